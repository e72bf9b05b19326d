// Drags, fingers that join and leave, and everything that a host can get wrong.

import Legato
import Testing

@Suite struct PanRecognizerTests {
  private let free = PanGesture(travel: .any)
  private let pop = PanGesture(travel: .toward(.right))

  /// A pan that has locked to the right and travelled 50 points, the finger being at (260, 400).
  private var tracking: PanRecognizer {
    var pan = PanRecognizer.touched(free)
    pan.move(sample(220, 400, 0.016))
    pan.move(sample(260, 400, 0.032))
    return pan
  }

  @Test func aDragLocksAtTheSlopAndExcludesTheDeadZone() {
    var pan = PanRecognizer.touched(pop)
    #expect(pan.phase == .possible)
    pan.move(sample(209, 400, 0.01))
    #expect(pan.phase == .possible)
    #expect(pan.translation == .zero)
    pan.move(sample(212, 400, 0.02))
    #expect(pan.phase == .tracking)
    #expect(pan.translation == Vector(dx: 2, dy: 0))
    #expect(pan.direction == .right)
    #expect(pan.start == Point(x: 200, y: 400))
    #expect(pan.location == Point(x: 212, y: 400))
  }

  @Test func theTranslationDoesNotDependOnTheRateOfEvents() {
    var coarse = PanRecognizer.touched(pop)
    coarse.move(sample(280, 400, 0.1))
    var fine = PanRecognizer.touched(pop)
    for step in 1...80 { fine.move(sample(200 + Double(step), 400, Double(step) * 0.00125)) }
    #expect(coarse.translation == Vector(dx: 70, dy: 0))
    #expect(fine.translation == coarse.translation)
  }

  @Test func theDirectionIsDecidedOnce() {
    var refused = PanRecognizer.touched(pop)
    refused.move(sample(200, 420, 0.01))
    #expect(refused.phase == .failed)
    refused.move(sample(390, 420, 0.02))
    #expect(refused.phase == .failed)
    #expect(refused.translation == .zero)
    refused.up(sample(390, 420, 0.03))
    #expect(refused.phase == .idle)

    var locked = PanRecognizer.touched(pop)
    locked.move(sample(220, 400, 0.01))
    locked.move(sample(150, 700, 0.02))
    #expect(locked.phase == .tracking)
    #expect(locked.translation == Vector(dx: -60, dy: 300))
    #expect(locked.direction == .right)
  }

  @Test func aVerticalDragNeverStartsAPop() {
    for layout in layouts {
      for step in [-3.0, 3] {
        var pan = PanRecognizer(gesture: PanGesture(travel: .toward(.trailing)))
        pan.down(sample(200, 400, 0), in: screen, layout)
        for index in 1...100 {
          pan.move(sample(200 + Double(index % 3), 400 + step * Double(index), Double(index) * 0.008))
          #expect(pan.phase != .tracking)
        }
      }
    }
  }

  @Test(arguments: layouts)
  func anEdgePanMirrors(layout: LayoutDirection) {
    let gesture = PanGesture(region: .edge(.leading, width: 20), travel: .toward(.trailing))
    let (near, far, step) = layout == .leftToRight ? (5.0, 395.0, 30.0) : (395, 5, -30)
    var pan = PanRecognizer(gesture: gesture)
    pan.down(sample(far, 400, 0), in: screen, layout)
    #expect(pan.phase == .idle)
    #expect(pan.fingerCount == 0)
    pan.move(sample(near, 400, 0.01))
    #expect(pan.phase == .idle)
    pan.down(sample(near, 400, 0.02, finger: 1), in: screen, layout)
    pan.move(sample(near + step, 400, 0.03, finger: 1))
    #expect(pan.phase == .tracking)
  }

  @Test func aRestingThumbOutsideTheEdgeDoesNotHinderAnEdgePan() {
    var pan = PanRecognizer(gesture: PanGesture(region: .edge(.left, width: 20), travel: .toward(.right)))
    pan.down(sample(300, 700, 0), in: screen, .leftToRight)
    pan.down(sample(4, 300, 1, finger: 1), in: screen, .leftToRight)
    pan.move(sample(60, 300, 1.02, finger: 1))
    #expect(pan.phase == .tracking)
    pan.up(sample(300, 700, 1.03))
    #expect(pan.phase == .tracking)
    #expect(pan.fingerCount == 1)
  }

  @Test func aSecondFingerLandsAndLiftsWithoutAJump() {
    var pan = tracking
    let before = pan.translation
    pan.down(sample(20, 700, 0.04, finger: 1), in: screen, .leftToRight)
    #expect(pan.translation == before)
    #expect(pan.fingerCount == 2)
    pan.move(sample(40, 700, 0.05, finger: 1))
    #expect(pan.translation == before + Vector(dx: 10, dy: 0))
    pan.up(sample(40, 700, 0.06, finger: 1))
    #expect(pan.translation == before + Vector(dx: 10, dy: 0))
    pan.move(sample(261, 400, 0.07))
    #expect(pan.translation == before + Vector(dx: 11, dy: 0))
  }

