// Fingers whose gesture waits for the host's system.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct ShouldBeginTests {
  /// Two screens, and fingers that wait for the host.
  private func stage() -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    stage.push(1, animated: false)
    stage.navigator.waitsForSystem = true
    stage.finger.begin(at: Point2D(x: 50, y: 400))
    stage.finger.drag(by: .right(20))
    return stage
  }

  /// Whether the gesture may begin, as the host's system asks.
  private func mayBegin(on stage: Stage) -> Bool {
    stage.send(.shouldBegin)
    return stage.navigator.pointerResponse == .pending
  }

  private func allow(on stage: Stage) -> PointerResponse {
    stage.send(.allowed)
    return stage.navigator.pointerResponse
  }

  @Test func nothingMovesUntilTheHostLetsThemBegin() {
    let stage = stage()
    #expect(stage.finger.response == .pending && !stage.isRunning)
    #expect(mayBegin(on: stage))
    #expect(!stage.isRunning)
    #expect(allow(on: stage) == .claimed)
    #expect(stage.isRunning)
    stage.finger.flick(by: .right(300))
    #expect(stage.settle() == .finished && stage.navigator.screens == [0])
  }

  @Test func theTravelOfTheWaitIsNotMadeUpFor() {
    let stage = stage()
    stage.finger.drag(by: .right(60))
    stage.send(.allowed)
    #expect(stage.fraction == 0)
    stage.finger.drag(by: .right(40))
    #expect(isClose(stage.fraction * 402, 40, within: 1e-6))
  }

  @Test func whoeverDeniesIsAskedOnceAndLeavesTheFingersToThePage() {
    let stage = stage()
    var asked = 0
    stage.allows = { _ in
      asked += 1
      return false
    }
    #expect(!mayBegin(on: stage))
    #expect(allow(on: stage) == .denied)
    stage.finger.drag(by: .right(60))
    #expect(asked == 1 && !stage.isRunning && stage.finger.response == .denied)
  }

  @Test func consentIsAskedForOnceWhetherTheHostAsksForItOrNot() {
    for asksFirst in [true, false] {
      let stage = stage()
      var asked = 0
      stage.allows = { _ in
        asked += 1
        return true
      }
      if asksFirst {
        _ = mayBegin(on: stage)
        _ = mayBegin(on: stage)
      }
      stage.send(.allowed)
      #expect(asked == 1 && stage.isRunning)
    }
  }

  @Test func fingersThatLiftOrGoBeforeTheAnswerHaveDoneNothing() {
    for isCancelled in [true, false] {
      let stage = stage()
      if isCancelled { stage.finger.cancel() } else { stage.finger.release() }
      #expect(allow(on: stage) == .undecided)
      #expect(!stage.isRunning && stage.navigator.screens == [0, 1])
    }
  }

  @Test func aCallBeforeTheAnswerComesFirst() {
    let stage = stage()
    stage.push(2)
    #expect(allow(on: stage) == .denied)
    #expect(stage.settle() == .finished && stage.navigator.screens == [0, 1, 2])
  }

  @Test func onlyAnEdgeAndARunUnderWayOverrideScrollers() {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.edgePan(), .fullScreenPan()]))
    stage.push(1, animated: false)
    #expect(stage.navigator.overridesScrollers(from: Point2D(x: 5, y: 400)))
    #expect(!stage.navigator.overridesScrollers(from: Point2D(x: 50, y: 400)))
    #expect(!stage.navigator.overridesScrollers(from: Point2D(x: .nan, y: 400)))
    stage.pop()
    stage.advance(frames: 2)
    #expect(stage.navigator.overridesScrollers(from: Point2D(x: 200, y: 400)))
  }
}
