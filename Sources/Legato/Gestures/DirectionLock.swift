// Decides once, when a drag has passed its slop, whether the drag belongs to a gesture.

extension PanGesture {
  /// Decides by the dominant axis whether a drag belongs to the gesture. A vertical scroll starts no horizontal pop.
  ///
  /// A drag in another direction, and one that a scroller keeps, is denied after ``standardSlop`` at the latest: it
  /// belongs to something else, which does not wait for a longer slop.
  ///
  /// - Parameters:
  ///   - drag: From the touch, in points. A drag that is zero, NaN or infinite is pending.
  ///   - velocity: In points per second. A one-way gesture is denied when the finger is already returning; NaN denies
  ///     nothing.
  ///   - scrollables: All scrollers under the finger **as they were when the finger landed**: a scroller that reaches
  ///     its limit during the drag keeps the drag.
  ///   - layout: The reading direction of the interface.
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
  /// Its direction on its dominant axis: up, down, left or right. A perfect diagonal is horizontal. Nil for a vector
  /// that is zero or not finite.
  var direction: Direction? {
    guard isFinite, self != .zero else { return nil }
    if abs(dx) >= abs(dy) { return dx > 0 ? .right : .left }
    return dy > 0 ? .down : .up
  }
}

/// The decision about a drag's direction. It is final until the fingers lift.
package enum LockDecision: UInt8, Sendable {
  /// The finger has not travelled far enough for a decision.
  case pending
  /// The drag belongs to the gesture.
  case locked
  /// The drag does not belong to the gesture, whatever the finger does later.
  case denied
}
