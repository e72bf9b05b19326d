// Resistance and throws.
import Testing

@testable import Legato

@Suite struct RubberBandTests {
  @Test(arguments: [0.0, 0.001, 1, 50, 400, 5000, 1e6])
  func theOffsetIsTheFormulaAndItsInverseGivesTheTravelBack(travel: Double) {
    let band = RubberBand(dimension: 400)
    let offset = band.offset(for: travel)
    #expect((offset - (1 - 1 / (travel * 0.55 / 400 + 1)) * 400).magnitude < 1e-9)
    #expect(offset < 400)
    #expect((band.travel(for: offset) - travel).magnitude <= 1e-9 * max(1, travel))
    #expect(band.offset(for: -travel) == -offset)
    #expect(band.travel(for: -offset) == -band.travel(for: offset))
  }

  @Test(arguments: [0.0, 10, -10, 300, 4000])
  func theSlopeIsTheDerivative(travel: Double) {
    let band = RubberBand(coefficient: 0.7, dimension: 320)
    let measured = (band.offset(for: travel + 1e-4) - band.offset(for: travel - 1e-4)) / 2e-4
    #expect((band.slope(at: travel) - measured).magnitude < 1e-6)
  }

  @Test func aBandWithoutAnExtentLetsNothingMove() {
    for dimension in [0, -1, Double.nan, .infinity] {
      let band = RubberBand(dimension: dimension)
      #expect(band.offset(for: 100) == 0 && band.travel(for: 100) == 0 && band.slope(at: 100) == 0)
    }
  }

  @Test(arguments: strangeNumbers)
  func everyOffsetIsFinite(strange: Double) {
    for other in strangeNumbers + [400] {
      let band = RubberBand(coefficient: strange, dimension: other)
      for travel in strangeNumbers {
        #expect(band.offset(for: travel).isFinite && band.slope(at: travel).isFinite)
        #expect(!band.travel(for: travel).isNaN)
      }
    }
    #expect(RubberBand(dimension: 400).offset(for: .infinity) == 400)
    #expect(RubberBand(dimension: 400).offset(for: .nan) == 0)
    #expect(RubberBand(dimension: 400).travel(for: 500) > 1e11)
  }
}

@Suite struct ProjectionTests {
  @Test func aThousandPointsPerSecondGlide499() {
    #expect((Projection.distance(velocity: 1000) - 499).magnitude < 1e-9)
    #expect((Projection.distance(velocity: -1000, decelerationRate: 0.99) + 99).magnitude < 1e-9)
  }

  @Test(arguments: strangeNumbers)
  func everyDistanceIsFinite(strange: Double) {
    for other in strangeNumbers {
      #expect(Projection.distance(velocity: strange, decelerationRate: other).isFinite)
    }
    #expect(Projection.distance(velocity: 1000, decelerationRate: .nan) == Projection.distance(velocity: 1000))
  }
}
