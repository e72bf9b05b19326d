/// Whose a finger is, told to the host at once so that it can let the page scroll, or keep it from doing so.
public enum PointerResponse: UInt8, Sendable {
  /// Not decided yet.
  case undecided
  /// The engine has it: no tap, no scroll.
  case claimed
  /// The page has it.
  case refused
  /// The engine would have it, if the host grants it: see ``Navigator/waitsForGrant``.
  case offered
}
