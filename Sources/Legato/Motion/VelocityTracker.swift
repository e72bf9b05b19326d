// The velocity of a finger.

/// Reads the velocity of a finger from its latest positions.
///
/// The velocity is the distance between two of them over the time between them: the newest, and the oldest within 40 ms
/// before it. What matters more than the formula is what counts as the newest:
///
/// - Positions that repeat at the end are dropped: the event of a lift often repeats the last position a few
///   milliseconds later, which is not a slower finger.
/// - A finger whose position has not changed for 40 ms before the lift has rested: its velocity is 0.
/// - Two positions with one timestamp (coalesced events) are one, the later.
///
/// This was chosen by measuring it against fits and means over a table of gestures; see docs/velocity-tracker.md.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(Point(x: 0, y: 0), at: 0)
/// tracker.add(Point(x: 20, y: 0), at: 0.016)
/// tracker.velocity(at: 0.016)  // 1250 points per second to the right
/// ```
public struct VelocityTracker: Sendable {
  /// How far back the older position may lie, in seconds: two frames at 60 Hz. Longer reads a flick too slow,
  /// shorter reads jitter.
  private static var window: Double { 0.04 }
  /// How long the position must not change, in seconds, for the finger to have rested. A lift that is 20 ms late after
  /// a frame at 60 Hz is still a flick.
  private static var rest: Double { 0.04 }
  /// Of three positions within this time, in seconds, the middle one is dropped, so that the ring spans the window
  /// at any rate of events.
  private static var spacing: Double { 0.01 }
  /// The least time to divide by, in seconds: a frame at 240 Hz. Two positions closer than this are mostly jitter.
  private static var shortest: Double { 0.004 }

  // A ring of the last eight positions, in the structure itself so that nothing is allocated.
  private var x = SIMD8<Double>()
  private var y = SIMD8<Double>()
  private var times = SIMD8<Double>()
  private var next = 0
  private var count = 0

  /// A tracker that has seen nothing.
  public init() {}

  /// Forgets every position, for a new gesture.
  public mutating func reset() { self = VelocityTracker() }

  /// Adds a position in points at a time in seconds on any clock that does not go back within a gesture.
  ///
  /// A position or a time that is not finite, and a time before the last one, are ignored.
  public mutating func add(_ position: Point, at time: Double) {
    guard position.isFinite, time.isFinite, count == 0 || time >= times[slot(0)] else { return }
    let replaces =
      count > 0 && time == times[slot(0)] || count > 1 && time - times[slot(1)] < VelocityTracker.spacing
    if !replaces {
      next = (next &+ 1) & 7
      count = min(count + 1, 8)
    }
    let newest = slot(0)
    x[newest] = position.x
    y[newest] = position.y
    times[newest] = time
  }

  /// The velocity in points per second of a finger that lifts at a time in seconds.
  ///
  /// It is zero with fewer than two different positions and after a rest. A time that is NaN or before the last position
  /// counts as the last position's.
  public func velocity(at time: Double) -> Vector {
    var newest = 0
    while newest + 1 < count, x[slot(newest)] == x[slot(newest + 1)], y[slot(newest)] == y[slot(newest + 1)] {
      newest += 1
    }
    let end = slot(newest)
    guard newest + 1 < count, !(max(time, times[slot(0)]) - times[end] > VelocityTracker.rest) else { return .zero }
    var oldest = newest + 1
    while oldest + 1 < count, times[end] - times[slot(oldest + 1)] <= VelocityTracker.window { oldest += 1 }
    let start = slot(oldest)
    let span = max(times[end] - times[start], VelocityTracker.shortest)
    let velocity = Vector(dx: (x[end] - x[start]) / span, dy: (y[end] - y[start]) / span)
    return velocity.isFinite ? velocity : .zero
  }

  /// Where the position of a given age lies in the ring: 0 is the newest.
  private func slot(_ age: Int) -> Int { (next &- age) & 7 }
}
