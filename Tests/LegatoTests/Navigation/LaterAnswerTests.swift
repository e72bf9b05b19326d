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

  @Test(arguments: [true, false]) func aCallWithdrawsAFingersGestureThatWaits(hasLifted: Bool) {
    let stage = stage()
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.drag(by: .right(160), over: 0.4)
    if hasLifted { stage.finger.release() }
    stage.push(2)
    #expect(stage.questions.map(\.operation) == [.pop, .push])
    // The answer about the gesture comes too late, and is heard by nobody.
    stage.answer(true)
    #expect(!stage.isRunning)
    stage.answer(true)
    #expect(stage.settle() == .finished && stage.navigator.screens == [0, 1, 2])
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
}
