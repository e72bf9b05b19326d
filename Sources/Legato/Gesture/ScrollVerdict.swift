// Whose a drag is.

/// The arbiter's answer.
public enum ScrollVerdict: UInt8, Sendable {
  case transition, scroll
}
