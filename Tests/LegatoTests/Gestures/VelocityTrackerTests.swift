// The tracker's requirements, a table of gestures.
import Testing

@testable import Legato

/// One gesture as a host would feed it: positions and times, the time of the lift, and the true velocity.
struct Flick: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var truth: Double
  var samples: [(time: Double, x: Double)]
  var lift: Double

  /// A finger that touches down at 0 and accelerates for `ramp` seconds to `speed`; the frames are `phase` of a frame
  /// late.
  init(_ name: String, speed: Double = 1200, length: Double = 0.06, ramp: Double = 0, rate: Double, phase: Double = 1) {
    testDescription = "\(name), \(rate) Hz, phase \(phase)"
    truth = speed
    samples = [(0, 0)]
    var time = phase / rate
    while time <= length + 1e-9 {
      let travel = time < ramp ? speed * time * time / (2 * ramp) : speed * (time - ramp / 2)
      samples.append((time, travel))
      time += 1 / rate
    }
    lift = samples.last!.time
  }

  /// The last position again, a while after it; the lift is then.
  func repeated(after delay: Double) -> Flick {
    var flick = self
    flick.lift += delay
    flick.samples.append((flick.lift, samples.last!.x))
    return flick
  }

  /// A lift without a position, a while after the last one.
  func late(by delay: Double) -> Flick {
    var flick = self
    flick.lift += delay
    return flick
  }

  var tracker: VelocityTracker {
    let tracker = VelocityTracker()
    for sample in samples { tracker.add(Point2D(x: sample.x, y: -2 * sample.x), at: sample.time + 1000) }
    return tracker
  }

  var velocity: Vector2D { tracker.velocity(at: lift + 1000) }
}

/// Numbers that look random and are the same in every run, in -1 ... 1.
private struct Noise {
  var state: UInt64 = 42
  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(Int64(bitPattern: state) >> 11) / 0x1p52
  }
}

@Suite struct VelocityTrackerTests {
  static let flicks: [Flick] = [60.0, 120].flatMap { rate in
    [1, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875].flatMap { phase in
      [0, 0.02].flatMap { ramp in
        let flick = Flick("flick with a start of \(ramp) s", ramp: ramp, rate: rate, phase: phase)
        return [flick] + [0, 0.004, 0.01].map(flick.repeated) + [0.004, 0.012].map(flick.late)
      }
    }
  }

  @Test(arguments: flicks)
  func aShortFlickIsReadWithinTenPercent(flick: Flick) {
    #expect((flick.velocity.dx - flick.truth).magnitude < 0.1 * flick.truth)
    #expect((flick.velocity.dy + 2 * flick.truth).magnitude < 0.2 * flick.truth)
  }

  @Test(arguments: [0.005, 0.016, 0.03, 0.06])
  func twoSamplesGiveTheVelocityBetweenThem(span: Double) {
    let tracker = VelocityTracker()
    tracker.add(Point2D(x: 10, y: 5), at: 3)
    tracker.add(Point2D(x: 30, y: 5), at: 3 + span)
    #expect((tracker.velocity(at: 3 + span).dx - 20 / span).magnitude < 1e-6)
    #expect(tracker.velocity(at: 3 + span).dy == 0)
  }

  @Test func fewerThanTwoPositionsHaveNoVelocity() {
    let tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(Point2D(x: 10, y: 5), at: 3)
    #expect(tracker.velocity(at: 3) == .zero)
    tracker.add(Point2D(x: 20, y: 5), at: 3)
    #expect(tracker.velocity(at: 3) == .zero)
  }

  @Test(arguments: [60.0, 120, 240, 1000])
  func aFingerThatRestedBeforeTheLiftHasExactlyNoVelocity(rate: Double) {
    let drag = Flick("drag", length: 0.2, rate: rate)
    #expect(drag.late(by: 0.1).velocity == .zero)
    var held = drag
    for _ in 0..<Int(0.1 * rate) { held = held.repeated(after: 1 / rate) }
    #expect(held.velocity == .zero)
    #expect(drag.repeated(after: 0.1).velocity == .zero)
  }

  @Test(arguments: [60.0, 120, 240, 1000])
  func aLongDragIsReadRightAtAnyRate(rate: Double) {
    #expect((Flick("drag", speed: 400, length: 0.6, rate: rate).velocity.dx - 400).magnitude < 1e-6)
  }

