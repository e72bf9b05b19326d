// Pinches, turns, and fingers that meet, leave or are lost.

import Legato
import LegatoTesting
import Testing

@Suite struct PinchRecognizerTests {
  private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(a - b) <= tolerance }

  @Test func aPinchNeedsTwoFingers() {
    var pinch = PinchRecognizer()
    pinch.down(sample(150, 400, 0))
    #expect(pinch.phase == .idle)
    pinch.move(sample(10, 400, 0.01))
    #expect(pinch.phase == .idle)
    pinch.down(sample(250, 400, 0.02, finger: 1))
    #expect(pinch.phase == .possible)
    #expect(pinch.fingerCount == 2)
  }

  @Test(arguments: [91.31, 91.29, 91.2, 60, 20, 0])
  func aPinchInIsTheDistanceOverTheStartLessTheSlop(span: Double) {
    var pinch = PinchRecognizer.touched()
    pinch.move(sample(150 + span, 400, 0.02, finger: 1))
    #expect(pinch.phase == (span < 91.3 ? .tracking : .possible))
    #expect(near(pinch.scale, span < 91.3 ? max(span, 1) / 91.3 : 1))
  }

  @Test func aPinchOutIsTheDistanceOverTheStartAndTheSlop() {
    var pinch = PinchRecognizer.touched()
    pinch.move(sample(150 + 2 * 108.7, 400, 0.02, finger: 1))
    #expect(near(pinch.scale, 2))
  }

  @Test func theFocusFollowsTheFingers() {
    var pinch = PinchRecognizer.tracking
    pinch.move(sample(160, 420, 0.02))
    pinch.move(sample(260, 420, 0.02, finger: 1))
    #expect(near(pinch.scale, 1))
    #expect(pinch.translation == Vector2D(dx: 10, dy: 20))
    #expect(pinch.focus == Point2D(x: 210, y: 420))
  }

  @Test(arguments: [1.0, -1])
  func theRotationCountsWholeTurns(sign: Double) {
    var pinch = PinchRecognizer.tracking
    for degree in 1...1000 {
      let arm = Vector2D(dx: 100, dy: 0).rotated(degrees: sign * Double(degree))
      let end = Point2D(x: 150, y: 400) + arm
      pinch.move(sample(end.x, end.y, 0.01 + Double(degree) * 0.001, finger: 1))
      #expect(near(pinch.rotation, sign * Double(degree) * .pi / 180))
      #expect(near(pinch.scale, 1))
    }
  }

  @Test func fingersOnOneSpotGiveNeitherZeroNorInfinity() {
    var pinch = PinchRecognizer(slop: 0)
    pinch.down(sample(100, 100, 0))
    pinch.down(sample(100, 100, 0, finger: 1))
    for x in [100, 150, 100, 50, 100.0] {
      pinch.move(sample(x, 100, 0.01, finger: 1))
      #expect(pinch.scale > 0 && pinch.scale.isFinite)
      #expect(pinch.rotation.isFinite)
      #expect(pinch.scaleVelocity(at: 0.02).isFinite)
    }
  }

  @Test func theLiftOfEitherFingerEndsThePinchAndThirdFingersAreIgnored() {
    for finger in Int32(0)...1 {
      var pinch = PinchRecognizer.touched()
      pinch.move(sample(200, 400, 0.02, finger: 1))
      #expect(pinch.phase == .tracking)
      let scale = pinch.scale
      pinch.down(sample(0, 0, 0.03, finger: 2))
      pinch.move(sample(300, 300, 0.03, finger: 2))
      #expect(pinch.scale == scale)
      pinch.up(sample(0, 0, 0.03, finger: 2))
      #expect(pinch.phase == .tracking)
      pinch.up(sample(finger == 0 ? 150 : 200, 400, 0.04, finger: finger))
      #expect(pinch.phase == .idle)
      #expect(pinch.scale == scale)
      #expect(pinch.fingerCount == 1)
      pinch.down(sample(300, 400, 0.05, finger: 5))
      #expect(pinch.phase == .possible)
      #expect(pinch.scale == 1)
    }
  }

  @Test func aFingerThatLandsTwiceDoesNotMakeThePinchLeap() {
    var pinch = PinchRecognizer.touched()
    pinch.move(sample(200, 420, 0.02, finger: 1))
    let before = pinch
    pinch.down(sample(350, 500, 0.03, finger: 1))
    #expect(pinch.phase == .tracking)
    pinch.move(sample(350, 500, 0.04, finger: 1))
    #expect(near(pinch.scale, before.scale))
    #expect(near(pinch.rotation, before.rotation))
    #expect(near((pinch.translation - before.translation).length, 0))
  }

  @Test func aCancelEndsEveryPhase() {
    var pinch = PinchRecognizer.touched()
    pinch.cancel()
    #expect(pinch.phase == .idle)
    pinch = .touched()
    pinch.move(sample(350, 400, 0.02, finger: 1))
    pinch.cancel()
    #expect(pinch.phase == .idle)
    #expect(pinch.fingerCount == 0)
    pinch.up(sample(0, 0, 1))
    pinch.move(sample(0, 0, 1))
    #expect(pinch.phase == .idle)
  }

  @Test func theScaleVelocityIsPerSecond() {
    var pinch = PinchRecognizer.tracking
    for step in 1...10 { pinch.move(sample(250 + 10 * Double(step), 400, 0.01 + 0.01 * Double(step), finger: 1)) }
    #expect(near(pinch.scaleVelocity(at: 0.11), 10, 0.5))
    #expect(near(pinch.velocity(at: 0.11).dx, 500, 25))
    #expect(near(pinch.rotationVelocity(at: 0.11), 0))
  }

  @Test(arguments: UInt64(0)..<40)
  func noSequenceOfEventsBreaksAPinch(seed: UInt64) {
    var random = Dice(seed: seed)
    var pinch = PinchRecognizer()
    var time = 0.0
    for _ in 0..<600 {
      time += .random(in: -0.01...0.03, using: &random)
      let bad = Int.random(in: 0..<15, using: &random) == 0
      let x =
        bad ? [Double.nan, .infinity, 1e308].randomElement(using: &random)! : .random(in: 0...400, using: &random)
      let point = sample(x, .random(in: 0...800, using: &random), time, finger: .random(in: 0..<3, using: &random))
      let turned = pinch.rotation
      let wasTracking = pinch.phase == .tracking
      switch Int.random(in: 0..<11, using: &random) {
      case 0...2: pinch.down(point)
      case 3...8: pinch.move(point)
      case 9: pinch.up(point)
      default: pinch.cancel()
      }
      #expect(pinch.scale > 0 && pinch.scale.isFinite)
      #expect(pinch.rotation.isFinite && pinch.translation.isFinite && pinch.focus.isFinite)
      #expect(pinch.scaleVelocity(at: time).isFinite && pinch.velocity(at: time).isFinite)
      #expect((pinch.phase == .idle) == (pinch.fingerCount < 2))
      if wasTracking { #expect(abs(pinch.rotation - turned) <= .pi + 1e-9) }
    }
  }
}
