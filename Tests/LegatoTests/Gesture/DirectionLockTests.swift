// The direction lock over tables of directions, layouts and travels.

import Legato
import Testing

@Suite struct DirectionLockTests {
  private func decide(
    _ translation: Vector, _ travel: PanTravel, velocity: Vector = .zero, slop: Double = 10,
    _ layout: LayoutDirection = .leftToRight
  ) -> LockDecision {
    let gesture = PanGesture(travel: travel, slop: slop)
    return DirectionLock.decide(translation: translation, velocity: velocity, gesture: gesture, layout: layout)
  }

  @Test(arguments: physical, layouts)
  func aOneWayPanLocksOnlyItsOwnDirection(drag: Direction, layout: LayoutDirection) {
    let all: [Direction] = [.up, .down, .left, .right, .leading, .trailing]
    for wanted in all {
      let expected: LockDecision = wanted.resolved(in: layout) == drag ? .locked : .refused
      #expect(decide(drag.unit(in: layout) * 30, .toward(wanted), layout) == expected)
    }
  }

  @Test(arguments: physical, layouts)
  func aTwoWayPanLocksBothWaysAndRefusesTheOtherAxis(drag: Direction, layout: LayoutDirection) {
    for axis in Axis.allCases {
      let expected: LockDecision = drag.axis == axis ? .locked : .refused
      #expect(decide(drag.unit(in: layout) * 30, .along(axis), layout) == expected)
    }
    #expect(decide(drag.unit(in: layout) * 30, .any, layout) == .locked)
  }

  @Test func aVerticalDragNeverLocksAHorizontalPan() {
    for degrees in 0..<360 {
      let angle = Double(degrees) + 0.5
      let drag = Vector(dx: 30, dy: 0).rotated(degrees: angle)
      guard abs(drag.dy) > abs(drag.dx) else { continue }
      #expect(decide(drag, .along(.horizontal)) == .refused)
      #expect(decide(drag, .toward(.right)) == .refused)
    }
  }

  @Test func aPerfectDiagonalIsHorizontal() {
    #expect(decide(Vector(dx: 20, dy: 20), .toward(.right)) == .locked)
    #expect(decide(Vector(dx: 20, dy: 20), .along(.vertical)) == .refused)
  }

  @Test func nothingIsDecidedBeforeTheSlopIsPassed() {
    #expect(decide(Vector(dx: 9.9, dy: 0), .toward(.right)) == .pending)
    #expect(decide(Vector(dx: 10, dy: 0), .toward(.right)) == .locked)
    #expect(decide(Vector(dx: -9.9, dy: 0), .toward(.right)) == .pending)
    #expect(decide(Vector(dx: -10, dy: 0), .toward(.right)) == .refused)
    #expect(decide(Vector(dx: 8, dy: 6), .any) == .locked)
  }

  @Test func aDragTheWrongWayDoesNotWaitForALongerSlop() {
    #expect(decide(Vector(dx: 0, dy: 9.9), .toward(.right), slop: 27) == .pending)
    #expect(decide(Vector(dx: 0, dy: 10), .toward(.right), slop: 27) == .refused)
    #expect(decide(Vector(dx: 26, dy: 0), .toward(.right), slop: 27) == .pending)
  }

  @Test(arguments: [0, -3, Double.nan])
  func aSlopThatIsNoLengthLocksTheFirstMovement(slop: Double) {
    #expect(decide(.zero, .any, slop: slop) == .pending)
    #expect(decide(Vector(dx: 0.1, dy: 0), .any, slop: slop) == .locked)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aTranslationThatIsNotFiniteIsPending(bad: Double) {
    for travel in [PanTravel.any, .toward(.right), .along(.vertical), .free(.right, .down)] {
      #expect(decide(Vector(dx: bad, dy: 0), travel) == .pending)
      #expect(decide(Vector(dx: 50, dy: bad), travel) == .pending)
    }
  }

  @Test(arguments: layouts)
  func aFreePanLocksWithinItsOctant(layout: LayoutDirection) {
    let sign: Double = layout == .leftToRight ? 1 : -1
    let cases: [(Double, Double, LockDecision)] = [
      (30, 0, .locked), (30, 10, .locked), (20, 20, .locked), (20, 21, .refused), (0, 30, .refused),
      (30, -1, .refused), (-30, 0, .refused), (-30, 10, .refused),
    ]
    for (dx, dy, expected) in cases {
      #expect(decide(Vector(dx: sign * dx, dy: dy), .free(.trailing, .down), layout) == expected)
    }
  }

  @Test func aOneWayPanIsRefusedWhenTheFingerIsOnItsWayBack() {
    let back = Vector(dx: -100, dy: 0)
    #expect(decide(Vector(dx: 20, dy: 10), .free(.right, .down), velocity: back) == .refused)
    #expect(decide(Vector(dx: 20, dy: 10), .toward(.right), velocity: back) == .refused)
    #expect(decide(Vector(dx: 20, dy: 10), .along(.horizontal), velocity: back) == .locked)
    #expect(decide(Vector(dx: 20, dy: 10), .toward(.right), velocity: Vector(dx: .nan, dy: 0)) == .locked)
  }

  @Test(arguments: layouts)
  func anEdgeRegionIsAStripAlongItsEdge(layout: LayoutDirection) {
    let leading = layout == .leftToRight ? 0.0 : 400
    let inward: Double = layout == .leftToRight ? 1 : -1
    let region = PanRegion.edge(.leading, width: 20)
    for (depth, expected) in [(-1.0, true), (0, true), (20, true), (20.5, false), (399, false)] {
      #expect(region.contains(Point(x: leading + inward * depth, y: 300), in: screen, layout) == expected)
    }
    #expect(PanRegion.edge(.bottom, width: 20).contains(Point(x: 5, y: 790), in: screen, layout))
    #expect(!PanRegion.edge(.bottom, width: 20).contains(Point(x: 5, y: 10), in: screen, layout))
  }

  @Test func noPanStartsWhereThereIsNoRegion() {
    let point = Point(x: 0, y: 0)
    for width in [0, -1, Double.nan] {
      #expect(!PanRegion.edge(.left, width: width).contains(point, in: screen, .leftToRight))
    }
    #expect(!PanRegion.nowhere.contains(point, in: screen, .leftToRight))
    #expect(!PanRegion.anywhere.contains(Point(x: .nan, y: 0), in: screen, .leftToRight))
    #expect(!PanRegion.edge(.left, width: 20).contains(Point(x: 0, y: .infinity), in: screen, .leftToRight))
  }

  @Test func aGrabComesFromAnywhereAndGoesBothWays() {
    let pop = PanGesture(region: .edge(.leading, width: 20), travel: .toward(.trailing), slop: 12)
    #expect(pop.scrollRule == .overrides)
    #expect(
      pop.grabbing == PanGesture(region: .anywhere, travel: .along(.horizontal), slop: 12, scrollRule: .overrides))
    #expect(PanGesture(travel: .free(.right, .down)).grabbing.travel == .any)
    #expect(PanGesture(travel: .toward(.down)).scrollRule == .atLimit)
  }
}
