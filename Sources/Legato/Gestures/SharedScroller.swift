/// A list that shares one drag with the sheet in which it lies, as in UIKit's sheets.
///
/// While the list is away from its top, the drag scrolls it. When the list is at its top, a finger that moves down
/// takes the sheet down. A finger that moves up takes the sheet up to its whole height and then scrolls the list. So
/// the drag can change between list and sheet, in both directions, within one touch and between two samples.
package struct SharedScroller: Sendable {
  /// The list's index among the scrollers under the finger.
  let place: Int32
  package private(set) var offset: Double
  /// Whether the list has used up the whole last movement.
  private(set) var isScrolling = false
  private var lower: Double
  private var upper: Double

  package init?(_ scrollable: Scrollable, at place: Int = 0) {
    guard scrollable.isShared, scrollable.axis == .vertical, scrollable.canScroll else { return nil }
    let (offset, lower, upper) = (scrollable.offset, scrollable.lower, scrollable.upper)
    guard offset.isFinite, lower.isFinite, upper.isFinite else { return nil }
    (self.offset, self.lower, self.upper) = (offset, lower, upper)
    self.place = Int32(place)
  }

  /// Divides a movement of the finger, positive downwards: scrolls the list by its part and returns the sheet's part.
  /// The sheet can still go up by `room`, in points.
  package mutating func take(_ travel: Double, room: Double) -> Double {
    guard travel.isFinite else { return 0 }
    let above = max(0, offset - lower)
    var rest = 0.0
    if travel > 0 {
      rest = travel - min(travel, above)
    } else if above <= Scrollable.tolerance, room > 0 {
      rest = max(travel, -room)
    }
    offset = clamp(offset - (travel - rest), lower, max(offset, upper))
    isScrolling = rest == 0
    return rest
  }

  /// Whether a movement in this direction scrolls the list before it moves the sheet.
  func isFirst(in travel: Double, room: Double) -> Bool {
    var list = self
    return list.take(travel < 0 ? -1 : 1, room: room) == 0
  }

  /// The real offset may differ from the one that was set: an app may have scrolled the list or changed its content.
  mutating func correct(by scrollable: Scrollable) {
    guard let present = SharedScroller(scrollable) else { return }
    (lower, upper) = (present.lower, present.upper)
    if (present.offset - offset).magnitude > 2 * Scrollable.tolerance { offset = present.offset }
  }
}
