// Points, rectangles, directions and edges.

import Testing

@testable import Legato

@Suite struct GeometryTests {
  @Test(arguments: Direction.allCases, ReadingDirection.allCases)
  func oppositeDirectionsPointTheOtherWay(direction: Direction, layout: ReadingDirection) {
    #expect(direction.opposite.opposite == direction)
    #expect(direction.opposite.unit(in: layout) == -direction.unit(in: layout))
    #expect(direction.unit(in: layout).length == 1)
    #expect(direction.axis == direction.resolved(in: layout).axis)
  }

  @Test func leadingAndTrailingFollowTheLayout() {
    #expect(Direction.leading.resolved(in: .leftToRight) == .left)
    #expect(Direction.leading.resolved(in: .rightToLeft) == .right)
    #expect(ScreenEdge.trailing.resolved(in: .leftToRight) == .right)
    #expect(ScreenEdge.trailing.resolved(in: .rightToLeft) == .left)
    #expect(ScreenEdge.top.resolved(in: .rightToLeft) == .top)
  }

  @Test(arguments: ScreenEdge.allCases, ReadingDirection.allCases)
  func goingInwardsIncreasesTheDistanceFromAnEdge(edge: ScreenEdge, layout: ReadingDirection) {
    let size = Size2D(width: 400, height: 800)
    let start = Point2D(x: 100, y: 100)
    let end = start + edge.inward.unit(in: layout) * 7
    #expect(edge.distance(of: end, in: size, layout) - edge.distance(of: start, in: size, layout) == 7)
  }

  @Test func clampingAndInterpolatingAreExactAtTheEnds() {
    #expect(interpolate(0.1, 0.3, 1) == 0.3 && interpolate(0.1, 0.3, 0) == 0.1)
    #expect(clamp(.nan, 2, 5) == 2 && clamp(9, 2, 5) == 5 && clamp(-9, 2, 5) == 2 && clamp(3, 2, 5) == 3)
  }

  @Test func aRectangleKnowsWhetherItIsEmpty() {
    #expect(!Rect2D(x: 0, y: 0, width: 1, height: 1).isEmpty)
    for bad in [0, -1, Double.nan, .infinity] {
      #expect(Rect2D(x: 0, y: 0, width: bad, height: 1).isEmpty && Rect2D(x: 0, y: 0, width: 1, height: bad).isEmpty)
    }
    #expect(Rect2D(x: .nan, y: 0, width: 1, height: 1).isEmpty)
  }

  @Test func aSizeIsSanitized() {
    #expect(Size2D(width: -1, height: .nan).sanitized == .zero)
    #expect(Size2D(width: .infinity, height: 5).sanitized == Size2D(width: 0, height: 5))
  }

  @Test func aRectangleContainsItsTopLeftCornerOnly() {
    let rect = Rect2D(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.contains(Point2D(x: 10, y: 20)) && !rect.contains(Point2D(x: 40, y: 60)))
    #expect(rect.center == Point2D(x: 25, y: 40))
  }

  @Test(arguments: TransitionOperation.allCases) func operationsHaveInverses(operation: TransitionOperation) {
    #expect(operation.inverse.inverse == operation)
    #expect(operation.isReverse != operation.inverse.isReverse)
  }
}
