// No jumps: at releases, grabs, reversals, redirections.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct ContinuityTests {
  private func popping(_ transition: ScreenTransition = .push, _ interaction: Interaction = .fullScreenPan()) -> Stage {
    let stage = Stage(
      root: 0, frameRate: 120, policy: TransitionPolicy(transition: transition, interactions: [interaction]))
    stage.push(1, animated: false)
    return stage
  }

  private func x(_ stage: Stage, _ screen: ScreenID = 1) -> Double { stage.frame(of: .screen(screen))?.minX ?? .nan }

  @Test(arguments: [300.0, 800, 1500, 3000]) func aReleaseGoesOnAtTheFingersVelocity(speed: Double) {
    // Fault 13 of peers: a release snaps.
    let stage = popping()
    stage.finger.begin(at: Point2D(x: 20, y: 400))
    stage.finger.drag(by: .right(speed * 0.1), over: 0.1)
    stage.finger.release()
    let before = x(stage)
    stage.frame(after: 0.0005)
    #expect(((x(stage) - before) / 0.0005 / speed - 1).magnitude < 0.05)
  }

  @Test func aReleaseAfterARestStartsAtRest() {
    let stage = popping()
    stage.finger.begin(at: Point2D(x: 20, y: 400))
    stage.finger.drag(by: .right(150), over: 0.1)
    stage.finger.hold(for: 0.15)
    stage.finger.release()
    #expect(stage.navigator.velocity == .zero)
  }

  @Test(arguments: [0.01, 0.03, 0.06, 0.1, 0.13]) func aGrabDuringASettleDoesNotJump(delay: Double) {
    // Fault 14 of peers: a grab in mid-flight jumps. The finger has travelled one point beyond the slop.
    let stage = popping()
    stage.finger.begin(at: Point2D(x: 20, y: 400))
    stage.finger.flick(by: .right(200))
    stage.frame(after: delay)
    #expect(stage.isRunning)
    let before = x(stage)
    stage.finger.begin(at: Point2D(x: 400, y: 400))
    #expect(x(stage) == before)
    stage.finger.move(to: Point2D(x: 411, y: 400))
    #expect(((x(stage) - before) - 1).magnitude < 1e-9)
    #expect(stage.navigator.phase == .tracking)
    // It follows the finger both ways.
    stage.finger.move(to: Point2D(x: 391, y: 400))
    #expect(((x(stage) - before) + 19).magnitude < 1e-9)
  }

  @Test func aGrabReopensTheDecision() {
    let stage = popping()
    stage.finger.begin(at: Point2D(x: 20, y: 400))
    stage.finger.flick(by: .right(200))
    stage.advance(by: 0.05)
    stage.finger.begin(at: Point2D(x: 390, y: 400))
    stage.finger.drag(by: .left(190), over: 0.3)
    stage.finger.hold(for: 0.1)
    stage.finger.release()
    #expect(stage.settle() == .cancelled)
    #expect(stage.navigator.screens == [0, 1])
    #expect(stage.runs.last?.decisions == [.finish, .cancel])
    #expect(stage.runs.count == 2)
  }

  @Test(arguments: [TransitionOperation.push, .pop, .present, .dismiss]) func aDragTakesOverACommittedRun(
    operation: TransitionOperation
  ) {
    let stage = popping()
    switch operation {
    case .push: stage.push(2)
    case .present: stage.present(2)
    case .dismiss:
      stage.present(2, animated: false)
      stage.dismiss()
    default: stage.pop()
    }
    stage.advance(by: 0.06)
    let before = stage.navigator.states.map(\.translationX)
    stage.finger.begin(at: Point2D(x: 395, y: 865))
    stage.finger.move(to: Point2D(x: 406, y: 865))
    for (old, new) in zip(before, stage.navigator.states.map(\.translationX)) {
      #expect((old - new).magnitude < 1.001)
    }
    #expect(stage.navigator.phase == .tracking)
    #expect(stage.runs.last?.request.operation == operation.inverse)
    // To the right the covering screen leaves, whatever was under way.
    stage.finger.flick(by: .right(180), over: 0.1)
    stage.settle()
    #expect(stage.navigator.screens == (operation == .pop ? [0] : [0, 1]))
    #expect(stage.layers.isEmpty)
  }

  @Test func aTouchThatIsNoDragLetsTheRunGoOn() {
    let stage = popping()
    stage.push(2)
    stage.advance(frames: 4)
    stage.finger.tap(at: Point2D(x: 200, y: 400))
    #expect(stage.finger.response == .undecided)
    #expect(stage.settle() == .finished)
    #expect(stage.runs.count == 2)
  }

  @Test func aTouchCatchesIfTheInteractionSaysSo() {
    let stage = popping(.push, Interaction.fullScreenPan().catching)
    stage.finger.begin(at: Point2D(x: 20, y: 400))
    stage.finger.flick(by: .right(200))
    stage.advance(by: 0.05)
    let before = x(stage)
    stage.finger.begin(at: Point2D(x: 390, y: 400))
    #expect(stage.navigator.phase == .tracking)
    stage.finger.hold(for: 0.5)
    #expect(x(stage) == before)
  }

  @Test func reverseTurnsRoundWithoutAJump() {
    for isCommitted in [false, true] {
      let stage = popping()
      if isCommitted {
        stage.pop()
      } else {
        stage.finger.begin(at: Point2D(x: 20, y: 400))
        stage.finger.flick(by: .right(200))
      }
      stage.advance(by: 0.05)
      let before = x(stage)
      let speed = stage.navigator.velocity.fraction
      stage.reverse()
      #expect((x(stage) - before).magnitude < 1e-9)
      let now = stage.navigator.velocity.fraction
      #expect((now - (isCommitted ? -speed : speed)).magnitude < 1e-9)
      stage.settle()
      #expect(stage.navigator.screens == [0, 1])
    }
  }

  /// Curves and decays set off by themselves, as fast as they do.
  @Test(arguments: [
    Motion.spring(response: 0.4), .curve(.easeOut, duration: 0.3), .curve(.easeIn, duration: 0.3),
    .decay(timeConstant: 0.1),
  ])
  func aRedirectionCarriesPositionAndVelocity(motion: Motion) {
    let stage = Stage(root: 0, frameRate: 120)
    stage.push(1, transition: .slide(.left))
    stage.frame(after: 0.08)
    let start = x(stage)
    stage.frame(after: 0.001)
    let before = x(stage)
    stage.push(2, transition: .slide(.left).with(motion: motion))
    #expect((x(stage) - before).magnitude < 1e-9)
    stage.frame(after: 0.001)
    let (old, new) = (before - start, x(stage) - before)
    #expect((new / old - 1).magnitude < 0.1)
  }

  @Test func aGrabOfAnOvershootHoldsItThere() {
    let stage = popping(.grow(), Interaction.fullScreenPan().catching)
    stage.place(7, in: 0, at: Scenario.cell)
    stage.finger.begin(at: Point2D(x: 20, y: 400))
    stage.finger.flick(by: .right(250), over: 0.05)
    while stage.isRunning, stage.fraction <= 1.001 { stage.advance(frames: 1) }
    #expect(stage.fraction > 1.001)
    let before = stage.fraction
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.move(to: Point2D(x: 200.5, y: 400))
    #expect(stage.fraction == before)
  }

  @Test func aGrabTakesTheRunWhereItIsAndNotWhereItsLastFrameWas() {
    let stage = Stage(root: 0)
    stage.push(1, transition: .slide(.left))
    stage.advance(frames: 4)
    stage.finger.begin(at: Point2D(x: 390, y: 400))
    stage.clock.advance(by: 0.016)
    let fraction = stage.navigator.parts.run?.driver.inputs(at: stage.clock.time).fraction ?? 0
    stage.finger.move(to: Point2D(x: 403, y: 400))
    #expect(isClose(x(stage), 402 * (1 - fraction) + 1, within: 1e-6))
  }

  @Test func aFingerOnARunThatEndsMeanwhileIsWhatElseItMayBe() {
    for (start, screens) in [(5.0, 1), (200, 2)] {
      let stage = Stage(root: 0)
      stage.push(1)
      stage.advance(by: 0.4)
      #expect(stage.isRunning)
      stage.finger.begin(at: Point2D(x: start, y: 400))
      stage.finger.hold(for: 0.3)
      #expect(!stage.isRunning)
      stage.finger.flick(by: .right(200))
      stage.settle()
      // From the edge it is a pop, from the middle it is the page's.
      #expect(stage.navigator.count == screens)
    }
  }
}

