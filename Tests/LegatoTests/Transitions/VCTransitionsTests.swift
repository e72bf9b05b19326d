// VCTransitionsLibrary's effects, each by its numbers.

import Foundation
import LegatoTesting
import Testing

@testable import Legato

@Suite struct VCTransitionsTests {
  private let degree = Double.pi / 180

  /// A context whose host affords pieces.
  private func rich(
    _ operation: Legato.Operation = .push, _ layout: LayoutDirection = .leftToRight
  ) -> TransitionContext {
    let context = context(operation, layout)
    context.pieceBudget = 400
    return context
  }

  /// The pieces of a screen, or its shades, at a fraction.
  private func states(
    of transition: Transition, _ role: Layer.Kind.Role, of screen: ScreenID, at fraction: Double,
    in context: TransitionContext
  ) -> [LayerState] {
    let timeline = transition.prepare(context)
    let states = timeline.states(at: Inputs(fraction: fraction))
    let indices = timeline.layers.indices.filter {
      timeline.layers[$0].kind.role == role && timeline.layers[$0].screen == screen
    }
    return indices.map { states[$0] }
  }

  @Test func allTakeASecondUnlessTheyAreSaidToTakeLess() {
    for transition in [
      Transition.cards(), .cube(), .explode(), .flip(), .fold(), .natGeo(), .turn(),
    ] {
      #expect(transition.motion == .curve(.easeInOut, duration: 1))
    }
    #expect(Transition.portal().motion == .curve(.easeOut, duration: 1))
  }

  // Cards.

  @Test func cardsTipTheOldOneBackBy15DegreesAt900PointsUntilTwoFifths() {
    let covered = Transition.cards().state(of: .screen(0), at: 0.4)!
    #expect(covered.perspective == 900 && covered.scaleX == 0.95 && covered.scaleY == 0.95)
    #expect(covered.rotationX == 15 * degree && covered.opacity == 0.6)
  }

  @Test func cardsSendTheOldOneUpBy8PercentAtFourFifthsBetweenAFifthAndThreeFifths() {
    #expect(Transition.cards().state(of: .screen(0), at: 0.2)?.translationY == 0)
    for fraction in [0.6, 0.8, 1] {
      let covered = Transition.cards().state(of: .screen(0), at: fraction)!
      #expect(isClose(covered.translationY, -0.08 * 874) && covered.scaleX == 0.8 && covered.rotationX == 0)
    }
  }

  @Test(arguments: [(0.0, 874.0), (0.6, 874), (0.7, 422), (0.8, -30), (0.9, -15), (1, 0)])
  func cardsBringTheNewOneFromBelowAndALittleTooFar(fraction: Double, y: Double) {
    #expect(isClose(Transition.cards().state(of: .screen(1), at: fraction)?.translationY, y))
  }

  @Test(arguments: [(0.0, 0.0), (0.25, 437), (0.5, 874), (1, 874)])
  func theWayBackOfCardsDropsTheNewOneInAHalf(fraction: Double, y: Double) {
    #expect(isClose(Transition.cards().state(of: .screen(1), at: fraction, in: context(.pop))?.translationY, y))
  }

  @Test(arguments: [(0.0, 0.6, 0.6, 0.0), (0.35, 0.6, 0.6, 0), (0.7, 0.95, 1, 15), (0.75, 0.95, 1, 15), (1, 1, 1, 0)])
  func theWayBackOfCardsBringsTheOldOneFromThreeFifths(
    fraction: Double, scale: Double, opacity: Double, tilt: Double
  ) {
    let covered = Transition.cards().state(of: .screen(0), at: fraction, in: context(.pop))!
    #expect(isClose(covered.scaleX, scale) && isClose(covered.opacity, opacity))
    #expect(isClose(covered.rotationX, tilt * degree))
    #expect(!Transition.cards().isSymmetric)
  }

  // Cube.

