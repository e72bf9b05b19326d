// The state machine of one run.

import Testing

@testable import Legato

@Suite struct TransitionDriverTests {
  private let spring = Interaction.settle

  @Test func itGoesFromIdleThroughTrackingAndSettlingToItsEnd() {
    var driver = TransitionDriver()
    #expect(driver.phase == .idle)
    driver.begin(at: 1)
    driver.grab(at: 1)
    #expect(driver.phase == .tracking)
    driver.track(Inputs(fraction: 0.4), ahead: Inputs(fraction: 0.401), at: 1.1)
    #expect(driver.inputs.fraction == 0.4)
    #expect((driver.velocity.fraction - 1).magnitude < 1e-9)
    driver.release(.finish, motion: spring, at: 1.1)
    #expect(driver.phase == .settling(.finish))
    driver.grab(at: 1.15)
    #expect(driver.phase == .tracking)
    driver.release(.cancel, motion: spring, at: 1.2)
    driver.advance(to: 9)
    #expect(driver.phase == .ended(.cancel))
    #expect(driver.inputs == .zero && driver.velocity == .zero)
  }

  @Test func whatHasEndedStaysEnded() {
    var driver = TransitionDriver()
    driver.begin(at: 0)
    driver.end(.finish)
    let ended = driver
    driver.grab(at: 1)
    driver.release(.cancel, motion: spring, at: 1)
    driver.release(.cancel, motion: spring, at: 1)
    driver.end(.cancel)
    driver.advance(to: 2)
    #expect(driver.phase == ended.phase && driver.inputs == ended.inputs)
  }

  @Test(arguments: [ReleaseDecision.finish, .cancel, .detent(at: 0.5), .detent(at: 7)]) func itEndsWhereTheDecisionSays(
    decision: ReleaseDecision
  ) {
    var driver = TransitionDriver()
    driver.begin(
      at: 0, inputs: Inputs(fraction: 0.3, pull: 0.4, drag: .init(dx: 30, dy: -20)), velocity: Inputs(pull: 2))
    driver.release(decision, motion: spring, at: 0)
    driver.advance(to: driver.endTime)
    #expect(driver.inputs == Inputs(fraction: decision.fraction))
    #expect(driver.phase == .ended(decision))
  }

  @Test func anyInstantCanBeReadWithoutMovingTheClock() {
    var driver = TransitionDriver()
    driver.begin(at: 0, inputs: Inputs(fraction: 0.2), velocity: Inputs(fraction: 3))
    driver.release(.finish, motion: spring, at: 0)
    let ahead = driver.inputs(at: 0.1)
    #expect(driver.time == 0)
    driver.advance(to: 0.1)
    #expect(driver.inputs == ahead)
    #expect(driver.inputs(at: 100) == Inputs(fraction: 1))
  }

  @Test func aRedirectKeepsPositionAndVelocity() {
    var driver = TransitionDriver()
    driver.begin(at: 0, inputs: Inputs(fraction: 0.2), velocity: Inputs(fraction: 3))
    driver.release(.finish, motion: spring, at: 0)
    driver.advance(to: 0.05)
    let (inputs, velocity) = (driver.inputs, driver.velocity)
    driver.release(.cancel, motion: spring, at: 0.05)
    #expect(driver.inputs == inputs)
    driver.advance(to: 0.05 + 1e-9)
    #expect((driver.velocity.fraction - velocity.fraction).magnitude < 1e-4)
  }

  @Test func aFingerStopsAtTheEnds() {
    var driver = TransitionDriver()
    driver.begin(at: 0)
    driver.grab(at: 0)
    driver.track(Inputs(fraction: -3, pull: 4), ahead: Inputs(fraction: -3, pull: 4), at: 0)
    #expect(driver.inputs.fraction == 0 && driver.inputs.pull == 1)
    #expect(driver.velocity == .zero)
  }

  @Test func numbersThatAreNoneAreLeftOut() {
    var driver = TransitionDriver()
    driver.begin(at: .nan, inputs: Inputs(fraction: .nan), velocity: Inputs(fraction: .infinity))
    #expect(driver.inputs == .zero && driver.velocity == .zero && driver.time == 0)
    driver.grab(at: .infinity)
    driver.track(Inputs(fraction: 0.5), ahead: Inputs(fraction: 0.5), at: .nan)
    driver.track(Inputs(fraction: .nan), ahead: Inputs(fraction: .nan), at: 1)
    #expect(driver.inputs.fraction.isFinite && driver.velocity.fraction.isFinite)
  }

  @Test func pullAndDragGoHomeWhileTheFractionLands() {
    var driver = TransitionDriver()
    driver.begin(at: 0, inputs: Inputs(pull: 0.5, drag: .init(dx: 90, dy: 60)))
    driver.release(.finish, motion: .curve(.linear, duration: 0.2), at: 0)
    driver.advance(to: 0.1)
    #expect((driver.inputs.fraction - 0.5).magnitude < 1e-9)
    #expect(driver.inputs.pull < 0.5 && driver.inputs.dragX < 90)
    driver.advance(to: 5)
    #expect(driver.inputs == Inputs(fraction: 1))
  }
}
