/// A clock in seconds that follows the host's and never goes back.
///
/// A host's time that is behind stands still here. Once the next one has moved on from there, that is the host's new
/// time: this clock runs on at the host's pace from where it was. So neither a timestamp from the future nor one from
/// the past stops it or makes it leap.
struct GestureClock: Equatable {
  private(set) var now = 0.0
  /// What to add to the host's time.
  private var skew = 0.0
  /// A host's time that was behind, and may be its new one.
  private var past = Double.nan
  /// How far behind the host's time may be and mean nothing, in seconds.
  private let tolerance: Double

  /// Times beyond this many seconds are nobody's: the year 33658, in which a Double still tells tenths of milliseconds
  /// apart.
  private static let limit = 1e12

  init(tolerance: Double) { self.tolerance = tolerance }

  /// Takes a host's time; one that is no number or out of all bounds changes nothing.
  @inline(never)
  mutating func advance(to time: Double) {
    guard time.magnitude <= GestureClock.limit else { return }
    var isBehind = time + skew < now - tolerance
    if isBehind, time > past {
      skew = now - past
      isBehind = false
    }
    past = isBehind ? time : .nan
    now = max(now, time + skew)
  }

  /// A host's time on this clock; one that is no number, or is yet to come, is now.
  func time(at time: Double) -> Double { time.isFinite ? min(now, time + skew) : now }

  /// This clock's time on the host's.
  var hostTime: Double { now - skew }
}
