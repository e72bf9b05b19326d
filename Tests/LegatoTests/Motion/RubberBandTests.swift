// Resistance.
import Testing

@testable import Legato

@Suite struct RubberBandTests {
  @Test(arguments: [0.0, 0.001, 1, 50, 400, 5000, 1e6])
  func theOffsetIsTheFormula(travel: Double) {
    let band = RubberBand(dimension: 400)
    let offset = band.offset(for: travel)
    #expect((offset - (1 - 1 / (travel * 0.55 / 400 + 1)) * 400).magnitude < 1e-9)
    #expect(offset < 400)
    #expect(band.offset(for: -travel) == -offset)
  }

  @Test func aBandWithoutAnExtentLetsNothingMove() {
    for dimension in [0, -1, Double.nan, .infinity] {
      #expect(RubberBand(dimension: dimension).offset(for: 100) == 0)
    }
  }

  @Test(arguments: strangeNumbers)
  func everyOffsetIsFinite(strange: Double) {
    for other in strangeNumbers + [400] {
      let band = RubberBand(coefficient: strange, dimension: other)
      for travel in strangeNumbers { #expect(band.offset(for: travel).isFinite) }
    }
    #expect(RubberBand(dimension: 400).offset(for: .infinity) == 400)
    #expect(RubberBand(dimension: 400).offset(for: .nan) == 0)
  }
}
