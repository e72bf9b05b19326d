/// A question to the host that is not answered yet. At most one question is open.
///
/// It has up to three steps: which screen comes, if that is not known; whether the run may begin; and the measuring,
/// after the host has put the screens in place.
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
  /// The gesture and where it leads. Nil if the present run is taken back, and for other askers.
  let route: GestureRoute?
  /// The time of the first step.
  let time: Double
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
}
