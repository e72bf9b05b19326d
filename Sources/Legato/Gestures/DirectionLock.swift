/// Decides once, by the dominant axis, whether a drag is a gesture's: a vertical scroll starts no horizontal pop.
package enum DirectionLock {
  /// Judges a drag when it has passed the slop.
  ///
  /// - Parameters:
  ///   - translation: From the touch, in points. Zero, NaN and infinite translations are pending.
  ///   - velocity: In points per second. A one-way gesture is denied when the finger is already returning; NaN
  ///     denies nothing.
  ///   - gesture: Which way it must go, and after how much travel it locks. A drag the wrong way is denied after
  ///     ``PanGesture/standardSlop`` at the latest.
  ///   - layout: Which way the interface reads.
  package static func decide(
    translation: Vector2D, velocity: Vector2D = .zero, gesture: PanGesture, layout: ReadingDirection
  ) -> LockDecision {
    let length = translation.length
    guard translation.isFinite, length > 0, !(length < min(gesture.slop, PanGesture.standardSlop)) else {
      return .pending
    }
    // A drag that sets off another way is somebody else's, who must not wait for a longer slop.
    guard gesture.travel.accepts(translation, layout) else { return .denied }
    guard !(length < gesture.slop) else { return .pending }
    if let heading = gesture.travel.heading, velocity.dot(heading.unit(in: layout)) < 0 { return .denied }
    return .locked
  }

  /// The way a drag goes on its dominant axis: up, down, left or right; a perfect diagonal is horizontal.
  ///
  /// `nil` for a translation that is zero or not finite.
  static func direction(of translation: Vector2D) -> Direction? {
    guard translation.isFinite, translation != .zero else { return nil }
    if abs(translation.dx) >= abs(translation.dy) { return translation.dx > 0 ? .right : .left }
    return translation.dy > 0 ? .down : .up
  }
}

/// The decision about a drag's direction, which stands until the fingers have lifted.
package enum LockDecision: UInt8, Sendable {
  /// The finger has not travelled far enough to tell.
  case pending
  /// The drag is the gesture's.
  case locked
  /// The drag is not the gesture's, whatever it does later.
  case denied
}
