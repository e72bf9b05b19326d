// How far a finger pulls a screen beyond its rest.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct ReachTests {
  private static let height = 874.0
  /// A tenth of the way, as `sheetPan` has it.
  private static let band = RubberBand(dimension: 0.1 * height)

  /// A card from below that follows what carries it.
  private static let card = ScreenTransition(
    motion: .spring(response: 0.35, dampingRatio: 1), keepsCoveredScreenVisible: true
  ) { context in
    let timeline = TimelineBuilder(context)
    timeline.screen(.covered)
    let card = timeline.screen(.covering)
    timeline.move(card, from: context.departure(.down), to: .zero)
    timeline.follow(card, .translationY, .dragY)
    return timeline.build()
  }

  /// A card on its way to its first detent.
  private func coming(_ pan: Interaction, detents: [Detent] = []) -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(presentation: Self.card, dismissals: [pan]))
    stage.present(1, detents: detents)
    return stage
  }

  /// A card that a finger has taken down by 100 points from where it rests.
  private func lowered(_ pan: Interaction, detents: [Detent] = []) -> Stage {
    let stage = coming(pan, detents: detents)
    stage.settle()
    stage.finger.begin(at: Point2D(x: 200, y: 500))
    stage.finger.drag(by: .down(110))
    return stage
  }

  private func y(_ stage: Stage) -> Double? { stage.frame(of: .screen(1))?.minY }

  @Test(arguments: [50.0, 200, 5000])
  func aCardThatIsPulledBeyondItsRestYieldsOnARubberBand(pull: Double) {
    let stage = lowered(.sheetPan())
    #expect(isClose(y(stage), 100, within: 0.3))
    stage.finger.drag(by: .up(100 + pull))
    #expect(isClose(y(stage), -Self.band.offset(for: pull), within: 0.3))
    stage.finger.release()
    #expect(stage.settle() == .cancelled)
    #expect(isClose(y(stage), 0, within: 0.3) && stage.navigator.top == 1)
  }

  @Test func itsPlaceIsAlwaysAmongItsDetents() {
    let stage = lowered(.sheetPan(detents: [0.5]), detents: [0.5])
    stage.finger.drag(by: .up(300))
    #expect(isClose(y(stage), Self.height / 2 - 200, within: 0.3))
    stage.finger.drag(by: .up(437))
    #expect(isClose(y(stage), -Self.band.offset(for: 200), within: 0.3))
    stage.finger.release()
    #expect(stage.settle() == .detent(at: 0))
    #expect(isClose(y(stage), 0, within: 0.3))
  }

  @Test(arguments: [[], [0.5, 1.0]])
  func aCardThatResistsYieldsFromItsLowestRestAndStays(detents: [Double]) {
    let stage = lowered(.sheetPan(detents: detents, isResisting: true), detents: detents.map(Detent.fraction))
    let rest = detents.isEmpty ? 0 : Self.height / 2
    #expect(isClose(y(stage), rest + Self.band.offset(for: 100), within: 0.3))
    stage.finger.flick(by: .down(200))
    stage.settle()
    #expect(stage.navigator.top == 1 && isClose(y(stage), rest, within: 0.3))
  }

  @Test func aCardThatResistsStaysHoweverFastTheFingerIs() {
    let stage = lowered(.sheetPan(detents: [0.5, 1], isResisting: true), detents: [0.5, 1])
    stage.finger.release()
    stage.settle()
    stage.move(to: 1)
    stage.settle()
    let before = stage.attempts.count
    stage.finger.begin(at: Point2D(x: 200, y: 100))
    stage.finger.drag(by: .down(250), over: 0.06)
    stage.finger.release()
    stage.settle()
    #expect(stage.navigator.top == 1 && stage.attempts.count == before + 1)
  }

  @Test(arguments: [true, false])
  func aCardThatIsCaughtOnItsWayCanBePulledBeyondAndTurnedBack(turnsBack: Bool) {
    let stage = coming(.sheetPan())
    stage.advance(by: 0.15)
    stage.finger.begin(at: Point2D(x: 200, y: 860))
    stage.finger.drag(by: .up(400), over: 0.4)
    let highest = y(stage) ?? 0
    #expect(highest < -20 && highest > -0.1 * Self.height)
    if turnsBack { stage.finger.drag(by: .down(1000), over: 0.4) }
    stage.finger.release()
    stage.settle()
    #expect(stage.navigator.top == (turnsBack ? 0 : 1))
  }

  @Test func nothingLeapsWhereTheBandBeginsAndEnds() {
    let stage = lowered(.sheetPan(detents: [0.5, 1], isResisting: true), detents: [0.5, 1])
    var last = y(stage) ?? 0
    for step in 0..<1200 {
      stage.finger.drag(by: step < 800 ? .up(1) : .down(1), over: 1.0 / 60)
      let next = y(stage) ?? .infinity
      #expect((next - last).magnitude < 1.1, "after \(step) points")
      last = next
    }
  }

  @Test func withoutAReachItGoesNowhereBeyondItsRest() {
    let stage = lowered(.fullScreenPan(.down))
    stage.finger.drag(by: .up(400))
    #expect(isClose(y(stage), 0, within: 0.3))
  }

  @Test func aMappingThatIsNoNumberMovesNothing() {
    var pan = Interaction.sheetPan()
    pan.mapping = { _ in Inputs(fraction: .nan) }
    let stage = lowered(pan)
    #expect(isClose(y(stage), 0, within: 0.3))
  }
}
