// What a drag has faded does not come back when its release finishes.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct BackdropTests {
  /// A player, or a picture, that is being dragged away by a part of the way.
  private func dragged(_ part: Double, isPlayer: Bool) -> (stage: Stage, backdrop: Layer.Kind) {
    let stage = Stage(root: 0)
    stage.place(7, in: 0, at: Scenario.cell)
    stage.place(7, in: 1, at: Scenario.photo)
    let policy = TransitionPolicy(
      transition: isPlayer ? .grow() : .imageZoom(), interactions: [isPlayer ? .freeDrag() : .imageDrag()])
    stage.present(1, policy: policy, animated: false)
    stage.finger.begin(at: Point2D(x: 4, y: 300))
    let whole = isPlayer ? Vector2D(dx: 402, dy: 40) : Vector2D(dx: 0, dy: 200)
    let slop = isPlayer ? Vector2D(dx: 10, dy: 0) : Vector2D(dx: 0, dy: 10)
    stage.finger.drag(by: whole * part + slop, over: 0.5)
    return (stage, isPlayer ? .dimming(over: 0) : .screen(1))
  }

  @Test(arguments: [false, true]) func aBackdropNeverLeavesItsTwoEnds(isPlayer: Bool) {
    let transition = isPlayer ? ScreenTransition.grow() : .imageZoom()
    let backdrop = isPlayer ? Layer.Kind.dimming(over: 0) : .screen(1)
    let whole = isPlayer ? 0.8 : 1
    for step in -20...20 {
      for end in [0.0, 1] {
        let opacity = transition.state(
          of: backdrop, at: Inputs(pull: end + Double(step) * 1e-7), in: context(.dismiss))?.opacity
        #expect((0...whole).contains(opacity ?? -1))
        #expect(isClose(opacity, whole * (1 - end), within: 1e-5))
      }
    }
  }

  @Test(arguments: [0.55, 0.75, 0.95], [false, true])
  func aFinishedDismissalOnlyFades(part: Double, isPlayer: Bool) {
    let (stage, backdrop) = dragged(part, isPlayer: isPlayer)
    var opacities = [stage.state(of: backdrop)?.opacity ?? -1]
    #expect(opacities[0] > 0 && opacities[0] < 0.5)
    stage.onFrame = { stage.state(of: backdrop).map { opacities.append($0.opacity) } }
    stage.finger.release()
    #expect(stage.settle() == .finished)
    #expect(opacities.count > 5)
    for index in 1..<opacities.count { #expect(opacities[index] <= opacities[index - 1] + 1e-9) }
  }

  @Test(arguments: [false, true]) func aCancelledDismissalBringsItBack(isPlayer: Bool) {
    let (stage, backdrop) = dragged(0.3, isPlayer: isPlayer)
    let before = stage.state(of: backdrop)?.opacity ?? 1
    var last = before
    stage.onFrame = { last = stage.state(of: backdrop)?.opacity ?? last }
    stage.finger.cancel()
    #expect(stage.settle() == .cancelled)
    #expect(before < 0.75 && last > before + 0.2)
  }

  /// What is seen of the two pages behind a picture that flies.
  private func pages(at inputs: Inputs, color: LayerColor?) -> (covered: Double, content: Double) {
    let context = context(.dismiss)
    context.coveringColor = color
    let backdrop = ScreenTransition.imageZoom().state(of: .dimming(over: 1), at: inputs, in: context)?.opacity
    let content = ScreenTransition.imageZoom().state(of: .screen(1), at: inputs, in: context)?.opacity ?? -1
    return ((1 - (backdrop ?? 0)) * (1 - content), content)
  }

  @Test func aPageGoesBeforeItsColourDoesSoThatTwoAreNeverSeenAtOnce() {
    for step in 0...20 {
      let part = Double(step) / 20
      let driven = pages(at: Inputs(fraction: part), color: .black)
      let pulled = pages(at: Inputs(pull: part), color: .black)
      #expect(isClose(driven.content, max(0, 1 - 5 * part), within: 1e-5))
      #expect(isClose(pulled.content, max(0, 1 - 5 * part), within: 1e-5))
      // The other page shines through the colour, never through the content.
      #expect(isClose(driven.covered, max(0, (part - 0.2) / 0.8), within: 1e-5))
      #expect(isClose(pulled.covered, max(0, (part - 0.2) / 0.8), within: 1e-5))
    }
  }

  @Test func aPageThatComesTakesItsTime() {
    let context = context(.push)
    context.coveringColor = .black
    for step in 0...20 {
      let part = Double(step) / 20
      let state = { ScreenTransition.imageZoom().state(of: $0, at: part, in: context)?.opacity }
      #expect(isClose(state(.dimming(over: 1)), min(1, part / 0.5), within: 1e-5))
      #expect(isClose(state(.screen(1)), max(0, (part - 0.5) / 0.5), within: 1e-5))
    }
  }

  @Test func aPageWithoutAnOpaqueColourFadesAsAWhole() {
    for color in [nil, LayerColor.clear] {
      #expect(isClose(pages(at: Inputs(fraction: 0.5), color: color).content, 0.5, within: 1e-5))
      #expect(isClose(pages(at: Inputs(pull: 0.5), color: color).content, 0.5, within: 1e-5))
    }
  }

  @Test func aPullOnAScreenThatComesGoesHome() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .imageZoom(), interactions: [.freeDrag()]))
    stage.replace(6)
    stage.finger.begin(at: Point2D(x: 4, y: 28))
    stage.finger.drag(by: Vector2D(dx: 280, dy: 10), over: 0.02)
    stage.finger.cancel()
    stage.reverse()
    var last = 0.0
    stage.onFrame = { last = stage.state(of: .screen(0))?.opacity ?? last }
    #expect(stage.settle() == .finished)
    #expect(last > 0.99, "it must not be half transparent until its last frame")
  }
}
