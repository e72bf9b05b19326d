// The article's interactive transition of a shared element, pushed and presented.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct SharedElementTests {
  private func stage() -> Stage {
    let stage = Stage(
      root: 0, policy: TransitionPolicy(transition: .imageZoom(), interactions: [.articlePan]))
    stage.place(7, in: 0, at: Scenario.cell)
    stage.place(7, in: 1, at: Scenario.photo)
    return stage
  }

  private func add(to stage: Stage, _ operation: Legato.Operation) {
    if operation == .push { stage.push(1) } else { stage.present(1) }
  }

  @Test(arguments: [Legato.Operation.push, .present])
  func theImageFliesWhileTheDestinationFadesIn(operation: Legato.Operation) {
    let stage = stage()
    add(to: stage, operation)
    #expect(isClose(stage.frame(of: .element(7, of: 1)), Scenario.cell))
    #expect(stage.state(of: .screen(1))?.opacity == 0)
    stage.advance(frames: 3)
    let fraction = stage.fraction
    #expect(fraction > 0 && fraction < 1)
    #expect(isClose(stage.state(of: .screen(1))?.opacity, fraction))
    // One picture is in flight: the host hides both originals for it.
    let pictures = stage.layers.filter { $0.kind.role == .element }
    #expect(pictures.map(\.kind) == [.element(7, of: 1)])
    stage.settle()
    // The copy has gone with the run.
    #expect(stage.layers.isEmpty)
    #expect(stage.outcomes == [.finished])
  }

  @Test(arguments: [Legato.Operation.push, .present], [(0.48, Outcome.cancelled), (0.52, .finished)])
  func aPanAboveHalfOfTheWidthTakesItBackAndCompletesOnce(operation: Legato.Operation, row: (Double, Outcome)) {
    let stage = stage()
    add(to: stage, operation)
    stage.settle()
    let shown = stage.stack.screens
    stage.finger.begin(at: Point(x: 100, y: 400))
    stage.finger.drag(by: .right(10 + 402 * row.0), over: 0.4)
    #expect(isClose(stage.fraction, row.0))
    #expect(isClose(stage.state(of: .screen(1))?.opacity, 1 - row.0))
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == row.1)
    #expect(stage.outcomes == [.finished, row.1])
    #expect(stage.stack.screens == (row.1 == .finished ? [0] : shown))
    #expect(stage.layers.isEmpty)
  }

  @Test(arguments: [0.05, 0.15, 0.25], 0..<3)
  func fingersThatShrinkItOnItsWayHomeDoNotPartItFromItsSource(way: Double, number: Int) {
    let isImage = number == 2
    let cell = SharedElement(id: 7, covered: Scenario.cell, covering: isImage ? Scenario.photo : .zero)
    let context = context(.dismiss, elements: [cell])
    let transition = [Transition.grow(), .zoom, .imageZoom(source: .fading(over: 0.5))][number]
    let inputs = Inputs(fraction: 1 - way, drag: Vector(dx: 70, dy: 40), pinch: -0.4)
    let shown = transition.frame(of: isImage ? .element(7, of: 1) : .screen(1), at: inputs, in: context)
    let source = transition.frame(of: .element(7, of: 0), at: inputs, in: context)
    #expect(isClose(source, shown ?? .zero, within: 1.5), "\(String(describing: source)), \(String(describing: shown))")
  }
}
