// One scripted run of the engine, the same on every platform.

import Legato

/// Plays a script on a stack and digests every frame: pushes and pops by finger and without, a grab, a reversal, three
/// screens at once, a zoom that is dragged, a pinch and a resize; a drawer, a sheet at its detents, pinned bars,
/// presets, right-to-left and reduced motion.
final class Script {
  private let navigator = Navigator(root: ScreenID(0))
  private var size = Size2D(width: 390, height: 844)
  private var time = 0.0
  private var digest = Digest()
  private var movingFrameCount = 0
  private var barStyle = BarStyle.attached
  private var reducedMotion = false
  private var panel = Rect2D.zero

  /// The digest of all frames, and in how many of them something moved.
  static func run() -> (digest: UInt64, movingFrames: Int) {
    let script = Script()
    script.navigator.size = script.size
    script.play()
    return (script.digest.value, script.movingFrameCount)
  }

  private func play() {
    for transition in [ScreenTransition.push, .slide(.leading), .cover(), .fade, .scale(), .headline(), .modal] {
      pushAndDragBack(by: transition)
    }
    grabAndReverse()
    redirect()
    dragFreely(.zoom, .zoomDrag())
    dragFreely(.grow(), .freeDrag())
    dragFreely(.imageZoom(), .imageDrag())
    pinch()
    resize()
    playPresets()
    drawer()
    sheet()
    playVariants()
  }

  private func playPresets() {
    for transition in [
      ScreenTransition.mdPush, .mdImageZoom(), .mdImageZoom(sourceStyle: .kept),
      .asymmetric(enter: .zoom, leave: .push),
    ] {
      pushAndDragBack(by: transition)
    }
    let presets: [(Interaction, ScreenTransition)] = [
      (.awemeDrag, .grow()), (.mdImageDrag, .imageZoom()), (.mdVerticalPan, .cover()), (.articlePan, .push),
      (.headlinePan, .headline()), (.contentSwipe(), .push),
    ]
    for (interaction, transition) in presets { dragFreely(transition, interaction) }
  }

  /// Pulls a panel over the screen, catches it on its way, and pushes it back.
  private func drawer() {
    panel = Rect2D(x: 0, y: 0, width: 273, height: size.height)
    send(
      .request(
        .open(ScreenID(1)).with(
          transition: .drawer(from: .leading), policy: TransitionPolicy(interactions: [.drawerPan(.leading)]))))
    frames(5)
    finger(from: Point2D(x: 200, y: 300), by: [Vector2D(dx: -25, dy: 2), Vector2D(dx: 20.3, dy: 0)])
    settle()
    finger(from: Point2D(x: 250, y: 300), by: [Vector2D(dx: -60.7, dy: 2), Vector2D(dx: -90, dy: 0)])
    settle()
    popToRoot()
    panel = .zero
  }

  /// Presents a sheet at its first detent, opens it fully, and drags it down from detent to detent.
  private func sheet() {
    send(
      .request(
        .present(ScreenID(1)).with(
          transition: .cover(), policy: TransitionPolicy(interactions: [.fullScreenPan(.down)]), detents: [0.4, 0.7])))
    settle()
    send(.request(.move(to: 1)))
    frames(6)
    settle()
    for way in [Vector2D(dx: 3, dy: 40.3), Vector2D(dx: 3, dy: 60.1), Vector2D(dx: 1, dy: 150.9)] {
      finger(from: Point2D(x: 150, y: 500), by: [way, way])
      settle()
    }
    popToRoot()
  }

  /// Plays the script with other settings.
  private func playVariants() {
    barStyle = .pinned
    for transition in [ScreenTransition.push, .slide(.leading), .zoom] { pushAndDragBack(by: transition) }
    redirect()
    barStyle = .attached
    navigator.layoutDirection = .rightToLeft
    for transition in [ScreenTransition.push, .slide(.leading), .headline(), .grow()] {
      pushAndDragBack(by: transition)
    }
    navigator.layoutDirection = .leftToRight
    reducedMotion = true
    for transition in [ScreenTransition.push, .zoom] { pushAndDragBack(by: transition) }
    redirect()
    reducedMotion = false
  }

  private func pushAndDragBack(by transition: ScreenTransition) {
    push(1, transition, .fullScreenPan())
    frames(6)
    // An uneven finger turns back, which cancels the run; then a flick finishes it.
    settle()
    let sign = navigator.layoutDirection == .leftToRight ? 1.0 : -1
    finger(
      from: Point2D(x: 195, y: 400),
      by: [Vector2D(dx: 40 * sign, dy: 3), Vector2D(dx: 71.3 * sign, dy: -2), Vector2D(dx: -30.7 * sign, dy: 0)])
    settle()
    finger(from: Point2D(x: 195, y: 200), by: [Vector2D(dx: 90 * sign, dy: 1), Vector2D(dx: 130.1 * sign, dy: 1)])
    settle()
  }

