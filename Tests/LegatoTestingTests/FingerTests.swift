// Scripted fingers.

import Legato
import LegatoTesting
import Testing

@Suite struct FingerTests {
  private func pushed(_ policy: TransitionPolicy = TransitionPolicy()) -> Stage {
    let stage = Stage(root: 0, policy: policy)
    stage.push(1, animated: false)
    stage.settle()
    return stage
  }

  @Test func aDragGivesASampleForEachFrameAndAHoldNone() throws {
    let stage = pushed()
    let recording = stage.record {
      stage.finger.begin(at: Point2D(x: 5, y: 100))
      stage.finger.drag(by: .right(100), over: 0.1)
      stage.finger.hold(for: 0.2)
      stage.finger.release()
    }
    #expect(recording.samples.count == 1 + 6 + 1)
    #expect(recording.samples.map(\.type).last == .up)
    let (first, last) = try (#require(recording.samples.first), #require(recording.samples.last))
    #expect(abs(last.t - first.t - 300) < 1e-6)
  }

  @Test func aDragOfMoreFramesThanCanBeCountedIsOneSample() {
    let stage = pushed()
    let recording = stage.record {
      stage.finger.begin(at: Point2D(x: 5, y: 100))
      stage.finger.drag(by: .right(100), over: 1e300)
    }
    #expect(recording.samples.count == 1 + 1)
  }

  @Test func aFlickFinishesWhereASlowDragOfTheSameLengthIsCancelled() {
    for (seconds, outcome) in [(0.06, Outcome.finished), (1.0, .cancelled)] {
      let stage = pushed()
      stage.finger.begin(at: Point2D(x: 5, y: 100))
      stage.finger.flick(by: .right(100), over: seconds)
      #expect(stage.settle() == outcome)
    }
  }

  @Test func aCancelledFingerLetsTheRunGoBack() {
    let stage = pushed()
    stage.finger.begin(at: Point2D(x: 5, y: 100))
    stage.finger.drag(by: .right(390), over: 0.1)
    stage.finger.cancel()
    #expect(!stage.finger.isDown)
    #expect(stage.settle() == .cancelled)
    #expect(stage.navigator.screens == [0, 1])
  }

  @Test func theFingerSaysWhoseItIs() {
    let stage = pushed()
    // Beyond all regions it is nobody's as soon as it lands.
    stage.finger.begin(at: Point2D(x: 200, y: 100))
    #expect(stage.finger.response == .denied)
    stage.finger.release()
    stage.finger.begin(at: Point2D(x: 5, y: 100))
    #expect(stage.finger.response == .undecided)
    stage.finger.drag(by: .right(30))
    #expect(stage.finger.response == .claimed)
  }

  @Test func twoFingersPinch() {
    let stage = pushed(TransitionPolicy(transition: .zoom, interactions: [.pinch()]))
    stage.pinch(at: Point2D(x: 200, y: 400), from: 300, to: 100)
    #expect(stage.isRunning)
    #expect(stage.navigator.inputs.pinch < -0.6)
    stage.secondFinger.release()
    #expect(stage.settle() == .finished)
  }
}
