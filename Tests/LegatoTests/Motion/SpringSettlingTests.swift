// How long a spring takes.
import Testing

@testable import Legato

@Suite struct SpringSettlingTests {
  static let ratios = [0.05, 0.3, 0.8, 0.99, 1 - 1e-9, 1, 1 + 1e-9, 1.01, 2, 20]
  static let starts = [(1.0, 0.0), (-300, 0), (0, 900), (200, 3000), (200, -3000), (-200, 800), (0.0001, 50)]

  @Test(arguments: ratios, starts)
  func theSpringStaysWithinTheToleranceFromItsSettlingTimeOn(ratio: Double, start: (Double, Double)) {
    let spring = SpringMotion(response: 0.5, dampingRatio: ratio)
    let (x, v) = start
    let time = spring.settlingTime(displacement: x, velocity: v, tolerance: 0.01)
    let farthest = (0...4000).map { step in
      spring.state(at: time + Double(step) * 0.002, displacement: x, velocity: v).value.magnitude
    }.max()!
    #expect(farthest <= 0.01 * (1 + 1e-9))
  }

  @Test(arguments: ratios, starts)
  func theSettlingTimeIsNotLate(ratio: Double, start: (Double, Double)) {
    let spring = SpringMotion(response: 0.5, dampingRatio: ratio)
    let (x, v) = start
    let time = spring.settlingTime(displacement: x, velocity: v, tolerance: 0.01)
    let before = spring.state(at: max(0, time - 1e-9), displacement: x, velocity: v).value
    #expect(before.magnitude >= 0.01 * (1 - 1e-4))
  }

  /// As a page that is thrown past an end where it stops.
  @Test(arguments: ratios, starts)
  func whatLiesOnOneSideAloneStaysWithinTheToleranceToo(ratio: Double, start: (Double, Double)) {
    let spring = SpringMotion(response: 0.5, dampingRatio: ratio)
    let (x, v) = start
    for side in [-1.0, 1] {
      let time = spring.settlingTime(displacement: x, velocity: v, tolerance: 0.01, side: side)
      let place = { (time: Double) in side * spring.state(at: time, displacement: x, velocity: v).value }
      #expect((0...4000).allSatisfy { place(time + Double($0) * 0.002) <= 0.01 * (1 + 1e-9) })
      #expect(time == 0 || place(max(0, time - 1e-9)) >= 0.01 * (1 - 1e-4))
    }
  }

  @Test(arguments: [1 + 1e-12, 1.01, 2, 300, 1e6, 1e304], [0, 0.3, 1])
  func theTimeOfADecayIsNeitherEarlyNorLate(offset: Double, part: Double) {
    let slope = offset * part
    let left = { (x: Double) in (offset + slope * x) * Elementary.exp(-x) }
    let x = SpringMotion.decayed(from: offset, slope)
    #expect(left(x) <= 1 + 1e-9 && left(max(0, x - 1e-4)) >= 1)
  }

  @Test func aSpringWithinItsToleranceHasSettled() {
    #expect(SpringMotion(response: 0.5).settlingTime(displacement: 0.1, velocity: 0, tolerance: 0.25) == 0)
    #expect(SpringMotion(response: 0.5).settlingTime(displacement: 0, velocity: 0, tolerance: 0.25) == 0)
  }

  @Test(arguments: strangeNumbers)
  func everySettlingTimeIsFinite(strange: Double) {
    for ratio in [strange, 0.01, 0.8, 1, 1.000_001, 1000] {
      for other in strangeNumbers {
        let spring = SpringMotion(angularFrequency: other, dampingRatio: ratio)
        for (x, v, tolerance) in [(strange, 1, other), (1, strange, 0.01), (other, other, strange)] {
          let time = spring.settlingTime(displacement: x, velocity: v, tolerance: tolerance)
          #expect(time.isFinite && time >= 0)
        }
      }
    }
  }

  @Test func theSettlingDurationIsUIKits() {
    let spring = SpringMotion(settlingDuration: 0.3, dampingRatio: 0.8, initialVelocity: 1)
    #expect((spring.angularFrequency - 29.8).magnitude < 0.05)
    #expect(spring.dampingRatio == 0.8)
  }

  @Test(arguments: [0.1, 0.5, 0.7, 0.8, 0.9, 0.99, 0.9999, 1, 1.0001, 1.5, 5], [-20.0, -1, 0, 0.2, 1, 5])
  func aSpringOfASettlingDurationIsThenWithinAThousandthOrTwo(ratio: Double, velocity: Double) {
    let spring = SpringMotion(settlingDuration: 0.4, dampingRatio: ratio, initialVelocity: velocity)
    let farthest = (0...1000).map { step in
      spring.state(at: 0.4 + Double(step) * 0.001, displacement: 1, velocity: -velocity).value.magnitude
    }.max()!
    #expect(farthest < (ratio < 0.7 ? 0.02 : 0.0021))
    #expect(farthest > 1e-5)
  }

  @Test(arguments: strangeNumbers)
  func aStrangeSettlingDurationStillGivesASpring(strange: Double) {
    for other in strangeNumbers {
      let spring = SpringMotion(settlingDuration: strange, dampingRatio: other, initialVelocity: strange)
      #expect((0.01...1e5).contains(spring.angularFrequency))
      #expect(spring.state(at: 0.1, displacement: 1, velocity: 0).isFinite)
    }
  }
}
