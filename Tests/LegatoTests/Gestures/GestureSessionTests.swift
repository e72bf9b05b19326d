// A pan and its fingers: those that join and leave, and everything that a host can get wrong.

import Testing

@testable import Legato

@Suite struct GestureSessionTests {
  private let free = PanGesture(travel: .any)
  private let pop = PanGesture(travel: .toward(.right))

  /// A pan that has locked to the right and travelled 50 points, the finger being at (260, 400).
  private var tracking: GestureSession {
    let pan = GestureSession.touched(free)
    pan.move(sample(220, 400, 0.016))
    pan.move(sample(260, 400, 0.032))
    return pan
  }

  @Test func aDragLocksAtTheSlopAndExcludesTheDeadZone() {
    let pan = GestureSession.touched(pop)
    #expect(pan.phase == .undecided)
    pan.move(sample(209, 400, 0.01))
    #expect(pan.phase == .undecided)
    #expect(pan.translation == .zero)
    pan.move(sample(212, 400, 0.02))
    #expect(pan.phase == .recognized)
    #expect(pan.translation == Vector2D(dx: 2, dy: 0))
    #expect(pan.state(at: 0.02).start == Point2D(x: 200, y: 400))
  }

  @Test func theTranslationDoesNotDependOnTheRateOfEvents() {
    let coarse = GestureSession.touched(pop)
    coarse.move(sample(280, 400, 0.1))
    let fine = GestureSession.touched(pop)
    for step in 1...80 { fine.move(sample(200 + Double(step), 400, Double(step) * 0.00125)) }
    #expect(coarse.translation == Vector2D(dx: 70, dy: 0))
    #expect(fine.translation == coarse.translation)
  }

  @Test func theDirectionIsDecidedOnce() {
    let denied = GestureSession.touched(pop)
    denied.move(sample(200, 420, 0.01))
    #expect(denied.phase == .denied)
    denied.move(sample(390, 420, 0.02))
    #expect(denied.phase == .denied)
    #expect(denied.translation == .zero)
    #expect(denied.lift(sample(390, 420, 0.03)))

    let locked = GestureSession.touched(pop)
    locked.move(sample(220, 400, 0.01))
    locked.move(sample(150, 700, 0.02))
    #expect(locked.phase == .recognized)
    #expect(locked.translation == Vector2D(dx: -60, dy: 300))
  }

  @Test func aVerticalDragNeverStartsAPop() {
    for layout in layouts {
      for step in [-3.0, 3] {
        let pan = GestureSession.touched(PanGesture(travel: .toward(.trailing)), in: layout)
        for index in 1...100 {
          pan.move(sample(200 + Double(index % 3), 400 + step * Double(index), Double(index) * 0.008))
          #expect(pan.phase != .recognized)
        }
      }
    }
  }

  @Test(arguments: layouts)
  func anEdgePanMirrors(layout: ReadingDirection) {
    let gesture = PanGesture(region: .edge(.leading, width: 20), travel: .toward(.trailing))
    let (near, far, step) = layout == .leftToRight ? (5.0, 395.0, 30.0) : (395, 5, -30)
    let beside = GestureSession.touched(gesture, x: far, in: layout)
    #expect(beside.phase == .denied)
    beside.move(sample(near, 400, 0.01))
    #expect(beside.phase == .denied)
    let pan = GestureSession.touched(gesture, x: near, in: layout)
    pan.move(sample(near + step, 400, 0.03))
    #expect(pan.phase == .recognized)
  }

  @Test func aSecondFingerLandsAndLiftsWithoutAJump() {
    let pan = tracking
    let before = pan.translation
    pan.land(sample(20, 700, 0.04, finger: 1))
    #expect(pan.translation == before)
    #expect(pan.samples.count == 2)
    pan.move(sample(40, 700, 0.05, finger: 1))
    #expect(pan.translation == before + Vector2D(dx: 10, dy: 0))
    #expect(!pan.lift(sample(40, 700, 0.06, finger: 1)))
    #expect(pan.translation == before + Vector2D(dx: 10, dy: 0))
    pan.move(sample(261, 400, 0.07))
    #expect(pan.translation == before + Vector2D(dx: 11, dy: 0))
  }

  @Test func theDragGoesOnWhenTheFirstFingerLiftsAndTheSecondStays() {
    let pan = tracking
    pan.land(sample(20, 700, 0.04, finger: 1))
    let before = pan.translation
    #expect(!pan.lift(sample(260, 400, 0.05)))
    #expect(pan.translation == before)
    pan.move(sample(25, 700, 0.06, finger: 1))
    #expect(pan.translation == before + Vector2D(dx: 5, dy: 0))
    #expect(pan.endsGesture(sample(25, 700, 0.07, finger: 1)))
    #expect(pan.translation == before + Vector2D(dx: 5, dy: 0))
  }

  @Test func aFingerThatJoinsAddsNoVelocity() {
    let pan = GestureSession.touched(free)
    for step in 1...10 { pan.move(sample(200 + 8 * Double(step), 400, 0.008 * Double(step))) }
    let before = pan.velocity(at: 0.08)
    #expect(abs(before.dx - 1000) < 20)
    pan.land(sample(20, 700, 0.081, finger: 1))
    pan.move(sample(288, 400, 0.088))
    pan.move(sample(28, 700, 0.088, finger: 1))
    #expect(!pan.lift(sample(28, 700, 0.089, finger: 1)))
    pan.move(sample(296, 400, 0.096))
    let after = pan.velocity(at: 0.096)
    #expect(abs(after.dx) < 1300)
    #expect(abs(after.dy) < 50)
  }

