// The direction lock over tables of directions, layouts and travels.

import Testing

@testable import Legato

@Suite struct DirectionLockTests {
  private func decide(
    _ translation: Vector2D, _ travel: PanTravel, velocity: Vector2D = .zero, slop: Double = 10,
    _ layout: ReadingDirection = .leftToRight
  ) -> LockDecision {
    PanGesture(travel: travel, slop: slop).decide(translation, velocity, over: [], layout)
  }

  @Test(arguments: physical, layouts)
  func aOneWayPanLocksOnlyItsOwnDirection(drag: Direction, layout: ReadingDirection) {
    let all: [Direction] = [.up, .down, .left, .right, .leading, .trailing]
    for wanted in all {
      let expected: LockDecision = wanted.resolved(in: layout) == drag ? .locked : .denied
      #expect(decide(drag.unit(in: layout) * 30, .toward(wanted), layout) == expected)
    }
  }

  @Test(arguments: physical, layouts)
  func aTwoWayPanLocksBothWaysAndDeniesTheOtherAxis(drag: Direction, layout: ReadingDirection) {
    for axis in ScreenAxis.allCases {
      let expected: LockDecision = drag.axis == axis ? .locked : .denied
      #expect(decide(drag.unit(in: layout) * 30, .along(axis), layout) == expected)
    }
    #expect(decide(drag.unit(in: layout) * 30, .any, layout) == .locked)
  }

  @Test func aVerticalDragNeverLocksAHorizontalPan() {
    for degrees in 0..<360 {
      let angle = Double(degrees) + 0.5
      let drag = Vector2D(dx: 30, dy: 0).rotated(degrees: angle)
      guard abs(drag.dy) > abs(drag.dx) else { continue }
      #expect(decide(drag, .along(.horizontal)) == .denied)
      #expect(decide(drag, .toward(.right)) == .denied)
    }
  }

  @Test func aPerfectDiagonalIsHorizontal() {
    #expect(decide(Vector2D(dx: 20, dy: 20), .toward(.right)) == .locked)
    #expect(decide(Vector2D(dx: 20, dy: 20), .along(.vertical)) == .denied)
  }

  @Test func nothingIsDecidedBeforeTheSlopIsPassed() {
    #expect(decide(Vector2D(dx: 9.9, dy: 0), .toward(.right)) == .pending)
    #expect(decide(Vector2D(dx: 10, dy: 0), .toward(.right)) == .locked)
    #expect(decide(Vector2D(dx: -9.9, dy: 0), .toward(.right)) == .pending)
    #expect(decide(Vector2D(dx: -10, dy: 0), .toward(.right)) == .denied)
    #expect(decide(Vector2D(dx: 8, dy: 6), .any) == .locked)
  }

  @Test func aDragTheWrongWayDoesNotWaitForALongerSlop() {
    #expect(decide(Vector2D(dx: 0, dy: 9.9), .toward(.right), slop: 27) == .pending)
    #expect(decide(Vector2D(dx: 0, dy: 10), .toward(.right), slop: 27) == .denied)
    #expect(decide(Vector2D(dx: 26, dy: 0), .toward(.right), slop: 27) == .pending)
  }

  @Test(arguments: [0, -3, Double.nan])
  func aSlopThatIsNoLengthLocksTheFirstMovement(slop: Double) {
    #expect(decide(.zero, .any, slop: slop) == .pending)
    #expect(decide(Vector2D(dx: 0.1, dy: 0), .any, slop: slop) == .locked)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aTranslationThatIsNotFiniteIsPending(bad: Double) {
    for travel in [PanTravel.any, .toward(.right), .along(.vertical), .free(.right, .down)] {
      #expect(decide(Vector2D(dx: bad, dy: 0), travel) == .pending)
      #expect(decide(Vector2D(dx: 50, dy: bad), travel) == .pending)
    }
  }

  @Test(arguments: layouts)
  func aFreePanLocksWithinItsOctant(layout: ReadingDirection) {
    let sign: Double = layout == .leftToRight ? 1 : -1
    let cases: [(Double, Double, LockDecision)] = [
      (30, 0, .locked), (30, 10, .locked), (20, 20, .locked), (20, 21, .denied), (0, 30, .denied),
      (30, -1, .denied), (-30, 0, .denied), (-30, 10, .denied),
    ]
    for (dx, dy, expected) in cases {
      #expect(decide(Vector2D(dx: sign * dx, dy: dy), .free(.trailing, .down), layout) == expected)
    }
  }

  @Test func aOneWayPanIsDeniedWhenTheFingerIsReturning() {
    let back = Vector2D(dx: -100, dy: 0)
    #expect(decide(Vector2D(dx: 20, dy: 10), .free(.right, .down), velocity: back) == .denied)
    #expect(decide(Vector2D(dx: 20, dy: 10), .toward(.right), velocity: back) == .denied)
    #expect(decide(Vector2D(dx: 20, dy: 10), .along(.horizontal), velocity: back) == .locked)
    #expect(decide(Vector2D(dx: 20, dy: 10), .toward(.right), velocity: Vector2D(dx: .nan, dy: 0)) == .locked)
  }

  @Test(arguments: layouts)
  func anEdgeRegionIsAStripAlongItsEdge(layout: ReadingDirection) {
    let leading = layout == .leftToRight ? 0.0 : 400
    let inward: Double = layout == .leftToRight ? 1 : -1
    let region = PanRegion.edge(.leading, width: 20)
    for (depth, expected) in [(-1.0, true), (0, true), (20, true), (20.5, false), (399, false)] {
      #expect(region.contains(Point2D(x: leading + inward * depth, y: 300), in: screen, layout) == expected)
    }
    #expect(PanRegion.edge(.bottom, width: 20).contains(Point2D(x: 5, y: 790), in: screen, layout))
    #expect(!PanRegion.edge(.bottom, width: 20).contains(Point2D(x: 5, y: 10), in: screen, layout))
  }

  @Test func noPanStartsWhereThereIsNoRegion() {
    let point = Point2D(x: 0, y: 0)
    for width in [0, -1, Double.nan] {
      #expect(!PanRegion.edge(.left, width: width).contains(point, in: screen, .leftToRight))
    }
    #expect(!PanRegion.nowhere.contains(point, in: screen, .leftToRight))
    #expect(!PanRegion.anywhere.contains(Point2D(x: .nan, y: 0), in: screen, .leftToRight))
    #expect(!PanRegion.edge(.left, width: 20).contains(Point2D(x: 0, y: .infinity), in: screen, .leftToRight))
  }

  @Test func aGrabComesFromAnywhereAndGoesBothWays() {
    func grabbing(_ pan: PanGesture) -> Interaction.Gesture {
      var interaction = Interaction(gesture: .pan(pan), direction: .right)
      interaction.becomeGrab()
      return interaction.gesture
    }
    let pop = PanGesture(region: .edge(.leading, width: 20), travel: .toward(.trailing), slop: 12)
    #expect(pop.scrollRule == .overrides)
    #expect(
      grabbing(pop)
        == .pan(PanGesture(region: .anywhere, travel: .along(.horizontal), slop: 12, scrollRule: .overrides)))
    #expect(
      grabbing(PanGesture(travel: .free(.right, .down), scrollRule: .yields))
        == .pan(PanGesture(travel: .any, scrollRule: .overrides)))
    #expect(PanGesture(travel: .toward(.down)).scrollRule == .atLimit)
  }
}
