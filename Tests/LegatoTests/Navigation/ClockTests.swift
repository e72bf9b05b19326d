// The host's clock goes wrong while something moves.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct ClockTests {
  /// An hour, which a timestamp is off.
  private static let glitches = [3600.0, -3600]

  private func stage(_ interaction: Interaction = .fullScreenPan()) -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [interaction]))
    stage.push(1, animated: false)
    return stage
  }

  /// Every run that begins from now on moves from frame to frame, and takes its time.
  private func expectMotion(on stage: Stage) {
    stage.push(2, transition: .slide(.left))
    stage.advance(frames: 4)
    let before = stage.fraction
    #expect(before > 0 && before < 1)
    stage.advance(frames: 1)
    #expect(stage.fraction > before)
    let start = stage.clock.time
    #expect(stage.settle() == .finished)
    #expect(stage.clock.time - start < 1)
  }

  @Test(arguments: glitches) func aTickAtAWrongTimeDoesNotStopTheClock(offset: Double) {
    let stage = stage()
    stage.send(.tick, at: stage.clock.time + offset)
    expectMotion(on: stage)
  }

  @Test(arguments: glitches) func aRequestAtAWrongTimeDoesNotStopTheClock(offset: Double) {
    let stage = stage()
    stage.send(.request(.push(3)), at: stage.clock.time + offset)
    stage.settle()
    #expect(stage.navigator.screens == [0, 1, 3])
    expectMotion(on: stage)
  }

  @Test(arguments: glitches) func aSampleAtAWrongTimeDoesNotStopTheFinger(offset: Double) {
    let stage = stage()
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.drag(by: .right(60), over: 0.1)
    let wrong = PointerSample(position: Point2D(x: 165, y: 400), time: stage.clock.time + offset)
    stage.send(.pointerMoved(wrong), at: wrong.time)
    stage.finger.move(to: Point2D(x: 165, y: 400))
    #expect(isClose(stage.fraction, 55.0 / 402))
    stage.finger.drag(by: .right(90), over: 0.1)
    #expect(isClose(stage.fraction, 145.0 / 402))
    // The settle begins with the finger's velocity, and moves on in every frame.
    stage.finger.release()
    #expect(isClose(stage.navigator.velocity.fraction, 900.0 / 402, within: 0.1))
    let before = stage.fraction
    stage.advance(frames: 2)
    #expect(stage.fraction > before && stage.isRunning)
    stage.settle()
    expectMotion(on: stage)
  }

  @Test func aTimestampFromThePastDoesNotMoveASettleOn() {
    let stage = stage()
    stage.push(2)
    stage.advance(frames: 3)
    let before = stage.fraction
    stage.send(.tick, at: stage.clock.time - 3600)
    #expect(stage.fraction == before)
    stage.advance(frames: 1)
    #expect(stage.isRunning && stage.fraction > before && stage.fraction < before + 0.4)
  }

  @Test func theTimeToldIsTheHosts() {
    let stage = stage()
    for offset in [0.0, 3600, 0, 0.25] { stage.send(.tick, at: 10 + offset) }
    #expect(stage.navigator.time == 10.25)
  }
}
