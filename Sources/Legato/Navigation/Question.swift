/// What the host has been asked and has not answered.
///
/// One question is open at most (``Inbox/question``). One that observers have allowed already, while the host's system
/// is yet to let the fingers have their gesture, is not open: it is their ``Recognition/consent``.
package final class Question {
  /// The source of the request.
  package enum Asker: Equatable, Sendable {
    case call
    /// The fingers that are down, or have been before they lifted.
    case fingers
    /// A scrub of a committed run. A run that takes it back begins, with the covering screen at this fraction of its
    /// way.
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
  /// The gesture and where it leads. Nil if the present run is taken back, and for other askers.
  let route: GestureRoute?
  /// The time of the first step.
  let time: Double
  package internal(set) var stage = Stage.finding
  /// What is to begin; nil while it is asked which screen comes.
  package internal(set) var plan: Navigator.Plan?
  /// The measuring for the run; nil until the run is allowed.
  package internal(set) var measuring: Navigator.Measuring?
  /// The values of the gesture at the lift; nil while the fingers are down.
  package internal(set) var release: GestureValues?
  /// Whether the system has cancelled the fingers.
  package internal(set) var isCancelled = false

  init(_ number: Int32, _ asker: Asker, _ route: GestureRoute?, at time: Double) {
    self.number = number
    self.asker = asker
    self.route = route
    self.time = time
  }

  var isOfFingers: Bool { asker == .fingers }
}
