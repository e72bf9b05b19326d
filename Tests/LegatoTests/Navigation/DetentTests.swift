// A sheet's detents: how a finger takes the sheet to them, and what observers are told.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct DetentTests {
  private static let height = 874.0
  private static let band = RubberBand(dimension: 0.1 * height)

  /// A sheet that has come.
  private func sheet(
    _ detents: [Detent] = [0.5, 1], first: Detent? = nil, content: Double? = nil, interaction: Interaction = .sheetPan()
  ) -> Stage {
    let stage = Stage(root: 0)
    stage.contents[1] = content
    var policy = TransitionPolicy()
    policy.interactions = [interaction]
    stage.present(1, transition: .sheet(), policy: policy, detents: detents, initialDetent: first)
    stage.settle()
    return stage
  }

  private func frame(_ stage: Stage) -> Rect2D {
    stage.frame(of: .screen(1)) ?? Rect2D(origin: .zero, size: stage.size)
  }

  private func coverage(_ stage: Stage) -> Double { 1 - frame(stage).minY / Self.height }

  /// A finger drags slowly, rests and lifts, and the sheet settles.
  private func drag(_ stage: Stage, by travel: Vector2D, from start: Double = 860) {
    stage.finger.begin(at: Point2D(x: 200, y: start))
    stage.finger.drag(by: travel, over: 0.4)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    stage.settle()
  }

  @Test(arguments: [[0.5], [0.3, 0.6], [0.25, 0.5, 0.75, 1]])
  func aFingerTakesItUpAndDownToEachOfItsDetents(detents: [Double]) {
    let stage = sheet(detents.map(Detent.fraction))
    let all = detents.last == 1 ? detents : detents + [1]
    #expect(isClose(coverage(stage), all[0], within: 0.001))
    for way in [all, all.reversed()] {
      for (here, next) in zip(way, way.dropFirst()) {
        // The finger's first ten points make it a drag.
        let travel = (here - next) * Self.height
        drag(stage, by: .down(travel + (travel < 0 ? -10 : 10)))
        #expect(isClose(coverage(stage), next, within: 0.001), "from \(here)")
      }
    }
    #expect(stage.navigator.screens == [0, 1])
  }

  @Test(arguments: [0.5, 0.8, 1, nil, 0.7])
  func itComesToTheDetentThatIsNamed(first: Double?) {
    let stage = sheet([0.5, 0.8], first: first.map(Detent.fraction))
    let detent = first == 0.7 ? 0.5 : first ?? 0.5
    #expect(isClose(coverage(stage), detent, within: 0.001))
    #expect(stage.navigator.entries[1].detent == detent && stage.detentChanges.isEmpty)
  }

  @Test func detentsAtOnePlaceCountOnce() {
    let stage = sheet([0.45, .points(0.45 * Self.height), 0.45, 0.8])
    drag(stage, by: .up(0.35 * Self.height))
    drag(stage, by: .up(0.2 * Self.height))
    #expect(stage.detentChanges == [1, 2])
  }

  @Test func aFingerThatPullsItUpAtItsPlaceStretchesItFromTheFirstPointOn() {
    let stage = sheet(first: 1)
    stage.finger.begin(at: Point2D(x: 200, y: 600))
    stage.finger.drag(by: .up(10))
    for pull in 1...40 {
      stage.finger.drag(by: .up(1), over: 1.0 / 60)
      let offset = Self.band.offset(for: Double(pull))
      #expect(isClose(frame(stage).minY, -offset, within: 0.01))
      #expect(isClose(frame(stage).maxY, Self.height, within: 0.01), "its lower edge stays")
    }
    stage.finger.release()
    #expect(stage.settle() == .cancelled && frame(stage).size.height == Self.height)
  }

  @Test func pulledDownWhereItResistsItIsMoved() {
    let stage = sheet([], interaction: .sheetPan(isResisting: true))
    stage.finger.begin(at: Point2D(x: 200, y: 600))
    stage.finger.drag(by: .down(110))
    #expect(isClose(frame(stage).minY, Self.band.offset(for: 100), within: 0.01))
    #expect(isClose(frame(stage).size.height, Self.height, within: 0.01))
  }

  @Test func itIsToldOnceForEachChangeOfTheDetentWhoeverMakesIt() {
    let stage = sheet([0.3, 0.6])
    #expect(stage.detentChanges.isEmpty)
    drag(stage, by: .up(0.3 * Self.height))
    #expect(stage.detentChanges == [1])
    drag(stage, by: .up(20))
    #expect(stage.detentChanges == [1], "it went back to where it was")
    stage.move(to: 1)
    stage.settle()
    #expect(stage.detentChanges == [1, 2])
    drag(stage, by: .down(0.7 * Self.height))
    #expect(stage.detentChanges == [1, 2, 0])
    #expect(stage.navigator.entries[1].detent == 0.3 && !stage.move(to: 0.3))
    stage.push(2, animated: false)
    stage.pop(animated: false)
    stage.dismiss()
    stage.settle()
    #expect(stage.detentChanges == [1, 2, 0])
  }

  @Test func theyLieAtPointsAndWhereTheContentEnds() {
    let stage = sheet([.content, 1, .points(200)], content: 520)
    #expect(isClose(coverage(stage) * Self.height, 200, within: 0.01))
    drag(stage, by: .up(330))
    #expect(isClose(coverage(stage) * Self.height, 520, within: 0.01) && stage.detentChanges == [1])
    #expect(stage.move(to: .points(200)) && !stage.move(to: .points(300)))
    stage.settle()
    #expect(isClose(coverage(stage) * Self.height, 200, within: 0.01))
    drag(stage, by: .up(600))
    #expect(coverage(stage) == 1 && stage.detentChanges == [1, 0, 2])
  }

  @Test(arguments: [Detent.points(900), .points(-1), .points(.nan), .content, .fraction(0), .fraction(7)])
  func whatIsMoreThanTheWholeOrNothingIsTheWhole(detent: Detent) {
    let stage = sheet([detent])
    #expect(coverage(stage) == 1)
    drag(stage, by: .down(200))
    #expect(coverage(stage) == 1 && stage.detentChanges.isEmpty)
  }

  @Test func theyKeepTheirPointsInAContainerOfAnotherSize() {
    let stage = sheet([.points(200), .content], first: .content, content: 520)
    stage.resize(to: Size2D(width: 874, height: 402))
    #expect(frame(stage).minY == 0, "there is less than the content needs")
    stage.resize(to: Size2D(width: 402, height: 700))
    #expect(isClose(frame(stage).minY, 180, within: 0.01))
    stage.move(to: .points(200))
    stage.settle()
    stage.resize(to: Size2D(width: 874, height: 402))
    #expect(isClose(frame(stage).minY, 202, within: 0.01))
    #expect(stage.detentChanges == [0])
    drag(stage, by: .up(250), from: 390)
    #expect(frame(stage).minY == 0 && stage.detentChanges == [0, 1])
  }

  @Test(arguments: [true, false])
  func aSheetOnItsWayGoesToItsPointsInAContainerOfAnotherSize(isHeld: Bool) {
    let stage = Stage(root: 0)
    stage.present(1, transition: .sheet(), detents: [.points(200)])
    stage.advance(by: 0.1)
    if isHeld {
      stage.finger.begin(at: Point2D(x: 200, y: 860))
      stage.finger.drag(by: .up(30))
    }
    stage.resize(to: Size2D(width: 402, height: 600))
    stage.finger.release()
    stage.settle()
    #expect(isClose(frame(stage).minY, 400, within: 0.01) && stage.navigator.detent(of: 1) == .points(200))
    #expect(stage.detentChanges.isEmpty && stage.navigator.screens == [0, 1])
  }

  @Test func contentThatHasGrownTakesItsSheetAlong() {
    let stage = sheet([.content], content: 300)
    stage.contents[1] = 450
    stage.send(.changed)
    #expect(isClose(coverage(stage) * Self.height, 450, within: 0.01))
    drag(stage, by: .up(20))
    #expect(isClose(coverage(stage) * Self.height, 450, within: 0.01) && stage.detentChanges.isEmpty)
  }

  @Test func whatIsCaughtOnItsWayToADetentAndLetGoGoesOnThere() {
    let stage = Stage(root: 0)
    stage.present(1, transition: .sheet(), detents: [0.5])
    stage.advance(by: 0.15)
    stage.finger.begin(at: Point2D(x: 200, y: 860))
    stage.finger.drag(by: .up(20), over: 0.2)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    stage.settle()
    #expect(isClose(coverage(stage), 0.5, within: 0.001) && stage.detentChanges.isEmpty)
  }

  @Test func theDetentsOfAnInteractionAloneCountToo() {
    let stage = sheet([], interaction: .sheetPan(detents: [0.4]))
    drag(stage, by: .down(0.6 * Self.height))
    drag(stage, by: .up(0.6 * Self.height))
    #expect(stage.detentChanges == [0, 1])
  }

  @Test func whatIsCaughtOnItsWayAndGoesToAnotherDetentSaysSo() {
    let stage = Stage(root: 0)
    stage.present(1, transition: .sheet(), detents: [0.5])
    stage.advance(by: 0.15)
    stage.finger.begin(at: Point2D(x: 200, y: 860))
    stage.finger.drag(by: .up(600), over: 0.4)
    stage.finger.release()
    stage.settle()
    #expect(stage.detentChanges == [1] && stage.navigator.screens == [0, 1])
  }

  @Test(arguments: [[], [0.5]])
  func oneThatResistsSaysSoWhenAFingerHasPulledItDownAndLifts(detents: [Double]) {
    let stage = sheet(detents.map(Detent.fraction), interaction: .sheetPan(isResisting: true))
    drag(stage, by: .down(200))
    #expect(stage.attempts == [.dismiss] && stage.navigator.top == 1)
    drag(stage, by: .up(200))
    #expect(stage.attempts == [.dismiss], "it was not pulled down")
    // Taken away from the app, or brought back by the finger, is no attempt.
    stage.finger.begin(at: Point2D(x: 200, y: 860))
    stage.finger.drag(by: .down(200), over: 0.2)
    stage.finger.cancel()
    stage.settle()
    #expect(stage.attempts == [.dismiss])
  }

  @Test func oneThatIsBroughtBackHasNotResisted() {
    let stage = sheet([], interaction: .sheetPan(isResisting: true))
    stage.finger.begin(at: Point2D(x: 200, y: 860))
    stage.finger.drag(by: .down(200), over: 0.2)
    stage.finger.flick(by: .up(150))
    stage.settle()
    #expect(stage.attempts.isEmpty)
  }

  @Test func oneThatGoesHasNotResisted() {
    let stage = sheet()
    drag(stage, by: .down(300))
    #expect(stage.navigator.screens == [0] && stage.attempts.isEmpty)
  }

  @Test func aMoveToAnotherDetentThatIsReversedGoesBackToWhereItBegan() {
    let stage = Stage(root: 0)
    stage.present(1, detents: [0.5, 0.8], animated: false)
    stage.move(to: 0.8)
    stage.advance(by: 0.05)
    stage.reverse()
    #expect(stage.settle() == .cancelled)
    #expect(stage.navigator.screens == [0, 1] && stage.navigator.detent(of: 1) == 0.5)
  }

  @Test func aSheetThatANumberBringsComesToItsInitialDetent() {
    let stage = Stage(root: 0)
    stage.request(.present(1).with(detents: [0.5, 0.8], initialDetent: 0.8, awaitsScrub: true))
    stage.scrub(to: 0.3)
    stage.endScrub(covering: true)
    #expect(stage.settle() == .finished && stage.navigator.detent(of: 1) == 0.8)
  }
}
