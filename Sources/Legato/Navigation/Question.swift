/// What the host has been asked and has not answered; at most one question is open.
///
/// First it is which screen comes, unless that is known; then whether the run may begin; then the host puts its screens
/// in place and measures.
package final class Question {
  /// Who has asked for what it is about.
  package enum Asker: Equatable, Sendable {
    case call
    /// The fingers that are down, or have been.
    case fingers
    /// A scrub of a committed run, which is to be taken back until the covering screen has come so far.
    case scrub(to: Double)
  }

  /// The number of the run that is to begin.
  package let number: Int32
  package let asker: Asker
  /// What the fingers follow to another screen; nil for the present run taken back, and for other askers.
  let route: GestureRoute?
  /// When it was asked first.
  let time: Double
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
}
