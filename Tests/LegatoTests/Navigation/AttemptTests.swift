// What a finger attempts and may not have is told, so that an app can ask the user.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct AttemptTests {
  /// Two screens at rest; observers say no to whatever comes, or leave it open.
  private func stage(answersLater: Bool = false) -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    stage.push(1, animated: false)
    stage.allows = { _ in false }
    stage.answersLater = answersLater
    return stage
  }

  private func drag(on stage: Stage) {
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.drag(by: .right(160), over: 0.4)
  }

  @Test func aDenialTellsOfTheAttemptOnceForEachGesture() {
    let stage = stage()
    for gesture in 1...2 {
      drag(on: stage)
      stage.finger.drag(by: .right(60), over: 0.1)
      stage.finger.release()
      #expect(stage.attempts == Array(repeating: .pop, count: gesture))
    }
  }

  @Test(arguments: [true, false]) func aLaterDenialDoesSoToo(hasLifted: Bool) {
    let stage = stage(answersLater: true)
    drag(on: stage)
    if hasLifted { stage.finger.release() }
    #expect(stage.attempts.isEmpty)
    stage.answer(false)
    #expect(stage.attempts == [.pop])
  }

  @Test func itIsToldOnceTheGestureIsDenied() {
    let stage = stage()
    let navigator = stage.navigator
    navigator.send(.pointerDown(PointerSample(position: Point2D(x: 100, y: 400), time: 1), over: []), at: 1)
    navigator.send(.pointerMoved(PointerSample(position: Point2D(x: 200, y: 400), time: 1.1)), at: 1.1)
    guard case .ask(let request) = navigator.nextEffect() else {
      Issue.record("nothing is asked")
      return
    }
    navigator.send(.answered(request.run, false), at: 1.2)
    #expect(navigator.nextEffect() == .denied(request.run))
    #expect(navigator.nextEffect() == .didAttempt(request))
    #expect(navigator.nextEffect() == nil && navigator.pointerResponse == .denied)
  }

  @Test func whoHearsOfItMayPopTheScreen() {
    let stage = stage()
    drag(on: stage)
    stage.allows = nil
    stage.pop()
    #expect(stage.settle() == .finished && stage.navigator.screens == [0] && stage.attempts == [.pop])
  }

  @Test func aFingerThatWaitsForTheHostsSystemHasAttemptedAsWell() {
    let stage = stage()
    stage.navigator.waitsForSystem = true
    drag(on: stage)
    stage.send(.shouldBegin)
    stage.send(.allowed)
    #expect(stage.attempts == [.pop])
  }

  @Test(arguments: ["call", "number", "fingers that the system takes away", "missing screen", "unknown screen"])
  func nothingElseIsAnAttempt(what: String) {
    let stage = stage(answersLater: what != "missing screen")
    switch what {
    case "call": stage.pop()
    case "number":
      stage.push(2)
      stage.answer(true)
      stage.send(.scrub(to: 0.5))
    case "missing screen":
      stage.allows = nil
      stage.setMissing(0)
      drag(on: stage)
    case "unknown screen":
      stage.navigator.setForwardRoutes([GestureRoute(.fullScreenPan(.right), .forward(key: 7))], of: 1)
      stage.setMissing(7)
      drag(on: stage)
    default:
      drag(on: stage)
      stage.finger.cancel()
    }
    stage.answer(false)
    #expect(!stage.navigator.isWaiting && stage.attempts.isEmpty)
  }
}
