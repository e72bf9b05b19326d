/// Decides once, by the dominant axis, whether a drag belongs to a gesture. A vertical scroll starts no horizontal pop.
package enum DirectionLock {
  /// Decides about a drag when it has passed the slop.
  ///
  /// - Parameters:
  ///   - translation: From the touch, in points. A translation that is zero, NaN or infinite is pending.
  ///   - velocity: In points per second. A one-way gesture is denied when the finger is already returning; NaN denies
  ///     nothing.
  ///   - gesture: Its direction, and the travel after which it locks. A drag in another direction is denied after
  ///     ``PanGesture/standardSlop`` at the latest.
  ///   - layout: The reading direction of the interface.
  package static func decide(
    translation: Vector2D, velocity: Vector2D = .zero, gesture: PanGesture, layout: ReadingDirection
  ) -> LockDecision {
    let length = translation.length
    guard translation.isFinite, length > 0, !(length < min(gesture.slop, PanGesture.standardSlop)) else {
      return .pending
    }
    // A drag in another direction belongs to something else, which does not wait for a longer slop.
    guard gesture.travel.accepts(translation, layout) else { return .denied }
    guard !(length < gesture.slop) else { return .pending }
    if let heading = gesture.travel.heading, velocity.dot(heading.unit(in: layout)) < 0 { return .denied }
    return .locked
  }

  /// The direction of a drag on its dominant axis: up, down, left or right. A perfect diagonal is horizontal.
  ///
  /// `nil` for a translation that is zero or not finite.
  static func direction(of translation: Vector2D) -> Direction? {
    guard translation.isFinite, translation != .zero else { return nil }
    if abs(translation.dx) >= abs(translation.dy) { return translation.dx > 0 ? .right : .left }
    return translation.dy > 0 ? .down : .up
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
