/// A question to the host that is not answered yet.
///
/// At most one question is open (``Inbox/question``). If observers have agreed and the host's system has not decided
/// yet, the question is not open: it is the ``Recognition/consent`` of the gesture.
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

  /// The steps of a question, in their order.
  package enum Stage: UInt8 {
    /// The screen of a forward gesture.
    case finding
    /// Whether the run may begin.
    case asking
    /// The measuring, after the host has put the screens in place.
    case preparing
  }

  /// The number of the run that may begin.
  package let number: Int32
  package let asker: Asker
  /// The gesture and where it leads. Nil if the present run is taken back, and for other askers.
  let route: GestureRoute?
  /// The time of the first step.
  let time: Double
  package internal(set) var stage = Stage.finding
  /// The plan of the run; nil while the screen is not known.
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
