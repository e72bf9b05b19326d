// The swipe of Kuaishan's hub, each way, by its numbers.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct HubPanTests {
  private func hub(_ layout: ReadingDirection = .leftToRight) -> Stage {
    let stage = Stage(root: 0, layoutDirection: layout)
    stage.navigator.setForwardRoutes(
      [
        GestureRoute(.hubPan(.left), .forward(key: 1), transition: .slide(.left)),
        GestureRoute(.hubPan(.right), .forward(key: 2), transition: .cover(.right)),
      ], of: 0)
    return stage
  }

  @Test(arguments: [(Vector2D.left(200), ScreenID(1)), (.right(200), ScreenID(2))], ReadingDirection.allCases)
  func aSwipePushesTheNeighborOfItsSide(row: (Vector2D, ScreenID), layout: ReadingDirection) {
    let stage = hub(layout)
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.drag(by: row.0, over: 0.3)
    #expect(isClose(stage.fraction, 190 / 402.0))
    #expect(stage.mounted == [0, row.1])
    stage.finger.release()
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.screens == [0, row.1])
  }

  @Test(arguments: [(48.0, Outcome.cancelled), (53, .finished)])
  func aTenthOfTheWidthIsEnough(travel: Double, outcome: Outcome) {
    let stage = hub()
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.drag(by: .left(travel), over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == outcome)
  }

  @Test func theDominantAxisDecidesOnceAndForAll() {
    let stage = hub()
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.drag(by: Vector2D(dx: -20, dy: 30))
    #expect(stage.finger.response == .denied)
    stage.finger.drag(by: .left(200))
    #expect(!stage.isRunning)
    stage.finger.release()
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.drag(by: Vector2D(dx: -30, dy: 20))
    stage.finger.drag(by: .down(300))
    #expect(stage.isRunning)
  }

  @Test func aVelocityCountsWhichTheOriginalIgnored() {
    let stage = hub()
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.drag(by: .left(100), over: 0.3)
    stage.finger.flick(by: .right(45), over: 0.04)
    #expect(stage.settle() == .cancelled)
  }

  @Test(arguments: [0.0, 390]) func aPagerUnderTheFingerHasItsSayInThatChoiceToo(pages: Double) {
    let stage = hub()
    let pager = Scrollable(axis: .horizontal, offset: pages, upper: pages, isPager: true)
    stage.finger.begin(at: Point2D(x: 200, y: 400), over: [pager])
    stage.finger.drag(by: .left(80), over: 0.2)
    #expect(stage.mounted == [0, 1])
    stage.finger.drag(by: .right(160), over: 0.3)
    #expect(stage.mounted == (pages == 0 ? [0, 2] : [0]))
  }

  @Test func backAtTheCentreTheDirectionIsChosenAnew() {
    let stage = hub()
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.drag(by: .left(80), over: 0.2)
    stage.finger.drag(by: .right(160), over: 0.3)
    #expect(stage.mounted == [0, 2])
    stage.finger.drag(by: .right(60), over: 0.2)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.screens == [0, 2])
    #expect(stage.outcomes == [.cancelled, .finished])
  }

  @Test func aCallOpensANeighborWhoseBackGestureIsItsOwn() {
    let stage = hub()
    #expect(stage.request(.add(1, by: .push).with(backGesture: .hubPan(.right), animated: false)))
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.flick(by: .right(100))
    #expect(stage.settle() == .finished && stage.navigator.screens == [0])
  }
}
