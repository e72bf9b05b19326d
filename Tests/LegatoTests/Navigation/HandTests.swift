// Several fingers, and what a host tells of them too late, or never.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct HandTests {
  private static let start = Point2D(x: 60, y: 400)
  private static let frame = 1.0 / 60

  private func stage(_ interaction: Interaction) -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [interaction]))
    stage.push(1, animated: false)
    return stage
  }

  /// Two fingers move for ten frames, each evenly. A frame's samples come finger by finger, as browsers tell of them.
  ///
  /// - Parameter offset: by how much the second finger's samples are earlier, in seconds.
  private func move(
    _ stage: Stage, _ velocities: [Vector2D], samplesInFrame count: Int, offset: Double, from distance: Double
  ) {
    let starts = [Self.start, Self.start + .right(distance)]
    let began = stage.clock.time
    func sample(_ finger: Int, _ time: Double) -> PointerSample {
      let time = time - (finger == 1 ? offset : 0)
      return PointerSample(
        pointer: Int32(finger), position: starts[finger] + velocities[finger] * (time - began), time: time)
    }
    for finger in 0...1 { stage.send(.pointerDown(sample(finger, began), over: [])) }
    for _ in 0..<10 {
      let time = stage.clock.time
      stage.clock.advance(by: Self.frame)
      for finger in 0...1 {
        for step in 1...count {
          stage.send(.pointerMoved(sample(finger, time + Self.frame * Double(step) / Double(count))))
        }
      }
      stage.send(.tick)
    }
  }

  @Test(arguments: [1, 2, 3, 8], [0, 0.001, 0.007]) func howSamplesArePackedDoesNotChangeTheSpeed(
    count: Int, offset: Double
  ) {
    let stage = stage(.fullScreenPan())
    move(stage, [.right(600), .right(600)], samplesInFrame: count, offset: offset, from: 100)
    #expect(isClose(stage.navigator.velocity.fraction * stage.size.width, 600, within: 1))
  }

  @Test(arguments: [1, 2, 3, 8], [0, 0.001, 0.007]) func norThatOfAPinch(count: Int, offset: Double) {
    let stage = stage(.pinch())
    move(stage, [.right(300), .right(-300)], samplesInFrame: count, offset: offset, from: 280)
    // The scale is 1 where the slop was passed.
    let span = 280 + 300 * offset - 8.7
    #expect(isClose(stage.navigator.velocity.pinch * span, -600, within: 1))
  }

  @Test func aLiftThatWasLostIsOneWhereTheFingerWasLastSeen() {
    let stage = stage(.fullScreenPan())
    stage.finger.begin(at: Self.start)
    stage.finger.drag(by: .right(260), over: 0.4)
    stage.finger.begin(at: Point2D(x: 350, y: 300))
    #expect(stage.navigator.phase == .settling(.finish) && stage.navigator.top == 0)
    // The new touch is alive: it takes hold of what it lies on.
    stage.finger.drag(by: .right(-100), over: 0.1)
    #expect(stage.navigator.phase == .tracking && stage.finger.response == .claimed)
    stage.finger.flick(by: .right(-150))
    #expect(stage.settle() == .cancelled)
  }

  @Test func aTouchThatItsPlaceDeniedDoesNotDenyTheNext() {
    let stage = stage(.edgePan())
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    #expect(stage.finger.response == .denied)
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.drag(by: .right(100))
    #expect(stage.finger.response == .claimed && stage.isRunning)
  }

  @Test func oneOfTwoFingersWhoseLiftWasLostJoinsAgain() {
    let stage = stage(.fullScreenPan())
    stage.finger.begin(at: Self.start)
    stage.finger.drag(by: .right(110), over: 0.2)
    stage.secondFinger.begin(at: Point2D(x: 20, y: 700))
    stage.secondFinger.begin(at: Point2D(x: 300, y: 100))
    #expect(isClose(stage.fraction * stage.size.width, 100) && stage.navigator.parts.session.samples.count == 2)
    stage.secondFinger.drag(by: .right(20), over: 0.1)
    #expect(isClose(stage.fraction * stage.size.width, 110))
  }

  @Test func whenOneFingerLiftsTheRunIsAsFastAsTheOthers() {
    let stage = stage(.fullScreenPan())
    stage.finger.begin(at: Self.start)
    stage.secondFinger.begin(at: Point2D(x: 300, y: 100))
    stage.drag([(stage.finger, .right(90)), (stage.secondFinger, .zero)], over: 0.3)
    #expect(isClose(stage.navigator.velocity.fraction * stage.size.width, 150, within: 1))
    stage.secondFinger.release()
    #expect(isClose(stage.navigator.velocity.fraction * stage.size.width, 300, within: 1))
  }
}
