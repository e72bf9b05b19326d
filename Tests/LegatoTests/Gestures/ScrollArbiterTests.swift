// Scrollers, pagers, nested ones and owners against transitions.

import Legato
import Testing

@Suite struct ScrollArbiterTests {
  private let pop = PanGesture(travel: .toward(.trailing))
  private let dismissal = PanGesture(travel: .toward(.down))
  private let list = Scrollable(axis: .vertical, offset: 300, upper: 2000)

  private func decide(
    _ translation: Vector2D, _ gesture: PanGesture, _ scrollables: [Scrollable],
    _ layout: ReadingDirection = .leftToRight
  ) -> ScrollDecision {
    ScrollArbiter.decide(translation: translation, gesture: gesture, scrollables: scrollables, layout: layout)
  }

  private func carousel(_ offset: Double) -> Scrollable {
    Scrollable(axis: .horizontal, offset: offset, upper: 800, isPager: true)
  }

  @Test(arguments: layouts)
  func aVerticalDragOverAListNeverStartsAPop(layout: ReadingDirection) {
    for offset in [0.0, 300, 2000] {
      for dy in [-40.0, 40] {
        for dx in [-39.0, 0, 39] {
          let list = Scrollable(axis: .vertical, offset: offset, upper: 2000)
          #expect(decide(Vector2D(dx: dx, dy: dy), pop, [list], layout) == .scroll)
          #expect(decide(Vector2D(dx: dx, dy: dy), pop, [], layout) == .scroll)
        }
      }
    }
  }

  @Test(arguments: layouts)
  func aHorizontalDragOverAListStartsAPop(layout: ReadingDirection) {
    #expect(decide(Direction.trailing.unit(in: layout) * 40, pop, [list], layout) == .transition)
    #expect(decide(Direction.leading.unit(in: layout) * 40, pop, [list], layout) == .scroll)
  }

  @Test(arguments: layouts)
  func aPopWinsOnlyAtTheLeadingEdgeOfACarousel(layout: ReadingDirection) {
    let drag = Direction.trailing.unit(in: layout) * 40
    let leading = layout == .leftToRight ? 0.0 : 800
    let inward: Double = layout == .leftToRight ? 1 : -1
    let depths: [(Double, ScrollDecision)] = [
      (0, .transition), (0.5, .transition), (-30, .transition), (0.6, .scroll), (400, .scroll), (800, .scroll),
    ]
    for (depth, expected) in depths {
      #expect(decide(drag, pop, [list, carousel(leading + inward * depth)], layout) == expected)
    }
  }

  @Test(arguments: physical, layouts)
  func aScrollerTakesADragUntilItsLimitInThatDirection(drag: Direction, layout: ReadingDirection) {
    let towardLower = drag == .right || drag == .down
    for (offset, expected) in [(0.0, !towardLower), (50, true), (100, towardLower)] {
      let scroller = Scrollable(axis: drag.axis, offset: offset, upper: 100)
      #expect(scroller.canTake(drag, layout) == expected)
      #expect(!Scrollable(axis: drag.axis.other, offset: offset, upper: 100).canTake(drag, layout))
      let gesture = PanGesture(travel: .toward(drag))
      #expect((decide(drag.unit(in: layout) * 40, gesture, [scroller], layout) == .scroll) == expected)
    }
  }

  @Test func aRightToLeftWebScrollerNeedsNoConversion() {
    // scrollLeft is 0 at the leading, right end and negative towards the left end.
    let pop = PanGesture(travel: .toward(.trailing))
    let drag = Vector2D(dx: -40, dy: 0)
    let atLeading = Scrollable(axis: .horizontal, offset: 0, lower: -800, upper: 0)
    let inside = Scrollable(axis: .horizontal, offset: -100, lower: -800, upper: 0)
    #expect(decide(drag, pop, [atLeading], .rightToLeft) == .transition)
    #expect(decide(drag, pop, [inside], .rightToLeft) == .scroll)
  }

  @Test func aDismissalWinsOnlyIfTheScrollerBeganAtItsTop() {
    let down = Vector2D(dx: 0, dy: 40)
    #expect(decide(down, dismissal, [list]) == .scroll)
    #expect(decide(down, dismissal, [Scrollable(axis: .vertical, offset: 0, upper: 2000)]) == .transition)
    // A scroller with an inset for the bar has its top below zero.
    let inset = Scrollable(axis: .vertical, offset: -88, lower: -88, upper: 2000)
    #expect(decide(down, dismissal, [inset]) == .transition)
    #expect(decide(Vector2D(dx: 0, dy: -40), dismissal, [inset]) == .scroll)
  }

