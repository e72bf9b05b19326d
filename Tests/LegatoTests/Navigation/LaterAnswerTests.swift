// An app that answers later whether something may begin.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct LaterAnswerTests {
  /// Two screens at rest; from now on answers come later.
  private func stage(_ interactions: [Interaction] = [.fullScreenPan()]) -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: interactions))
    stage.push(1, animated: false)
    stage.answersLater = true
    return stage
  }

  private func position(of screen: ScreenID, on stage: Stage) -> Double {
    stage.frame(of: .screen(screen))?.minX ?? .nan
  }

  @Test func aCallWaitsForItsAnswerAndNothingMovesMeanwhile() {
    let stage = stage()
    stage.push(2)
    stage.advance(by: 0.5)
    #expect(!stage.isRunning && stage.navigator.isWaiting && stage.navigator.screens == [0, 1])
    stage.answer(true)
    #expect(stage.isRunning && !stage.navigator.isWaiting && stage.navigator.screens == [0, 1, 2])
    #expect(stage.fraction == 0, "the run begins with the answer")
    #expect(stage.settle() == .finished)
  }

  @Test func callsKeepTheirOrderBehindWhatWaits() {
    let stage = stage()
    stage.push(2)
    stage.push(3)
    stage.pop(to: 0)
    #expect(stage.questions.count == 1)
    stage.answer(true)
    #expect(stage.navigator.screens == [0, 1, 2] && stage.questions.map(\.to) == [3])
    stage.answer(true)
    #expect(stage.navigator.screens == [0, 1, 2, 3] && stage.questions.map(\.operation) == [.pop])
    stage.answer(true)
    #expect(stage.settle() == .finished && stage.navigator.screens == [0])
  }

  @Test func aDenialLetsTheNextOneHaveItsTurn() {
    let stage = stage()
    stage.push(2)
    stage.pop()
    stage.answer(false)
    #expect(stage.navigator.screens == [0, 1] && stage.questions.map(\.operation) == [.pop])
    stage.answer(true)
    #expect(stage.settle() == .finished && stage.navigator.screens == [0])
  }

  @Test func theTravelOfTheWaitCountsWithoutAJump() {
    let stage = stage()
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.drag(by: .right(160), over: 0.4)
    #expect(stage.finger.response == .claimed && !stage.isRunning)
    stage.answer(true)
    // The finger has gone 150 points since it was a drag, and the screen is where it was.
    #expect(isClose(stage.fraction * 402, 150))
    #expect(position(of: 1, on: stage).magnitude < 1e-9)
    var before = 0.0
    var steps: [Double] = []
    for _ in 0..<60 {
      stage.advance(frames: 1)
      steps.append(position(of: 1, on: stage) - before)
      before = position(of: 1, on: stage)
    }
    #expect(isClose(before, 150, within: 0.5), "it has caught up")
    #expect(steps.allSatisfy { $0 > -0.01 && $0 < 25 }, "\(steps)")
    stage.finger.drag(by: .right(20), over: 0.1)
    #expect(isClose(position(of: 1, on: stage), 170, within: 0.5))
  }

  @Test(arguments: [402.0, 201, 804], [true, false])
  func travelBeforeAResizeCountsInPointsAndAfterTheLiftAsThePartThatItWas(width: Double, isReleased: Bool) {
    let stage = stage()
    stage.finger.begin(at: Point2D(x: 20, y: 400))
    stage.finger.drag(by: .right(311), over: 0.4)
    stage.advance(by: 0.2)
    if isReleased { stage.finger.release() }
    stage.resize(to: Size2D(width: width, height: 874))
    stage.answer(true)
    #expect(isClose(stage.fraction, isReleased ? 301 / 402 : min(1, 301 / width)))
    if isReleased { #expect(stage.settle() == .finished) }
  }

  @Test func aSecondFingerOnAHeldPageWaitsForNoAnswer() {
    let stage = stage()
    stage.answersLater = false
    stage.finger.begin(at: Point2D(x: 20, y: 400))
    stage.finger.drag(by: .right(110), over: 0.1)
    stage.answersLater = true
    stage.push(2)
    stage.secondFinger.begin(at: Point2D(x: 300, y: 700))
    stage.finger.drag(by: .right(50), over: 0.1)
    #expect(isClose(stage.fraction * 402, 125), "the page goes with the middle of both")
  }

  @Test(arguments: [true, false]) func aLiftThatIsLostWhileACallWaitsDecidesBehindThat(isAllowed: Bool) {
    let stage = stage()
    stage.answersLater = false
    stage.finger.begin(at: Point2D(x: 20, y: 400))
    stage.finger.drag(by: .right(330), over: 0.3)
    stage.answersLater = true
    stage.push(2)
    stage.finger.begin(at: Point2D(x: 20, y: 400))
    #expect(stage.navigator.phase == .tracking && stage.questions.count == 1)
    stage.answer(isAllowed)
    stage.settle()
    #expect(stage.navigator.screens == (isAllowed ? [0, 1, 2] : [0]))
  }

  @Test(arguments: [(160.0, Outcome.cancelled), (280, .finished)])
  func aFingerThatHasLiftedIsDecidedAsAtItsLift(travel: Double, outcome: Outcome) {
    let stage = stage()
    stage.finger.begin(at: Point2D(x: 60, y: 400))
    stage.finger.drag(by: .right(travel), over: 0.4)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    stage.advance(by: 1)
    #expect(!stage.isRunning)
    stage.answer(true)
    #expect(position(of: 1, on: stage).magnitude < 1e-9)
    #expect(stage.settle() == outcome)
    #expect(stage.navigator.screens == (outcome == .finished ? [0] : [0, 1]))
  }

  @Test func aDeniedFingerIsThePagesAndLeavesEverythingAsItWas() {
    let stage = stage()
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.drag(by: .right(160), over: 0.4)
    stage.answer(false)
    #expect(stage.layers.isEmpty && stage.state(of: .screen(1)) == .rest && stage.navigator.screens == [0, 1])
    stage.finger.drag(by: .right(60), over: 0.1)
    #expect(stage.finger.response == .denied && !stage.isRunning && stage.questions.isEmpty)
  }

  @Test(arguments: [true, false], [true, false]) func aCallWaitsBehindAFingersGesture(hasLifted: Bool, isAllowed: Bool)
  {
    let stage = stage()
    stage.finger.begin(at: Point2D(x: 60, y: 400))
    stage.finger.drag(by: .right(300), over: 0.4)
    if hasLifted { stage.finger.release() }
    stage.push(2)
    #expect(stage.questions.map(\.operation) == [.pop])
    stage.answer(isAllowed)
    #expect(stage.questions.map(\.operation) == [.push])
    stage.answer(true)
    // What a lift has decided counts; what is still held is cancelled.
    let isGone = isAllowed && hasLifted
    #expect(stage.settle() == .finished && stage.navigator.screens == (isGone ? [0, 2] : [0, 1, 2]))
    #expect(stage.outcomes.dropFirst() == (isAllowed ? [isGone ? .finished : .cancelled, .finished] : [.finished]))
  }

  @Test func aFingerThatTheSystemTakesAwayAsksNoMore() {
    let stage = stage()
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.drag(by: .right(160), over: 0.4)
    stage.finger.cancel()
    stage.answer(true)
    #expect(!stage.isRunning && !stage.navigator.isWaiting && stage.navigator.screens == [0, 1])
  }

  @Test func swipesThatWaitForAnswersPopAScreenEach() {
    let stage = stage([.edgePan()])
    stage.answersLater = false
    stage.push(2, animated: false)
    stage.answersLater = true
    for _ in 0..<2 {
      stage.finger.begin(at: Point2D(x: 5, y: 400))
      stage.finger.flick(by: .right(200))
      stage.advance(by: 0.1)
    }
    #expect(!stage.isRunning)
    stage.answer(true)
    stage.answer(true)
    #expect(stage.settle() == .finished && stage.navigator.screens == [0])
  }

  @Test func aGrabOfWhatACallHasBegunWaitsWhileThatGoesOn() {
    let stage = stage()
    stage.push(2)
    stage.answer(true)
    stage.advance(by: 0.05)
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.drag(by: .right(40), over: 0.05)
    #expect(stage.questions.map(\.operation) == [.pop] && stage.navigator.phase != .tracking)
    let before = position(of: 2, on: stage)
    stage.answer(true)
    #expect(stage.navigator.phase == .tracking)
    #expect(isClose(position(of: 2, on: stage), before, within: 1e-6))
  }

  @Test(arguments: [true, false]) func aSwipeBehindACallThatBeginsIsOvertaken(hasLifted: Bool) {
    let stage = stage([.edgePan()])
    stage.push(2)
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.drag(by: .right(300), over: 0.1)
    if hasLifted { stage.finger.release() }
    #expect(stage.questions.map(\.operation) == [.push])
    stage.answer(true)
    stage.finger.drag(by: .right(60), over: 0.1)
    stage.finger.release()
    #expect(stage.settle() == .finished && stage.navigator.screens == [0, 1, 2])
    #expect(stage.questions.isEmpty && stage.outcomes == [.finished, .finished])
    // The next touch is alive.
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.drag(by: .right(100), over: 0.1)
    stage.answer(true)
    #expect(stage.navigator.phase == .tracking)
  }

  @Test func aFingerThatLandsBehindACallThatBeginsIsDeniedUntilItHasLifted() {
    let stage = stage([.edgePan()])
    stage.push(2)
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.answer(true)
    #expect(stage.navigator.pointerResponse == .denied)
    stage.secondFinger.begin(at: Point2D(x: 5, y: 600))
    stage.secondFinger.drag(by: .right(100), over: 0.1)
    #expect(stage.secondFinger.response == .denied, "it is no first finger")
    stage.secondFinger.release()
    stage.finger.release()
    #expect(stage.navigator.pointerResponse == .undecided)
    #expect(stage.settle() == .finished && stage.questions.isEmpty)
  }

  @Test func aSwipeBehindACallThatIsDeniedHasItsTurn() {
    let stage = stage([.edgePan()])
    stage.push(2)
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.flick(by: .right(300), over: 0.1)
    stage.answer(false)
    #expect(stage.questions.map(\.operation) == [.pop])
    stage.answer(true)
    #expect(stage.settle() == .finished && stage.navigator.screens == [0])
  }

  @Test func aGrabBehindACallDoesNotTakeBackWhatThatHasBegun() {
    let stage = stage()
    stage.push(2)
    stage.answer(true)
    stage.advance(by: 0.05)
    stage.push(3)
    stage.finger.begin(at: Point2D(x: 300, y: 400))
    stage.finger.drag(by: .right(60), over: 0.05)
    stage.answer(true)
    stage.finger.release()
    #expect(stage.questions.isEmpty)
    #expect(stage.settle() == .finished && stage.navigator.screens == [0, 1, 2, 3])
  }

  @Test(arguments: [nil, true, false], [[0.5], [0.5, 0.6, 0.7, 0.8]])
  func whatScrubsMeanwhileCountsInItsOrder(isCovering: Bool?, numbers: [Double]) {
    let stage = stage()
    stage.push(2)
    stage.answer(true)
    stage.advance(by: 0.05)
    for number in numbers { stage.send(.scrub(to: number)) }
    #expect(stage.questions.map(\.operation) == [.pop])
    if isCovering == false { stage.endScrub(covering: false) }
    stage.answer(true)
    #expect(isClose(1 - stage.fraction, numbers[numbers.count - 1]))
    if isCovering != false { stage.endScrub(covering: isCovering) }
    let stays = isCovering ?? (numbers.count > 1)
    #expect(stage.settle() == (stays ? .cancelled : .finished))
    #expect(stage.navigator.screens == (stays ? [0, 1, 2] : [0, 1]))
  }

  @Test(arguments: ["dismiss", "set as it is", "reverse", "push"], [true, false])
  func whatIsAskedForBehindAGestureIsAnsweredAlsoIfTheFingersAreTakenAway(what: String, isAllowed: Bool) {
    let stage = stage()
    stage.finger.begin(at: Point2D(x: 60, y: 400))
    stage.finger.drag(by: .right(200), over: 0.2)
    var isAnswered = false
    switch what {
    case "dismiss": isAnswered = stage.dismiss()
    case "set as it is": isAnswered = stage.setScreens([0, 1])
    case "reverse": stage.reverse()
    default: isAnswered = stage.push(2)
    }
    #expect(isAnswered == (what != "reverse"), "none has been denied yet")
    stage.finger.cancel()
    stage.answer(isAllowed)
    if what == "push" { stage.answer(true) }
    #expect(!stage.navigator.isWaiting)
    stage.settle()
    #expect(!stage.isRunning && stage.navigator.screens == (what == "push" ? [0, 1, 2] : [0, 1]))
  }

  @Test(arguments: ["taken away", "denied"]) func aReversalIsNoFingers(fingers: String) {
    let stage = stage()
    stage.push(2)
    stage.answer(true)
    stage.advance(by: 0.1)
    stage.finger.begin(at: Point2D(x: 300, y: 400))
    stage.finger.drag(by: .right(40), over: 0.03)
    #expect(stage.questions.map(\.operation) == [.pop])
    stage.reverse()
    if fingers == "taken away" { stage.finger.cancel() }
    stage.answer(fingers == "taken away")
    // Now the reversal is asked about.
    #expect(stage.questions.map(\.operation) == [.pop])
    stage.answer(true)
    #expect(stage.navigator.phase == .settling(.finish))
    #expect(stage.settle() == .finished && stage.navigator.screens == [0, 1])
  }

  @Test func aGrabHoldsWhatHasComeToItsEndMeanwhile() {
    let stage = stage()
    stage.push(2)
    stage.answer(true)
    stage.advance(by: 0.05)
    stage.finger.begin(at: Point2D(x: 300, y: 400))
    stage.finger.drag(by: .right(40), over: 0.05)
    #expect(stage.questions.map(\.operation) == [.pop])
    stage.advance(by: 2)
    #expect(!stage.isRunning)
    stage.answer(true)
    #expect(stage.navigator.phase == .tracking)
    stage.finger.drag(by: .right(50), over: 0.1)
    #expect(isClose(stage.fraction * 402, 80, within: 1))
  }

  @Test(arguments: [true, false], [true, false])
  func aHandGoesOnHoldingItsRunWhileACallIsAskedAbout(hasLifted: Bool, isAllowed: Bool) {
    let stage = stage()
    stage.finger.begin(at: Point2D(x: 60, y: 400))
    stage.finger.drag(by: .right(110), over: 0.2)
    stage.answer(true)
    stage.push(2)
    stage.finger.drag(by: .right(200), over: 0.2)
    #expect(isClose(stage.fraction * 402, 300, within: 1))
    if hasLifted { stage.finger.release() }
    // What the lift decides counts after the answer, as it would have if that had come at once.
    #expect(stage.navigator.phase == .tracking)
    stage.answer(isAllowed)
    stage.finger.release()
    stage.settle()
    #expect(stage.navigator.screens == (isAllowed ? [0, 1, 2] : [0]))
    #expect(stage.outcomes.dropFirst() == (isAllowed ? [.cancelled, .finished] : [.finished]))
  }
}
