// The host's time, made to grow.

/// A clock in seconds that follows the host's and never goes back.
///
/// When the host's time steps back, this one stands still for that sample and then runs on at the host's pace, so that
/// the velocities after the step are right.
struct GestureClock {
  private(set) var now = 0.0
  /// What to add to the host's time.
  private var skew = 0.0

  init(_ time: Double = 0) {
    if time.isFinite { now = time }
  }

  /// Takes a host's time; one that is not finite changes nothing.
  mutating func advance(to time: Double) {
    guard time.isFinite else { return }
    if time + skew < now { skew = now - time }
    now = time + skew
  }

  /// A host's time on this clock.
  func time(at time: Double) -> Double { time + skew }
}
