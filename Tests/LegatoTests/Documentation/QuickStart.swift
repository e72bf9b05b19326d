// The samples of the README and of the landing page, as they stand there; ArticleTests compares them.

import Legato
import LegatoTesting
import Testing

/// A container that shows a stack of screens.
final class Screens {
  let navigator = Navigator(root: ScreenID(0))

  init(size: Size2D) { navigator.size = size }

  // Tell the engine what happens, and do what it asks for.
  func send(_ event: Navigator.Event, at time: Double) {
    navigator.send(event, at: time)
    while let effect = navigator.nextEffect() {
      switch effect {
      case .ask(let request):  // May it begin?
        send(.answered(request.run, true), at: time)
      case .prepare(let request), .measure(let request):  // Put the new screen in place, and say where things are.
        let context = TransitionContext(
          operation: request.operation, from: request.from, to: request.to, size: navigator.size)
        send(.measured(request.run, context), at: time)
      case .show:  // Make a view for each layer, or restore them all when there are none.
        break
      default: break
      }
    }
  }

  // Called by the display link, for as long as it answers true.
  func frame(at time: Double) -> Bool {
    send(.tick, at: time)
    for (layer, state) in zip(navigator.layers, navigator.states) { show(layer, state) }
    return navigator.isRunning
  }

  var shown: [ScreenID: Double] = [:]
  func show(_ layer: Layer, _ state: LayerState) {
    if let screen = layer.screen { shown[screen] = state.translationX }
  }
}

extension ScreenID: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

func readmeGesture(_ screens: Screens, photo: ScreenID, finger: Point2D, now: Double) {
  let backGestures = TransitionPolicy(interactions: [.zoomDrag(), .pinch()])
  screens.send(.request(.push(photo).with(transition: .zoom, policy: backGestures)), at: now)
  screens.send(.pointerDown(PointerSample(position: finger, time: now), over: []), at: now)  // then moved, up
}

extension ScreenTransition {
  /// The new screen rises, and the old one steps back.
  static var rise: ScreenTransition {
    ScreenTransition(motion: .spring(SpringMotion(response: 0.4, dampingRatio: 0.85))) { context in
      let timeline = TimelineBuilder(context)
      timeline.scale(timeline.screen(.covered), from: 1, to: 0.92)
      timeline.dimming(to: 0.3)
      timeline.move(timeline.screen(.covering), from: context.travel(.down), to: .zero)
      return timeline.build()
    }
  }
}

@Suite("Quick start")
struct QuickStart {
  @Test func aHalfSwipeThatRestsGoesBack() {
    let stage = Stage(root: 0)
    stage.push(1, transition: .rise)
    stage.settle()

    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.drag(by: .right(160), over: 0.3)
    stage.finger.hold(for: 0.1)
    stage.finger.release()

    #expect(stage.settle() == .cancelled)
    #expect(stage.navigator.screens == [0, 1])
  }

  @Test func aHostOfTwentyLinesShowsAPush() {
    let screens = Screens(size: Size2D(width: 402, height: 874))
    readmeGesture(screens, photo: ScreenID(1), finger: Point2D(x: 200, y: 300), now: 0)
    #expect(screens.frame(at: 0.05))
    #expect(!screens.frame(at: 10))
    #expect(screens.navigator.screens == [ScreenID(0), ScreenID(1)])
  }
}
