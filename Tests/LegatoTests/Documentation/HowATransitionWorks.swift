// The samples of the articles "How a transition works" and "Choosing an interaction", as they stand there; ArticleTests
// compares them.

import Legato
import LegatoTesting
import Testing

func lines(_ navigator: Navigator) -> [String] {
  var lines: [String] = []
  while let effect = navigator.nextEffect() {
    switch effect {
    case .willBegin: lines.append("begins")
    case .willEnd(_, let decision): lines.append("is decided: \(decision)")
    case .didEnd(let request, let decision): lines.append("has ended: \(request.outcome(of: decision))")
    default: break
    }
  }
  return lines
}

func interrupt(_ navigator: Navigator, detail: ScreenID, now: Double) {
  navigator.send(.request(.push(detail)), at: now)
  navigator.send(.request(.pop()), at: now + 0.1)  // the push counts, and goes back from where it is
}

func throwFarther(_ navigator: Navigator, player: ScreenID) {
  var drag = Interaction.freeDrag(threshold: 0.3)
  drag.release.projection = 0.2
  drag.finishMotion = .spring(SpringMotion(response: 0.3, dampingRatio: 0.9))
  drag.catchesOnTouchDown = true
  navigator.configure(player, TransitionPolicy(interactions: [drag]))
}

func swipeAnywhere(_ navigator: Navigator) {
  guard case .pan(var pan) = Interaction.fullScreenPan().gesture else { return }
  pan.slop = 27
  pan.scrollRule = .yields
  var swipe = Interaction.fullScreenPan()
  swipe.gesture = .pan(pan)
  navigator.policy.interactions = [.edgePan(), swipe]
}

func landOverAPager(_ navigator: Navigator, finger: PointerSample) -> Bool {
  let pager = Scrollable(axis: .horizontal, offset: 402, upper: 1206, isPager: true)
  let list = Scrollable(axis: .vertical, offset: 120, upper: 3000)
  navigator.send(.pointerDown(finger, over: [list, pager]), at: finger.time)
  let moved = PointerSample(position: finger.position + Vector2D(dx: 40), time: finger.time + 0.05)
  navigator.send(.pointerMoved(moved), at: moved.time)
  return navigator.pointerResponse == .claimed
}

@Suite("How a transition works")
struct HowATransitionWorks {
  @Test func anObserverHearsARunOnce() {
    let screens = Screens(size: Size2D(width: 402, height: 874))
    screens.navigator.send(.request(.push(1)), at: 0)
    var heard: [String] = []
    while let effect = screens.navigator.nextEffect() {
      switch effect {
      case .ask(let request): screens.navigator.send(.answered(request.run, true), at: 0)
      case .prepare(let request):
        let context = TransitionContext(operation: .push, from: 0, to: 1, size: screens.navigator.size)
        screens.navigator.send(.measured(request.run, context), at: 0)
        screens.navigator.send(.tick, at: 10)
        heard = lines(screens.navigator)
      default: break
      }
    }
    #expect(heard == ["begins", "is decided: finish", "has ended: finished"])
  }

  @Test func aPopDuringAPushTurnsItsPictureRound() {
    let stage = Stage(root: 0)
    interrupt(stage.navigator, detail: 1, now: stage.clock.time)
    stage.send(.tick)
    #expect(stage.settle() == .finished)
    #expect(stage.callbacks.filter { $0 == .didEnd(.push, .finished) }.count == 1)
    #expect(stage.navigator.screens == [0])
  }

  @Test func aPagerInItsMiddleKeepsTheSwipe() {
    let stage = Stage(root: 0)
    stage.push(1)
    stage.settle()
    swipeAnywhere(stage.navigator)
    let finger = PointerSample(position: Point2D(x: 200, y: 300), time: stage.clock.time)
    #expect(!landOverAPager(stage.navigator, finger: finger))
  }

  @Test func aDragCanBeMadeToNeedMore() {
    let stage = Stage(root: 0)
    stage.push(1, transition: .grow())
    stage.settle()
    throwFarther(stage.navigator, player: 1)
    stage.finger.begin(at: Point2D(x: 100, y: 300))
    stage.finger.drag(by: Vector2D(dx: 110, dy: 60), over: 0.5)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == .cancelled)
  }
}
