// Whose fingers are, what they have become, and what is told of that.

/// Whose the fingers on a container are, and what they have become.
package enum Fingers {
  /// None are down.
  case none
  /// They are no gesture yet: all that they may become, the first to be asked first.
  case undecided(References<Candidate>)
  /// They have become a gesture, which holds no run yet.
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

/// A gesture that has won the fingers, and what it waits for.
package final class Recognition {
  package enum Awaited: UInt8 {
    /// The host's system, which is to let the fingers have it.
    case system
    /// The answer to the open question, which is about what it leads to.
    case answer
    /// A list, which has the drag first.
    case list
  }

  let candidate: Candidate
  /// The host's system first: where it has no say the gesture waits for what is next at once.
  package internal(set) var awaited = Awaited.system
  /// The question to which observers have said yes already, while the system is awaited.
  var consent: Question?

  init(_ candidate: Candidate) { self.candidate = candidate }
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
