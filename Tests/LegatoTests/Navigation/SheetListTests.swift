// A list in a sheet hands the drag over, in both directions within one touch.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct SheetListTests {
  private static let height = 874.0

  private func sheet(_ detents: [Detent] = [], interaction: Interaction = .sheetPan()) -> Stage {
    let stage = Stage(root: 0)
    var policy = TransitionPolicy()
    policy.interactions = [interaction]
    stage.present(1, transition: .sheet(), policy: policy, detents: detents)
    stage.settle()
    return stage
  }

  /// The callbacks since it came.
  private func heard(_ stage: Stage) -> [Callback] {
    Array(stage.callbacks.drop { $0 != .didEnd(.present, stage.outcomes[0]) }.dropFirst())
  }

  private func list(at offset: Double, isShared: Bool = true) -> Scrollable {
    var list = Scrollable(axis: .vertical, offset: offset, upper: 2000)
    list.isShared = isShared
    return list
  }

  /// A finger lands on a list, and has become a drag that has gone nowhere yet.
  private func touch(_ stage: Stage, _ list: Scrollable, _ first: Vector2D) {
    stage.finger.begin(at: Point2D(x: 200, y: 600), over: [list])
    stage.finger.drag(by: first, over: 0.05)
    #expect(stage.finger.response == .claimed)
  }

  private func y(_ stage: Stage) -> Double { stage.frame(of: .screen(1))?.minY ?? 0 }

  @Test func atItsTopTheListHandsTheFingerToTheSheet() {
    let stage = sheet()
    touch(stage, list(at: 40), .down(10))
    stage.finger.drag(by: .down(30))
    #expect(isClose(stage.listOffset, 10) && y(stage) == 0 && heard(stage).isEmpty, "only the list moves")
    stage.finger.drag(by: .down(60))
    #expect(stage.listOffset == 0 && isClose(y(stage), 50, within: 0.3))
    stage.finger.drag(by: .down(400))
    stage.finger.release()
    #expect(stage.settle() == .finished && stage.navigator.screens == [0])
  }

  @Test func atItsWholeHeightTheSheetHandsTheFingerToTheList() {
    let stage = sheet([0.5])
    touch(stage, list(at: 0), .up(10))
    stage.finger.drag(by: .up(400))
    #expect(isClose(y(stage), 37, within: 0.3) && stage.listOffset == 0)
    stage.finger.drag(by: .up(137))
    #expect(isClose(y(stage), 0, within: 0.3) && isClose(stage.listOffset, 100))
    stage.finger.drag(by: .down(150))
    #expect(isClose(y(stage), 50, within: 0.3) && stage.listOffset == 0, "and back, within the same touch")
    stage.finger.drag(by: .up(60))
    #expect(isClose(y(stage), 0, within: 0.3) && isClose(stage.listOffset, 10))
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == .detent(at: 0) && stage.detentChanges == [1] && stage.listVelocity == 0)
  }

  @Test func noSampleLosesOrGainsAPoint() {
    let stage = sheet([0.5])
    touch(stage, list(at: 0), .up(10))
    let start = y(stage) - stage.listOffset
    var travel = 0.0
    for step in 0..<300 {
      let way = step % 100 < 60 ? -9.0 : 13
      stage.finger.drag(by: .down(way), over: 1.0 / 60)
      travel += way
      #expect(isClose(y(stage) - stage.listOffset, start + travel, within: 0.01), "after \(step) frames")
    }
  }

  @Test func aListThatIsNotAtItsTopScrollsWhereverTheSheetRests() {
    let stage = sheet([0.5])
    touch(stage, list(at: 40), .up(10))
    stage.finger.drag(by: .up(300))
    #expect(isClose(stage.listOffset, 340) && isClose(y(stage), Self.height / 2, within: 0.3))
    #expect(heard(stage).isEmpty)
    stage.finger.release()
    #expect(!stage.isRunning)
  }

  @Test func liftedWhileItScrollsTheListGoesOnAndTheSheetStays() {
    let stage = sheet([0.5])
    touch(stage, list(at: 0), .up(10))
    stage.finger.drag(by: .up(437), over: 0.3)
    stage.finger.flick(by: .up(100), over: 0.1)
    #expect(isClose(stage.listVelocity, 1000, within: 30))
    #expect(stage.settle() == .detent(at: 0) && y(stage) == 0 && stage.navigator.top == 1)
    touch(stage, list(at: 500), .down(10))
    stage.finger.flick(by: .down(100), over: 0.1)
    #expect(isClose(stage.listVelocity, -1000, within: 30) && stage.navigator.top == 1 && !stage.isRunning)
  }

  @Test func liftedWhileItHasTheSheetTheListStaysAndTheSheetIsThrown() {
    let stage = sheet()
    touch(stage, list(at: 40), .down(10))
    stage.finger.flick(by: .down(300), over: 0.2)
    #expect(stage.listOffset == 0 && stage.listVelocity == 0)
    #expect(stage.settle() == .finished)
  }

  @Test func aSystemThatTakesTheFingerAwayLeavesTheListWhereItIs() {
    let stage = sheet()
    touch(stage, list(at: 400), .down(10))
    stage.finger.drag(by: .down(100), over: 0.1)
    stage.finger.cancel()
    #expect(isClose(stage.listOffset, 300) && stage.listVelocity == 0 && !stage.isRunning)
  }

  @Test(arguments: [[Interaction.sheetPan()], [.pinch(), .sheetPan()]])
  func aListBesideASheetThatComesStaysWhileTheFingerHasTheSheet(interactions: [Interaction]) {
    let stage = Stage(root: 0)
    var policy = TransitionPolicy()
    policy.interactions = interactions
    stage.present(1, transition: .sheet(), policy: policy, detents: [0.5], initialDetent: 0.5)
    stage.advance(by: 0.1)
    stage.finger.begin(at: Point2D(x: 200, y: 60), over: [list(at: 400)])
    stage.finger.drag(by: .down(20), over: 0.05)
    let caught = y(stage)
    #expect(stage.navigator.phase == .tracking && caught > 60)
    stage.finger.drag(by: .down(100))
    #expect(stage.listOffset == 0 && isClose(y(stage), caught + 100, within: 1))
  }

  @Test func aListThatIsNotSharedKeepsItsDrag() {
    let stage = sheet()
    stage.finger.begin(at: Point2D(x: 200, y: 600), over: [list(at: 40, isShared: false)])
    stage.finger.drag(by: .down(30))
    #expect(stage.finger.response == .denied)
    stage.finger.release()
    let page = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan(.down)]))
    page.push(1, animated: false)
    page.finger.begin(at: Point2D(x: 200, y: 600), over: [list(at: 40)])
    page.finger.drag(by: .down(30))
    #expect(page.finger.response == .denied, "only a sheet shares")
  }

  @Test func aSheetThatResistsYieldsOnlyWhatTheListLeaves() {
    let stage = sheet(interaction: .sheetPan(isResisting: true))
    touch(stage, list(at: 40), .down(10))
    stage.finger.drag(by: .down(140))
    let band = RubberBand(dimension: 0.1 * Self.height)
    #expect(stage.listOffset == 0 && isClose(y(stage), band.offset(for: 100), within: 0.3))
    stage.finger.drag(by: .up(130))
    #expect(isClose(y(stage), 0, within: 0.3) && isClose(stage.listOffset, 30))
    stage.finger.release()
    stage.settle()
    #expect(stage.attempts.isEmpty)
  }

  @Test func aVetoLeavesTheFingerToThePage() {
    let stage = sheet()
    stage.allows = { _ in false }
    touch(stage, list(at: 40), .down(10))
    stage.finger.drag(by: .down(30))
    #expect(stage.finger.response == .claimed && isClose(stage.listOffset, 10))
    stage.finger.drag(by: .down(30))
    #expect(stage.finger.response == .denied && stage.listOffset == 0 && y(stage) == 0)
  }

  @Test func theHostMaySayThatTheListIsSomewhereElse() {
    let stage = sheet()
    touch(stage, list(at: 400), .down(10))
    stage.finger.drag(by: .down(100))
    var shorter = Scrollable(axis: .vertical, offset: 50, upper: 50)
    shorter.isShared = true
    stage.send(.scrolled(shorter))
    stage.finger.drag(by: .down(80))
    #expect(stage.listOffset == 0 && isClose(y(stage), 30, within: 0.3))
  }

  @Test func aSystemIsAskedOnlyOnceTheSheetHasItsPart() {
    let stage = sheet()
    stage.navigator.waitsForSystem = true
    stage.finger.begin(at: Point2D(x: 200, y: 600), over: [list(at: 40)])
    stage.finger.drag(by: .down(10), over: 0.05)
    #expect(stage.finger.response == .pending)
    stage.send(.shouldBegin)
    stage.send(.allowed)
    stage.finger.drag(by: .down(30))
    #expect(isClose(stage.listOffset, 10) && heard(stage).isEmpty)
    stage.finger.drag(by: .down(60))
    #expect(isClose(y(stage), 50, within: 0.3))
    #expect(heard(stage) == [.shouldBegin(.dismiss), .willBegin(.dismiss)])
  }

  @Test func aListWhoseFingerHasBeenDeniedIsNotThrown() {
    let stage = sheet([0.5])
    touch(stage, list(at: 400), .down(10))
    stage.finger.drag(by: .down(60))
    stage.push(2)
    let offset = stage.listOffset
    stage.finger.drag(by: .down(200), over: 0.1)
    stage.finger.release()
    #expect(stage.listOffset == offset && stage.listVelocity == 0)
  }
}
