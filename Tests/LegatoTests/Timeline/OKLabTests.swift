// Colours half-way between others, by the numbers of OKLab.

import Testing

@testable import Legato

@Suite struct OKLabTests {
  private static let white = Color(red: 1, green: 1, blue: 1)
  private static let (red, green) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
  private static let (blue, yellow) = (Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 1, blue: 0))

  private func isClose(_ color: Color, _ other: Color, within tolerance: Double = 1e-4) -> Bool {
    zip(
      [color.red, color.green, color.blue, color.alpha], [other.red, other.green, other.blue, other.alpha]
    ).allSatisfy { ($0 - $1).magnitude <= tolerance }
  }

  /// Two colours, and the one between them, computed apart from this code.
  private static let middles: [(Color, Color, Color)] = [
    (blue, yellow, Color(red: 0.4226, green: 0.6724, blue: 0.7805)),
    (red, green, Color(red: 0.8163, green: 0.6604, blue: 0.0018)),
    (.black, white, Color(red: 0.3886, green: 0.3886, blue: 0.3886)),
    (white, Color(red: 0.2, green: 0.4, blue: 0.8), Color(red: 0.5892, green: 0.7041, blue: 0.9145)),
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
          let color = Color(red: Double(red) / 4, green: Double(green) / 4, blue: Double(blue) / 4)
          #expect(isClose(OKLab(color).color(alpha: 1), color, within: 1e-5))
        }
      }
    }
  }

  @Test(arguments: [0.0, 0.3, 1]) func aClearColourLendsNoBlack(part: Double) {
    let mix = Color.clear.mixed(with: Self.yellow, part)
    #expect(mix == Color(red: 1, green: 1, blue: 0, alpha: part))
    #expect(isClose(Self.yellow.mixed(with: .clear, 1 - part), mix, within: 1e-9))
  }

  @Test func componentsOutOfRangeAreLimited() {
    let odd = Color(red: 7, green: -2, blue: .nan, alpha: .infinity)
    #expect(odd.mixed(with: Self.red, 0.5) == Self.red.mixed(with: Self.red, 0.5))
  }
}
