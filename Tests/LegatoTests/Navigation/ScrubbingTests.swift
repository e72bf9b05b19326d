// Runs that a number drives.

import Legato
import LegatoTesting
import Testing

@Suite struct ScrubbingTests {
  /// A stage on which screen 1 is on its way by a push, or away by a pop, that awaits a scrub.
  private func stage(holding operation: TransitionOperation) -> Stage {
    let stage = Stage(root: 0)
    if operation == .pop { stage.push(1, animated: false) }
    let isBegun =
      operation == .pop
      ? stage.request(.pop().with(awaitsScrub: true))
      : stage.request(.add(1, by: operation).with(awaitsScrub: true))
    #expect(isBegun)
    return stage
  }

  @Test(arguments: [TransitionOperation.push, .pop, .present])
  func aRunThatAwaitsAScrubWaitsAndFollowsTheNumberWhicheverWayItGoes(operation: TransitionOperation) {
    let stage = stage(holding: operation)
    stage.advance(by: 5)
    #expect(stage.isRunning && stage.fraction == 0)
    for coverage in [0.3, 0.9, 0.1, 1, 0, 0.5] {
      #expect(stage.scrub(to: coverage))
      #expect(isClose(stage.fraction, operation == .pop ? 1 - coverage : coverage))
    }
  }

  @Test(arguments: [TransitionOperation.push, .pop])
  func noGestureBeginsMeanwhile(operation: TransitionOperation) {
    let stage = stage(holding: operation)
    stage.scrub(to: 0.4)
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.drag(by: .right(150), over: 0.1)
    #expect(stage.finger.response == .denied && stage.navigator.request?.operation == operation)
    #expect(isClose(stage.fraction, operation == .pop ? 0.6 : 0.4))
  }

  @Test(arguments: [TransitionOperation.push, .pop], [true, false])
  func lettingGoDecidesWhichScreenStays(operation: TransitionOperation, isCovering: Bool) {
    let stage = stage(holding: operation)
    stage.scrub(to: 0.4)
    stage.endScrub(covering: isCovering)
    #expect(stage.settle() == (isCovering == (operation == .push) ? .finished : .cancelled))
    #expect(stage.navigator.count == (isCovering ? 2 : 1))
  }

  @Test(arguments: [(0.4, 1), (0.6, 2)])
  func lettingGoWithoutAWordGoesToTheNearerEnd(coverage: Double, count: Int) {
    let stage = stage(holding: .push)
    stage.scrub(to: coverage)
    stage.endScrub()
    stage.settle()
    #expect(stage.navigator.count == count)
  }

  @Test func aRunThatPlaysIsTakenHoldOfWithoutAJump() throws {
    let stage = Stage(root: 0)
    stage.push(1)
    stage.advance(frames: 3)
    let coverage = stage.fraction
    let place = try #require(stage.state(of: .screen(1))?.translationX)
    #expect(stage.scrub(to: coverage))
    #expect(isClose(stage.state(of: .screen(1))?.translationX, place, within: 1e-6))
    stage.endScrub(covering: false)
    stage.settle()
    #expect(stage.navigator.count == 1)
  }

  @Test func aRunThatAwaitsAScrubIsNoneUntilItHasSettled() {
    let stage = stage(holding: .push)
    stage.scrub(to: 0.8)
    #expect(stage.navigator.count == 1)
    #expect(stage.request(.push(2)))
    stage.settle()
    #expect(stage.navigator.count == 2 && stage.navigator.top == 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func whatIsNoNumberIsDenied(number: Double) {
    let stage = stage(holding: .push)
    #expect(!stage.scrub(to: number))
    #expect(stage.fraction == 0)
  }

  @Test func aRunThatHasEndedIsNotTakenHoldOf() {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    stage.push(1, animated: false)
    stage.answersLater = true
    stage.finger.begin(at: Point2D(x: 2, y: 400))
    stage.finger.drag(by: .right(398), over: 0.4)
    stage.finger.release()
    stage.answer(true)
    // It is there at once; that the screen catches up with the finger takes longer.
    while stage.navigator.phase == .settling(.finish) { stage.advance(frames: 1) }
    #expect(stage.navigator.phase == .ended(.finish) && stage.isRunning)
    #expect(!stage.scrub(to: 0.5))
    #expect(stage.settle() == .finished && stage.navigator.screens == [0])
  }

  @Test func nothingIsScrubbedAtRestAndUnderAFinger() {
    let stage = Stage(root: 0)
    #expect(!stage.scrub(to: 0.5))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.drag(by: .right(212))
    let fraction = stage.fraction
    #expect(!stage.scrub(to: 0.9))
    stage.endScrub(covering: true)
    #expect(stage.fraction == fraction && stage.isRunning)
    stage.finger.release()
    stage.settle()
  }
}