@Suite struct InputFaultTests {
  private func popping() -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.drag(by: .right(110), over: 0.2)
    return stage
  }

  @Test func aSecondFingerJoinsWithoutAJump() {
    let stage = popping()
    let before = stage.fraction
    stage.secondFinger.begin(at: Point2D(x: 300, y: 600))
    #expect(stage.fraction == before)
    stage.secondFinger.move(to: Point2D(x: 320, y: 600))
    #expect((stage.fraction - before - 10.0 / 402).magnitude < 1e-9)
  }

  @Test func theLiftOfTheFirstFingerOfTwoLeavesTheRunInHand() {
    let stage = popping()
    stage.secondFinger.begin(at: Point2D(x: 300, y: 600))
    let before = stage.fraction
    stage.finger.release()
    #expect(stage.navigator.phase == .tracking)
    #expect(stage.fraction == before)
    stage.secondFinger.flick(by: .right(150))
    #expect(stage.settle() == .finished)
  }

  @Test func aCancelledPointerCancelsTheRun() {
    let stage = popping()
    stage.finger.drag(by: .right(150))
    stage.finger.cancel()
    #expect(stage.settle() == .cancelled)
    #expect(stage.mounted == [1])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func aPointFromNowhereIsIgnored(number: Double) {
    let stage = popping()
    let before = stage.fraction
    stage.finger.move(to: Point2D(x: number, y: 400))
    stage.finger.move(to: Point2D(x: 210, y: number))
    #expect(stage.fraction == before)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == .cancelled)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func aFingerThatLandsNowhereCatchesNothing(
    number: Double
  ) {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [Interaction.fullScreenPan().catching]))
    stage.push(1)
    stage.advance(frames: 6)
    stage.finger.begin(at: Point2D(x: 390, y: 400))
    stage.finger.drag(by: .right(160), over: 0)
    stage.finger.release()
    let digest = stage.digest
    stage.finger.begin(at: Point2D(x: 200, y: number))
    #expect(stage.digest == digest)
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.screens == [0])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 0]) func aTimeFromNowhereChangesNothing(time: Double) {
    let stage = Stage(root: 0)
    stage.push(1)
    stage.advance(frames: 3)
    let digest = stage.digest
    stage.send(.tick, at: time)
    #expect(stage.digest == digest)
    stage.send(.request(.pop()), at: time)
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.screens == [0])
  }

  @Test(arguments: [0.5, 3, 1000]) func aStallOfSecondsEndsTheRun(seconds: Double) {
    let stage = Stage(root: 0)
    stage.push(1)
    stage.advance(frames: 1)
    stage.frame(after: seconds)
    #expect(!stage.isRunning)
    #expect(stage.outcomes == [.finished])
  }

  @Test func aStallWhileAFingerHoldsTheRunChangesNothing() {
    let stage = popping()
    let digest = stage.digest
    stage.frame(after: 30)
    #expect(stage.digest == digest)
    stage.finger.release()
    #expect(stage.settle() == .cancelled)
  }

  @Test func aContainerOfSizeZeroIsSurvived() {
    let stage = Stage(root: 0, size: .zero, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    stage.push(1)
    #expect(stage.settle() == .finished)
    stage.finger.begin(at: .zero)
    stage.finger.flick(by: .right(200))
    #expect(stage.settle() == .cancelled)
    stage.resize(to: Size2D(width: .nan, height: -1))
    stage.pop()
    #expect(stage.settle() == .finished)
  }

  @Test(arguments: [Size2D(width: 874, height: 402), Size2D(width: 402, height: 574), Size2D(width: 300, height: 874)])
  func aResizeLeavesTheScreenUnderTheFingerAndReachesItsSizeWithoutAJump(size: Size2D) {
    let stage = popping()
    let shown = stage.frame(of: .screen(1)) ?? .zero
    stage.resize(to: size)
    #expect(isClose(stage.frame(of: .screen(1)), shown))
    for _ in 0..<60 {
      stage.finger.hold(for: 1.0 / 60)
      #expect(isClose(stage.frame(of: .screen(1))?.minX ?? 0, shown.minX, within: 0.01))
    }
    #expect(isClose(stage.frame(of: .screen(1)), Rect2D(origin: shown.origin, size: size), within: 0.01))
    stage.finger.drag(by: .right(50), over: 0.1)
    #expect(isClose(stage.frame(of: .screen(1))?.minX ?? 0, shown.minX + 50, within: 0.01))
    stage.finger.flick(by: .right(150))
    #expect(stage.settle() == .finished)
  }

  @Test func aFingerThatPullsAScreenInHasPulledItByAsManyPointsAsBefore() {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    stage.navigator.setForwardRoutes([GestureRoute(.fullScreenPan(.left), .forward(key: 1))], of: 0)
    stage.finger.begin(at: Point2D(x: 400, y: 400))
    stage.finger.drag(by: .left(110), over: 0.2)
    #expect(isClose(stage.fraction, 100 / 402))
    stage.resize(to: Size2D(width: 874, height: 402))
    #expect(isClose(stage.fraction, 100 / 874))
  }

  @Test func aFingerThatHasHardlyBegunDecidesNothingByAResize() {
    let stage = Stage(
      root: 0, layoutDirection: .rightToLeft, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 380, y: 400))
    stage.finger.drag(by: .left(20), over: 0.2)
    stage.resize(to: Size2D(width: 1200, height: 402))
    stage.finger.hold(for: 1)
    stage.finger.release()
    #expect(stage.settle() == .cancelled)
  }

  @Test func aFingerBeyondTheNewWayKeepsItsPartOfTheWay() {
    let stage = popping()
    stage.finger.drag(by: .right(200), over: 0.2)
    let before = stage.fraction
    stage.resize(to: Size2D(width: 200, height: 874))
    #expect(isClose(stage.fraction, before))
  }

  @Test func aContainerThatIsEmptyForAMomentLeavesTheScreenWhereItWas() {
    let stage = popping()
    let (before, size) = (stage.fraction, stage.size)
    stage.resize(to: .zero)
    stage.finger.drag(by: .right(10), over: 0.1)
    #expect(stage.fraction == before)
    stage.resize(to: size)
    #expect(stage.fraction == before)
  }

  @Test func aMappingOfYourOwnKeepsItsInputsInAnotherSize() {
    var interaction = Interaction.fullScreenPan()
    interaction.mapping = { Inputs(fraction: $0.translation.dx / 1000) }
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [interaction]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.drag(by: .right(210), over: 0.2)
    stage.resize(to: Size2D(width: 874, height: 402))
    #expect(isClose(stage.fraction, 0.2))
    stage.finger.drag(by: .right(100), over: 0.2)
    #expect(isClose(stage.fraction, 0.3))
  }

  @Test(arguments: [true, false]) func aSheetThatIsHeldStaysAtItsDetents(isResisting: Bool) {
    let stage = Stage(root: 0)
    let policy = TransitionPolicy(interactions: [.sheetPan(isResisting: isResisting)])
    stage.present(1, transition: .sheet(), policy: policy, detents: [0.5, 1])
    stage.settle()
    stage.finger.begin(at: Point2D(x: 200, y: 500))
    stage.finger.drag(by: .down(10), over: 0.2)
    stage.resize(to: Size2D(width: 402, height: 508))
    stage.finger.hold(for: 1)
    stage.finger.release()
    stage.settle()
    #expect([0, 254].contains { isClose(stage.frame(of: .screen(1))?.minY, $0, within: 0.01) })
  }

  /// A second measuring in the same size, while the screen has not reached its new one.
  @Test func aScreenThatIsHeldReachesItsSizeAlthoughItIsMeasuredAgain() {
    let stage = popping()
    stage.resize(to: Size2D(width: 874, height: 402))
    stage.advance(by: 0.1)
    stage.send(.changed)
    stage.finger.hold(for: 1)
    #expect(isClose(stage.frame(of: .screen(1))?.size.width, 874, within: 0.01))
  }

  @Test func aResizeKeepsWhereTheFingerTouched() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .zoom, interactions: [.zoomDrag()]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 100, y: 200))
    stage.finger.drag(by: .down(150), over: 0.2)
    let before = stage.frame(of: .screen(1))
    stage.resize(to: stage.size)
    #expect(isClose(stage.frame(of: .screen(1)), before ?? .zero, within: 1e-9))
  }

  @Test func aResizeOfAnOpenDrawerMeasuresItAnew() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .drawer(from: .leading)))
    stage.push(1)
    stage.settle()
    #expect(stage.mounted == [0, 1])
    stage.resize(to: Size2D(width: 874, height: 402))
    #expect(stage.frame(of: .screen(1))?.size == Size2D(width: 874, height: 402))
    stage.setMissing(0)
    stage.resize(to: Size2D(width: 402, height: 874))
    #expect(stage.mounted == [1])
  }

  @Test func theFrameRateChangesNothing() {
    var ends: [Double] = []
    for rate in [24.0, 60, 120, 1000] {
      let stage = Stage(root: 0, frameRate: rate)
      stage.push(1, transition: .zoom)
      stage.advance(by: 0.25)
      ends.append(stage.state(of: .screen(1))?.scaleX ?? 0)
    }
    for end in ends { #expect((end - ends[0]).magnitude < 1e-9) }
  }

  @Test(arguments: [
    Size2D(width: 402, height: 874), Size2D(width: 1920, height: 1080), Size2D(width: 1024, height: 1366),
  ])
  func aSettleEndsWithoutAStepThatCanBeSeen(size: Size2D) {
    let stage = Stage(root: 0, size: size, frameRate: 240)
    stage.push(1, transition: .slide(.left))
    var last = Double.infinity
    while stage.isRunning {
      last = stage.frame(of: .screen(1))?.minX.magnitude ?? .nan
      stage.advance(frames: 1)
    }
    // Half a point for the shorter side, or a phone's width; one frame before the end a little more.
    let extent = max(400, min(size.width, size.height))
    #expect(last > 0 && last <= 0.55 * size.width / extent, "\(last) pt before the end")
  }
}
