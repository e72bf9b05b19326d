// Scrollers, pagers, nested ones and owners against transitions.

import Legato
import Testing

@Suite struct ScrollArbiterTests {
  private let pop = PanGesture(travel: .toward(.trailing))
  private let dismissal = PanGesture(travel: .toward(.down))
  private let list = Scrollable(axis: .vertical, offset: 300, upper: 2000)

  /// Whether a drag becomes the gesture, and no scroller keeps it.
  private func wins(
    _ translation: Vector2D, _ gesture: PanGesture, _ scrollables: [Scrollable],
    _ layout: ReadingDirection = .leftToRight
  ) -> Bool {
    gesture.decide(translation, .zero, over: scrollables, layout) == .locked
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
          #expect(!wins(Vector2D(dx: dx, dy: dy), pop, [list], layout))
          #expect(!wins(Vector2D(dx: dx, dy: dy), pop, [], layout))
        }
      }
    }
  }

  @Test(arguments: layouts)
  func aHorizontalDragOverAListStartsAPop(layout: ReadingDirection) {
    #expect(wins(Direction.trailing.unit(in: layout) * 40, pop, [list], layout))
    #expect(!wins(Direction.leading.unit(in: layout) * 40, pop, [list], layout))
  }

  @Test(arguments: layouts)
  func aPopWinsOnlyAtTheLeadingEdgeOfACarousel(layout: ReadingDirection) {
    let drag = Direction.trailing.unit(in: layout) * 40
    let leading = layout == .leftToRight ? 0.0 : 800
    let inward: Double = layout == .leftToRight ? 1 : -1
    let depths: [(Double, Bool)] = [(0, true), (0.5, true), (-30, true), (0.6, false), (400, false), (800, false)]
    for (depth, expected) in depths {
      #expect(wins(drag, pop, [list, carousel(leading + inward * depth)], layout) == expected)
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
      #expect(wins(drag.unit(in: layout) * 40, gesture, [scroller], layout) != expected)
    }
  }

  @Test func aRightToLeftWebScrollerNeedsNoConversion() {
    // scrollLeft is 0 at the leading, right end and negative towards the left end.
    let pop = PanGesture(travel: .toward(.trailing))
    let drag = Vector2D(dx: -40, dy: 0)
    let atLeading = Scrollable(axis: .horizontal, offset: 0, lower: -800, upper: 0)
    let inside = Scrollable(axis: .horizontal, offset: -100, lower: -800, upper: 0)
    #expect(wins(drag, pop, [atLeading], .rightToLeft))
    #expect(!wins(drag, pop, [inside], .rightToLeft))
  }

  @Test func aDismissalWinsOnlyIfTheScrollerBeganAtItsTop() {
    let down = Vector2D(dx: 0, dy: 40)
    #expect(!wins(down, dismissal, [list]))
    #expect(wins(down, dismissal, [Scrollable(axis: .vertical, offset: 0, upper: 2000)]))
    // A scroller with an inset for the bar has its top below zero.
    let inset = Scrollable(axis: .vertical, offset: -88, lower: -88, upper: 2000)
    #expect(wins(down, dismissal, [inset]))
    #expect(!wins(Vector2D(dx: 0, dy: -40), dismissal, [inset]))
  }

  @Test func everyNestedScrollerHasToBeAtItsLimit() {
    let right = Vector2D(dx: 40, dy: 0)
    #expect(wins(right, pop, [carousel(0), list, carousel(0)]))
    #expect(!wins(right, pop, [carousel(0), list, carousel(400)]))
    #expect(!wins(right, pop, [carousel(400), list, carousel(0)]))
  }

  @Test func contentThatFitsKeepsNoDrag() {
    let short = Scrollable(axis: .vertical, offset: 0, upper: -200)
    #expect(!short.canScroll)
    #expect(wins(Vector2D(dx: 0, dy: 40), dismissal, [short]))
    #expect(wins(Vector2D(dx: 0, dy: -40), PanGesture(travel: .toward(.up)), [short]))
  }

  @Test func anEdgePanOverridesScrollersUnlessItSaysOtherwise() {
    let right = Vector2D(dx: 40, dy: 0)
    let edge = PanGesture(region: .edge(.leading, width: 20), travel: .toward(.trailing))
    let slider = Scrollable.owner(of: .horizontal)
    #expect(wins(right, edge, [carousel(400), slider]))
    #expect(!wins(Vector2D(dx: 30, dy: 40), edge, [list]))
    var polite = edge
    polite.scrollRule = .overridesScrollers
    #expect(wins(right, polite, [Scrollable(axis: .horizontal, offset: 400, upper: 800)]))
    #expect(!wins(right, polite, [carousel(400)]))
    #expect(wins(right, polite, [carousel(0)]))
    #expect(!wins(right, polite, [slider]))
  }

  @Test func aContentSwipeLetsHorizontalScrollersWinEvenAtTheirEdge() {
    let swipe = PanGesture(travel: .toward(.trailing), slop: 27, scrollRule: .yields)
    let right = Vector2D(dx: 40, dy: 0)
    #expect(!wins(right, swipe, [carousel(0)]))
    #expect(wins(right, swipe, [list]))
    #expect(wins(right, swipe, [Scrollable(axis: .horizontal, offset: 0, upper: 0)]))
  }

  @Test func aSliderOwnsItsAxisAndAMapBoth() {
    #expect(!wins(Vector2D(dx: 40, dy: 0), pop, [.owner(of: .horizontal), list]))
    #expect(wins(Vector2D(dx: 0, dy: 40), dismissal, [.owner(of: .horizontal)]))
    let map = ScreenAxis.allCases.map { Scrollable.owner(of: $0) }
    #expect(!wins(Vector2D(dx: 0, dy: 40), dismissal, map))
    #expect(!wins(Vector2D(dx: 40, dy: 0), pop, map))
  }

  @Test func offsetsThatAreNoNumbersLeaveTheDragToTheScroller() {
    let down = Vector2D(dx: 0, dy: 40)
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(!wins(down, dismissal, [Scrollable(axis: .vertical, offset: bad, upper: 100)]))
    }
    #expect(!wins(down, dismissal, [Scrollable(axis: .vertical, offset: 0, lower: .nan, upper: 100)]))
    #expect(wins(down, dismissal, [Scrollable(axis: .vertical, offset: 0, upper: .infinity)]))
  }

  @Test func aDragThatIsNoneIsTheScrollers() {
    for drag in [Vector2D.zero, Vector2D(dx: .nan, dy: 40), Vector2D(dx: 0, dy: .infinity)] {
      #expect(!wins(drag, PanGesture(travel: .any), []))
    }
  }

  @Test func aFreeDragOverAVideoPagerIsTheTransitions() {
    let pager = Scrollable(axis: .vertical, offset: 1600, upper: 8000, isPager: true)
    let drag = PanGesture(travel: .free(.right, .down))
    #expect(wins(Vector2D(dx: 30, dy: 20), drag, [pager]))
    #expect(!wins(Vector2D(dx: 20, dy: 30), drag, [pager]))
  }
}
