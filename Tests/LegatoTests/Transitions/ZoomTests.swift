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

  /// The point of what fingers carry that is seen at a point of the container.
  private func point(_ stage: Stage, _ kind: Layer.Kind, at point: Point2D) throws -> Point2D {
    let state = try #require(stage.state(of: kind))
    let frame = try #require(stage.layers.first { $0.kind == kind }).frame
    let (sine, cosine) = Elementary.sincos(-state.rotationZ)
    let anchor = Vector2D(dx: state.anchorX * frame.size.width, dy: state.anchorY * frame.size.height)
    let offset = point - (frame.origin + anchor + Vector2D(dx: state.translationX, dy: state.translationY))
    let turned = Vector2D(dx: offset.dx * cosine - offset.dy * sine, dy: offset.dx * sine + offset.dy * cosine)
    return Point2D(x: anchor.dx + turned.dx / state.scaleX, y: anchor.dy + turned.dy / state.scaleY)
  }

  @Test(arguments: carried.indices.dropLast(), [0, 0.02, 0.06, 0.12])
  func whatTwoFingersHoldStaysUnderThemWheneverTheyTakeHold(row: Int, wait: Double) throws {
    let (transition, kind) = Self.carried[row]
    let policy = TransitionPolicy(transition: transition, interactions: [.zoomDrag(), .pinch()])
    let stage = Stage(root: 0, policy: policy)
    stage.place(7, in: 0, at: Scenario.cell)
    if kind != .screen(1) { stage.place(7, in: 1, at: Scenario.photo) }
    stage.push(1, animated: false)
    if wait > 0 {
      // Where the next fingers do not land.
      stage.finger.begin(at: Point2D(x: 30, y: 500))
      stage.finger.drag(by: .down(300), over: 0.3)
      stage.finger.release()
      stage.advance(by: wait)
    }
    let touch = (stage.frame(of: kind)?.center ?? .zero) + Vector2D(dx: 40, dy: 30)
    let (left, right) = (stage.finger, stage.secondFinger)
    left.begin(at: touch + .left(60))
    right.begin(at: touch + .right(60))
    left.move(to: touch + .left(45))
    right.move(to: touch + .right(45))
    #expect(stage.navigator.phase == .tracking)
    let before = try point(stage, kind, at: touch)
    for step in 1...6 {
      let turn = Vector2D(dx: 45 - 5 * Double(step), dy: 3 * Double(step))
      let focus = touch + Vector2D(dx: 7 * Double(step), dy: -4 * Double(step))
      left.move(to: focus - turn)
      right.move(to: focus + turn)
      stage.advance(by: 1.0 / 60)
      let now = try point(stage, kind, at: focus)
      #expect((now - before).length * (stage.state(of: kind)?.scaleX ?? 0) < 0.01, "\(before) \(now)")
    }
    #expect(stage.state(of: kind).map { $0.rotationZ.magnitude > 0.3 } == true)
  }

  @Test(arguments: [false, true]) func aPinchHoldsWhatItsSecondFingerFindsWhenItLands(catchesOnTouchDown: Bool) throws {
    var pinch = Interaction.pinch()
    pinch.catchesOnTouchDown = catchesOnTouchDown
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .zoom, interactions: [pinch, .zoomDrag()]))
    let (first, second) = (stage.finger, stage.secondFinger)
    if catchesOnTouchDown {
      stage.push(1)
      stage.advance(by: 0.2)
      first.begin(at: Point2D(x: 140, y: 500))
      #expect(stage.navigator.phase == .tracking)
    } else {
      stage.push(1, animated: false)
      first.begin(at: Point2D(x: 140, y: 500))
      second.begin(at: Point2D(x: 260, y: 500))
      second.move(to: Point2D(x: 230, y: 500))
      second.release()
    }
    second.begin(at: Point2D(x: 140, y: 700))
    stage.advance(by: 1.0 / 60)
    // The slop moves nothing.
    second.move(to: Point2D(x: 140, y: 691.3))
    let before = try point(stage, .screen(1), at: Point2D(x: 140, y: 600))
    for y in [680.0, 660, 640, 620, 600] {
      second.move(to: Point2D(x: 140, y: y))
      stage.advance(by: 1.0 / 60)
    }
    let now = try point(stage, .screen(1), at: Point2D(x: 140, y: 550))
    let slop = 8.7 / 2
    #expect((now - before).length * (stage.state(of: .screen(1))?.scaleX ?? 0) <= slop + 0.01, "\(before) \(now)")
  }

  @Test func aDragThatFollowsAPinchHoldsWhatItsFingerTouches() throws {
    let stage = Stage(
      root: 0, policy: TransitionPolicy(transition: .zoom, interactions: [.pinch(), .zoomEdgePan(width: 402)]))
    stage.push(1, animated: false)
    let (first, second) = (stage.finger, stage.secondFinger)
    first.begin(at: Point2D(x: 95, y: 422))
    second.begin(at: Point2D(x: 295, y: 422))
    first.move(to: Point2D(x: 125, y: 422))
    second.move(to: Point2D(x: 265, y: 422))
    first.release()
    stage.advance(by: 0.1)
    second.move(to: Point2D(x: 276, y: 422))
    let before = try point(stage, .screen(1), at: Point2D(x: 276, y: 422))
    for x in stride(from: 290.0, through: 380, by: 15) {
      second.move(to: Point2D(x: x, y: 422))
      stage.advance(by: 1.0 / 60)
    }
    let now = try point(stage, .screen(1), at: Point2D(x: 380, y: 422))
    #expect(stage.state(of: .screen(1)).map { $0.scaleX < 0.65 } == true)
    #expect((now - before).length * (stage.state(of: .screen(1))?.scaleX ?? 0) < 1, "\(before) \(now)")
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
