// The elementary functions against 50 digits.
import Testing

@testable import Legato

@Suite struct ElementaryTests {
  @Test(arguments: MotionReference.angles)
  func sineAndCosineAreWithinOneUlp(row: [Double]) {
    let (sine, cosine) = Elementary.sincos(row[0])
    #expect((sine - row[1]).magnitude <= row[1].ulp)
    #expect((cosine - row[2]).magnitude <= row[2].ulp)
    #expect(Elementary.sin(row[0]) == sine && Elementary.cos(row[0]) == cosine)
  }

  @Test(arguments: MotionReference.powers)
  func theExponentialIsWithinOneUlp(row: [Double]) {
    #expect((Elementary.exp(row[0]) - row[1]).magnitude <= row[1].ulp)
  }

  @Test(arguments: MotionReference.sizes)
  func theCubeRootIsWithinOneUlpAndLogarithmsAndAnglesWithinTwo(row: [Double]) {
    #expect((Elementary.log(row[0]) - row[1]).magnitude <= max(2 * row[1].ulp, 1e-15))
    #expect((Elementary.cubeRoot(row[0]) - row[2]).magnitude <= row[2].ulp)
    #expect(Elementary.cubeRoot(-row[0]) == -Elementary.cubeRoot(row[0]))
    #expect((Elementary.atan2(row[0], 1) - row[3]).magnitude <= 2 * row[3].ulp)
    #expect((Elementary.atan2(row[0], -1) - row[4]).magnitude <= 2 * row[4].ulp)
    #expect(Elementary.atan2(-row[0], 1) == -Elementary.atan2(row[0], 1))
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
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for step in 0..<2000 {
      let x = Double(step) * 0.37 - 350
      let (angle, logarithm) = (Elementary.atan2(x, 20), Elementary.log(x + 351))
      for y in [Elementary.exp(x), Elementary.sin(x), Elementary.cos(x), Elementary.cubeRoot(x), angle, logarithm] {
        hash = (hash ^ y.bitPattern) &* 0x100_0000_01b3
      }
    }
    #expect(hash == 5_390_494_897_641_361_684)
  }
}
