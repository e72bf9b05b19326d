// A zoomed image: what it takes, what it hands over, and where it settles.

import Legato
import LegatoTesting
import Testing

@Suite struct ZoomPanTests {
  /// A 400 × 300 image in the middle of a 400 × 800 screen.
  private let fitted = ZoomPan(image: Size2D(width: 1600, height: 1200), in: screen)

  private var zoomed: ZoomPan { fitted.toggled(around: Point2D(x: 200, y: 400)) }

  private func near(_ a: Vector2D, _ b: Vector2D) -> Bool { (a - b).length < 1e-9 }

  @Test func anImageIsFitted() {
    #expect(fitted.content == Size2D(width: 400, height: 300))
    #expect(ZoomPan(image: Size2D(width: 100, height: 400), in: screen).content == Size2D(width: 200, height: 800))
    #expect(fitted.isAtMinimumScale)
  }

  @Test func aFittedImageHandsEveryDragOver() {
    var image = fitted
    image.begin()
    #expect(image.pan(by: Vector2D(dx: 30, dy: -70)) == Vector2D(dx: 30, dy: -70))
    #expect(image.offset == .zero)
  }

  @Test func aZoomedImageTakesWhatItCanAndHandsOverTheRest() {
    var image = zoomed
    #expect(image.scale == 2)
    #expect(!image.isAtMinimumScale)
    image.begin()
    // 800 × 600 in 400 × 800: 200 points each way sideways, nothing vertically.
    #expect(image.pan(by: Vector2D(dx: 150, dy: 40)) == Vector2D(dx: 0, dy: 40))
    #expect(image.pan(by: Vector2D(dx: 260, dy: 0)) == Vector2D(dx: 60, dy: 0))
    #expect(image.offset == Vector2D(dx: 200, dy: 0))
    // The finger returns: the rest comes back to zero before the image moves.
    #expect(image.pan(by: Vector2D(dx: 210, dy: 0)) == Vector2D(dx: 10, dy: 0))
    #expect(image.offset == Vector2D(dx: 200, dy: 0))
    #expect(image.pan(by: Vector2D(dx: 190, dy: 0)) == .zero)
    #expect(image.offset == Vector2D(dx: 190, dy: 0))
  }

  @Test func noTranslationIsLost() {
    var random = Dice(seed: 7)
    var image = zoomed
    for _ in 0..<500 {
      image.begin()
      let start = image.offset
      let drag = Vector2D(dx: .random(in: -600...600, using: &random), dy: .random(in: -600...600, using: &random))
      let rest = image.pan(by: drag)
      #expect(near(image.offset - start + rest, drag))
      #expect(abs(image.offset.dx) <= 200 && image.offset.dy == 0)
    }
  }

  @Test func aPinchKeepsThePointUnderTheFingers() {
    var image = fitted
    image.begin()
    let focus = Point2D(x: 300, y: 450)
    image.pinch(scale: 1.5, around: focus, translation: Vector2D(dx: 10, dy: -20))
    #expect(image.scale == 1.5)
    // The image's point that was 100, 50 from its centre is now under 310, 430.
    #expect(near(image.offset + Vector2D(dx: 150, dy: 75), Vector2D(dx: 110, dy: 30)))
  }

  @Test func aPinchBeyondTheLimitsMeetsResistanceAndSettles() {
    var image = fitted
    image.begin()
    var last = 2.0
    for ratio in [2.5, 4, 16, 1e6] {
      image.pinch(scale: ratio, around: Point2D(x: 200, y: 400))
      #expect(image.scale > last && image.scale < min(ratio, 3.0001))
      last = image.scale
    }
    #expect(image.settled.scale == 2)
    image.pinch(scale: 0.5, around: Point2D(x: 350, y: 500), translation: Vector2D(dx: 80, dy: 0))
    #expect(image.scale > 0.66 && image.scale < 1)
    #expect(image.settled.scale == 1)
    #expect(image.settled.offset == .zero)
  }

