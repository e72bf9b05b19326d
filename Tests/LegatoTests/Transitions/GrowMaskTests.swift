// What is seen of a player on its way: nothing outside its cell, its own bounds or the shapes in between.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct GrowMaskTests {
  private static let cells = [
    Scenario.cell, Rect2D(x: 10, y: 600, width: 380, height: 60), Rect2D(x: 300, y: 40, width: 40, height: 400),
    Rect2D(x: 100, y: 100, width: 402 / 4, height: 874 / 4),
  ]

  private func state(_ fraction: Double, of cell: Rect2D) -> LayerState? {
    let element = SharedElement(id: 7, covered: cell, coveredRadius: 6)
    let context = context(.present, elements: [element])
    context.displayCornerRadius = 55
    return ScreenTransition.grow().state(of: .screen(1), at: fraction, in: context)
  }

  @Test(arguments: cells) func inItsCellThePlayerIsCutToTheCell(cell: Rect2D) {
    let state = state(0, of: cell)
    #expect(isClose(state?.frame(of: Rect2D(size: phone)), cell))
    // Cut alike at opposite sides and in one direction only, never stretched.
    #expect(isClose(state?.clipTop, state?.clipBottom ?? -1) && isClose(state?.clipLeft, state?.clipRight ?? -1))
    #expect(isClose(state.map { min($0.clipTop, $0.clipLeft) }, 0))
    #expect(isClose(state?.scaleX, state?.scaleY ?? 0))
    #expect(isClose(state.map { $0.cornerRadius * $0.scaleX }, 6))
  }

  @Test(arguments: cells) func thePlayerIsWholeAtItsEnd(cell: Rect2D) {
    let state = state(1, of: cell)
    #expect(state.map { [$0.clipTop, $0.clipLeft, $0.clipBottom, $0.clipRight] } == [0, 0, 0, 0])
    #expect(state?.cornerRadius == 55)
  }

  @Test(arguments: cells) func inBetweenItOnlyGrows(cell: Rect2D) {
    let sizes = (0...20).map { state(Double($0) / 20, of: cell)?.frame(of: Rect2D(size: phone)).size ?? .zero }
    for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
      #expect(larger.width > smaller.width && larger.height > smaller.height)
    }
  }

  @Test func aDraggedPlayerIsCutToItsOwnBounds() {
    let context = context(.dismiss, elements: [SharedElement(id: 7, covered: Scenario.cell)])
    let inputs = Interaction.freeDrag().inputs(for: GestureValues(translation: Vector2D(dx: 200, dy: 60), size: phone))
    let state = ScreenTransition.grow().state(of: .screen(1), at: inputs, in: context)
    #expect(state.map { [$0.clipTop, $0.clipLeft, $0.clipBottom, $0.clipRight] } == [0, 0, 0, 0])
  }

  @Test func aPlayerWithoutACellDoesNotTurnInsideOutAsItLands() {
    let stage = Stage(root: 0, frameRate: 1000, policy: TransitionPolicy(transition: .grow()))
    stage.present(1, animated: false)
    stage.dismiss()
    var smallest = 1.0
    stage.onFrame = { smallest = min(smallest, stage.state(of: .screen(1))?.scaleX ?? 1) }
    #expect(stage.settle() == .finished)
    #expect(smallest > 0)
  }
}