  /// What a point of jitter may cost, in points per second: two positions are each off by a point at most, and they are
  /// 40 ms apart, or a third of a tenth of a second where no position is that old. That is 5 % of a flick; no bound is
  /// tighter.
  static let jitters: [(flick: Flick, bound: Double)] = [60.0, 120, 240, 1000].flatMap { rate in
    let bound = rate < 1000 ? 60.0 : 50
    return [(Flick("drag", speed: 400, length: 0.3, rate: rate), bound), (Flick("flick", rate: rate), bound)]
  }

  @Test(arguments: jitters)
  func aPointOfJitterCostsLittle(flick: Flick, bound: Double) {
    var noise = Noise()
    var worst = 0.0
    for _ in 0..<1000 {
      var shaken = flick
      for index in shaken.samples.indices { shaken.samples[index].x += noise.next() }
      worst = max(worst, (shaken.velocity.dx - flick.truth).magnitude)
    }
    #expect(worst < bound + 1e-6 && worst > 0.9 * bound)
  }

  @Test func irregularTimesAreReadRight() {
    var noise = Noise()
    for _ in 0..<200 {
      let tracker = VelocityTracker()
      var time = 0.0
      while time < 0.3 {
        tracker.add(Point2D(x: 800 * time, y: 0), at: time)
        time += 0.012 + 0.01 * noise.next()
      }
      #expect((tracker.velocity(at: time).dx - 800).magnitude < 1e-6)
    }
  }

  @Test func coalescedEventsWithOneTimestampAreOne() {
    let tracker = VelocityTracker()
    for frame in 0..<12 {
      let time = Double(frame) / 60
      for age in [0.75, 0.5, 0.25, 0] { tracker.add(Point2D(x: 800 * (time - age / 60), y: 0), at: time) }
    }
    #expect((tracker.velocity(at: 11.0 / 60).dx - 800).magnitude < 1e-6)
  }

  @Test func aFingerThatSlowsDownIsNotThrown() {
    // From 1200 to 300 points per second within 200 ms: the truth is 300, a window of 100 ms reads 525.
    let tracker = VelocityTracker()
    for frame in 0...24 {
      let time = Double(frame) / 120
      tracker.add(Point2D(x: 1200 * time - 2250 * time * time, y: 0), at: time)
    }
    #expect((300..<400).contains(tracker.velocity(at: 0.2).dx))
  }

  @Test func whatMakesNoSenseIsIgnored() {
    let tracker = Flick("drag", speed: 400, rate: 120).tracker
    let truth = tracker.velocity(at: 1000.06)
    for bad in [Double.nan, .infinity, -Double.infinity] {
      tracker.add(Point2D(x: bad, y: 0), at: 1000.061)
      tracker.add(Point2D(x: 0, y: bad), at: 1000.061)
      tracker.add(Point2D(x: 9999, y: 0), at: bad)
    }
    #expect(tracker.velocity(at: 1000.06) == truth)
    #expect(tracker.velocity(at: .nan) == truth)
    #expect(tracker.velocity(at: 0) == truth)
    #expect(tracker.velocity(at: .infinity) == .zero)
    tracker.add(Point2D(x: 500, y: 0), at: 1000.07)
    tracker.add(Point2D(x: 500, y: 0), at: 1000.12)
    #expect(tracker.velocity(at: .nan) == .zero)
  }

  @Test func hugeCoordinatesGiveAFiniteVelocity() {
    let tracker = VelocityTracker()
    tracker.add(Point2D(x: -Double.greatestFiniteMagnitude, y: 0), at: 0)
    tracker.add(Point2D(x: .greatestFiniteMagnitude, y: 0), at: 0.01)
    #expect(tracker.velocity(at: 0.01) == .zero)
  }

  @Test func aClockThatIsSetBackBeginsAnew() {
    let tracker = Flick("drag", speed: 400, rate: 120).tracker
    for step in 0..<4 { tracker.add(Point2D(x: 6 * Double(step), y: 0), at: 0.01 * Double(step)) }
    #expect(isClose(tracker.velocity(at: 0.03).dx, 600))
  }

  @Test func aResetForgets() {
    let tracker = Flick("drag", rate: 120).tracker
    tracker.reset()
    #expect(tracker.velocity(at: 1000.06) == .zero)
    tracker.add(.zero, at: 1)
    #expect(tracker.velocity(at: 1) == .zero)
  }
}