  /// A finger catches a push on its way and lets it go; then the run is reversed.
  private func grabAndReverse() {
    push(1, .slide(.leading), .fullScreenPan())
    frames(7)
    finger(from: Point2D(x: 200, y: 300), by: [Vector2D(dx: 25, dy: 2), Vector2D(dx: 14.9, dy: 0)])
    frames(3)
    send(.reverse)
    frames(4)
    send(.reverse)
    settle()
    popToRoot()
  }

  /// Each request interrupts the one before it, so three screens are visible at once.
  private func redirect() {
    push(1, .push, .fullScreenPan())
    frames(4)
    push(2, .cover(), .fullScreenPan())
    frames(4)
    push(3, .headline(), .fullScreenPan())
    frames(4)
    send(.request(.pop()))
    frames(4)
    send(.request(.pop(to: ScreenID(0))))
    settle()
    popToRoot()
  }

  private func dragFreely(_ transition: ScreenTransition, _ interaction: Interaction) {
    let way = interaction.direction == .down ? Vector2D(dx: 11.3, dy: 60.7) : Vector2D(dx: 60.7, dy: 11.3)
    push(1, transition, interaction)
    settle()
    finger(from: Point2D(x: 120, y: 300), by: [way, way, way * -1.5])
    frames(5)
    settle()
    finger(from: Point2D(x: 120, y: 300), by: [way, way, way, way])
    settle()
    popToRoot()
  }

  private func pinch() {
    push(1, .zoom, .pinch())
    settle()
    let first = PointerSample(pointer: 0, position: Point2D(x: 100, y: 400), time: time)
    let second = PointerSample(pointer: 1, position: Point2D(x: 300, y: 420), time: time)
    send(.pointerDown(first, over: []))
    send(.pointerDown(second, over: []))
    for step in 1...20 {
      frames(1)
      let travel = Vector2D(dx: Double(step) * 3.7, dy: 2)
      send(.pointerMoved(PointerSample(pointer: 0, position: first.position + travel, time: time)))
      send(.pointerMoved(PointerSample(pointer: 1, position: second.position - travel, time: time)))
    }
    send(.pointerUp(PointerSample(pointer: 1, position: second.position, time: time)))
    send(.pointerUp(PointerSample(pointer: 0, position: first.position, time: time)))
    settle()
    popToRoot()
  }

  private func resize() {
    push(1, .push, .fullScreenPan())
    frames(5)
    size = Size2D(width: 844, height: 390)
    send(.resized(size))
    settle()
    popToRoot()
  }
}

extension Script {
  private func push(_ screen: Int32, _ transition: ScreenTransition, _ interaction: Interaction) {
    send(
      .request(
        .push(ScreenID(screen)).with(
          transition: transition, policy: TransitionPolicy(transition: transition, interactions: [interaction]))))
  }

  private func popToRoot() {
    send(.request(.popToRoot().with(animated: false)))
    settle()
  }

  /// Lands a finger, moves it along each vector in five samples, and lifts it.
  private func finger(from start: Point2D, by ways: [Vector2D]) {
    var position = start
    send(.pointerDown(PointerSample(position: position, time: time), over: []))
    for way in ways {
      for _ in 0..<5 {
        frames(1)
        position = position + way * 0.2
        send(.pointerMoved(PointerSample(position: position, time: time)))
      }
    }
    send(.pointerUp(PointerSample(position: position, time: time)))
  }

  private func frames(_ count: Int) {
    for _ in 0..<count {
      // A time step that has no exact binary representation.
      time += 1.0 / 60
      send(.tick)
      digestFrame()
    }
  }

  /// Plays frames until nothing moves, at most a thousand.
  private func settle() {
    var left = 1000
    repeat {
      frames(1)
      left -= 1
    } while navigator.isRunning && left > 0
  }

  private func digestFrame() {
    if navigator.isRunning { movingFrameCount += 1 }
    digest.add(navigator.inputs.fraction)
    for state in navigator.states { digest.add(state) }
  }

  private func send(_ event: Navigator.Event) {
    navigator.send(event, at: time)
    while let effect = navigator.nextEffect() {
      switch effect {
      case .ask(let request): send(.answered(request.run, true))
      case .prepare(let request), .measure(let request): send(.measured(request.run, context(for: request)))
      default: break
      }
    }
  }

  private func context(for request: TransitionRequest) -> TransitionContext {
    let context = TransitionContext(operation: request.operation, from: request.from, to: request.to, size: size)
    context.displayCornerRadius = 39
    context.layoutDirection = navigator.layoutDirection
    context.reducedMotion = reducedMotion
    context.coveringFrame = panel
    context.barStyle = barStyle
    let items = [BarItem(id: ElementID(9), frame: Rect2D(x: 140.5, y: 50, width: 109, height: 44))]
    context.coveredBar = Bar(frame: Rect2D(x: 0, y: 0, width: size.width, height: 97), items: items)
    context.coveringBar = Bar(frame: Rect2D(x: 0, y: 0, width: size.width, height: 149), items: items)
    context.elements = [
      SharedElement(
        id: ElementID(1), covered: Rect2D(x: 21, y: 307, width: 113, height: 89),
        covering: Rect2D(x: 0, y: 211, width: size.width, height: 301), coveredRadius: 12)
    ]
    return context
  }
}
