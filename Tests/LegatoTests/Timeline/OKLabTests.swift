// Colours half-way between others, by the numbers of OKLab.

import Testing

@testable import Legato

@Suite struct OKLabTests {
  private static let white = LayerColor(red: 1, green: 1, blue: 1)
  private static let (red, green) = (LayerColor(red: 1, green: 0, blue: 0), LayerColor(red: 0, green: 1, blue: 0))
  private static let (blue, yellow) = (LayerColor(red: 0, green: 0, blue: 1), LayerColor(red: 1, green: 1, blue: 0))

  private func isClose(_ color: LayerColor, _ other: LayerColor, within tolerance: Double = 1e-4) -> Bool {
    zip(
      [color.red, color.green, color.blue, color.alpha], [other.red, other.green, other.blue, other.alpha]
    ).allSatisfy { ($0 - $1).magnitude <= tolerance }
  }

  /// Two colours, and the one between them, computed apart from this code.
  private static let middles: [(LayerColor, LayerColor, LayerColor)] = [
    (blue, yellow, LayerColor(red: 0.4226, green: 0.6724, blue: 0.7805)),
    (red, green, LayerColor(red: 0.8163, green: 0.6604, blue: 0.0018)),
    (.black, white, LayerColor(red: 0.3886, green: 0.3886, blue: 0.3886)),
    (white, LayerColor(red: 0.2, green: 0.4, blue: 0.8), LayerColor(red: 0.5892, green: 0.7041, blue: 0.9145)),
  ]

  @Test(arguments: middles.indices) func theMiddleOfTwoColoursIsTheOneThatLooksHalfWay(number: Int) {
    let (start, end, middle) = Self.middles[number]
    #expect(isClose(start.mixed(with: end, 0.5), middle))
    #expect(isClose(end.mixed(with: start, 0.5), middle))
  }

  @Test func atTheEndsItIsTheColourItself() {
    #expect(Self.blue.mixed(with: Self.yellow, 0) == Self.blue)
    #expect(Self.blue.mixed(with: Self.yellow, 1) == Self.yellow)
  }

  @Test func aColourComesOutAsItWentIn() {
    for red in 0...4 {
      for green in 0...4 {
        for blue in 0...4 {
          let color = LayerColor(red: Double(red) / 4, green: Double(green) / 4, blue: Double(blue) / 4)
          #expect(isClose(OKLab(color).color(alpha: 1), color, within: 1e-5))
        }
      }
    }
  }

  @Test(arguments: [0.0, 0.3, 1]) func aClearColourLendsNoBlack(part: Double) {
    let mix = LayerColor.clear.mixed(with: Self.yellow, part)
    #expect(mix == LayerColor(red: 1, green: 1, blue: 0, alpha: part))
    #expect(isClose(Self.yellow.mixed(with: .clear, 1 - part), mix, within: 1e-9))
  }

  @Test func componentsOutOfRangeAreLimited() {
    let odd = LayerColor(red: 7, green: -2, blue: .nan, alpha: .infinity)
    #expect(odd.mixed(with: Self.red, 0.5) == Self.red.mixed(with: Self.red, 0.5))
  }
}
