// The cost of one moving value.

import Legato

let motions = Suite("motions") {
  let times = (0..<1024).map { Double($0) / 2048 }

  /// A frame of one spring: where it is, how fast, and whether it has settled.
  func advance(_ name: String, _ spring: SpringMotion) -> Measurement {
    var sum = 0.0
    defer { sink(sum) }
    return measure(name, limit: 20) { call in
      let state = spring.state(at: times[call & 1023], displacement: -200, velocity: 1200)
      let isSettled = abs(state.value) < 0.1 && abs(state.velocity) < 1
      sum += isSettled ? 1 : state.value
    }
  }

  let curve = Motion.curve(.easeInOut, duration: 0.5)
  let decay = Motion.decay(timeConstant: 0.06)
  let tracker = VelocityTracker()
  var positions = 0.0
  func add() {
    // Its own clock runs on from round to round: late samples are ignored, and cost nothing.
    positions += 1
    tracker.add(Point2D(x: positions * 9, y: positions), at: positions / 120)
  }
  for _ in 0..<16 { add() }

  return [
    advance("A spring advanced, settled test included", SpringMotion(response: 0.35, dampingRatio: 0.85)),
    advance("The same, critically damped", SpringMotion(response: 0.35, dampingRatio: 1)),
    advance("The same, overdamped", SpringMotion(response: 0.35, dampingRatio: 1.5)),
    measure("A timing curve advanced") { sink(curve.state(at: times[$0 & 1023], displacement: -1, velocity: 0)) },
    measure("A decay advanced") { sink(decay.state(at: times[$0 & 1023], displacement: -1, velocity: 0)) },
    drive("A driver advanced, the fraction settling", Inputs(fraction: 0.3), velocity: Inputs(fraction: 2)),
    drive(
      "A driver advanced, four inputs settling", Inputs(fraction: 0.3, pull: 0.4, drag: Vector2D(dx: 80, dy: 120)),
      velocity: Inputs(fraction: 2, pull: 2, drag: Vector2D(dx: 300, dy: 900))),
    measure("A finger's position added") { _ in add() },
    measure("A finger's velocity") { _ in sink(opaque(tracker).velocity(at: positions / 120)) },
  ]
}

/// A driver that settles, advanced by frames from its release to just before its end, over and over.
private func drive(_ name: String, _ inputs: Inputs, velocity: Inputs) -> Measurement {
  var released = TransitionDriver()
  released.begin(at: 0, inputs: inputs, velocity: velocity)
  released.release(.finish, motion: .spring(SpringMotion(response: 0.35, dampingRatio: 0.85)), at: 0)
  let frames = 256
  let step = released.endTime / Double(frames + 1)
  return measure(name, operationsPerCall: frames) { _ in
    var driver = released
    for frame in 0..<frames { driver.advance(to: step * Double(frame)) }
    sink(driver.inputs)
  }
}
