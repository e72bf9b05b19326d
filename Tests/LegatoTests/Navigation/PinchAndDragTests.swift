// Two fingers that pinch, and of which one lifts; one finger that drags, and is joined by another.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct PinchAndDragTests {
  private static let center = Point2D(x: 200, y: 440)

  /// How a card or a picture goes: as a photo, and as a film.
  private static let ways: [(ScreenTransition, Interaction, Vector2D)] = [
    (.zoom, .zoomDrag(), .down(100)), (.zoom, .freeDrag(), Vector2D(dx: 100, dy: 30)),
    (.grow(), .freeDrag(), Vector2D(dx: 100, dy: 30)), (.imageZoom(), .imageDrag(), .down(100)),
  ]

  /// A card that is pinched or dragged away.
  private func card(_ transition: ScreenTransition = .zoom, _ drag: Interaction = .zoomDrag()) -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: transition, interactions: [drag, .pinch()]))
    stage.place(1, in: 0, at: Rect2D(x: 40, y: 300, width: 120, height: 120))
    if transition.name == "imageZoom" { stage.place(1, in: 1, at: Rect2D(x: 0, y: 240, width: 402, height: 402)) }
    stage.push(1, animated: false)
    return stage
  }

  private func box(_ stage: Stage) -> Rect2D {
    stage.frame(of: .element(1, of: 1)) ?? stage.frame(of: .screen(1)) ?? .zero
  }

  private func isSame(_ one: Rect2D, _ other: Rect2D, within tolerance: Double = 1e-6) -> Bool {
    isClose(one.minX, other.minX, within: tolerance) && isClose(one.minY, other.minY, within: tolerance)
      && isClose(one.size.width, other.size.width, within: tolerance)
  }

  @Test(arguments: ways, [true, false])
  func ofTwoFingersThatPinchTheOtherOneGoesOnAsADrag(way: (ScreenTransition, Interaction, Vector2D), isFirst: Bool) {
    let stage = card(way.0, way.1)
    stage.pinch(at: Self.center, from: 200, to: 140)
    let pinched = box(stage)
    let (lifting, staying) = isFirst ? (stage.finger, stage.secondFinger) : (stage.secondFinger, stage.finger)
    lifting.release()
    stage.advance(frames: 1)
    #expect(stage.navigator.phase == .tracking && isSame(box(stage), pinched))
    staying.drag(by: .down(10), over: 0.1)
    #expect(isSame(box(stage), pinched), "so far it may be about to lift")
    staying.drag(by: .down(50), over: 0.2)
    #expect(box(stage).center.y > pinched.center.y + 20)
    staying.drag(by: .down(200), over: 0.2)
    staying.flick(by: .down(100))
    #expect(stage.settle() == .finished)
  }

  @Test func whatADragGoesOnWithIsTakenBackWhereItIsTakenHome() {
    let stage = card()
    stage.pinch(at: Self.center, from: 200, to: 190)
    stage.finger.release()
    stage.secondFinger.drag(by: .down(40), over: 0.2)
    stage.secondFinger.drag(by: .up(40), over: 0.4)
    stage.advance(by: 0.1)
    stage.secondFinger.release()
    #expect(stage.settle() == .cancelled)
  }

  @Test(arguments: [0.0, 0.03, 1]) func aPinchWhoseFingersLiftOneAfterTheOtherIsDecidedAsAPinch(delay: Double) {
    // A drag would have finished after this fraction of its way.
    let outcomes = [140.0, 90].map { end in
      let stage = card()
      stage.pinch(at: Self.center, from: 200, to: end)
      stage.finger.release()
      stage.advance(by: delay)
      stage.secondFinger.release()
      return stage.settle()
    }
    #expect(outcomes == [.cancelled, .finished])
  }

  @Test func aFingerThatRestsHasNoVelocityLeft() {
    let stage = card()
    stage.pinch(at: Self.center, from: 200, to: 140)
    stage.finger.release()
    #expect(stage.navigator.velocity.pinch < -0.1)
    stage.advance(by: 0.5)
    stage.secondFinger.drag(by: .right(1))
    #expect(stage.navigator.velocity == .zero)
  }

  @Test(arguments: ways)
  func aDragThatASecondFingerJoinsGoesOnAsAPinch(way: (ScreenTransition, Interaction, Vector2D)) {
    let stage = card(way.0, way.1)
    stage.finger.begin(at: Self.center)
    stage.finger.drag(by: way.2, over: 0.3)
    let dragged = box(stage)
    stage.secondFinger.begin(at: stage.finger.position + .right(130))
    #expect(isSame(box(stage), dragged))
    stage.drag([(stage.finger, .right(3)), (stage.secondFinger, .left(3))], over: 0.1)
    #expect(isSame(box(stage), dragged, within: 2), "so little is no pinch")
    var (before, largest) = (box(stage).size.width, 0.0)
    for _ in 0..<12 {
      stage.drag([(stage.finger, .right(3)), (stage.secondFinger, .left(3))], over: 1.0 / 60)
      largest = max(largest, (box(stage).size.width - before).magnitude)
      before = box(stage).size.width
    }
    #expect(before < dragged.size.width * 0.7 && largest < 20, "\(before) of \(dragged.size.width), \(largest)")
    stage.finger.release()
    stage.secondFinger.release()
    #expect(stage.settle() == .finished)
  }

  @Test func aSecondFingerThatComesBackPinchesOn() {
    let stage = card()
    stage.pinch(at: Self.center, from: 200, to: 160)
    stage.finger.release()
    let before = box(stage)
    stage.finger.begin(at: Point2D(x: 120, y: 440))
    stage.drag([(stage.finger, .right(4)), (stage.secondFinger, .left(4))], over: 0.05)
    #expect(isSame(box(stage), before, within: 1))
    stage.drag([(stage.finger, .right(20)), (stage.secondFinger, .left(20))], over: 0.2)
    #expect(box(stage).size.width < before.size.width - 20)
    #expect(stage.navigator.phase == .tracking)
  }

  @Test func aDragThatBecomesAPinchBeforeItsAnswerIsAPinchAfterIt() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .zoom, interactions: [.fullScreenPan(), .pinch()]))
    stage.push(1, animated: false)
    stage.answersLater = true
    stage.finger.begin(at: Self.center - .right(120))
    stage.secondFinger.begin(at: Self.center + .right(120))
    stage.finger.drag(by: .right(100), over: 0.2)
    #expect(stage.questions.count == 1)
    stage.secondFinger.drag(by: .left(100), over: 0.2)
    stage.answer(true)
    stage.advance(by: 0.5)
    let pinch = stage.navigator.inputs.pinch
    #expect(pinch < -0.3, "\(pinch)")
    stage.finger.release()
    stage.secondFinger.release()
    #expect(stage.settle() == .finished)
  }

  @Test func aPinchOfWhichAFingerLiftsBeforeTheAnswerIsHeldByTheOther() {
    let stage = card()
    stage.answersLater = true
    stage.pinch(at: Self.center, from: 200, to: 140)
    stage.finger.release()
    stage.advance(by: 0.1)
    stage.answer(true)
    #expect(stage.navigator.phase == .tracking)
    stage.secondFinger.drag(by: .down(300), over: 0.3)
    stage.secondFinger.flick(by: .down(100))
    #expect(stage.settle() == .finished)
  }

  @Test func aResizeUnderAPinchIsNoJump() {
    let stage = card()
    stage.pinch(at: Self.center, from: 200, to: 140, by: .down(30))
    let before = box(stage)
    stage.resize(to: stage.size)
    #expect(isSame(box(stage), before))
    stage.secondFinger.drag(by: .left(0.001), over: 0.05)
    #expect(isSame(box(stage), before, within: 0.1))
  }

  @Test func aTransitionThatKnowsNoDragIsLetGoWithTheFirstFinger() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .zoom, interactions: [.pinch()]))
    stage.push(1, animated: false)
    stage.pinch(at: Self.center, from: 200, to: 90)
    stage.finger.release()
    #expect(stage.navigator.phase == .settling(.finish))
  }
}
