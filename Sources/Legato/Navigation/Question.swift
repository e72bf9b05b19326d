/// A question to the host that is not answered yet.
///
/// It has three steps. Without a ``plan`` it asks for the screen of a forward gesture, with a plan it asks whether the
/// run may begin, and with a ``measuring`` it waits for that.
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

  /// The number of the run that may begin.
  package let number: Int32
  package let asker: Asker
  /// The forward gesture whose screen is asked for; nil for other questions.
  let route: GestureRoute?
  /// The time of the first step.
  let time: Double
  /// Nil while the screen is not known.
  var plan: Navigator.Plan?
  /// Nil until the run is allowed.
  var measuring: Navigator.Measuring?
  /// The values of the gesture at the lift; nil while the fingers are down.
  var release: GestureValues?
  /// Whether the system has cancelled the fingers, or they have lifted before it has decided.
  var isCancelled = false

  init(_ number: Int32, _ asker: Asker, _ route: GestureRoute? = nil, at time: Double) {
    self.number = number
    self.asker = asker
    self.route = route
    self.time = time
  }

  var isOfFingers: Bool { asker == .fingers }

  /// For printed states.
  package var parts: (request: TransitionRequest?, isReleased: Bool, isCancelled: Bool, measuring: Int32?) {
    (plan?.request, release != nil, isCancelled, measuring?.awaited)
  }
}
