/// Decides once, by the dominant axis, whether a drag is a gesture's: a vertical scroll starts no horizontal pop.
public enum DirectionLock {
  /// Judges a drag when it has passed the slop.
  ///
  /// - Parameters:
  ///   - translation: From the touch, in points. Zero, NaN and infinite translations are pending.
  ///   - velocity: In points per second. A one-way gesture is refused when the finger is already on its way back; NaN
  ///     refuses nothing.
  ///   - gesture: Which way it must go, and after how much travel it locks. A drag the wrong way is refused after
  ///     ``PanGesture/standardSlop`` at the latest.
  ///   - layout: Which way the interface reads.
  public static func decide(
    translation: Vector, velocity: Vector = .zero, gesture: PanGesture, layout: LayoutDirection
  ) -> LockDecision {
    let length = translation.length
    guard translation.isFinite, length > 0, !(length < min(gesture.slop, PanGesture.standardSlop)) else {
      return .pending
    }
    // A drag that sets off another way is somebody else's, who must not wait for a longer slop.
    guard gesture.travel.accepts(translation, layout) else { return .refused }
    guard !(length < gesture.slop) else { return .pending }
    if let heading = gesture.travel.heading, velocity.dot(heading.unit(in: layout)) < 0 { return .refused }
    return .locked
  }

  /// The way a drag goes on its dominant axis: up, down, left or right; a perfect diagonal is horizontal.
  ///
  /// `nil` for a translation that is zero or not finite.
  public static func direction(of translation: Vector) -> Direction? {
    guard translation.isFinite, translation != .zero else { return nil }
    if abs(translation.dx) >= abs(translation.dy) { return translation.dx > 0 ? .right : .left }
    return translation.dy > 0 ? .down : .up
  }
}
