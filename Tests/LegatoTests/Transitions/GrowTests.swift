// Aweme's player out of a grid, by its numbers.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct GrowTests {
  private let cell = SharedElement(id: 7, covered: Scenario.cell)

  @Test func thePlayerGrowsOutOfItsCell() {
    let context = context(.present, elements: [cell])
    #expect(isClose(ScreenTransition.grow().frame(of: .screen(1), at: .zero, in: context), Scenario.cell))
    #expect(
      ScreenTransition.grow().motion
        == .spring(SpringMotion(settlingDuration: 0.3, dampingRatio: 0.8, initialVelocity: 1)))
    #expect(
      ScreenTransition.grow().reverseMotion
        == .spring(SpringMotion(settlingDuration: 0.25, dampingRatio: 0.8, initialVelocity: 0.2)))
    #expect(ScreenTransition.grow().initialVelocity == 1 && ScreenTransition.grow().reverseInitialVelocity == 0.2)
  }

  @Test func withoutACellItComesFromFiveByFivePointsInTheCentre() {
    for element in [
      nil, SharedElement(id: 7), SharedElement(id: 7, covered: Rect2D(x: 5, y: 5, width: 0, height: 9)),
    ] {
      let context = context(.dismiss, elements: element.map { [$0] } ?? [])
      let frame = ScreenTransition.grow().frame(of: .screen(1), at: Inputs(fraction: 1), in: context)
      #expect(isClose(frame, Rect2D(x: 198.5, y: 434.5, width: 5, height: 5)))
    }
  }

  @Test func theCellIsPartOfTheFlightSoThatItIsNotSeenTwice() {
    let ready = context(.present, elements: [cell])
    let kind = Layer.Kind.element(7, of: 0)
    #expect(ScreenTransition.grow().prepare(ready).layers.last?.kind == kind)
    for (fraction, opacity) in [(0.0, 1.0), (0.55, 0), (1, 0)] {
      let inputs = Inputs(fraction: fraction)
      #expect(isClose(ScreenTransition.grow().state(of: kind, at: inputs, in: ready)?.opacity, opacity))
      let screen = ScreenTransition.grow().frame(of: .screen(1), at: inputs, in: ready) ?? .zero
      #expect(
        isClose(ScreenTransition.grow().frame(of: kind, at: inputs, in: ready)?.center.y, screen.center.y, within: 1))
    }
    #expect(isClose(ScreenTransition.grow().frame(of: kind, at: .zero, in: ready), Scenario.cell))
    // Without a cell there is nothing to hide.
    #expect(ScreenTransition.grow().prepare(context(.dismiss)).layers.map(\.kind.role) == [.screen, .dimming, .screen])
  }

  @Test(arguments: [0.0, 0.2, 0.5]) func theCellStaysOnThePlayerWhateverThePlayerShowsOfIt(fraction: Double) {
    // The player grows as a whole, though it has a frame for the cell's own picture.
    let context = context(.present, elements: [.photo])
    func frame(_ kind: Layer.Kind) -> Rect2D? {
      let timeline = ScreenTransition.grow().prepare(context)
      let index = timeline.layers.firstIndex { $0.kind == kind }!
      return timeline.layers[index].box(timeline.frame(at: Inputs(fraction: fraction))[index])
    }
    let (player, cell) = (frame(.screen(1)), frame(.element(7, of: 0)))
    #expect(isClose(cell, player ?? .zero, within: 2), "\(cell ?? .zero) on \(player ?? .zero)")
  }

  @Test func aDraggedPlayerHasTheDisplaysCorners() {
    let context = context(.dismiss, elements: [cell])
    context.displayCornerRadius = 47
    #expect(ScreenTransition.grow().state(of: .screen(1), at: Inputs(pull: 0.5), in: context)?.cornerRadius == 47)
  }

  @Test(arguments: [0.1, 0.5, 1]) func theDragShrinksByHalfOfTheProgress(progress: Double) {
    let context = context(.dismiss, elements: [cell])
    let travel = Vector2D(dx: 402 * progress, dy: 60)
    let inputs = Interaction.freeDrag().inputs(for: GestureValues(translation: travel, size: phone))
    let state = ScreenTransition.grow().state(of: .screen(1), at: inputs, in: context)
    let ratio = 1 - 0.5 * progress
    #expect(isClose(state?.scaleX, ratio) && isClose(state?.scaleY, ratio))
    #expect(isClose(state?.translationX, travel.dx * ratio) && isClose(state?.translationY, 60 * ratio))
    // What its authors regret: the backdrop fades with the drag.
    let backdrop = ScreenTransition.grow().state(of: .dimming(over: 0), at: inputs, in: context)
    #expect(isClose(backdrop?.opacity, 0.8 * (1 - progress)))
  }

  @Test(arguments: [
    (Vector2D(dx: 40, dy: 20), PointerResponse.claimed), (Vector2D(dx: 20, dy: 40), .denied),
    (Vector2D(dx: -40, dy: 20), .denied), (Vector2D(dx: 40, dy: -20), .denied),
  ])
  func theDragStartsOnlyToTheLowerRight(travel: Vector2D, response: PointerResponse) {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .grow(), interactions: [.freeDrag()]))
    stage.present(1, animated: false)
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.drag(by: travel)
    #expect(stage.finger.response == response)
  }

  @Test(arguments: [(85.0, Outcome.cancelled), (95, .finished)])
  func aFifthOfTheWidthIsEnough(travel: Double, outcome: Outcome) {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .grow(), interactions: [.freeDrag()]))
    stage.present(1, animated: false)
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.drag(by: .right(travel), over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == outcome)
  }

  @Test func theDismissalGoesToTheCurrentItemsCell() {
    // Fault 11 of peers: the wrong element flies. The frames are asked for again when the run begins.
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .grow()))
    stage.place(7, in: 0, at: Scenario.cell)
    stage.present(1)
    stage.settle()
    let other = Rect2D(x: 300, y: 700, width: 90, height: 120)
    stage.place(7, in: 0, at: other)
    stage.dismiss()
    var last = Rect2D.zero
    stage.onFrame = { if stage.isRunning { last = stage.frame(of: .screen(1)) ?? .zero } }
    stage.settle()
    #expect(isClose(last, other, within: 3), "it was seen last at \(last)")
  }
}
