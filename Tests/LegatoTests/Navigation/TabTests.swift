// Tabs: screens that replace each other, forwards and backwards.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct TabTests {
  private static let width = 402.0
  private static let tabCount: Int32 = 3

  /// Three tabs on a strip, swiped both ways. Each sets its neighbors.
  private func tabs(_ layout: ReadingDirection = .leftToRight) -> Stage {
    let stage = Stage(
      root: 0, layoutDirection: layout, policy: TransitionPolicy(transition: .slide(.leading), interactions: []))
    bind(stage)
    return stage
  }

  private func bind(_ stage: Stage) {
    let tab = stage.navigator.top.rawValue
    var routes: [GestureRoute] = []
    if tab + 1 < Self.tabCount {
      routes.append(GestureRoute(.fullScreenPan(.leading), .forward(key: tab + 1, .replace)))
    }
    if tab > 0 { routes.append(GestureRoute(.fullScreenPan(.trailing), .forward(key: tab - 1, .restore))) }
    stage.navigator.setForwardRoutes(routes, of: stage.navigator.top)
  }

  /// Where a tab is, in widths towards the trailing edge.
  private func place(_ tab: ScreenID, _ stage: Stage) -> Double? {
    stage.frame(of: .screen(tab)).map { $0.minX / Self.width * (stage.layoutDirection == .leftToRight ? 1 : -1) }
  }

  private func drag(_ stage: Stage, toward direction: Direction, _ distance: Double) {
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.drag(by: .toward(direction, distance + 10, in: stage.layoutDirection), over: 0.3)
  }

  @Test(arguments: ReadingDirection.allCases) func aLaterTabComesFromTheTrailingSide(layout: ReadingDirection) {
    let stage = tabs(layout)
    #expect(stage.replace(2))
    stage.advance(frames: 3)
    #expect(place(2, stage)! > 0 && place(0, stage)! < 0)
    #expect(isClose(place(2, stage)! - place(0, stage)!, 1, within: 1e-9))
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.screens == [2] && stage.mounted == [2])
  }

  @Test(arguments: ReadingDirection.allCases) func anEarlierTabComesFromTheLeadingSide(layout: ReadingDirection) {
    let stage = tabs(layout)
    stage.replace(2, animated: false)
    #expect(stage.replace(1, backwards: true))
    stage.advance(frames: 3)
    #expect(place(1, stage)! < 0 && place(2, stage)! > 0)
    #expect(stage.settle() == .finished)
    #expect(stage.navigator.screens == [1] && stage.mounted == [1])
  }

  @Test(arguments: ReadingDirection.allCases) func aFingerSwitchesBothWays(layout: ReadingDirection) {
    let stage = tabs(layout)
    for (direction, next) in [(Direction.leading, ScreenID(1)), (.leading, 2), (.trailing, 1), (.trailing, 0)] {
      let before = stage.navigator.top
      drag(stage, toward: direction, 300)
      let travelled = direction == .leading ? -300 / Self.width : 300 / Self.width
      #expect(isClose(place(before, stage), travelled, within: 1e-3))
      stage.finger.release()
      #expect(stage.settle() == .finished)
      #expect(stage.navigator.screens == [next])
      bind(stage)
    }
  }

  @Test func aFingerThatLetsGoEarlyLeavesTheTab() {
    let stage = tabs()
    stage.replace(1, animated: false)
    bind(stage)
    drag(stage, toward: .trailing, 100)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == .cancelled)
    #expect(stage.navigator.screens == [1] && stage.mounted == [1])
  }

  @Test(arguments: [false, true]) func aSwitchThatIsTakenBackTurnsRoundWhereItIs(backwards: Bool) {
    let stage = tabs()
    stage.replace(1, animated: false)
    stage.replace(backwards ? 0 : 2, backwards: backwards)
    stage.advance(frames: 5)
    var last = place(1, stage)!
    #expect(last.magnitude > 0.05 && last.magnitude < 0.95)
    stage.reverse()
    #expect(isClose(place(1, stage), last, within: 1e-9))
    while stage.isRunning {
      stage.advance(frames: 1)
      // It continues for a moment at its velocity, and returns from the side to which it has left.
      let now = stage.isRunning ? place(1, stage)! : 0
      #expect(now * last >= -1e-9)
      last = now
    }
    #expect(stage.navigator.screens == [1] && stage.outcomes.last == .finished)
    #expect(stage.runs.last?.request.operation == (backwards ? .replace : .restore))
  }

  @Test func aTabLeavesTheWayThatTheScreenBelowItWouldHave() {
    let stage = Stage(root: 0)
    stage.present(1, animated: false)
    stage.navigator.setForwardRoutes([GestureRoute(.fullScreenPan(.leading), .forward(key: 2, .replace))], of: 1)
    drag(stage, toward: .leading, 300)
    stage.finger.release()
    stage.settle()
    #expect(stage.navigator.screens == [0, 2])
    #expect(stage.dismiss())
    #expect(stage.settle() == .finished)
    #expect(stage.runs.last?.request.operation == .dismiss)
  }

  @Test func aSheetAtADetentIsReplacedForwards() {
    let stage = Stage(root: 0)
    stage.present(1, detents: [0.5])
    stage.settle()
    let before = stage.frame(of: .screen(1))
    #expect(stage.replace(2, backwards: true))
    #expect(stage.frame(of: .screen(1)) == before)
    #expect(stage.runs.last?.request.operation == .replace)
    #expect(stage.settle() == .finished)
    #expect(stage.mounted == [2] && stage.navigator.screens == [0, 2])
  }
}
