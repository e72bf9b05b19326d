// Decides once, when a drag has passed its slop, whether the drag belongs to a gesture.

extension PanGesture {
  /// Decides by the dominant axis whether a drag, counted from the touch, belongs to the gesture. A vertical scroll
  /// starts no horizontal pop, and a one-way gesture is denied when the finger is already returning.
  ///
  /// A drag in another direction, and one that a scroller keeps, is denied after ``standardSlop`` at the latest: it
  /// belongs to something else, which does not wait for a longer slop. The scrollers are those under the finger **as
  /// they were when it landed**: one that reaches its limit during the drag keeps the drag. A drag that is not finite
  /// is pending, and a velocity that is NaN denies nothing.
  package func decide(
    _ drag: Vector2D, _ velocity: Vector2D, over scrollables: [Scrollable], _ layout: ReadingDirection
  ) -> LockDecision {
    let length = drag.length
    guard let direction = drag.direction, length > 0, !(length < min(slop, PanGesture.standardSlop)) else {
      return .pending
    }
    guard travel.accepts(drag, along: direction, layout) else { return .denied }
    let isLong = !(length < slop)
    if isLong, let heading = travel.heading, velocity.dot(heading.unit(in: layout)) < 0 { return .denied }
    for scroller in scrollables where scroller.keeps(direction, from: self, layout) { return .denied }
    return isLong ? .locked : .pending
  }
}

extension Vector2D {
  /// Its direction on its dominant axis: up, down, left or right. A perfect diagonal is horizontal.
  var direction: Direction? {
    guard isFinite, self != .zero else { return nil }
    if abs(dx) >= abs(dy) { return dx > 0 ? .right : .left }
    return dy > 0 ? .down : .up
  }
}

/// The decision about a drag's direction. It is final until the fingers lift.
package enum LockDecision: UInt8, Sendable {
  case pending
  case locked
  case denied
}
