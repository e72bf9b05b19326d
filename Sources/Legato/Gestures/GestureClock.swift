/// A clock in seconds that follows the host's and never goes back.
///
/// While the host's time is behind this clock, the clock stands still. If the host's next time is later than the last
/// one but still behind, the host has set its time: the clock continues at the host's pace from its own time. So a
/// timestamp from the future or from the past cannot stop the clock or make it leap.
struct GestureClock: Equatable {
  private(set) var now = 0.0
  /// The difference between this clock and the host's time, in seconds.
  private var skew = 0.0
  /// The host's last time, if it was behind this clock; NaN otherwise.
  private var past = Double.nan
  /// How far the host's time may be behind without a meaning, in seconds. Samples are older than the frame they follow.
  private static let tolerance = 1.0
  /// Later times, in seconds, are ignored: in the year 33658 a Double still has a precision of tenths of milliseconds.
  private static let limit = 1e12

  @inline(never)
  mutating func advance(to time: Double) {
    guard time.magnitude <= GestureClock.limit else { return }
    var isBehind = time + skew < now - GestureClock.tolerance
    if isBehind, time > past {
      skew = now - past
      isBehind = false
    }
    past = isBehind ? time : .nan
    now = max(now, time + skew)
  }

  /// Converts a time of the host to this clock. A time that is not finite or in the future is now.
  func time(at time: Double) -> Double { time.isFinite ? min(now, time + skew) : now }

  var hostTime: Double { now - skew }
}