  @Test func everyNestedScrollerHasToBeAtItsLimit() {
    let right = Vector2D(dx: 40, dy: 0)
    #expect(decide(right, pop, [carousel(0), list, carousel(0)]) == .transition)
    #expect(decide(right, pop, [carousel(0), list, carousel(400)]) == .scroll)
    #expect(decide(right, pop, [carousel(400), list, carousel(0)]) == .scroll)
  }

  @Test func contentThatFitsKeepsNoDrag() {
    let short = Scrollable(axis: .vertical, offset: 0, upper: -200)
    #expect(!short.canScroll)
    #expect(decide(Vector2D(dx: 0, dy: 40), dismissal, [short]) == .transition)
    #expect(decide(Vector2D(dx: 0, dy: -40), PanGesture(travel: .toward(.up)), [short]) == .transition)
  }

  @Test func anEdgePanOverridesScrollersUnlessItSaysOtherwise() {
    let right = Vector2D(dx: 40, dy: 0)
    let edge = PanGesture(region: .edge(.leading, width: 20), travel: .toward(.trailing))
    let slider = Scrollable.owner(of: .horizontal)
    #expect(decide(right, edge, [carousel(400), slider]) == .transition)
    #expect(decide(Vector2D(dx: 30, dy: 40), edge, [list]) == .scroll)
    var polite = edge
    polite.scrollRule = .overridesScrollers
    #expect(decide(right, polite, [Scrollable(axis: .horizontal, offset: 400, upper: 800)]) == .transition)
    #expect(decide(right, polite, [carousel(400)]) == .scroll)
    #expect(decide(right, polite, [carousel(0)]) == .transition)
    #expect(decide(right, polite, [slider]) == .scroll)
  }

  @Test func aContentSwipeLetsHorizontalScrollersWinEvenAtTheirEdge() {
    let swipe = PanGesture(travel: .toward(.trailing), slop: 27, scrollRule: .yields)
    let right = Vector2D(dx: 40, dy: 0)
    #expect(decide(right, swipe, [carousel(0)]) == .scroll)
    #expect(decide(right, swipe, [list]) == .transition)
    #expect(decide(right, swipe, [Scrollable(axis: .horizontal, offset: 0, upper: 0)]) == .transition)
  }

  @Test func aSliderOwnsItsAxisAndAMapBoth() {
    #expect(decide(Vector2D(dx: 40, dy: 0), pop, [.owner(of: .horizontal), list]) == .scroll)
    #expect(decide(Vector2D(dx: 0, dy: 40), dismissal, [.owner(of: .horizontal)]) == .transition)
    let map = ScreenAxis.allCases.map { Scrollable.owner(of: $0) }
    #expect(decide(Vector2D(dx: 0, dy: 40), dismissal, map) == .scroll)
    #expect(decide(Vector2D(dx: 40, dy: 0), pop, map) == .scroll)
  }

  @Test func offsetsThatAreNoNumbersLeaveTheDragToTheScroller() {
    let down = Vector2D(dx: 0, dy: 40)
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(decide(down, dismissal, [Scrollable(axis: .vertical, offset: bad, upper: 100)]) == .scroll)
    }
    #expect(decide(down, dismissal, [Scrollable(axis: .vertical, offset: 0, lower: .nan, upper: 100)]) == .scroll)
    #expect(decide(down, dismissal, [Scrollable(axis: .vertical, offset: 0, upper: .infinity)]) == .transition)
  }

  @Test func aDragThatIsNoneIsTheScrollers() {
    for drag in [Vector2D.zero, Vector2D(dx: .nan, dy: 40), Vector2D(dx: 0, dy: .infinity)] {
      #expect(decide(drag, PanGesture(travel: .any), []) == .scroll)
    }
  }

  @Test func aFreeDragOverAVideoPagerIsTheTransitions() {
    let pager = Scrollable(axis: .vertical, offset: 1600, upper: 8000, isPager: true)
    let drag = PanGesture(travel: .free(.right, .down))
    #expect(decide(Vector2D(dx: 30, dy: 20), drag, [pager]) == .transition)
    #expect(decide(Vector2D(dx: 20, dy: 30), drag, [pager]) == .scroll)
  }
}