  @Test func strayLiftsAndMovementsAreIgnored() {
    let idle = GestureSession()
    idle.move(sample(1, 1, 0))
    #expect(!idle.lift(sample(1, 1, 0)), "nothing ends that has not begun")
    #expect(idle.phase == .none)
    let pan = tracking
    let before = pan.translation
    pan.move(sample(0, 0, 0.05, finger: 7))
    #expect(!pan.lift(sample(0, 0, 0.06, finger: 7)))
    #expect(pan.phase == .recognized)
    #expect(pan.translation == before)
  }

  @Test func aCancelEndsEveryPhase() {
    let denied = GestureSession.touched(free)
    denied.deny()
    for pan in [GestureSession(), .touched(free), tracking, denied] {
      pan.cancel()
      #expect(pan.phase == .none)
      #expect(!pan.hasFingers)
      pan.move(sample(0, 0, 1))
      #expect(!pan.lift(sample(0, 0, 1)))
      #expect(pan.phase == .none)
      pan.begin(sample(5, 5, 2), watchingFor: free)
      #expect(pan.phase == .undecided)
      #expect(pan.translation == .zero)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func positionsThatAreNoPlaceAreIgnored(bad: Double) {
    let nowhere = GestureSession()
    nowhere.begin(sample(bad, 0, 0), watchingFor: free)
    #expect(nowhere.phase == .denied)
    #expect(!nowhere.hasFingers)
    let pan = tracking
    let before = pan.translation
    pan.move(sample(bad, 400, 0.04))
    pan.move(sample(260, bad, 0.04))
    pan.land(sample(bad, 0, 0.04, finger: 1))
    #expect(pan.translation == before)
    #expect(pan.samples.count == 1)
    #expect(pan.endsGesture(sample(bad, bad, 0.05)))
    #expect(pan.translation == before)
    #expect(pan.velocity(at: 0.05).isFinite)
  }

  @Test(arguments: [-1, Double.nan, .infinity, -.infinity, 0.03])
  func aClockThatStepsBackOrBreaksMovesTheFingerAllTheSame(time: Double) {
    let pan = tracking
    pan.move(sample(261, 400, time))
    #expect(pan.translation == Vector2D(dx: 51, dy: 0))
    #expect(pan.velocity(at: 0.04).isFinite)
    pan.move(sample(300, 400, 0.048))
    #expect(pan.endsGesture(sample(300, 400, 0.05)))
    #expect(pan.translation == Vector2D(dx: 90, dy: 0))
    #expect(pan.velocity(at: 0.05).isFinite)
  }

  @Test(arguments: [-5.0, -0.02, 0.03])
  func theVelocityIsRightAfterTheClockHasStepped(step: Double) {
    let pan = GestureSession.touched(free, x: 0)
    for index in 1...20 {
      let time = Double(index) * 0.01 + (index < 10 ? 0 : step)
      pan.move(sample(10 * Double(index), 400, time))
    }
    #expect(abs(pan.velocity(at: 0.2 + step).dx - 1000) < 1)
    #expect(pan.velocity(at: 0.3 + step) == .zero)
  }

  @Test func oneTimestampFromTheFutureDoesNotStopTheClock() {
    let pan = GestureSession.touched(free, x: 0)
    for index in 1...20 { pan.move(sample(10 * Double(index), 400, index == 8 ? 900 : Double(index) * 0.01)) }
    #expect(abs(pan.velocity(at: 0.2).dx - 1000) < 1)
  }

  @Test func tenFingersMoveTheirCentre() {
    let pan = GestureSession.touched(free, x: 0)
    for finger in 1..<12 { pan.land(sample(Double(finger) * 30, 400, 0, finger: Int32(finger))) }
    #expect(pan.samples.count == 10)
    for finger in 0..<12 { pan.move(sample(Double(finger) * 30, 440, 0.01, finger: Int32(finger))) }
    #expect(pan.phase == .recognized)
    #expect(abs(pan.translation.dy - 30) < 1e-9)
    for finger in 0..<12 {
      #expect(pan.lift(sample(Double(finger) * 30, 440, 0.02, finger: Int32(finger))) == (finger == 9))
      if finger < 9 { #expect(abs(pan.translation.dy - 30) < 1e-9) }
    }
  }

  @Test func aLiftMovesTheFingerToWhereItLifted() {
    let pan = tracking
    #expect(pan.endsGesture(sample(270, 400, 0.04)))
    #expect(pan.translation == Vector2D(dx: 60, dy: 0))
  }

  @Test func aLiftWithoutMovementDoesNotSlowAFling() {
    let pan = GestureSession.touched(free)
    for step in 1...8 { pan.move(sample(200 + 12 * Double(step), 400, 0.01 * Double(step))) }
    #expect(pan.endsGesture(sample(296, 400, 0.088)))
    #expect(pan.velocity(at: 0.088).dx > 1000)
  }

  @Test func aTapLocksNothing() {
    let pan = GestureSession.touched(free)
    #expect(pan.lift(sample(280, 400, 0.05)))
    #expect(pan.phase != .recognized)
    #expect(pan.translation == .zero)
  }

  @Test func aDenialLastsUntilAllFingersHaveLifted() {
    let pan = tracking
    pan.deny()
    pan.land(sample(10, 10, 0.04, finger: 1))
    pan.move(sample(90, 10, 0.05, finger: 1))
    #expect(!pan.lift(sample(260, 400, 0.06)))
    #expect(pan.phase == .denied)
    #expect(pan.lift(sample(90, 10, 0.07, finger: 1)))
  }

  @Test func aPanThatIsSwitchedOffNeverStarts() {
    let pan = GestureSession.touched(PanGesture(region: .nowhere))
    pan.move(sample(300, 400, 0.01))
    #expect(pan.phase == .denied)
  }
}
