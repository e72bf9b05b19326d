// Keyframes for a compositor, against what the engine itself shows at many more instants.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct SettleKeyframesPropertiesTests {
  /// How far apart the instants are that are compared, in seconds.
  private static let step = 1.0 / 240
  /// A quarter of a point, the claim.
  private static let tolerance = 0.25
  private static let opacityTolerance = 0.004
  /// The least number of times at which a settle is compared. Every settle lasts that long.
  private static let fewest = 10

  @Test(arguments: Scenario.transitions.indices)
  func straightLinesBetweenThemAreWhatIsShownAfterAnyRelease(number: Int) throws {
    var dice = Dice(seed: UInt64(number) + 1)
    for draw in 0..<6 {
      let stage = stage(by: Scenario.transitions[number].value, [.zoomDrag(), .fullScreenPan()])
      stage.push(1, animated: false)
      stage.finger.begin(at: Point2D(x: 60, y: 300))
      let (along, across) = (dice.number(60...300), dice.number(-40...40))
      let travel = draw % 2 == 0 ? Vector2D(dx: across, dy: along) : Vector2D(dx: along, dy: across)
      stage.finger.drag(by: travel, over: dice.number(0.05...0.4))
      stage.finger.release()
      try check(stage)
    }
  }

  @Test func straightLinesBetweenThemAreWhatIsShownAfterAnyPinch() throws {
    var dice = Dice(seed: 1)
    for _ in 0..<8 {
      let stage = stage(by: .zoom, [.pinch()])
      stage.push(1, animated: false)
      let travel = Vector2D(dx: dice.number(-40...40), dy: dice.number(-60...60))
      stage.pinch(
        at: Point2D(x: 200, y: 400), from: 300, to: dice.number(60...270), by: travel, over: dice.number(0.1...0.4))
      let (up, down) = (Vector2D.up(dice.number(20...90)), Vector2D.down(dice.number(20...90)))
      stage.drag([(stage.finger, up), (stage.secondFinger, down)], over: 0.1)
      stage.finger.release()
      stage.secondFinger.release()
      #expect(stage.navigator.inputs.rotation != 0)
      try check(stage)
    }
  }

  @Test(arguments: Scenario.transitions.indices)
  func straightLinesBetweenThemAreWhatIsShownOfScreensThatAreRedirected(number: Int) throws {
    var dice = Dice(seed: UInt64(number) + 1)
    for _ in 0..<3 {
      let stage = stage(by: Scenario.transitions[number].value, [])
      stage.push(1)
      stage.advance(by: dice.number(0.03...0.15))
      stage.push(2, transition: dice.pick(Scenario.transitions).value)
      stage.advance(by: dice.number(0.03...0.15))
      try check(stage)
      stage.push(3, transition: dice.pick(SpatialTransition.all).transition(.spring(response: 0.4)))
      stage.advance(by: dice.number(0.03...0.15))
      stage.pop()
      try check(stage)
    }
  }

  @Test(arguments: SpatialTransition.all.indices, SpatialTransition.motions.indices)
  func straightLinesBetweenThemAreWhatIsShownInSpace(number: Int, motion: Int) throws {
    let transition = SpatialTransition.all[number].transition(SpatialTransition.motions[motion])
    let stage = stage(by: transition, [.fullScreenPan()])
    stage.push(1)
    try check(stage)
    stage.settle()
    stage.pop()
    stage.advance(by: 0.1)
    try check(stage)
    stage.settle()
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 60, y: 300))
    stage.finger.drag(by: .right(250), over: 0.1)
    stage.finger.release()
    try check(stage)
  }

  @Test(arguments: SpatialTransition.all.indices)
  func thereAreNoMoreThanItTakes(number: Int) throws {
    let stage = stage(by: SpatialTransition.all[number].transition(.spring(response: 0.5)), [])
    stage.push(1)
    let keyframes = try #require(stage.navigator.settleKeyframes(budget: 1200))
    #expect(keyframes.times.count <= 90, "\(SpatialTransition.all[number].name)")
  }

  private func stage(by transition: ScreenTransition, _ interactions: [Interaction]) -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: transition, interactions: interactions))
    for screen in 0..<Int32(4) {
      stage.place(7, in: ScreenID(screen), at: screen % 2 == 0 ? Scenario.cell : Scenario.photo)
    }
    return stage
  }

  /// Plays what is left of the settle, and holds every instant of it against the keyframes.
  private func check(_ stage: Stage, _ place: SourceLocation = #_sourceLocation) throws {
    let navigator = stage.navigator
    let keyframes = try #require(navigator.settleKeyframes(budget: 100_000), sourceLocation: place)
    try #require(!navigator.layers.isEmpty && keyframes.times.count > 2, sourceLocation: place)
    let comparison = SettleComparison(stage, keyframes, every: Self.step)
    let (travel, fade) = (comparison.travel, comparison.fade)
    #expect(comparison.count >= Self.fewest, sourceLocation: place)
    #expect(travel.off <= Self.tolerance, "\(travel.where)", sourceLocation: place)
    #expect(fade.off <= Self.opacityTolerance, "\(fade.where)", sourceLocation: place)
  }
}
