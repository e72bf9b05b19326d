/// A list that shares one drag with the sheet in which it lies, as in UIKit's sheets.
///
/// While the list is away from its top, the drag scrolls it. When the list is at its top, a finger that moves down
/// takes the sheet down. A finger that moves up takes the sheet up to its whole height and then scrolls the list. So
/// the drag can change between list and sheet, in both directions, within one touch and between two samples.
package struct SharedScroller: Sendable {
  /// The list's index among the scrollers under the finger.
  let place: Int32
  /// The list's offset; see ``Scrollable/offset``.
  package private(set) var offset: Double
  /// Whether the list has used up the whole last movement.
  private(set) var isScrolling = false
  private var lower: Double
  private var upper: Double

  /// A list as it is now. Nil if it is not shared, does not scroll vertically, has nothing to scroll, or has a number
  /// that is not finite.
  package init?(_ scrollable: Scrollable, at place: Int = 0) {
    guard scrollable.isShared, scrollable.axis == .vertical, scrollable.canScroll else { return nil }
    let (offset, lower, upper) = (scrollable.offset, scrollable.lower, scrollable.upper)
    guard offset.isFinite, lower.isFinite, upper.isFinite else { return nil }
    (self.offset, self.lower, self.upper) = (offset, lower, upper)
    self.place = Int32(place)
  }

  /// Divides a movement of the finger: scrolls the list by its part and returns the sheet's part.
  ///
  /// - Parameters:
  ///   - travel: In points, positive downwards. Travel that is not finite counts as 0.
  ///   - room: How far the sheet can still go up, in points. Numbers below 0 and NaN count as 0.
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

  /// Takes the list's real offset from the host. It may differ from the offset that was set, because an app may have
  /// scrolled the list or changed its content.
  mutating func correct(by scrollable: Scrollable) {
    guard let present = SharedScroller(scrollable) else { return }
    (lower, upper) = (present.lower, present.upper)
    if (present.offset - offset).magnitude > 2 * Scrollable.tolerance { offset = present.offset }
  }
}
