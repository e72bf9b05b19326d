// CSS's curves.
import Testing

@testable import Legato

@Suite struct TimingCurveTests {
  static let curves = [
    TimingCurve.linear, .ease, .easeIn, .easeOut, .easeInOut, TimingCurve(0, 1.5, 1, -0.5), TimingCurve(1, 0, 0, 1),
    TimingCurve(0, 0, 0, 1), TimingCurve(1, 0, 1, 1), TimingCurve(0.32, 0.72, 0, 1), TimingCurve(0.68, -0.6, 0.32, 1.6),
    TimingCurve(0, 0, 1, 1), TimingCurve(0.1, 0.9, 0.1, 1),
  ]

  @Test(arguments: curves)
  func theValueIsTheBeziersYWhereItsXIsTheFraction(curve: TimingCurve) {
    func bezier(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * p1 + 3 * (1 - s) * s * s * p2 + s * s * s
    }
    // Off the points where a curve is vertical: there a rounded fraction alone moves the value by more.
    for step in 0...1000 where step != 500 {
      let s = Double(step) / 1000
      let error = curve.value(at: bezier(curve.x1, curve.x2, s)) - bezier(curve.y1, curve.y2, s)
      #expect(error.magnitude < 1e-9)
    }
  }

  @Test(arguments: curves)
  func theSlopeIsTheDerivative(curve: TimingCurve) {
    for fraction in [0.02, 0.1, 0.3, 0.6, 0.9, 0.98] {
      let step = 1e-5
      let measured = (curve.value(at: fraction + step) - curve.value(at: fraction - step)) / (2 * step)
      #expect((curve.slope(at: fraction) - measured).magnitude < 1e-4 * max(1, measured.magnitude))
    }
  }

  @Test(arguments: curves)
  func theEndsAreExactAndWhatLiesBeyondIsTheEnd(curve: TimingCurve) {
    for fraction in [0, -1, -Double.infinity, .nan] { #expect(curve.value(at: fraction) == 0) }
    for fraction in [1, 2, Double.infinity] { #expect(curve.value(at: fraction) == 1) }
    for fraction in strangeNumbers { #expect(curve.slope(at: fraction).isFinite) }
  }

  @Test func theEndsHaveTheSlopesOfTheirControlPoints() {
    #expect(TimingCurve.easeOut.slope(at: 0) == 1 / 0.58)
    #expect(TimingCurve.easeOut.slope(at: 1) == 0)
    #expect(TimingCurve.easeIn.slope(at: 0) == 0)
    #expect((TimingCurve.ease.slope(at: 0) - 0.4).magnitude < 1e-15)
    #expect(TimingCurve(0, 1, 1, 1).slope(at: 0) == 1e6)
    #expect(TimingCurve.linear.slope(at: 0.3) == 1)
  }

  @Test func aCurveOfStrangeNumbersIsFinite() {
    for a in strangeNumbers {
      for b in strangeNumbers {
        let curve = TimingCurve(a, b, b, a)
        #expect((0...1).contains(curve.x1) && (0...1).contains(curve.x2))
        for fraction in [0, 1e-9, 0.3, 0.5, 1] {
          #expect(curve.value(at: fraction).isFinite && curve.slope(at: fraction).isFinite)
        }
      }
    }
  }
}
