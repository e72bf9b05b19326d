// Slides, covers and drawers, in every direction.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct DirectionTests {
  private static let operations = TransitionOperation.allCases

  /// Where a screen of the container's size starts that travels in a direction, and so ends at rest.
  private func start(_ direction: Direction, _ layout: ReadingDirection) -> Vector2D {
    let right = direction == .right || direction == (layout == .leftToRight ? .trailing : .leading)
    switch direction {
    case .up: return Vector2D(dx: 0, dy: 874)
    case .down: return Vector2D(dx: 0, dy: -874)
    default: return Vector2D(dx: right ? -402 : 402, dy: 0)
    }
  }

  private func translation(
    _ transition: ScreenTransition, _ screen: ScreenID, _ fraction: Double, _ context: TransitionContext
  ) -> Vector2D? {
    transition.state(of: .screen(screen), at: fraction, in: context).map {
      Vector2D(dx: $0.translationX, dy: $0.translationY)
    }
  }

  /// Asserts, in every operation, that the covering screen comes from `start` and that the covered one goes to `end`.
  private func travels(
    _ transition: ScreenTransition, from start: Vector2D, leaving end: Vector2D, _ layout: ReadingDirection
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

  @Test(arguments: Direction.allCases, ReadingDirection.allCases)
  func aSlideCarriesBothScreensAlong(direction: Direction, layout: ReadingDirection) {
    let start = start(direction, layout)
    travels(.slide(direction), from: start, leaving: -start, layout)
  }

  @Test(arguments: Direction.allCases, ReadingDirection.allCases)
  func aCoverLeavesTheScreenBelowWhereItIs(direction: Direction, layout: ReadingDirection) {
    travels(.cover(direction), from: start(direction, layout), leaving: .zero, layout)
  }

  @Test(arguments: [ScreenEdge.top, .bottom, .left, .right, .leading, .trailing], ReadingDirection.allCases)
  func aDrawerComesFromItsSideByItsOwnExtent(edge: ScreenEdge, layout: ReadingDirection) {
    let side = edge.resolved(in: layout)
    let panel =
      switch side {
      case .top: Rect2D(x: 0, y: 0, width: 402, height: 300)
      case .bottom: Rect2D(x: 0, y: 574, width: 402, height: 300)
      case .left: Rect2D(x: 0, y: 0, width: 250, height: 874)
      default: Rect2D(x: 152, y: 0, width: 250, height: 874)
      }
    for operation in [TransitionOperation.open, .close] {
      let context = context(operation, layout)
      context.coveringFrame = panel
      let hidden = Inputs(fraction: operation == .open ? 0 : 1)
      let frame = ScreenTransition.drawer(from: edge).frame(of: .screen(1), at: hidden, in: context)
      switch side {
      case .top: #expect(frame?.maxY == 0)
      case .bottom: #expect(frame?.minY == 874)
      case .left: #expect(frame?.maxX == 0)
      default: #expect(frame?.minX == 402)
      }
      #expect(frame?.size == panel.size)
      let open = Inputs(fraction: operation == .open ? 1 : 0)
      #expect(ScreenTransition.drawer(from: edge).frame(of: .screen(1), at: open, in: context) == panel)
    }
  }
}
