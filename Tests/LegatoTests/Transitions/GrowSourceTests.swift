// What becomes of a player whose cell is not there.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct GrowSourceTests {
  private func stage(cell: Rect2D?) -> Stage {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .grow()))
    if let cell { stage.place(7, in: 0, at: cell) }
    return stage
  }

  @Test(arguments: [nil, Rect2D.zero, Rect2D(x: 10, y: 10, width: 0, height: 80)])
  func thePresentationCompletesAtOnce(cell: Rect2D?) {
    let stage = stage(cell: cell)
    stage.present(1)
    stage.advance(frames: 1)
    #expect(stage.outcomes == [.finished] && stage.layers.isEmpty)
  }

  @Test func thePresentationTakesItsTimeFromACell() {
    let stage = stage(cell: Scenario.cell)
    stage.present(1)
    stage.advance(frames: 1)
    #expect(stage.isRunning)
  }

  @Test func theDismissalShrinksToFiveByFivePointsInTheCentre() {
    let stage = stage(cell: nil)
    stage.present(1, animated: false)
    stage.dismiss()
    stage.advance(frames: 3)
    #expect(stage.isRunning)
    var last: Rect2D?
    stage.onFrame = { last = stage.frame(of: .screen(1)) ?? last }
    stage.settle()
    #expect(isClose(last?.center.x, 201, within: 0.5) && isClose(last?.center.y, 437, within: 0.5))
    // The screen keeps its own shape and is cut to the square.
    let context = context(.dismiss)
    #expect(
      isClose(
        ScreenTransition.grow().frame(of: .screen(1), at: Inputs(fraction: 1), in: context),
        Rect2D(x: 198.5, y: 434.5, width: 5, height: 5)))
  }
}
