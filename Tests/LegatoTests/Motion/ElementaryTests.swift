// The elementary functions against more than 80 bits.
import LegatoTesting
import Testing

@testable import Legato

@Suite struct ElementaryTests {
  /// Numbers of all sizes in a range, the same in every run.
  private static func numbers(in range: ClosedRange<Double>, seed: UInt64) -> [Double] {
    var generator = Dice(seed: seed)
    return (0..<500).map { _ in .random(in: range, using: &generator) }
  }

  @Test(arguments: [10, 1e3, 1e6])
  func sineAndCosineAreWithinOneUlp(limit: Double) {
    let besideAxes = [1, 2, 3, 7, 100, 355, 51819, 636_619].map { $0 * (Double.pi / 2) }.filter { $0 < limit }
    for angle in [0, 1e-300, -1e-9, 0.5, Double.pi / 4] + besideAxes + Self.numbers(in: -limit...limit, seed: 5) {
      let (sine, cosine) = Elementary.sincos(angle)
      let truth = DoubleDouble.sincos(angle)
      #expect(truth.sin.distance(to: sine) <= 1, "the sine of \(angle)")
      #expect(truth.cos.distance(to: cosine) <= 1, "the cosine of \(angle)")
      #expect(Elementary.sin(angle) == sine && Elementary.cos(angle) == cosine)
    }
  }

  @Test(arguments: [1.0, 30, 700])
  func theExponentialIsWithinOneUlp(limit: Double) {
    for x in [0, 1e-300, -1e-17, 0.34657, -0.34657, limit, -limit] + Self.numbers(in: -limit...limit, seed: 6) {
      #expect(DoubleDouble.exp(DoubleDouble(x)).distance(to: Elementary.exp(x)) <= 1, "the exponential of \(x)")
    }
  }

  @Test(arguments: [1.0, 2, 1e6])
  func theCubeRootIsWithinOneUlpAndLogarithmsAndAnglesWithinTwo(limit: Double) {
    let beside = [0.5, 0.999_999_9, 1, 1.000_000_1, 2.0.squareRoot(), 1e-300, 1e300]
    for x in beside + Self.numbers(in: 0.001...limit, seed: 7) {
      let logarithm = DoubleDouble.log(x)
      let error = (logarithm - DoubleDouble(Elementary.log(x))).high.magnitude
      #expect(error <= max(2 * logarithm.high.ulp, 1e-15), "the logarithm of \(x)")
      #expect(DoubleDouble.cubeRoot(x).distance(to: Elementary.cubeRoot(x)) <= 1, "the cube root of \(x)")
      #expect(Elementary.cubeRoot(-x) == -Elementary.cubeRoot(x))
      for width in [1.0, -1] {
        #expect(DoubleDouble.atan2(x, width).distance(to: Elementary.atan2(x, width)) <= 2, "of (\(width), \(x))")
      }
      #expect(Elementary.atan2(-x, 1) == -Elementary.atan2(x, 1))
    }
  }

  @Test(arguments: [1e6, -3e6, 1e9, 1e15, 4.5e15, 1e17, 1e100, -1e300, .greatestFiniteMagnitude])
  func aHugeAngleHasASineAndACosineOfUnitLength(angle: Double) {
    let (sine, cosine) = Elementary.sincos(angle)
    #expect((sine * sine + cosine * cosine - 1).magnitude < 1e-15)
  }

  @Test func whatIsNotFiniteStaysWithinTheRules() {
    for angle in [Double.nan, .infinity, -Double.infinity] {
      #expect(Elementary.sin(angle).isNaN && Elementary.cos(angle).isNaN)
    }
    #expect(Elementary.exp(.nan).isNaN && Elementary.cubeRoot(.nan).isNaN)
    #expect(Elementary.atan2(.nan, 1).isNaN && Elementary.atan2(1, .nan).isNaN)
    #expect(Elementary.exp(-.infinity) == 0 && Elementary.exp(-800) == 0)
    #expect(Elementary.exp(.infinity) == .infinity && Elementary.exp(800) == .infinity)
    #expect(Elementary.cubeRoot(-.infinity) == -.infinity && Elementary.cubeRoot(0) == 0)
    #expect(Elementary.atan2(0, 0) == 0 && Elementary.atan2(.infinity, .infinity) == Double.pi / 4)
  }

  @Test func theAnglesOfTheAxesAreExact() {
    #expect(Elementary.atan2(0, 1) == 0)
    #expect(Elementary.atan2(1, 0) == Double.pi / 2)
    #expect(Elementary.atan2(-1, 0) == -Double.pi / 2)
    #expect(Elementary.atan2(0, -1) == Double.pi)
  }

  @Test func theLogarithmOfOneIsExact() { #expect(Elementary.log(1) == 0) }

  /// The bits themselves, which every platform must give: a fused multiply-add would change them.
  @Test func everyPlatformComputesTheseBits() {
    var digest = Digest()
    for step in 0..<2000 {
      let x = Double(step) * 0.37 - 350
      let (angle, logarithm) = (Elementary.atan2(x, 20), Elementary.log(x + 351))
      for y in [Elementary.exp(x), Elementary.sin(x), Elementary.cos(x), Elementary.cubeRoot(x), angle, logarithm] {
        digest.add(y)
      }
    }
    #expect(digest.value == 15_846_084_736_983_185_874)
  }
}
