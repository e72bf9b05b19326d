// VCTransitionsLibrary's pages that turn, flip and fold, each by its numbers.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct VCPageTests {
  private let degree = Double.pi / 180

  // Flip, turn.

  @Test(arguments: [(0.0, 0.0, 90.0), (0.25, 45, 90), (0.5, 90, 90), (0.75, 90, 45), (1, 90, 0)])
  func aTurnAndAFlipTakeTheOldOneTo90DegreesInTheFirstHalfAndTheNewOneBackInTheSecond(
    fraction: Double, first: Double, second: Double
  ) {
    for (axis, property) in [(ScreenAxis.horizontal, Property.rotationY), (.vertical, .rotationX)] {
      let turn = ScreenTransition.turn(axis: axis)
      let (old, new) = (turn.state(of: .screen(0), at: fraction)!, turn.state(of: .screen(1), at: fraction)!)
      #expect(isClose(abs(old[property]), first * degree) && isClose(abs(new[property]), second * degree))
      #expect(old[property] * new[property] <= 0)
      let pages = [ScreenID(0), 1].map { states(of: .flip(axis: axis), .piece, of: $0, at: fraction, in: rich()) }
      #expect(pages[0].count == 2 && pages[1].count == 2)
      #expect(isClose(pages[0].map { abs($0[property]) }.max(), first * degree))
      #expect(isClose(pages[1].map { abs($0[property]) }.max(), second * degree))
      #expect(pages[0][0] == .rest, "the near half stays")
      #expect(pages[1][0] == .rest, "the far half lies there")
    }
  }

  @Test func aTurnAndAFlipAreSeenFrom500PointsAway() {
    // On a phone a vertical one is seen from as far as it is high, or it would come to lie behind the viewer.
    #expect(ScreenTransition.turn().state(of: .screen(0), at: 0.3)?.perspective == 500)
    #expect(states(of: .flip(), .piece, of: 0, at: 0.3, in: rich())[1].perspective == 500)
    #expect(ScreenTransition.turn(axis: .vertical).state(of: .screen(0), at: 0.3)?.perspective == 874)
  }

  @Test func aFlipsShadeGrowsToAHalfAtTheFold() {
    for (fraction, first, second) in [(0.0, 0.0, 1.0), (0.25, 0.5, 1), (0.5, 1, 1), (0.75, 1, 0.5), (1, 1, 0)] {
      let front = states(of: .flip(), .shade, of: 0, at: fraction, in: rich())
      let back = states(of: .flip(), .shade, of: 1, at: fraction, in: rich())
      #expect(front.map(\.opacity) == [first] && back.map(\.opacity) == [second])
      #expect(front.map(\.alpha) == [0.5] && back.map(\.alpha) == [0.5])
    }
  }

  // Fold.

  @Test(arguments: 1...4) func aFoldsPanelsAreAHalfOfTheWidthOverTheFolds(folds: Int) {
    let layers = ScreenTransition.fold(folds: folds).prepare(rich()).layers.filter { $0.kind.role == .piece }
    #expect(layers.count == 4 * folds)
    #expect(layers.allSatisfy { abs($0.frame.size.width - 402 / 2 / Double(folds)) <= 1 })
  }

  @Test func aFoldClosesFromNothingTo90DegreesTheOneWayAndTheOtherSeenFrom200Points() {
    for (screen, ends) in [(ScreenID(0), (0.0, 90.0)), (1, (90, 0))] {
      for (fraction, angle) in [(0.0, ends.0), (1, ends.1)] {
        let panels = states(of: .fold(), .piece, of: screen, at: fraction, in: rich())
        #expect(panels.count == 4 && panels.allSatisfy { $0.perspective == 200 })
        // The new screen's panels are made from the last one on.
        let signs = screen == 0 ? [1.0, -1, 1, -1] : [-1, 1, -1, 1]
        for (panel, sign) in zip(panels, signs) { #expect(isClose(panel.rotationY, sign * angle * degree)) }
      }
    }
  }

  @Test func aFoldsShadeGrowsFromNothingToOneAndShrinksOnTheOther() {
    for (fraction, first, second) in [(0.0, 0.0, 1.0), (0.5, 0.5, 0.5), (1, 1, 0)] {
      let shades = [ScreenID(0), 1].map { states(of: .fold(), .shade, of: $0, at: fraction, in: rich()) }
      #expect(shades[0].map(\.opacity) == [first, first, first, first])
      #expect(shades[1].map(\.opacity) == [second, second, second, second])
    }
  }

  @Test(arguments: ReadingDirection.allCases) func thePanelsOfAFoldHangTogetherAtEveryFraction(
    layout: ReadingDirection
  ) {
    let timeline = ScreenTransition.fold().prepare(rich(.push, layout))
    let last: ScreenID = layout == .leftToRight ? 1 : 0
    func place(_ index: Int) -> Double {
      timeline.layers[index].frame.minX + (timeline.layers[index].screen == last ? 402 : 0)
    }
    let panels = timeline.layers.indices.filter { timeline.layers[$0].kind.role == .piece }
      .sorted { place($0) < place($1) }
    for step in 0...200 {
      let states = timeline.states(at: Inputs(fraction: Double(step) / 200))
      let sides = panels.map { index in
        let frame = timeline.layers[index].frame
        let corners = LayerCorners(states[index], frame.size)
        return (left: corners.x[0] + frame.minX, right: corners.x[1] + frame.minX)
      }
      #expect(abs(sides[0].left) < 1 && abs(sides[7].right - 402) < 1)
      for (one, next) in zip(sides, sides.dropFirst()) { #expect(abs(one.right - next.left) < 1) }
    }
  }

  @Test func theFoldBetweenTwoScreensStaysUnderTheFinger() {
    let timeline = ScreenTransition.fold().prepare(rich())
    let first = timeline.layers.lastIndex { $0.kind.role == .piece && $0.screen == 1 }!
    for fraction in [0.1, 0.4, 0.77] {
      let frame = timeline.layers[first].frame
      let corners = LayerCorners(timeline.states(at: Inputs(fraction: fraction))[first], frame.size)
      #expect(isClose(corners.x[0] + frame.minX, 402 * (1 - fraction), within: 0.5))
    }
  }
}
