/// What the host has been asked and has not answered.
///
/// One question is open at most (``Inbox/question``). One that observers have allowed already, while the host's system
/// is yet to let the fingers have their gesture, is not open: it is their ``Recognition/consent``.
package final class Question {
  /// Who has asked for what it is about.
  package enum Asker: Equatable, Sendable {
    case call
    /// The fingers that are down, or have been.
    case fingers
    /// A scrub of a committed run, which is to be taken back until the covering screen has come so far.
    case scrub(to: Double)
  }

  /// What is asked; each leads to the next.
  package enum Stage: UInt8 {
    /// Which screen comes, where a gesture leads forward.
    case finding
    /// Whether the run may begin.
    case asking
    /// That the host puts the run's screens in place, and measures.
    case preparing
  }

  /// The number of the run that is to begin.
  package let number: Int32
  package let asker: Asker
  /// What the fingers follow to another screen; nil for the present run taken back, and for other askers.
  let route: GestureRoute?
  /// When it was asked first.
  let time: Double
  package internal(set) var stage = Stage.finding
  /// What is to begin; nil while it is asked which screen comes.
  package internal(set) var plan: Navigator.Plan?
  /// What is measured for it; nil until it may begin.
  package internal(set) var measuring: Navigator.Measuring?
  /// What the fingers had done when they lifted; nil while they are down.
  package internal(set) var release: GestureValues?
  /// Whether the system has taken them away.
  package internal(set) var isCancelled = false

  init(_ number: Int32, _ asker: Asker, _ route: GestureRoute?, at time: Double) {
    self.number = number
    self.asker = asker
    self.route = route
    self.time = time
  }

  var isOfFingers: Bool { asker == .fingers }
}
