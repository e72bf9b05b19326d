// iOS's zoom, carried by one finger or two (docs/measurements.md).

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct ZoomTests {
  private static let carried: [(ScreenTransition, Layer.Kind)] = [
    (.zoom, .screen(1)), (.grow(), .screen(1)), (.imageZoom(), .element(7, of: 1)),
    (.imageZoom(sourceStyle: .fading(over: 1)), .element(7, of: 0)),
  ]

  @Test(arguments: carried.indices) func whatFingersMakeSmallerIsAsRoundAsItsSourceAtOnce(row: Int) throws {
    let (transition, kind) = Self.carried[row]
    let element = SharedElement(id: 7, covered: Scenario.cell, covering: Scenario.photo, coveredRadius: 16)
    let context = context(.pop, elements: [element])
    func radius(_ pinch: Double) throws -> Double {
      let state = try #require(transition.state(of: kind, at: Inputs(pull: -2 * pinch, pinch: pinch), in: context))
      return state.cornerRadius * state.scaleX / (1 + pinch)
    }
    #expect(try isClose(radius(0), 0, within: 1e-9))
    #expect(try isClose(radius(-0.025), 8, within: 1e-6))
    for pinch in [-0.05, -0.3, -0.6] { #expect(try isClose(radius(pinch), 16, within: 1e-6), "\(pinch)") }
  }

  @Test func theZoomedCardShrinksToItsFloor() {
    let scale = { (pull: Double) in
      let gesture = GestureValues(translation: .down(pull * 874), size: phone)
      return ScreenTransition.zoom.state(
        of: .screen(1), at: Interaction.zoomDrag().inputs(for: gesture), in: context(.pop))?
        .scaleX
    }
    #expect(isClose(scale(0.1), 1 - 0.67 * 0.1))
    // As measured, from the finger's landing on, of which the first 16 points move nothing.
    for (travel, measured) in [(0.15, 0.913), (0.49, 0.693), (0.8, 0.545)] {
      #expect(isClose(scale(travel - 16 / 874), measured, within: 0.003))
    }
    #expect(isClose(scale(5), 0.37))
  }

  @Test func aPinchedCardHasTheFingersRatioAndStaysUnderThem() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .zoom, interactions: [.pinch()]))
    stage.push(1, animated: false)
    let (left, right) = (stage.finger, stage.secondFinger)
    left.begin(at: Point2D(x: 50, y: 400))
    right.begin(at: Point2D(x: 350, y: 400))
    // The slop is 8.7 points of the span.
    left.move(to: Point2D(x: 60, y: 400))
    let half = (300 - 8.7) / 2
    left.move(to: Point2D(x: 100, y: 460))
    right.move(to: Point2D(x: 100 + half, y: 460))
    let state = stage.state(of: .screen(1))
    #expect(isClose(state?.scaleX, 0.5) && isClose(state?.scaleY, 0.5))
    // What was midway between the fingers at the lock still is.
    let focus = Point2D(x: (60.0 + 350) / 2, y: 400)
    let frame = stage.frame(of: .screen(1))
    #expect(isClose(frame.map { $0.minX + focus.x / 2 }, 100 + half / 2))
    #expect(isClose(frame.map { $0.minY + focus.y / 2 }, 460))
  }

  @Test func aPinchedCardTurnsWithTheFingersAndNeverGrows() {
    var gesture = GestureValues(translation: .zero, size: phone)
    gesture.rotation = 0.3
    gesture.pinch = 0.4
    let inputs = Interaction.pinch().inputs(for: gesture)
    let state = ScreenTransition.zoom.state(of: .screen(1), at: inputs, in: context(.pop))
    #expect(state?.rotationZ == 0.3 && state?.scaleX == 1)
  }

  @Test func aDraggedCardFallsBehindByTheCubeOfTheTravelAndGivesWaySideways() {
    let inputs = { (travel: Vector2D) in
      Interaction.zoomDrag().inputs(for: GestureValues(translation: travel, size: phone))
    }
    for part in [0.1, 0.3, 0.6] {
      let travel = 874 * part
      let lag = 0.25 * part * part * travel
      #expect(isClose(inputs(.down(travel)).dragY, travel - lag))
    }
    // .56 of the first points, towards .9 of the width, and no scale.
    #expect(isClose(inputs(.right(0.001)).dragX, 0.001 * 0.56, within: 1e-8))
    #expect(isClose(inputs(.left(1e9)).dragX, -0.9 * 402, within: 0.01))
    #expect(inputs(.right(200)).pinch == 0)
  }

  @Test func aDraggedCardShrinksAboutTheTouchPoint() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .zoom, interactions: [.zoomDrag()]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 100, y: 300))
    stage.finger.drag(by: .down(16 + 218.5))
    let scale = 1 - 0.67 * 0.25
    #expect(isClose(stage.state(of: .screen(1))?.scaleX, scale))
    let frame = stage.frame(of: .screen(1))
    let lag = 0.25 * 0.25 * 0.25 * 0.25 * 874
    #expect(isClose(frame.map { $0.minX + 100 * scale }, 100))
    #expect(isClose(frame.map { $0.minY + 300 * scale }, 300 + 218.5 - lag))
  }
}
