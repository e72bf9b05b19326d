/// The state of the fingers on a container: who has them, and which gesture they are.
package enum Fingers {
  case none
  /// No gesture yet. The candidates are in the order in which they are asked.
  case undecided(References<Candidate>)
  /// They have become a gesture, which does not hold the run yet.
  case recognized(Recognition)
  case holding(Candidate)
  /// They belong to the page, or are ignored, until all have lifted.
  case denied

  var isHolding: Bool {
    if case .holding = self { return true }
    return false
  }
}

/// A gesture that the fingers have become, and what it waits for.
package final class Recognition {
  package enum Awaited: UInt8 {
    /// The host's system has to let the gesture begin.
    case system
    /// The open question about the gesture's destination has to be answered.
    case answer
    /// A list uses the drag first.
    case list
  }

  var candidate: Candidate
  /// What the gesture waits for. If the host needs no consent of its system, the next step follows at once.
  var awaited = Awaited.system
  /// The question to which observers have agreed already, while the gesture still waits for the system.
  var consent: Question?

  init(_ candidate: Candidate) { self.candidate = candidate }
}

/// Who has a finger. The host is told at once, so that it can let the page scroll or prevent that.
public enum PointerResponse: UInt8, Sendable {
  /// Not decided yet.
  case undecided
  /// The engine has it. The page does not see a tap or a scroll.
  case claimed
  /// The page has it.
  case denied
  /// The engine gets it as soon as the host's system lets the gesture begin: see ``Navigator/waitsForSystem``.
  case pending
}
