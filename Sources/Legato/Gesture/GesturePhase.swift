/// How far a recogniser has got.
///
/// From `idle` a touch leads to `possible`, a drag or a pinch from there to `tracking`, a refusal to `failed`; the lift
/// of the fingers leads back to `idle` from everywhere.
public enum GesturePhase: UInt8, Sendable {
  /// No finger that counts is down.
  case idle
  /// Touched, but it is not yet clear what the touch will be.
  case possible
  /// Recognised: the fingers drive.
  case tracking
  /// Refused until the fingers have lifted.
  case failed
}
