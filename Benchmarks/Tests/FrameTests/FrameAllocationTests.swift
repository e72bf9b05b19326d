import AllocationCounter
import Legato
import Testing

/// Runs in release: without optimisation Swift keeps on the heap what it otherwise would not.
@Suite(.enabled(if: allocations { opaque(1) } > 0, "allocations are counted"))
struct FrameAllocationTests {
  @Test(arguments: Scene.all)
  func `A frame under a finger allocates nothing`(scene: Scene) {
    let stage = Stage(scene)
    stage.touch()
    #expect(stage.stack.coordinator.phase == .tracking)
    #expect(allocations { for _ in 0..<240 { stage.drag() } } == 0)
    #expect(stage.stack.coordinator.phase == .tracking)
  }

  @Test(arguments: Scene.all)
  func `A settling frame allocates nothing`(scene: Scene) {
    let stage = Stage(scene)
    stage.touch()
    for _ in 0..<10 { stage.drag() }
    stage.lift()
    stage.frame()
    #expect(allocations { for _ in 0..<6 { stage.frame() } } == 0)
    guard case .settling = stage.stack.coordinator.phase else {
      Issue.record("the settle has ended before it was measured")
      return
    }
  }

  @Test(arguments: Scene.all)
  func `A frame with three screens, two of them carried, allocates nothing`(scene: Scene) {
    let stage = Stage(scene)
    stage.push(2)
    stage.frame()
    stage.push(3)
    stage.frame()
    #expect(stage.screens == 3)
    #expect(allocations { for _ in 0..<6 { stage.frame() } } == 0)
    #expect(stage.screens == 3)
  }
}

/// A transition with the gesture that takes it back.
struct Scene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let transition: Transition
  let interaction: Interaction

  static let all = [
    Scene(testDescription: "push", transition: .push, interaction: .fullScreenPan()),
    Scene(testDescription: "slide", transition: .slide(.leading), interaction: .fullScreenPan()),
    Scene(testDescription: "zoom", transition: .zoom, interaction: .zoomDrag()),
    Scene(testDescription: "grow", transition: .grow(), interaction: .freeDrag()),
    Scene(testDescription: "imageZoom", transition: .imageZoom(), interaction: .imageDrag()),
    Scene(testDescription: "headline", transition: .headline(), interaction: .verticalPan()),
  ]
}

/// A stack of two screens under a finger.
private final class Stage: NavigationHost {
  let stack: NavigationStack
  let watcher = Watcher()
  let transition: Transition
  private var time = 0.0
  private var position = Point(x: 100, y: 100)
  private let way: Vector
  private var step = 4.0
  private var travelled = 0.0

  init(_ scene: Scene) {
    way = scene.interaction.direction == .down ? Vector(dx: 0.2, dy: 1) : Vector(dx: 1, dy: 0.2)
    // Slow enough for every frame that is counted.
    transition = scene.transition.with(motion: .spring(Spring(response: 2, dampingRatio: 1)))
    stack = NavigationStack(
      root: ScreenID(0), policy: TransitionPolicy(transition: transition, interactions: [scene.interaction]))
    stack.host = self
    stack.coordinator.observer = watcher
    stack.size = Size(width: 390, height: 844)
    stack.push(ScreenID(1), animated: false, at: 0)
  }

  var screens: Int {
    stack.coordinator.layers.count { if case .screen = $0.kind { true } else { false } }
  }

  func push(_ screen: Int32) { stack.push(ScreenID(screen), at: time) }

  func touch() {
    stack.pointerDown(PointerSample(position: position, time: time))
    for _ in 0..<8 { drag() }
  }

  /// One sample along the gesture's way, or back towards its start, and one frame.
  func drag() {
    time += 1.0 / 120
    if travelled > 120 || travelled < 0 { step = -step }
    travelled += step
    position = Point(x: position.x + way.dx * step, y: position.y + way.dy * step)
    stack.pointerMoved(PointerSample(position: position, time: time))
    stack.coordinator.tick(at: time)
  }

  func lift() { stack.pointerUp(PointerSample(position: position, time: time)) }

  func frame() {
    time += 1.0 / 120
    stack.coordinator.tick(at: time)
  }

  func transitionContext(for request: TransitionRequest) -> TransitionContext? {
    let context = TransitionContext(
      operation: request.operation, from: request.from, to: request.to, size: Size(width: 390, height: 844))
    context.elements = [
      SharedElement(
        id: ElementID(1), covered: Rect(x: 20, y: 300, width: 100, height: 100),
        covering: Rect(x: 0, y: 200, width: 390, height: 390))
    ]
    return context
  }

  func layersDidChange(_ layers: [Layer]) {}
}

/// An application that watches the progress.
private final class Watcher: TransitionObserver {
  private(set) var changes = 0

  func transitionShouldBegin(_ request: TransitionRequest) -> Bool { true }
  func transitionWillBegin(_ request: TransitionRequest) {}
  func transition(_ request: TransitionRequest, didChange fraction: Double) { changes += 1 }
  func transition(_ request: TransitionRequest, willEnd verdict: Verdict) {}
  func transition(_ request: TransitionRequest, didEnd outcome: Outcome) {}
}

/// How many blocks this thread takes from the heap while `body` runs.
private func allocations<Result>(in body: () -> Result) -> Int {
  let before = allocation_count()
  _ = body()
  return allocation_count() - before
}

/// Keeps the compiler from doing without what it wraps.
@inline(never)
private func opaque<Value>(_ value: Value) -> [Value] { [value] }