  @Test func theDragGoesOnWhenTheFirstFingerLiftsAndTheSecondStays() {
    var pan = tracking
    pan.down(sample(20, 700, 0.04, finger: 1), in: screen, .leftToRight)
    let before = pan.translation
    pan.up(sample(260, 400, 0.05))
    #expect(pan.phase == .tracking)
    #expect(pan.translation == before)
    pan.move(sample(25, 700, 0.06, finger: 1))
    #expect(pan.translation == before + Vector(dx: 5, dy: 0))
    pan.up(sample(25, 700, 0.07, finger: 1))
    #expect(pan.phase == .idle)
    #expect(pan.translation == before + Vector(dx: 5, dy: 0))
  }

  @Test func aFingerThatJoinsAddsNoVelocity() {
    var pan = PanRecognizer.touched(free)
    for step in 1...10 { pan.move(sample(200 + 8 * Double(step), 400, 0.008 * Double(step))) }
    let before = pan.velocity(at: 0.08)
    #expect(abs(before.dx - 1000) < 20)
    pan.down(sample(20, 700, 0.081, finger: 1), in: screen, .leftToRight)
    pan.move(sample(288, 400, 0.088))
    pan.move(sample(28, 700, 0.088, finger: 1))
    pan.up(sample(28, 700, 0.089, finger: 1))
    pan.move(sample(296, 400, 0.096))
    let after = pan.velocity(at: 0.096)
    #expect(abs(after.dx) < 1300)
    #expect(abs(after.dy) < 50)
  }

  @Test func aFingerThatLandsTwiceHasLiftedUnseen() {
    var pan = tracking
    let before = pan.translation
    pan.down(sample(10, 10, 0.05), in: screen, .leftToRight)
    #expect(pan.phase == .tracking)
    #expect(pan.translation == before)
    #expect(pan.fingerCount == 1)
    pan.move(sample(12, 10, 0.06))
    #expect(pan.translation == before + Vector(dx: 2, dy: 0))

    var failed = PanRecognizer.touched(pop)
    failed.move(sample(200, 450, 0.01))
    #expect(failed.phase == .failed)
    failed.down(sample(100, 100, 1), in: screen, .leftToRight)
    #expect(failed.phase == .possible)
    #expect(failed.start == Point(x: 100, y: 100))

    var edge = PanRecognizer(gesture: PanGesture(region: .edge(.left, width: 20)))
    edge.down(sample(5, 100, 0), in: screen, .leftToRight)
    edge.down(sample(200, 100, 1), in: screen, .leftToRight)
    #expect(edge.phase == .idle)
    #expect(edge.fingerCount == 0)
  }

  @Test func strayLiftsAndMovementsAreIgnored() {
    var pan = PanRecognizer(gesture: free)
    pan.move(sample(1, 1, 0))
    pan.up(sample(1, 1, 0))
    #expect(pan.phase == .idle)
    pan = tracking
    let before = pan.translation
    pan.move(sample(0, 0, 0.05, finger: 7))
    pan.up(sample(0, 0, 0.06, finger: 7))
    #expect(pan.phase == .tracking)
    #expect(pan.translation == before)
  }

