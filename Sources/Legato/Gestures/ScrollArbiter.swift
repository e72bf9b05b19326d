// Decides, when a drag locks, whether a scroller keeps the drag from a transition.

extension Scrollable {
  /// Whether it keeps a drag in this direction from a gesture that accepts the direction.
  func keeps(_ direction: Direction, from gesture: PanGesture, _ layout: ReadingDirection) -> Bool {
    if isShared, gesture.sharesDrags { return false }
    switch gesture.scrollRule {
    case .overrides: return false
    case .yields: return axis == direction.axis && canScroll
    case .atLimit: return canTake(direction, layout)
    case .overridesScrollers: return (isPager || claimsAll) && canTake(direction, layout)
    }
  }
}
