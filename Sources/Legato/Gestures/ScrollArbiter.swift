/// Decides, when a drag locks, whether a scroller keeps the drag from a transition.
package enum ScrollArbiter {
  /// Whether a scroller keeps a drag from a gesture that accepts its direction.
  ///
  /// A scroller that moves along the drag's dominant axis may keep the drag, depending on the gesture's
  /// ``PanGesture/scrollRule``. A shared scroller keeps nothing from a gesture that shares drags. Scrollers of the
  /// other axis do not count, because the direction lock has already decided against them.
  ///
  /// - Parameters:
  ///   - translation: The drag from the touch, in points. If it is zero or not finite, the answer is `true`.
  ///   - gesture: The gesture that competes for the drag.
  ///   - scrollables: All scrollers under the finger **as they were when the finger landed**: a scroller that reaches
  ///     its limit during the drag keeps the drag.
  ///   - layout: The reading direction of the interface.
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
