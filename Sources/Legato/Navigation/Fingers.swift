/// Whose the fingers on a container are, and what they have become.
package enum Fingers {
  /// None are down.
  case none
  /// They are no gesture yet: all that they may become, in the order in which they are asked.
  case undecided(References<Candidate>)
  /// They have become a gesture, which has not begun.
  case recognized(Recognition)
  /// They hold the present run, by this gesture.
  case holding(Candidate)
  /// They are the page's, or nobody's, until all have lifted.
  case denied

  var isHolding: Bool {
    if case .holding = self { return true }
    return false
  }
}

/// A gesture that has won the fingers.
///
/// Once it is allowed, either what it leads to is the open question, or a list has the drag first.
package final class Recognition {
  let candidate: Candidate
  /// Whether the host's system lets the fingers have it.
  package internal(set) var isAllowed: Bool
  /// What observers have allowed before the host's system has.
  package internal(set) var consent: Question?

  init(_ candidate: Candidate, isAllowed: Bool = false) {
    self.candidate = candidate
    self.isAllowed = isAllowed
  }
}

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
