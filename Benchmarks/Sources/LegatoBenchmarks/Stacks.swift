// What a navigation costs, however many screens are below.

import Legato

let stacks = Suite("stacks") {
  [10, 100_000].flatMap { depth in
    [
      pushAndPop(over: depth),
      settle(over: depth),
      track(over: depth),
    ]
  } + [redirect(), redirect(elements: 500)]
}

/// A host that has every screen and shows nothing.
private final class Host: NavigatorHost {
  var elements: [SharedElement] = []

  func transitionContext(for request: TransitionRequest) -> TransitionContext? {
    let context = context(request.operation, from: request.from, to: request.to)
    context.elements = elements
    return context
  }

  func layersDidChange(_ layers: [Layer]) {}
}

/// A stack of so many screens, its clock, and its host, which it does not retain.
private struct Bench {
  let navigator: Navigator
  let host = Host()
  var time = 0.0

  init(screens: Int) {
    navigator = Navigator(
      root: ScreenID(0), policy: TransitionPolicy(transition: .push, interactions: [.fullScreenPan()]))
    navigator.host = host
    navigator.size = Size(width: 390, height: 844)
    for screen in 1..<screens { navigator.push(ScreenID(Int32(screen)), animated: false, at: 0) }
  }

  mutating func frame(_ step: Double = 1.0 / 120) {
    time += step
    sink(navigator.tick(at: time))
  }

  /// Reads what a host would show.
  func show() { navigator.withStates { sink($0[0].translationX) } }

  /// A run's remaining frames in one.
  mutating func finish() { frame(10) }

  func pointer(_ x: Double) -> PointerSample { PointerSample(position: Point(x: x, y: 400), time: time) }
}

private func pushAndPop(over depth: Int) -> Measurement {
  var bench = Bench(screens: depth)
  let screen = ScreenID(Int32(depth))
  return measure("A push and a pop over \(depth) screens") { _ in
    bench.navigator.push(screen, at: bench.time)
    bench.finish()
    bench.navigator.pop(at: bench.time)
    bench.finish()
  }
}

/// Frames of a run that settles so slowly that it never ends.
private func settle(over depth: Int) -> Measurement {
  var bench = Bench(screens: depth)
  let slow = Transition.push.with(motion: .spring(Spring(response: 1e6, dampingRatio: 1)))
  bench.navigator.push(ScreenID(Int32(depth)), transition: slow, at: bench.time)
  let measurement = measure("A settling frame over \(depth) screens") { _ in
    bench.frame(1e-6)
    bench.show()
  }
  precondition(bench.navigator.isRunning)
  return measurement
}

/// Frames of a run that a finger drives to and fro, with one sample each.
private func track(over depth: Int) -> Measurement {
  var bench = Bench(screens: depth)
  bench.navigator.pointerDown(bench.pointer(5))
  bench.navigator.pointerMoved(bench.pointer(40))
  let measurement = measure("A tracked frame over \(depth) screens") { call in
    bench.frame()
    bench.navigator.pointerMoved(bench.pointer(100 + Double(call & 63)))
    bench.show()
  }
  precondition(bench.navigator.phase == .tracking)
  bench.navigator.pointersCancelled(at: bench.time)
  bench.finish()
  return measurement
}

/// A push, another one on top of it after two frames, a pop after two more: three screens are seen at once.
private func redirect() -> Measurement {
  var bench = Bench(screens: 1)
  let transition = Transition.slide(.leading)
  return measure("Two pushes and a pop, each redirecting the one before, and six frames") { _ in
    bench.navigator.push(ScreenID(1), transition: transition, at: bench.time)
    for _ in 0..<2 { bench.frame() }
    bench.navigator.push(ScreenID(2), transition: transition, at: bench.time)
    for _ in 0..<2 { bench.frame() }
    bench.navigator.pop(at: bench.time)
    for _ in 0..<2 { bench.frame() }
    bench.navigator.popToRoot(animated: false, at: bench.time)
    bench.finish()
  }
}

/// A push, and another one on top of it after a frame, with so many elements that all three screens share.
private func redirect(elements count: Int) -> Measurement {
  var bench = Bench(screens: 1)
  let frame = Rect(x: 10, y: 10, width: 40, height: 40)
  bench.host.elements = (0..<count).map { number in
    SharedElement(id: ElementID(Int32(number)), covered: frame, covering: Rect(x: 100, y: 100, width: 90, height: 90))
  }
  return measure("Two pushes with \(count) shared elements, the second one redirecting the first") { _ in
    bench.navigator.push(ScreenID(1), transition: .imageZoom(), at: bench.time)
    bench.frame()
    bench.navigator.push(ScreenID(2), transition: .imageZoom(), at: bench.time)
    bench.navigator.popToRoot(animated: false, at: bench.time)
    bench.finish()
  }
}
