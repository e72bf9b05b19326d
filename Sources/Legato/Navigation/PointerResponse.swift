/// Whose a finger is, told to the host at once so that it can let the page scroll, or keep it from doing so.
public enum PointerResponse: UInt8, Sendable {
  /// Not decided yet.
  case undecided
  /// The engine has it: no tap, no scroll.
  case claimed
  /// The page has it.
  case denied
  /// The engine has it as soon as the host's system lets it begin: see ``Navigator/waitsForSystem``.
  case pending
}