  @Test func whatSettlesLiesWithinTheLimitsAndStays() {
    var random = Dice(seed: 11)
    for _ in 0..<300 {
      var image = fitted
      for _ in 0..<3 {
        image.begin()
        let focus = Point2D(x: .random(in: 0...400, using: &random), y: .random(in: 0...800, using: &random))
        image.pinch(
          scale: .random(in: 0.2...5, using: &random), around: focus,
          translation: Vector2D(dx: .random(in: -300...300, using: &random), dy: 40))
      }
      let rest = image.settled
      #expect(rest.scale >= 1 && rest.scale <= 2)
      #expect(abs(rest.offset.dx) <= max(0, 200 * rest.scale - 200) + 1e-9)
      #expect(rest.offset.dy == 0)
      #expect(near(rest.settled.offset, rest.offset) && rest.settled.scale == rest.scale)
    }
  }

  @Test func aDoubleTapTogglesAroundItsPoint() {
    let corner = fitted.toggled(around: Point2D(x: 0, y: 400))
    #expect(corner.scale == 2)
    #expect(corner.offset == Vector2D(dx: 200, dy: 0))
    let quarter = fitted.toggled(around: Point2D(x: 300, y: 400))
    #expect(quarter.offset == Vector2D(dx: -100, dy: 0))
    #expect(corner.toggled(around: Point2D(x: 10, y: 10)).scale == 1)
    #expect(corner.toggled(around: Point2D(x: 10, y: 10)).offset == .zero)
  }

  @Test func onlyAFittedImageLeavesDragsToTheTransition() {
    func keeps(_ image: ZoomPan, _ travel: Vector2D, _ direction: Direction) -> Bool {
      let scrollers = ScreenAxis.allCases.map { image.scrollable(along: $0) }
      return PanGesture(travel: .toward(direction)).decide(travel, .zero, over: scrollers, .leftToRight) == .denied
    }
    var atItsEdge = zoomed
    atItsEdge.offset = Vector2D(dx: 200, dy: 0)
    for (travel, direction) in [(Vector2D(dx: 40, dy: 0), Direction.right), (Vector2D(dx: 0, dy: 40), .down)] {
      #expect(!keeps(fitted, travel, direction))
      #expect(keeps(zoomed, travel, direction))
      #expect(keeps(atItsEdge, travel, direction))
    }
  }

  @Test func numbersThatAreNoneChangeNothing() {
    var image = zoomed
    image.begin()
    let before = image
    #expect(image.pan(by: Vector2D(dx: .nan, dy: 0)) == .zero)
    image.pinch(scale: .nan, around: .zero)
    image.pinch(scale: 0, around: .zero)
    image.pinch(scale: -1, around: .zero)
    image.pinch(scale: 1.2, around: Point2D(x: .infinity, y: 0))
    #expect(image == before)
    for size in [Size2D.zero, Size2D(width: .nan, height: 3), Size2D(width: -4, height: 3)] {
      var none = ZoomPan(image: size, in: screen, maximumScale: .nan)
      none.begin()
      #expect(none.maximumScale == 1)
      #expect(none.pan(by: Vector2D(dx: 5, dy: 5)) == Vector2D(dx: 5, dy: 5))
      #expect(none.settled.offset == .zero)
    }
  }

  @Test func aGrabbedSettleStaysWhereItIsAndGoesNoFarther() {
    var image = zoomed
    image.offset = Vector2D(dx: 260, dy: 0)
    image.begin()
    #expect(image.pan(by: .zero) == .zero)
    #expect(image.offset == Vector2D(dx: 260, dy: 0))
    #expect(image.pan(by: Vector2D(dx: 20, dy: 0)) == Vector2D(dx: 20, dy: 0))
    #expect(image.pan(by: Vector2D(dx: -30, dy: 0)) == .zero)
    #expect(image.settled.offset == Vector2D(dx: 200, dy: 0))
  }
}
