// VCTransitionsLibrary's effects, each by its numbers.

import Foundation
import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct VCTransitionsTests {
  private let degree = Double.pi / 180

  @Test func allTakeASecondUnlessTheyAreSaidToTakeLess() {
    for transition in [
      ScreenTransition.cards(), .cube(), .explode(), .flip(), .fold(), .natGeo(), .turn(),
    ] {
      #expect(transition.motion == .curve(.easeInOut, duration: 1))
    }
    #expect(ScreenTransition.portal().motion == .curve(.easeOut, duration: 1))
  }

  // Cards.

  @Test func cardsTipTheOldOneBackBy15DegreesAt900PointsUntilTwoFifths() {
    let covered = ScreenTransition.cards().state(of: .screen(0), at: 0.4)!
    #expect(covered.perspective == 900 && covered.scaleX == 0.95 && covered.scaleY == 0.95)
    #expect(covered.rotationX == 15 * degree && covered.opacity == 0.6)
  }

  @Test func cardsSendTheOldOneUpBy8PercentAtFourFifthsBetweenAFifthAndThreeFifths() {
    #expect(ScreenTransition.cards().state(of: .screen(0), at: 0.2)?.translationY == 0)
    for fraction in [0.6, 0.8, 1] {
      let covered = ScreenTransition.cards().state(of: .screen(0), at: fraction)!
      #expect(isClose(covered.translationY, -0.08 * 874) && covered.scaleX == 0.8 && covered.rotationX == 0)
    }
  }

  @Test(arguments: [(0.0, 874.0), (0.6, 874), (0.7, 422), (0.8, -30), (0.9, -15), (1, 0)])
  func cardsBringTheNewOneFromBelowAndALittleTooFar(fraction: Double, y: Double) {
    #expect(isClose(ScreenTransition.cards().state(of: .screen(1), at: fraction)?.translationY, y))
  }

  @Test(arguments: [(0.0, 0.0), (0.25, 437), (0.5, 874), (1, 874)])
  func theReverseOfCardsDropsTheNewOneInAHalf(fraction: Double, y: Double) {
    #expect(isClose(ScreenTransition.cards().state(of: .screen(1), at: fraction, in: context(.pop))?.translationY, y))
  }

  @Test(arguments: [(0.0, 0.6, 0.6, 0.0), (0.35, 0.6, 0.6, 0), (0.7, 0.95, 1, 15), (0.75, 0.95, 1, 15), (1, 1, 1, 0)])
  func theReverseOfCardsBringsTheOldOneFromThreeFifths(
    fraction: Double, scale: Double, opacity: Double, tilt: Double
  ) {
    let covered = ScreenTransition.cards().state(of: .screen(0), at: fraction, in: context(.pop))!
    #expect(isClose(covered.scaleX, scale) && isClose(covered.opacity, opacity))
    #expect(isClose(covered.rotationX, tilt * degree))
    #expect(!ScreenTransition.cards().isSymmetric)
  }

  @Test(arguments: [0.4, 0.8, 1]) func theReverseOfCardsBeginsAtThreeQuartersOfWhereTheWayInEnds(scale: Double) {
    let cards = ScreenTransition.cards(scale: scale)
    #expect(isClose(cards.state(of: .screen(0), at: 1, in: context(.push))?.scaleX, scale))
    #expect(isClose(cards.state(of: .screen(0), at: 0, in: context(.pop))?.scaleX, 0.75 * scale))
  }

  // Cube.

  @Test(arguments: ScreenAxis.allCases) func theCubeTurnsByAQuarterAboutTheCommonEdgeAt200Points(axis: ScreenAxis) {
    let extent = phone[axis]
    let (turn, travel): (Property, Property) =
      axis == .horizontal ? (.rotationY, .translationX) : (.rotationX, .translationY)
    let sign = axis == .horizontal ? -1.0 : 1
    for fraction in [0, 0.25, 0.5, 0.75, 1] {
      let covered = ScreenTransition.cube(axis: axis).state(of: .screen(0), at: fraction)!
      let covering = ScreenTransition.cube(axis: axis).state(of: .screen(1), at: fraction)!
      #expect(covered.perspective == 200 && covering.perspective == 200)
      #expect(isClose(covered[turn], sign * 90 * degree * fraction))
      #expect(isClose(covering[turn], -sign * 90 * degree * (1 - fraction)))
      // The edge that both faces share crosses the whole container.
      let edges = [(covered, 1), (covering, 0)].map { state, side in edge(of: state, side, axis) }
      for edge in edges { #expect(isClose(edge, extent * (1 - fraction), within: 0.01)) }
    }
    #expect(isClose(ScreenTransition.cube(axis: axis).state(of: .screen(0), at: 0)?[travel], 0))
  }

  /// Where one side of a screen is seen.
  private func edge(of state: LayerState, _ side: Int, _ axis: ScreenAxis) -> Double {
    let corners = LayerCorners(state, phone)
    return axis == .horizontal ? corners.x[side] : corners.y[2 * side]
  }

  @Test func theFacesOfTheCubeNeverPartAndNeverGapeBetweenTheSteps() {
    for axis in ScreenAxis.allCases {
      for step in 0...200 {
        let fraction = Double(step) / 200
        let first = edge(of: ScreenTransition.cube(axis: axis).state(of: .screen(0), at: fraction)!, 1, axis)
        let second = edge(of: ScreenTransition.cube(axis: axis).state(of: .screen(1), at: fraction)!, 0, axis)
        #expect(abs(first - second) < 0.75)
      }
    }
  }

  @Test func theCubesShadowIsFourFifthsOfBlackAndTurnsWithItsFace() {
    let cube = ScreenTransition.cube()
    for (screen, opacities) in [(ScreenID(0), [0, 0.4, 0.8]), (1, [0.8, 0.4, 0])] {
      for (fraction, opacity) in zip([0, 0.5, 1], opacities) {
        var shadow = cube.state(of: .dimming(over: screen), at: fraction)!
        #expect(isClose(shadow.opacity, opacity))
        shadow.opacity = 1
        #expect(shadow == cube.state(of: .screen(screen), at: fraction))
      }
    }
  }

  // Explode.

  @Test func anExplosionHasTenColumnsAndAsManyRowsAsMakeThemSquare() {
    let layers = ScreenTransition.explode().prepare(rich()).layers.filter { $0.kind.role == .piece }
    #expect(layers.count == 220)
    #expect(layers.allSatisfy { abs($0.frame.size.width - $0.frame.size.height) <= 2 })
  }

  @Test func eachPieceOfAnExplosionFliesUpTo100PointsTurnsUpTo10AndShrinksToAHundredth() {
    let pieces = states(of: .explode(), .piece, of: 0, at: 1, in: rich())
    for property in [Property.translationX, .translationY] {
      #expect(pieces.allSatisfy { abs($0[property]) <= 100 })
      #expect(pieces.contains { $0[property] > 80 } && pieces.contains { $0[property] < -80 })
    }
    #expect(pieces.allSatisfy { abs($0.rotationZ) <= 10 } && pieces.contains { abs($0.rotationZ) > 8 })
    #expect(pieces.allSatisfy { $0.scaleX == 0.01 && $0.scaleY == 0.01 && $0.opacity == 0 })
  }

  @Test func aSeedRepeatsAnExplosion() {
    #expect(ScreenTransition.explode(seed: 7).prepare(rich()) == ScreenTransition.explode(seed: 7).prepare(rich()))
    #expect(ScreenTransition.explode(seed: 7).prepare(rich()) != ScreenTransition.explode(seed: 8).prepare(rich()))
  }

  // National Geographic.

  @Test func natGeoTurnsTheOldOneBy80DegreesAboutItsLeadingSide() {
    let covered = ScreenTransition.natGeo().state(of: .screen(0), at: 1)!
    #expect(covered.anchorX == 0 && covered.anchorY == 0.5 && covered.perspective == 500)
    #expect(covered.rotationY == 80 * degree && covered.translationZ == -30 && covered.translationX == 170)
    #expect(ScreenTransition.natGeo().state(of: .screen(0), at: 0.2)?.rotationY == 0)
    #expect(ScreenTransition.natGeo().state(of: .screen(0), at: 0.8, in: context(.pop))?.rotationY == 0)
  }

  @Test func natGeoBringsTheNewOneByItsFourTurnsAndTravels() {
    let context = context(size: Size2D(width: 320, height: 568))
    let start = ScreenTransition.natGeo().state(of: .screen(1), at: 0, in: context)!
    let whole = Matrix.turn(z: 5 * degree) * .turn(y: -45 * degree) * .turn(x: 10 * degree)
    let engine = Matrix.turn(x: start.rotationX) * .turn(y: start.rotationY) * .turn(z: start.rotationZ)
    #expect(whole.distance(to: engine) < 1e-12)
    let travel = Matrix.turn(z: 5 * degree).applied(to: [320, -40, 150])
    #expect(isClose(start.translationX, travel[0]) && isClose(start.translationY, travel[1]))
    #expect(start.translationZ == 150 && start.anchorX == 0.5 && start.perspective == 500)
    let end = ScreenTransition.natGeo().state(of: .screen(1), at: 1)!
    #expect(end.rotationX == 0 && end.rotationY == 0 && end.rotationZ == 0 && end.translationX == 0)
  }

  // Portal.

  @Test func aPortalsHalvesSlideHalfAWidthApartAndTheNewOneComesFromFourFifths() {
    #expect(states(of: .portal(), .piece, of: 0, at: 1, in: rich()).map(\.translationX) == [-201, 201])
    #expect(ScreenTransition.portal().state(of: .screen(1), at: 0)?.scaleX == 0.8)
    #expect(ScreenTransition.portal().state(of: .screen(1), at: 1)?.scaleX == 1)
  }
}
