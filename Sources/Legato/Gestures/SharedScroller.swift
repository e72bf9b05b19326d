/// A list that has one drag together with the sheet in which it lies, as in UIKit's sheets.
///
/// While the list is away from its top, it scrolls. At its top a finger that goes down takes the sheet down, and one
/// that goes up takes the sheet up to its whole height, and scrolls the list from there on. So the drag changes hands
/// in both directions within one touch, however few samples it has.
package struct SharedScroller: Sendable {
  /// How far from its top in points it still counts as there: offsets are rounded to the device's pixels.
  private static let tolerance = 0.5

  /// Its place among the scrollers under the finger.
  let place: Int32
  /// Where it is; see ``Scrollable/offset``.
  package private(set) var offset: Double
  /// Whether it has had the last movement to itself.
  private(set) var isScrolling = false
  private var lower: Double
  private var upper: Double

  /// A list as it is now; nil for what is not shared, does not scroll vertically or has nowhere to go, and for numbers
  /// that are not finite.
  package init?(_ scrollable: Scrollable, at place: Int = 0) {
    guard scrollable.isShared, scrollable.axis == .vertical, scrollable.canScroll else { return nil }
    let (offset, lower, upper) = (scrollable.offset, scrollable.lower, scrollable.upper)
    guard offset.isFinite, lower.isFinite, upper.isFinite else { return nil }
    (self.offset, self.lower, self.upper) = (offset, lower, upper)
    self.place = Int32(place)
  }

  /// Divides a movement of the finger: scrolls by the list's part of it, and returns the sheet's.
  ///
  /// - Parameters:
  ///   - travel: in points, positive downwards; one that is not finite is none.
  ///   - room: how far the sheet can go up until it has its whole height, in points; below 0, and NaN, not at all.
  package mutating func take(_ travel: Double, room: Double) -> Double {
    guard travel.isFinite else { return 0 }
    let above = max(0, offset - lower)
    var rest = 0.0
    if travel > 0 {
      rest = travel - min(travel, above)
    } else if above <= SharedScroller.tolerance, room > 0 {
      rest = max(travel, -room)
    }
    offset = clamp(offset - (travel - rest), lower, max(offset, upper))
    isScrolling = rest == 0
    return rest
  }

  /// Whether a movement this way is the list's before it is the sheet's.
  func isFirst(in travel: Double, room: Double) -> Bool {
    var list = self
    return list.take(travel < 0 ? -1 : 1, room: room) == 0
  }

  /// The host says where the list really is, which may be elsewhere than it was put: an app may have moved it, or have
  /// changed its content.
  mutating func correct(by scrollable: Scrollable) {
    guard let present = SharedScroller(scrollable) else { return }
    (lower, upper) = (present.lower, present.upper)
    if (present.offset - offset).magnitude > 2 * SharedScroller.tolerance { offset = present.offset }
  }
}
