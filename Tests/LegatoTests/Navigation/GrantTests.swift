// Fingers that the host's own system has to grant.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct GrantTests {
  /// Two screens, and fingers that wait for the host.
  private func stage() -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    stage.push(1, animated: false)
    stage.navigator.waitsForGrant = true
    stage.finger.begin(at: Point(x: 50, y: 400))
    stage.finger.drag(by: .right(20))
    return stage
  }

  /// Whether the gesture may begin, as the host's system asks.
  private func mayBegin(on stage: Stage) -> Bool {
    stage.send(.shouldGrant)
    return stage.navigator.pointerResponse == .offered
  }

  private func grant(on stage: Stage) -> PointerResponse {
    stage.send(.granted)
    return stage.navigator.pointerResponse
  }

  @Test func nothingMovesUntilTheHostGrantsTheFingers() {
    let stage = stage()
    #expect(stage.finger.response == .offered && !stage.isRunning)
    #expect(mayBegin(on: stage))
    #expect(!stage.isRunning)
    #expect(grant(on: stage) == .claimed)
    #expect(stage.isRunning)
    stage.finger.flick(by: .right(300))
    #expect(stage.settle() == .finished && stage.navigator.screens == [0])
  }

  @Test func theTravelOfTheWaitIsNotMadeUpFor() {
    let stage = stage()
    stage.finger.drag(by: .right(60))
    stage.send(.granted)
    #expect(stage.fraction == 0)
    stage.finger.drag(by: .right(40))
    #expect(isClose(stage.fraction * 402, 40, within: 1e-6))
  }

  @Test func whoeverRefusesIsAskedOnceAndLeavesTheFingersToThePage() {
    let stage = stage()
    var asked = 0
    stage.allows = { _ in
      asked += 1
      return false
    }
    #expect(!mayBegin(on: stage))
    #expect(grant(on: stage) == .refused)
    stage.finger.drag(by: .right(60))
    #expect(asked == 1 && !stage.isRunning && stage.finger.response == .refused)
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
      stage.send(.granted)
      #expect(asked == 1 && stage.isRunning)
    }
  }

  @Test func fingersThatLiftOrGoBeforeTheGrantHaveDoneNothing() {
    for isCancelled in [true, false] {
      let stage = stage()
      if isCancelled { stage.finger.cancel() } else { stage.finger.release() }
      #expect(grant(on: stage) == .undecided)
      #expect(!stage.isRunning && stage.navigator.screens == [0, 1])
    }
  }

  @Test func aCallBeforeTheGrantComesFirst() {
    let stage = stage()
    stage.push(2)
    #expect(grant(on: stage) == .refused)
    #expect(stage.settle() == .finished && stage.navigator.screens == [0, 1, 2])
  }

  @Test func onlyAnEdgeAndARunUnderWayOverrideScrollers() {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.edgePan(), .fullScreenPan()]))
    stage.push(1, animated: false)
    #expect(stage.navigator.overridesScrollers(from: Point(x: 5, y: 400)))
    #expect(!stage.navigator.overridesScrollers(from: Point(x: 50, y: 400)))
    #expect(!stage.navigator.overridesScrollers(from: Point(x: .nan, y: 400)))
    stage.pop()
    stage.advance(frames: 2)
    #expect(stage.navigator.overridesScrollers(from: Point(x: 200, y: 400)))
  }
}
