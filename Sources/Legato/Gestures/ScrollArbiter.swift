/// Says, at the lock and at once, whether a drag is the transition's or a scroller's.
package enum ScrollArbiter {
  /// Judges a drag that a gesture would like to have.
  ///
  /// The transition wins only if the gesture accepts the drag's direction, and no scroller that moves along the drag's
  /// dominant axis may keep it by the gesture's ``PanGesture/scrollRule``. One that is shared keeps nothing from a
  /// gesture that shares. Scrollers of the other axis have no say: the direction lock has already told the two apart.
  ///
  /// - Parameters:
  ///   - translation: The drag from the touch, in points. One that is zero or not finite leaves the drag to the
  ///     scroller.
  ///   - gesture: What would like to have the drag.
  ///   - scrollables: All scrollers under the finger, innermost first, **as they were when the finger landed**: a
  ///     scroller that reaches its limit during the drag keeps the drag.
  ///   - layout: Which way the interface reads.
  package static func decide(
    translation: Vector2D, gesture: PanGesture, scrollables: [Scrollable], layout: ReadingDirection
  ) -> ScrollDecision {
    guard let direction = DirectionLock.direction(of: translation), gesture.travel.accepts(translation, layout) else {
      return .scroll
    }
    for scrollable in scrollables where keeps(scrollable, direction, gesture.scrollRule, layout) {
      if !gesture.sharesDrags || !scrollable.isShared { return .scroll }
    }
    return .transition
  }

  private static func keeps(
    _ scrollable: Scrollable, _ direction: Direction, _ rule: ScrollRule, _ layout: ReadingDirection
  ) -> Bool {
    switch rule {
    case .overrides: false
    case .yields: scrollable.axis == direction.axis && scrollable.canScroll
    case .atLimit, .overridesScrollers:
      (rule == .atLimit || scrollable.isPager || scrollable.claimsAll) && scrollable.canTake(direction, layout)
    }
  }
}

/// The arbiter's answer: whose a drag is.
package enum ScrollDecision: UInt8, Sendable {
  /// The drag is the transition's.
  case transition
  /// The drag is a scroller's, or nobody's.
  case scroll
}
