// One scripted run through the engine, the same everywhere.

import Legato

/// Plays a script on a stack and digests every frame: pushes and pops by finger and without, a grab, a reversal, three
/// screens at once, a zoom that is dragged, a pinch and a resize.
final class Script: NavigationHost {
  private let stack = NavigationStack(root: ScreenID(0))
  private var size = Size(width: 390, height: 844)
  private var time = 0.0
  private var digest = Digest()
  private(set) var frameCount = 0

  /// The digest of all frames.
  static func run() -> (digest: UInt64, frames: Int) {
    let script = Script()
    script.stack.host = script
    script.stack.size = script.size
    script.play()
    return (script.digest.value, script.frameCount)
  }

  private func play() {
    for transition in [Transition.push, .slide(.leading), .cover(), .fade, .scale(), .headline(), .modal] {
      pushAndDragBack(by: transition)
    }
    grabAndReverse()
    redirect()
    dragFreely(.zoom, .zoomDrag())
    dragFreely(.grow(), .freeDrag())
    dragFreely(.imageZoom(), .imageDrag())
    pinch()
    resize()
  }

  private func pushAndDragBack(by transition: Transition) {
    push(1, transition, .fullScreenPan())
    frames(6)
    // An uneven finger that goes back in the end, so that the run is cancelled; then a flick that finishes it.
    settle()
    finger(
      from: Point(x: 30.5, y: 400), by: [Vector(dx: 40, dy: 3), Vector(dx: 71.3, dy: -2), Vector(dx: -30.7, dy: 0)])
    settle()
    finger(from: Point(x: 12, y: 200), by: [Vector(dx: 90, dy: 1), Vector(dx: 130.1, dy: 1)])
    settle()
  }

  /// A finger catches a push on its way, lets it go, and the run is sent back.
  private func grabAndReverse() {
    push(1, .slide(.leading), .fullScreenPan())
    frames(7)
    finger(from: Point(x: 200, y: 300), by: [Vector(dx: 25, dy: 2), Vector(dx: 14.9, dy: 0)])
    frames(3)
    stack.reverse(at: time)
    frames(4)
    stack.reverse(at: time)
    settle()
    popToRoot()
  }

  /// Each request interrupts the one before: three screens are seen at once.
  private func redirect() {
    push(1, .push, .fullScreenPan())
    frames(4)
    push(2, .cover(), .fullScreenPan())
    frames(4)
    push(3, .headline(), .fullScreenPan())
    frames(4)
    stack.pop(at: time)
    frames(4)
    stack.pop(to: ScreenID(0), at: time)
    settle()
    popToRoot()
  }

  private func dragFreely(_ transition: Transition, _ interaction: Interaction) {
    let way = interaction.direction == .down ? Vector(dx: 11.3, dy: 60.7) : Vector(dx: 60.7, dy: 11.3)
    push(1, transition, interaction)
    settle()
    finger(from: Point(x: 120, y: 300), by: [way, way, way * -1.5])
    frames(5)
    settle()
    finger(from: Point(x: 120, y: 300), by: [way, way, way, way])
    settle()
    popToRoot()
  }

  private func pinch() {
    push(1, .zoom, .pinch())
    settle()
    let first = PointerSample(pointer: 0, position: Point(x: 100, y: 400), time: time)
    let second = PointerSample(pointer: 1, position: Point(x: 300, y: 420), time: time)
    stack.pointerDown(first)
    stack.pointerDown(second)
    for step in 1...20 {
      frames(1)
      let travel = Vector(dx: Double(step) * 3.7, dy: 2)
      stack.pointerMoved(PointerSample(pointer: 0, position: first.position + travel, time: time))
      stack.pointerMoved(PointerSample(pointer: 1, position: second.position - travel, time: time))
    }
    stack.pointerUp(PointerSample(pointer: 1, position: second.position, time: time))
    stack.pointerUp(PointerSample(pointer: 0, position: first.position, time: time))
    settle()
    popToRoot()
  }

  private func resize() {
    push(1, .push, .fullScreenPan())
    frames(5)
    size = Size(width: 844, height: 390)
    stack.resize(to: size)
    settle()
    popToRoot()
  }
}

extension Script {
  private func push(_ screen: Int32, _ transition: Transition, _ interaction: Interaction) {
    stack.push(
      ScreenID(screen), transition: transition,
      policy: TransitionPolicy(transition: transition, interactions: [interaction]), at: time)
  }

  private func popToRoot() {
    stack.popToRoot(animated: false, at: time)
    settle()
  }

  /// A finger lands, goes each way in five samples, and lifts.
  private func finger(from start: Point, by ways: [Vector]) {
    var position = start
    stack.pointerDown(PointerSample(position: position, time: time))
    for way in ways {
      for _ in 0..<5 {
        frames(1)
        position = position + way * 0.2
        stack.pointerMoved(PointerSample(position: position, time: time))
      }
    }
    stack.pointerUp(PointerSample(position: position, time: time))
  }

  private func frames(_ count: Int) {
    for _ in 0..<count {
      // Not a number of bits that come out even.
      time += 1.0 / 60
      stack.coordinator.tick(at: time)
      digestFrame()
    }
  }

  /// Frames until nothing moves, a thousand at most.
  private func settle() {
    var left = 1000
    repeat {
      frames(1)
      left -= 1
    } while stack.coordinator.isRunning && left > 0
  }

  private func digestFrame() {
    frameCount += 1
    digest.add(stack.coordinator.inputs.fraction)
    for state in stack.coordinator.states { digest.add(state) }
  }

  func transitionContext(for request: TransitionRequest) -> TransitionContext? {
    let context = TransitionContext(operation: request.operation, from: request.from, to: request.to, size: size)
    context.displayCornerRadius = 39
    context.elements = [
      SharedElement(
        id: ElementID(1), covered: Rect(x: 21, y: 307, width: 113, height: 89),
        covering: Rect(x: 0, y: 211, width: size.width, height: 301), coveredRadius: 12)
    ]
    return context
  }

  func layersDidChange(_ layers: [Layer]) {}
}
