// Pinches, turns, and fingers that meet, leave or are lost.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct PinchTests {
  private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(a - b) <= tolerance }

  @Test func aPinchNeedsTwoFingers() {
    var fingers = PinchingHand()
    fingers.down(sample(150, 400, 0))
    #expect(fingers.pinch.phase == .idle)
    fingers.move(sample(10, 400, 0.01))
    #expect(fingers.pinch.phase == .idle)
    fingers.down(sample(250, 400, 0.02, finger: 1))
    #expect(fingers.pinch.phase == .possible)
    #expect(fingers.hand.fingers.count == 2)
  }

  @Test(arguments: [91.31, 91.29, 91.2, 60, 20, 0])
  func aPinchInIsTheDistanceOverTheStartLessTheSlop(span: Double) {
    var fingers = PinchingHand.touched()
    fingers.move(sample(150 + span, 400, 0.02, finger: 1))
    #expect(fingers.pinch.phase == (span < 91.3 ? .tracking : .possible))
    #expect(near(fingers.pinch.scale, span < 91.3 ? max(span, 1) / 91.3 : 1))
  }

  @Test func aPinchOutIsTheDistanceOverTheStartAndTheSlop() {
    var fingers = PinchingHand.touched()
    fingers.move(sample(150 + 2 * 108.7, 400, 0.02, finger: 1))
    #expect(near(fingers.pinch.scale, 2))
  }

  @Test func theFocusFollowsTheFingers() {
    var fingers = PinchingHand.tracking
    fingers.move(sample(160, 420, 0.02))
    fingers.move(sample(260, 420, 0.02, finger: 1))
    #expect(near(fingers.pinch.scale, 1))
    #expect(fingers.pinch.translation == Vector2D(dx: 10, dy: 20))
    #expect(fingers.pinch.focus == Point2D(x: 210, y: 420))
  }

  @Test(arguments: [1.0, -1])
  func theRotationCountsWholeTurns(sign: Double) {
    var fingers = PinchingHand.tracking
    for degree in 1...1000 {
      let arm = Vector2D(dx: 100, dy: 0).rotated(degrees: sign * Double(degree))
      let end = Point2D(x: 150, y: 400) + arm
      fingers.move(sample(end.x, end.y, 0.01 + Double(degree) * 0.001, finger: 1))
      #expect(near(fingers.pinch.rotation, sign * Double(degree) * .pi / 180))
      #expect(near(fingers.pinch.scale, 1))
    }
  }

  @Test func fingersOnOneSpotGiveNeitherZeroNorInfinity() {
    var fingers = PinchingHand(slop: 0)
    fingers.down(sample(100, 100, 0))
    fingers.down(sample(100, 100, 0, finger: 1))
    for x in [100, 150, 100, 50, 100.0] {
      fingers.move(sample(x, 100, 0.01, finger: 1))
      #expect(fingers.pinch.scale > 0 && fingers.pinch.scale.isFinite)
      #expect(fingers.pinch.rotation.isFinite)
      #expect(fingers.velocity(at: 0.02).scale.isFinite)
    }
  }

  @Test func theLiftOfEitherFingerEndsThePinchAndThirdFingersAreIgnored() {
    for finger in Int32(0)...1 {
      var fingers = PinchingHand.touched()
      fingers.move(sample(200, 400, 0.02, finger: 1))
      #expect(fingers.pinch.phase == .tracking)
      let scale = fingers.pinch.scale
      fingers.down(sample(0, 0, 0.03, finger: 2))
      fingers.move(sample(300, 300, 0.03, finger: 2))
      #expect(fingers.pinch.scale == scale)
      fingers.up(2)
      #expect(fingers.pinch.phase == .tracking)
      fingers.up(finger)
      #expect(fingers.pinch.phase == .idle)
      #expect(fingers.pinch.scale == scale)
      #expect(fingers.hand.fingers.count == 1)
      fingers.down(sample(300, 400, 0.05, finger: 5))
      #expect(fingers.pinch.phase == .possible)
      #expect(fingers.pinch.scale == 1)
    }
  }

  @Test func theScaleVelocityIsPerSecond() {
    var fingers = PinchingHand.tracking
    for step in 1...10 { fingers.move(sample(250 + 10 * Double(step), 400, 0.01 + 0.01 * Double(step), finger: 1)) }
    #expect(near(fingers.velocity(at: 0.11).scale, 10, 0.5))
    #expect(near(fingers.velocity(at: 0.11).focus.dx, 500, 25))
    #expect(near(fingers.velocity(at: 0.11).turn, 0))
  }

  @Test func whatIsNotYetAPinchHasNoVelocity() {
    var fingers = PinchingHand.tracking
    for step in 1...4 { fingers.move(sample(250 + 10 * Double(step), 400, 0.01 + 0.01 * Double(step), finger: 1)) }
    fingers.up(0)
    fingers.down(sample(300, 600, 0.05, finger: 0))
    #expect(fingers.pinch.phase == .possible)
    let velocity = fingers.velocity(at: 0.05)
    #expect(velocity.scale == 0 && velocity.turn == 0 && velocity.focus == .zero)
  }

  @Test(arguments: UInt64(0)..<40)
  func noSequenceOfEventsBreaksAPinch(seed: UInt64) {
    var random = Dice(seed: seed)
    var fingers = PinchingHand()
    var time = 0.0
    for _ in 0..<600 {
      time += .random(in: -0.01...0.03, using: &random)
      let bad = Int.random(in: 0..<15, using: &random) == 0
      let x =
        bad ? [Double.nan, .infinity, 1e308].randomElement(using: &random)! : .random(in: 0...400, using: &random)
      let point = sample(x, .random(in: 0...800, using: &random), time, finger: .random(in: 0..<3, using: &random))
      let turned = fingers.pinch.rotation
      let wasTracking = fingers.pinch.phase == .tracking
      switch Int.random(in: 0..<11, using: &random) {
      case 0...2: fingers.down(point)
      case 3...8: fingers.move(point)
      default: fingers.up(point.pointer)
      }
      #expect(fingers.pinch.scale > 0 && fingers.pinch.scale.isFinite)
      #expect(fingers.pinch.rotation.isFinite && fingers.pinch.translation.isFinite && fingers.pinch.focus.isFinite)
      let velocity = fingers.velocity(at: time)
      #expect(velocity.scale.isFinite && velocity.turn.isFinite && velocity.focus.isFinite)
      #expect(fingers.pinch.phase == .idle || fingers.hand.fingers.count >= 2)
      if wasTracking { #expect(abs(fingers.pinch.rotation - turned) <= .pi + 1e-9) }
    }
  }
}
