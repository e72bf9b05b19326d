// The spring against an oscillator in 106 bits, and against inputs that make no sense.
import Testing

@testable import Legato

/// Numbers that a host should never send, and may.
let strangeNumbers: [Double] = [
  .nan, .infinity, -.infinity, 0, -0.0, -1, 1, 1e-300, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
]

@Suite struct SpringTests {
  /// On both sides of ζ = 1 as near as numbers come to it, and far from it.
  private static let ratios: [Double] = [
    0.05, 0.2, 0.5, 0.85, 0.999, 0.999_999, 0.999_999_999, 0.999_999_999_999, 1, 1.000_000_000_001, 1.000_000_001,
    1.000_001, 1.001, 1.5, 4.56, 5, 50,
  ]
  private static let frequencies: [Double] = [2, 4 * .pi, 18.257_418_583_505_537, 22, 100]

  /// Against an oscillator in 106 bits, from no time at all to twenty swings.
  @Test(arguments: ratios)
  func theStateIsExactInEveryRegime(ratio: Double) {
    for frequency in SpringTests.frequencies {
      let spring = SpringMotion(angularFrequency: frequency, dampingRatio: ratio)
      for swings: Double in [0, 0.01, 0.1, 0.3, 1, 3, 8, 20] {
        let time = swings * 2 * Double.pi / frequency
        let starts: [(Double, Double)] = [(1, 0), (0, 1), (-200, 1200), (100, -5000), (402, 3), (-0.4, 8)]
        for (x, v) in starts {
          let state = spring.state(at: time, displacement: x, velocity: v)
          let truth = SpringReference(
            angularFrequency: frequency, dampingRatio: ratio, displacement: x, velocity: v, time: time)
          let scale = x.magnitude + v.magnitude / frequency
          #expect((truth.value - DoubleDouble(state.value)).high.magnitude < 1e-12 * scale)
          // An overdamped spring's velocity falls at 2ζω, which is its scale.
          let speed = scale * frequency * max(1, ratio)
          #expect((truth.velocity - DoubleDouble(state.velocity)).high.magnitude < 1e-12 * speed)
        }
      }
    }
  }

  @Test(arguments: [0.05, 0.5, 0.85, 1, 1.0001, 5, 50])
  func aSpringStartsExactlyWhereItIsPut(ratio: Double) {
    let state = SpringMotion(response: 0.4, dampingRatio: ratio).state(at: 0, displacement: -123.456, velocity: 789.01)
    #expect(state == MotionState(value: -123.456, velocity: 789.01))
  }

  @Test(arguments: [0.3, 0.85, 1, 1 + 1e-9, 3])
  func twoHalvesOfATravelAreTheWhole(ratio: Double) {
    let spring = SpringMotion(response: 0.5, dampingRatio: ratio)
    let whole = spring.state(at: 0.2, displacement: 300, velocity: -900)
    let half = spring.state(at: 0.1, displacement: 300, velocity: -900)
    let again = spring.state(at: 0.1, displacement: half.value, velocity: half.velocity)
    #expect((again.value - whole.value).magnitude < 1e-10)
    #expect((again.velocity - whole.velocity).magnitude < 1e-8)
  }

  @Test func aCriticallyDampedSpringNeverCrossesItsTarget() {
    let spring = SpringMotion(response: 0.5)
    for step in 0...2000 { #expect(spring.state(at: Double(step) / 500, displacement: 1, velocity: 0).value >= 0) }
  }

  @Test func theStiffSpringWithTooMuchDampingIsOverdamped() {
    // Mass 3, stiffness 1000, damping 500: ζ = 4.56, where a critical formula would be home in half a second.
    let spring = SpringMotion(mass: 3, stiffness: 1000, damping: 500)
    #expect((spring.angularFrequency - 18.257418583505537).magnitude < 1e-12)
    #expect((spring.dampingRatio - 4.564354645876384).magnitude < 1e-12)
    #expect(spring.state(at: 0.5, displacement: 1, velocity: 0).value > 0.3)
  }

  @Test(arguments: [(0.0, 1.0), (0.25, 0.75), (1, 0.01), (2, 0.01), (-0.5, 2), (-1, 1000), (.nan, 1)])
  func theBounceIsSwiftUIs(bounce: Double, ratio: Double) {
    let spring = SpringMotion(duration: 0.5, bounce: bounce)
    #expect(spring.dampingRatio == ratio)
    #expect(spring.angularFrequency == 4 * Double.pi)
  }

  @Test func theRestingPlaceDoesNotDependOnTheFrameRate() {
    let spring = SpringMotion(response: 0.35, dampingRatio: 0.64)
    func end(_ rate: Double) -> MotionState {
      var state = MotionState(value: 300, velocity: 0)
      for _ in 0..<Int(rate / 5) {
        state = spring.state(at: 1 / rate, displacement: state.value, velocity: state.velocity)
      }
      return state
    }
    #expect((end(60).value - end(240).value).magnitude < 1e-9)
  }

  @Test(arguments: [Double.nan, 0, -1, .infinity, -.infinity])
  func aParameterThatMakesNoSenseBecomesASafeOne(bad: Double) {
    #expect(SpringMotion(angularFrequency: bad, dampingRatio: 1).angularFrequency == 4 * Double.pi)
    #expect(SpringMotion(response: bad).angularFrequency == 4 * Double.pi)
    #expect(SpringMotion(duration: bad).angularFrequency == 4 * Double.pi)
    #expect(SpringMotion(mass: bad, stiffness: 100, damping: 10).angularFrequency == 4 * Double.pi)
    #expect(SpringMotion(mass: 1, stiffness: bad, damping: 10).angularFrequency == 4 * Double.pi)
    #expect((0.01...1000).contains(SpringMotion(response: 1, dampingRatio: bad).dampingRatio))
    #expect((0.01...1000).contains(SpringMotion(mass: 1, stiffness: 100, damping: bad).dampingRatio))
  }

  @Test(arguments: strangeNumbers)
  func everyStateIsFinite(strange: Double) {
    for other in strangeNumbers {
      for ratio in [strange, 0.05, 0.8, 1, 1.000_001, 30] {
        let spring = SpringMotion(angularFrequency: other, dampingRatio: ratio)
        for time in strangeNumbers + [0.1] {
          for (x, v) in [(strange, other), (1, strange), (strange, 1), (other, 1)] {
            #expect(spring.state(at: time, displacement: x, velocity: v).isFinite)
          }
        }
      }
    }
  }

  @Test func timeWithoutMeaningIsTheStartAndForeverIsRest() {
    for ratio in [0.5, 1, 2] {
      let spring = SpringMotion(response: 0.4, dampingRatio: ratio)
      for time in [Double.nan, -1, -Double.infinity] {
        #expect(spring.state(at: time, displacement: 5, velocity: 3) == MotionState(value: 5, velocity: 3))
      }
      let end = spring.state(at: .infinity, displacement: 5, velocity: 3)
      #expect(end.value == 0 && end.velocity == 0)
    }
  }
}