  @Test func aCancelEndsEveryPhase() {
    var idle = PanRecognizer(gesture: free)
    idle.cancel()
    #expect(idle.phase == .idle)
    var failed = PanRecognizer.touched(free)
    failed.fail()
    for pan in [PanRecognizer.touched(free), tracking, failed] {
      var pan = pan
      pan.cancel()
      #expect(pan.phase == .idle)
      #expect(pan.fingerCount == 0)
      pan.move(sample(0, 0, 1))
      pan.up(sample(0, 0, 1))
      #expect(pan.phase == .idle)
      pan.down(sample(5, 5, 2), in: screen, .leftToRight)
      #expect(pan.phase == .possible)
      #expect(pan.translation == .zero)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func positionsThatAreNoPlaceAreIgnored(bad: Double) {
    var pan = PanRecognizer(gesture: free)
    pan.down(sample(bad, 0, 0), in: screen, .leftToRight)
    #expect(pan.phase == .idle)
    pan = tracking
    let before = pan.translation
    pan.move(sample(bad, 400, 0.04))
    pan.move(sample(260, bad, 0.04))
    pan.down(sample(bad, 0, 0.04, finger: 1), in: screen, .leftToRight)
    #expect(pan.translation == before)
    #expect(pan.fingerCount == 1)
    pan.up(sample(bad, bad, 0.05))
    #expect(pan.phase == .idle)
    #expect(pan.translation == before)
    #expect(pan.velocity(at: 0.05).isFinite)
  }

  @Test(arguments: [-1, Double.nan, .infinity, -.infinity, 0.03])
  func aClockThatStepsBackOrBreaksMovesTheFingerAllTheSame(time: Double) {
    var pan = tracking
    pan.move(sample(261, 400, time))
    #expect(pan.translation == Vector(dx: 51, dy: 0))
    #expect(pan.velocity(at: 0.04).isFinite)
    pan.move(sample(300, 400, 0.048))
    pan.up(sample(300, 400, 0.05))
    #expect(pan.translation == Vector(dx: 90, dy: 0))
    #expect(pan.velocity(at: 0.05).isFinite)
  }

  @Test(arguments: [-5.0, -0.02, 0.03])
  func theVelocityIsRightAfterTheClockHasStepped(step: Double) {
    var pan = PanRecognizer.touched(free, x: 0)
    for index in 1...20 {
      let time = Double(index) * 0.01 + (index < 10 ? 0 : step)
      pan.move(sample(10 * Double(index), 400, time))
    }
    #expect(abs(pan.velocity(at: 0.2 + step).dx - 1000) < 1)
    #expect(pan.velocity(at: 0.3 + step) == .zero)
  }

  @Test func oneTimestampFromTheFutureDoesNotStopTheClock() {
    var pan = PanRecognizer.touched(free, x: 0)
    for index in 1...20 { pan.move(sample(10 * Double(index), 400, index == 8 ? 900 : Double(index) * 0.01)) }
    #expect(abs(pan.velocity(at: 0.2).dx - 1000) < 1)
  }

  @Test func tenFingersMoveTheirCentre() {
    var pan = PanRecognizer(gesture: free)
    for finger in 0..<12 {
      pan.down(sample(Double(finger) * 30, 400, 0, finger: Int32(finger)), in: screen, .leftToRight)
    }
    #expect(pan.fingerCount == 10)
    for finger in 0..<12 { pan.move(sample(Double(finger) * 30, 440, 0.01, finger: Int32(finger))) }
    #expect(pan.phase == .tracking)
    #expect(abs(pan.translation.dy - 30) < 1e-9)
    for finger in 0..<12 {
      #expect(pan.phase == (finger < 10 ? .tracking : .idle))
      pan.up(sample(Double(finger) * 30, 440, 0.02, finger: Int32(finger)))
    }
    #expect(abs(pan.translation.dy - 30) < 1e-9)
  }

  @Test func aLiftMovesTheFingerToWhereItLifted() {
    var pan = tracking
    pan.up(sample(270, 400, 0.04))
    #expect(pan.phase == .idle)
    #expect(pan.translation == Vector(dx: 60, dy: 0))
  }

  @Test func aLiftWithoutMovementDoesNotSlowAFling() {
    var pan = PanRecognizer.touched(free)
    for step in 1...8 { pan.move(sample(200 + 12 * Double(step), 400, 0.01 * Double(step))) }
    pan.up(sample(296, 400, 0.088))
    #expect(pan.velocity(at: 0.088).dx > 1000)
  }

  @Test func aTapLocksNothing() {
    var pan = PanRecognizer.touched(free)
    pan.up(sample(280, 400, 0.05))
    #expect(pan.phase == .idle)
    #expect(pan.translation == .zero)
    #expect(pan.direction == nil)
  }

  @Test func aClaimTracksWithoutASlop() {
    var pan = PanRecognizer.touched(pop)
    pan.claim()
    #expect(pan.phase == .tracking)
    pan.move(sample(198, 403, 0.01))
    #expect(pan.translation == Vector(dx: -2, dy: 3))
    #expect(pan.direction == nil)

    var idle = PanRecognizer(gesture: pop)
    idle.claim()
    idle.fail()
    #expect(idle.phase == .idle)
  }

  @Test func aRefusalLastsUntilAllFingersHaveLifted() {
    var pan = tracking
    pan.fail()
    pan.claim()
    pan.down(sample(10, 10, 0.04, finger: 1), in: screen, .leftToRight)
    pan.move(sample(90, 10, 0.05, finger: 1))
    pan.up(sample(260, 400, 0.06))
    #expect(pan.phase == .failed)
    pan.up(sample(90, 10, 0.07, finger: 1))
    #expect(pan.phase == .idle)
  }

  @Test func aHubMayLockAnew() {
    var pan = tracking
    pan.relock()
    #expect(pan.phase == .possible)
    #expect(pan.translation == .zero)
    pan.move(sample(260, 405, 0.05))
    #expect(pan.phase == .possible)
    pan.move(sample(260, 420, 0.06))
    #expect(pan.direction == .down)
    #expect(pan.translation == Vector(dx: 0, dy: 10))
    #expect(pan.start == Point(x: 200, y: 400))
  }

  @Test func aPanThatIsSwitchedOffNeverStarts() {
    var pan = PanRecognizer.touched(PanGesture(region: .nowhere))
    pan.move(sample(300, 400, 0.01))
    #expect(pan.phase == .idle)
  }
}
