/// Says, at the lock and at once, whether a scroller keeps a drag from a transition.
package enum ScrollArbiter {
  /// Whether a scroller keeps a drag from a gesture that accepts its direction.
  ///
  /// One that moves along the drag's dominant axis may, by the gesture's ``PanGesture/scrollRule``; one that is shared
  /// keeps nothing from a gesture that shares. Scrollers of the other axis have no say: the direction lock has already
  /// told the two apart.
  ///
  /// - Parameters:
  ///   - translation: The drag from the touch, in points. One that is zero or not finite is kept.
  ///   - gesture: What would like to have the drag.
  ///   - scrollables: All scrollers under the finger **as they were when the finger landed**: a scroller that reaches
  ///     its limit during the drag keeps the drag.
  ///   - layout: Which way the interface reads.
  package static func keeps(
    _ translation: Vector2D, from gesture: PanGesture, over scrollables: [Scrollable], _ layout: ReadingDirection
  ) -> Bool {
    guard let direction = DirectionLock.direction(of: translation) else { return true }
    for scrollable in scrollables where scrollable.keeps(direction, by: gesture.scrollRule, layout) {
      if !gesture.sharesDrags || !scrollable.isShared { return true }
    }
    return false
  }
}

extension Scrollable {
  fileprivate func keeps(_ direction: Direction, by rule: ScrollRule, _ layout: ReadingDirection) -> Bool {
    switch rule {
    case .overrides: false
    case .yields: axis == direction.axis && canScroll
    case .atLimit, .overridesScrollers: (rule == .atLimit || isPager || claimsAll) && canTake(direction, layout)
    }
  }
}
