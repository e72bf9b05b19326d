// The cost of navigation, for any number of screens below.

import Legato

let stacks = Suite("stacks") {
  [10, 100_000].flatMap { depth in
    [
      pushAndPop(over: depth),
      settle(over: depth),
      track(over: depth),
    ]
  } + [
    redirect(),
    redirect(elements: 500),
    carriedOn(),
    redirected("A layer of a redirected frame, of 1000, in the plane", limit: 55),
    redirected("A layer of a redirected frame, of 1000, in space", isInSpace: true, limit: 110),
  ]
}

/// A stack with a number of screens, its clock, and a host that has every screen and shows nothing.
private struct Bench {
  let navigator: Navigator
  var elements: [SharedElement] = []
  var time = 0.0

  init(screens: Int) {
    navigator = Navigator(
      root: ScreenID(0), policy: TransitionPolicy(transition: .push, interactions: [.fullScreenPan()]))
    navigator.size = Size2D(width: 390, height: 844)
    for screen in 1..<screens { send(.request(.push(ScreenID(Int32(screen))).with(animated: false))) }
  }

  func send(_ event: Navigator.Event) {
    navigator.send(event, at: time)
    while let effect = navigator.nextEffect() {
      switch effect {
      case .ask(let request): send(.answered(request.run, true))
      case .prepare(let request), .measure(let request):
        let context = context(request.operation, from: request.from, to: request.to)
        context.elements = elements
        send(.measured(request.run, context))
      default: break
      }
    }
  }

  mutating func frame(_ step: Double = 1.0 / 120) {
    time += step
    send(.tick)
  }

  /// Reads the states that a host would show.
  func show() { navigator.withStates { sink($0[0].translationX) } }

  /// Plays the rest of a run in one frame.
  mutating func finish() { frame(10) }

  func pointer(_ x: Double) -> PointerSample { PointerSample(position: Point2D(x: x, y: 400), time: time) }
}

private func pushAndPop(over depth: Int) -> Measurement {
  var bench = Bench(screens: depth)
  let screen = ScreenID(Int32(depth))
  return measure("A push and a pop over \(depth) screens") { _ in
    bench.send(.request(.push(screen)))
    bench.finish()
    bench.send(.request(.pop()))
    bench.finish()
  }
}

/// Frames of a run that settles so slowly that it never ends.
private func settle(over depth: Int) -> Measurement {
  var bench = Bench(screens: depth)
  let slow = ScreenTransition.push.with(motion: .spring(SpringMotion(response: 1e6, dampingRatio: 1)))
  bench.send(.request(.push(ScreenID(Int32(depth))).with(transition: slow)))
  let measurement = measure("A settling frame over \(depth) screens") { _ in
    bench.frame(1e-6)
    bench.show()
  }
  precondition(bench.navigator.isRunning)
  return measurement
}

/// Frames of a run that a finger drives back and forth, with one sample in each.
private func track(over depth: Int) -> Measurement {
  var bench = Bench(screens: depth)
  bench.send(.pointerDown(bench.pointer(5), over: []))
  bench.send(.pointerMoved(bench.pointer(40)))
  let measurement = measure("A tracked frame over \(depth) screens") { call in
    bench.frame()
    bench.send(.pointerMoved(bench.pointer(100 + Double(call & 63))))
    bench.show()
  }
  precondition(bench.navigator.phase == .tracking)
  bench.send(.pointersCancelled)
  bench.finish()
  return measurement
}

/// A push, another push after two frames, and a pop after two more: three screens are visible at once.
private func redirect() -> Measurement {
  var bench = Bench(screens: 1)
  let transition = ScreenTransition.slide(.leading)
  return measure("Two pushes and a pop, each redirecting the one before, and six frames") { _ in
    bench.send(.request(.push(ScreenID(1)).with(transition: transition)))
    for _ in 0..<2 { bench.frame() }
    bench.send(.request(.push(ScreenID(2)).with(transition: transition)))
    for _ in 0..<2 { bench.frame() }
    bench.send(.request(.pop()))
    for _ in 0..<2 { bench.frame() }
    bench.send(.request(.popToRoot().with(animated: false)))
    bench.finish()
  }
}

/// A push, and another push after a frame, with this number of elements, which all three screens share.
private func redirect(elements count: Int) -> Measurement {
  var bench = Bench(screens: 1)
  let frame = Rect2D(x: 10, y: 10, width: 40, height: 40)
  bench.elements = (0..<count).map { number in
    SharedElement(id: ElementID(Int32(number)), covered: frame, covering: Rect2D(x: 100, y: 100, width: 90, height: 90))
  }
  return measure("Two pushes with \(count) shared elements, the second one redirecting the first") { _ in
    bench.send(.request(.push(ScreenID(1)).with(transition: .imageZoom())))
    bench.frame()
    bench.send(.request(.push(ScreenID(2)).with(transition: .imageZoom())))
    bench.send(.request(.popToRoot().with(animated: false)))
    bench.finish()
  }
}

/// Frames of a run that carries on the flights of the run that it has redirected. The results are for one layer: half
/// of them are faces that cover those of the new run.
private func carriedOn() -> Measurement {
  var bench = Bench(screens: 1)
  bench.elements = (0..<200).map { number in
    let (x, y) = (Double(number % 25) * 15, Double(number / 25) * 12)
    return SharedElement(
      id: ElementID(Int32(number)), covered: Rect2D(x: x, y: y, width: 12, height: 10),
      covering: Rect2D(x: x, y: y + 200, width: 14, height: 20))
  }
  let slow = ScreenTransition.imageZoom().with(motion: .curve(.linear, duration: 1))
  for screen in 1...2 {
    bench.send(.request(.push(ScreenID(Int32(screen))).with(transition: slow)))
    for _ in 0..<2 { bench.frame() }
  }
  let layers = bench.navigator.layers.count
  let measurement = measure("A layer of a frame that carries flights on", limit: 55, operationsPerCall: layers) { _ in
    bench.frame(1e-9)
    bench.show()
  }
  precondition(bench.navigator.isRunning)
  return measurement
}

/// Frames of a run that has redirected another one. Each of its thousand pieces has a residual, which hardly decays
/// meanwhile. The results are for one piece.
private func redirected(_ name: String, isInSpace: Bool = false, limit: Double) -> Measurement {
  let count = 1_000
  func pieces(from way: Double) -> ScreenTransition {
    ScreenTransition(motion: .curve(.linear, duration: 1)) { context in
      let timeline = TimelineBuilder(context)
      for index in 0..<count {
        let piece = Layer.Kind.piece(of: context.screen(.covering), index: Int32(index))
        let layer = timeline.layer(piece, frame: Rect2D(x: Double(index % 25) * 15, y: 40, width: 15, height: 15))
        timeline.move(layer, from: Vector2D(dx: way, dy: Double(index)), to: .zero)
        timeline.scale(layer, from: 0.5, to: 1)
        timeline.animate(layer, .opacity, from: 0.2, to: 1)
        guard isInSpace else { continue }
        timeline.set(layer, .perspective, to: 1000)
        timeline.animate(layer, .rotationY, from: 1, to: 0)
      }
      return timeline.build()
    }
  }
  var bench = Bench(screens: 1)
  bench.send(.request(.push(ScreenID(1)).with(transition: pieces(from: 200))))
  for _ in 0..<2 { bench.frame() }
  bench.send(.request(.pop().with(transition: pieces(from: -300))))
  let measurement = measure(name, limit: limit, operationsPerCall: count) { _ in
    bench.frame(1e-9)
    bench.show()
  }
  precondition(bench.navigator.isRunning)
  return measurement
}