  @Test(arguments: Axis.allCases) func theCubeTurnsByAQuarterAboutTheCommonEdgeAt200Points(axis: Axis) {
    let extent = phone[axis]
    let (turn, travel): (Property, Property) =
      axis == .horizontal ? (.rotationY, .translationX) : (.rotationX, .translationY)
    let sign = axis == .horizontal ? -1.0 : 1
    for fraction in [0, 0.25, 0.5, 0.75, 1] {
      let covered = Transition.cube(axis: axis).state(of: .screen(0), at: fraction)!
      let covering = Transition.cube(axis: axis).state(of: .screen(1), at: fraction)!
      #expect(covered.perspective == 200 && covering.perspective == 200)
      #expect(isClose(covered[turn], sign * 90 * degree * fraction))
      #expect(isClose(covering[turn], -sign * 90 * degree * (1 - fraction)))
      // The container's half side each way takes the common edge from one end to the other.
      let edges = [(covered, 1), (covering, 0)].map { state, side in edge(of: state, side, axis) }
      for edge in edges { #expect(isClose(edge, extent * (1 - fraction), within: 0.01)) }
    }
    #expect(isClose(Transition.cube(axis: axis).state(of: .screen(0), at: 0)?[travel], 0))
  }

  /// Where one side of a screen is seen.
  private func edge(of state: LayerState, _ side: Int, _ axis: Axis) -> Double {
    var numbers = state
    let corners = withUnsafeMutableBytes(of: &numbers) {
      LayerCorners($0.baseAddress!.assumingMemoryBound(to: Double.self), phone)
    }
    return axis == .horizontal ? corners.x[side] : corners.y[2 * side]
  }

  @Test func theFacesOfTheCubeNeverPartAndNeverGapeBetweenTheSteps() {
    for axis in Axis.allCases {
      for step in 0...200 {
        let fraction = Double(step) / 200
        let first = edge(of: Transition.cube(axis: axis).state(of: .screen(0), at: fraction)!, 1, axis)
        let second = edge(of: Transition.cube(axis: axis).state(of: .screen(1), at: fraction)!, 0, axis)
        #expect(abs(first - second) < 0.75)
      }
    }
  }

  @Test func theCubesShadowIsFourFifthsOfBlackAndTurnsWithItsFace() {
    let cube = Transition.cube()
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
    let layers = Transition.explode().prepare(rich()).layers.filter { $0.kind.role == .piece }
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
    #expect(Transition.explode(seed: 7).prepare(rich()) == Transition.explode(seed: 7).prepare(rich()))
    #expect(Transition.explode(seed: 7).prepare(rich()) != Transition.explode(seed: 8).prepare(rich()))
  }

  // Flip, turn.

  @Test(arguments: [(0.0, 0.0, 90.0), (0.25, 45, 90), (0.5, 90, 90), (0.75, 90, 45), (1, 90, 0)])
  func aTurnAndAFlipTakeTheOldOneTo90DegreesInTheFirstHalfAndTheNewOneBackInTheSecond(
    fraction: Double, first: Double, second: Double
  ) {
    for (axis, property) in [(Axis.horizontal, Property.rotationY), (.vertical, .rotationX)] {
      let turn = Transition.turn(axis: axis)
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
    #expect(Transition.turn().state(of: .screen(0), at: 0.3)?.perspective == 500)
    #expect(states(of: .flip(), .piece, of: 0, at: 0.3, in: rich())[1].perspective == 500)
    #expect(Transition.turn(axis: .vertical).state(of: .screen(0), at: 0.3)?.perspective == 874)
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
    let layers = Transition.fold(folds: folds).prepare(rich()).layers.filter { $0.kind.role == .piece }
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

  @Test(arguments: LayoutDirection.allCases) func thePanelsOfAFoldHangTogetherAtEveryFraction(
    layout: LayoutDirection
  ) {
    let timeline = Transition.fold().prepare(rich(.push, layout))
    let last: ScreenID = layout == .leftToRight ? 1 : 0
    func place(_ index: Int) -> Double {
      timeline.layers[index].frame.minX + (timeline.layers[index].screen == last ? 402 : 0)
    }
    let panels = timeline.layers.indices.filter { timeline.layers[$0].kind.role == .piece }
      .sorted { place($0) < place($1) }
    for step in 0...200 {
      let states = timeline.states(at: Inputs(fraction: Double(step) / 200))
      let sides = panels.map { index in
        var numbers = states[index]
        let frame = timeline.layers[index].frame
        let corners = withUnsafeMutableBytes(of: &numbers) {
          LayerCorners($0.baseAddress!.assumingMemoryBound(to: Double.self), frame.size)
        }
        return (left: corners.x[0] + frame.minX, right: corners.x[1] + frame.minX)
      }
      #expect(abs(sides[0].left) < 1 && abs(sides[7].right - 402) < 1)
      for (one, next) in zip(sides, sides.dropFirst()) { #expect(abs(one.right - next.left) < 1) }
    }
  }

  @Test func theFoldBetweenTwoScreensStaysUnderTheFinger() {
    let timeline = Transition.fold().prepare(rich())
    let first = timeline.layers.lastIndex { $0.kind.role == .piece && $0.screen == 1 }!
    for fraction in [0.1, 0.4, 0.77] {
      var numbers = timeline.states(at: Inputs(fraction: fraction))[first]
      let frame = timeline.layers[first].frame
      let corners = withUnsafeMutableBytes(of: &numbers) {
        LayerCorners($0.baseAddress!.assumingMemoryBound(to: Double.self), frame.size)
      }
      #expect(isClose(corners.x[0] + frame.minX, 402 * (1 - fraction), within: 0.5))
    }
  }

  // National Geographic.

  @Test func natGeoTurnsTheOldOneBy80DegreesAboutItsLeadingSide() {
    let covered = Transition.natGeo().state(of: .screen(0), at: 1)!
    #expect(covered.anchorX == 0 && covered.anchorY == 0.5 && covered.perspective == 500)
    #expect(covered.rotationY == 80 * degree && covered.translationZ == -30 && covered.translationX == 170)
    #expect(Transition.natGeo().state(of: .screen(0), at: 0.2)?.rotationY == 0)
    #expect(Transition.natGeo().state(of: .screen(0), at: 0.8, in: context(.pop))?.rotationY == 0)
  }

  @Test func natGeoBringsTheNewOneByItsFourTurnsAndTravels() {
    let context = context(size: Size(width: 320, height: 568))
    let start = Transition.natGeo().state(of: .screen(1), at: 0, in: context)!
    let whole = Matrix.turn(z: 5 * degree) * .turn(y: -45 * degree) * .turn(x: 10 * degree)
    let engine = Matrix.turn(x: start.rotationX) * .turn(y: start.rotationY) * .turn(z: start.rotationZ)
    #expect(whole.distance(to: engine) < 1e-12)
    let travel = Matrix.turn(z: 5 * degree).applied(to: [320, -40, 150])
    #expect(isClose(start.translationX, travel[0]) && isClose(start.translationY, travel[1]))
    #expect(start.translationZ == 150 && start.anchorX == 0.5 && start.perspective == 500)
    let end = Transition.natGeo().state(of: .screen(1), at: 1)!
    #expect(end.rotationX == 0 && end.rotationY == 0 && end.rotationZ == 0 && end.translationX == 0)
  }

  // Portal.

  @Test func aPortalsHalvesSlideHalfAWidthApartAndTheNewOneComesFromFourFifths() {
    #expect(states(of: .portal(), .piece, of: 0, at: 1, in: rich()).map(\.translationX) == [-201, 201])
    #expect(Transition.portal().state(of: .screen(1), at: 0)?.scaleX == 0.8)
    #expect(Transition.portal().state(of: .screen(1), at: 1)?.scaleX == 1)
  }

  // Swipes and pinches.

  @Test func aSwipeIs200PointsLongAndFinishesBeyondAHalf() {
    let swipe = Interaction.vcPan(.trailing)
    func inputs(_ dx: Double) -> Inputs {
      swipe.inputs(for: GestureState(translation: Vector(dx: dx, dy: 0), size: phone))
    }
    #expect(inputs(50).fraction == 0.25 && inputs(200).fraction == 1)
    let rest = GestureState(translation: .zero, size: phone)
    #expect(swipe.verdict(for: rest, inputs: inputs(101), velocity: .zero) == .finish)
    #expect(swipe.verdict(for: rest, inputs: inputs(100), velocity: .zero) == .cancel)
  }

  @Test func aPinchGoesAsFarAsTheFingersHaveMetAndFinishesBeyondAHalf() {
    let pinch = Interaction.vcPinch()
    var gesture = GestureState(translation: .zero, size: phone)
    gesture.pinch = -0.6
    let inputs = pinch.inputs(for: gesture)
    #expect(isClose(inputs.fraction, 0.6) && inputs.pinch == 0)
    #expect(pinch.verdict(for: gesture, inputs: inputs, velocity: .zero) == .finish)
  }
}

/// A turn in space, in rows, for columns of coordinates.
private struct Matrix {
  var rows: [[Double]]

  static func turn(x angle: Double) -> Matrix {
    Matrix(rows: [[1, 0, 0], [0, cos(angle), -sin(angle)], [0, sin(angle), cos(angle)]])
  }

  static func turn(y angle: Double) -> Matrix {
    Matrix(rows: [[cos(angle), 0, sin(angle)], [0, 1, 0], [-sin(angle), 0, cos(angle)]])
  }

  static func turn(z angle: Double) -> Matrix {
    Matrix(rows: [[cos(angle), -sin(angle), 0], [sin(angle), cos(angle), 0], [0, 0, 1]])
  }

  func applied(to column: [Double]) -> [Double] { rows.map { zip($0, column).reduce(0) { $0 + $1.0 * $1.1 } } }

  func distance(to other: Matrix) -> Double {
    zip(rows.joined(), other.rows.joined()).map { abs($0 - $1) }.max()!
  }

  static func * (a: Matrix, b: Matrix) -> Matrix {
    let columns = (0..<3).map { column in a.applied(to: b.rows.map { $0[column] }) }
    return Matrix(rows: (0..<3).map { row in columns.map { $0[row] } })
  }
}
