// The article's interactive transition of a shared element, pushed and presented.

import LegatoTesting
import PropertyChecks
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

  private func add(to stage: Stage, _ operation: TransitionOperation) {
    if operation == .push { stage.push(1) } else { stage.present(1) }
  }

  @Test(arguments: [TransitionOperation.push, .present])
  func theImageFliesWhileTheDestinationFadesIn(operation: TransitionOperation) {
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

  @Test(arguments: [TransitionOperation.push, .present], [(0.48, Outcome.cancelled), (0.52, .finished)])
  func aPanAboveHalfOfTheWidthTakesItBackAndCompletesOnce(operation: TransitionOperation, row: (Double, Outcome)) {
    let stage = stage()
    add(to: stage, operation)
    stage.settle()
    let shown = stage.navigator.screens
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.drag(by: .right(10 + 402 * row.0), over: 0.4)
    #expect(isClose(stage.fraction, row.0))
    #expect(isClose(stage.state(of: .screen(1))?.opacity, 1 - row.0))
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == row.1)
    #expect(stage.outcomes == [.finished, row.1])
    #expect(stage.navigator.screens == (row.1 == .finished ? [0] : shown))
    #expect(stage.layers.isEmpty)
  }

  @Test(arguments: [0.05, 0.15, 0.25], 0..<3)
  func fingersThatShrinkItOnItsWayHomeDoNotPartItFromItsSource(way: Double, number: Int) {
    let isImage = number == 2
    let cell = SharedElement(id: 7, covered: Scenario.cell, covering: isImage ? Scenario.photo : .zero)
    let context = context(.dismiss, elements: [cell])
    let transition = [ScreenTransition.grow(), .zoom, .imageZoom(sourceStyle: .fading(over: 0.5))][number]
    let inputs = Inputs(fraction: 1 - way, drag: Vector2D(dx: 70, dy: 40), pinch: -0.4)
    let shown = transition.frame(of: isImage ? .element(7, of: 1) : .screen(1), at: inputs, in: context)
    let source = transition.frame(of: .element(7, of: 0), at: inputs, in: context)
    #expect(isClose(source, shown ?? .zero, within: 1.5), "\(String(describing: source)), \(String(describing: shown))")
  }

  private static let (low, high) = (
    SharedElement(id: 1, covered: Scenario.cell, covering: Scenario.photo),
    SharedElement(id: 2, covered: Scenario.cell.offset(by: 30), covering: Scenario.photo.offset(by: 30))
  )

  @Test(arguments: [ScreenTransition.auto(), .imageZoom(sourceStyle: .fading(over: 0.5))], [nil, ElementID(1), 2, 3])
  func picturesThatMeetLieOnOneAnotherAsOnTheirScreens(transition: ScreenTransition, touched: ElementID?) {
    let context = context(elements: [Self.low, Self.high])
    context.touchedElement = touched
    let kinds = transition.prepare(context).layers.map(\.kind)
    #expect(
      kinds.filter { $0.role == .element } == [
        .element(1, of: 1), .element(1, of: 0), .element(2, of: 1), .element(2, of: 0),
      ])
  }

  @Test(
    arguments: [ScreenTransition.zoom, .grow(), .containerTransform()], [(ElementID?.none, 0), (1, 0), (2, 1), (3, 0)])
  func aScreenComesOutOfTheElementThatWasTouchedWhereverThatLies(transition: ScreenTransition, row: (ElementID?, Int)) {
    let elements = [Self.low, Self.high]
    let context = context(elements: elements)
    context.touchedElement = row.0
    #expect(context.source == elements[row.1])
    let screen = transition.prepare(context).box(of: .screen(1))
    #expect(isClose(screen, elements[row.1].covered, within: 1e-6))
  }

  @Test(arguments: [ScreenTransition.auto(), .imageZoom()])
  func anElementWithoutAPlaceInTheOldScreenComesOutOfTheCentre(transition: ScreenTransition) {
    let context = context(elements: [Self.low, SharedElement(id: 2, covering: Scenario.photo)])
    let seen = transition.prepare(context).box(of: .element(2, of: 1))
    #expect(isClose(seen?.center.x, phone.width / 2) && isClose(seen?.center.y, phone.height / 2))
  }
}

extension Rect2D {
  fileprivate func offset(by distance: Double) -> Rect2D {
    Rect2D(x: minX + distance, y: minY + distance, width: size.width, height: size.height)
  }
}

extension Timeline {
  /// What is seen of a layer at the beginning, as an upright rectangle.
  fileprivate func box(of kind: Layer.Kind) -> Rect2D? {
    guard let index = layers.firstIndex(where: { $0.kind == kind }) else { return nil }
    return layers[index].box(frame(at: .zero)[index])
  }
}
