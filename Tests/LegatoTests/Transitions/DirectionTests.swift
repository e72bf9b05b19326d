// Slides, covers and drawers, in every direction.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct DirectionTests {
  private static let operations = Legato.Operation.allCases

  /// Where a screen of the container's size starts that travels in a direction, and so ends at rest.
  private func start(_ direction: Direction, _ layout: LayoutDirection) -> Vector {
    let right = direction == .right || direction == (layout == .leftToRight ? .trailing : .leading)
    switch direction {
    case .up: return Vector(dx: 0, dy: 874)
    case .down: return Vector(dx: 0, dy: -874)
    default: return Vector(dx: right ? -402 : 402, dy: 0)
    }
  }

  private func translation(
    _ transition: Transition, _ screen: ScreenID, _ fraction: Double, _ context: TransitionContext
  ) -> Vector? {
    transition.state(of: .screen(screen), at: fraction, in: context).map {
      Vector(dx: $0.translationX, dy: $0.translationY)
    }
  }

  /// Asserts, in every operation, that the covering screen comes from `start` and that the covered one goes to `end`.
  private func travels(
    _ transition: Transition, from start: Vector, leaving end: Vector, _ layout: LayoutDirection
  ) {
    for operation in DirectionTests.operations {
      let context = context(operation, layout)
      for covered in [0.0, 0.25, 1] {
        let fraction = operation.isReverse ? 1 - covered : covered
        #expect(translation(transition, 1, fraction, context) == start * (1 - covered))
        #expect(translation(transition, 0, fraction, context) == end * covered)
      }
    }
  }

  @Test(arguments: Direction.allCases, LayoutDirection.allCases)
  func aSlideCarriesBothScreensAlong(direction: Direction, layout: LayoutDirection) {
    let start = start(direction, layout)
    travels(.slide(direction), from: start, leaving: -start, layout)
  }

  @Test(arguments: Direction.allCases, LayoutDirection.allCases)
  func aCoverLeavesTheScreenBelowWhereItIs(direction: Direction, layout: LayoutDirection) {
    travels(.cover(direction), from: start(direction, layout), leaving: .zero, layout)
  }

  @Test(arguments: [Edge.top, .bottom, .left, .right, .leading, .trailing], LayoutDirection.allCases)
  func aDrawerComesFromItsSideByItsOwnExtent(edge: Edge, layout: LayoutDirection) {
    let side = edge.resolved(in: layout)
    let panel =
      switch side {
      case .top: Rect(x: 0, y: 0, width: 402, height: 300)
      case .bottom: Rect(x: 0, y: 574, width: 402, height: 300)
      case .left: Rect(x: 0, y: 0, width: 250, height: 874)
      default: Rect(x: 152, y: 0, width: 250, height: 874)
      }
    for operation in [Legato.Operation.open, .close] {
      let context = context(operation, layout)
      context.coveringFrame = panel
      let hidden = Inputs(fraction: operation == .open ? 0 : 1)
      let frame = Transition.drawer(from: edge).frame(of: .screen(1), at: hidden, in: context)
      switch side {
      case .top: #expect(frame?.maxY == 0)
      case .bottom: #expect(frame?.minY == 874)
      case .left: #expect(frame?.maxX == 0)
      default: #expect(frame?.minX == 402)
      }
      #expect(frame?.size == panel.size)
      let open = Inputs(fraction: operation == .open ? 1 : 0)
      #expect(Transition.drawer(from: edge).frame(of: .screen(1), at: open, in: context) == panel)
    }
  }
}
