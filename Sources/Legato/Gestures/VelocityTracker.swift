/// Reads the velocity of a finger from its latest positions.
///
/// The velocity is the distance between two positions over the time between them: the newest, and the oldest within 40
/// ms before it. More important than this formula is which position counts as the newest:
///
/// - Positions that repeat at the end are dropped. The event of a lift often repeats the last position a few
///   milliseconds later, which does not mean that the finger has become slower.
/// - A finger whose position has not changed for 40 ms before the lift has rested: its velocity is 0.
/// - Of two positions with one timestamp (coalesced events), the later one counts.
///
/// Measured against fits and means over a table of gestures; see docs/velocity-tracker.md.
///
/// ```swift
/// let tracker = VelocityTracker()
/// tracker.add(Point2D(x: 0, y: 0), at: 0)
/// tracker.add(Point2D(x: 20, y: 0), at: 0.016)
/// let velocity = tracker.velocity(at: 0.016)  // 1250 points per second to the right
/// ```
package final class VelocityTracker {
  /// How far back the older position may lie, in seconds: two frames at 60 Hz. With a longer window a flick reads too
  /// slow, with a shorter one jitter counts.
  private static var window: Double { 0.04 }
  /// How long the position has to stay the same, in seconds, for the finger to have rested. A lift that is 20 ms late
  /// after a frame at 60 Hz is still a flick.
  static var rest: Double { 0.04 }
  /// Of three positions within this time, in seconds, the middle one is dropped, so that the list covers the window at
  /// any rate of events.
  static var spacing: Double { 0.01 }
  /// The least time to divide by, in seconds: a frame at 240 Hz. Between closer positions there is mostly jitter.
  private static var shortest: Double { 0.004 }

  /// The latest positions, oldest first.
  private var samples = [PointerSample](room: VelocityTracker.maximumCount)
  /// How many positions are kept. The room for them is reserved at once, so that no event allocates.
  private static let maximumCount = 8

  package init() {}

  package func reset() { samples.clear() }

  /// Adds a position in points at a time in seconds on any clock. If the time is before the last one, the clock was set
  /// back, and all earlier positions are forgotten.
  package func add(_ position: Point2D, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if let last = samples.last, time < last.time { reset() }
    let sample = PointerSample(position: position, time: time)
    let newest = samples.count - 1
    let isClose = newest > 0 && time - samples[newest - 1].time < VelocityTracker.spacing
    if isClose || newest >= 0 && time == samples[newest].time {
      samples[newest] = sample
      return
    }
    if samples.count == VelocityTracker.maximumCount { samples.remove(at: 0) }
    samples.add(sample)
  }

  /// The velocity in points per second of a finger that lifts at a time in seconds. Zero with fewer than two different
  /// positions, and after a rest. A time that is NaN or before the last position counts as that position's.
  package func velocity(at time: Double) -> Vector2D {
    guard let end = samples.last else { return .zero }
    var newest = samples.count - 1
    while newest > 0, samples[newest - 1].position == end.position { newest -= 1 }
    let moved = samples[newest].time
    // A time that is NaN passes the second test, so the positions are tested apart.
    let rested = VelocityTracker.rest
    guard newest > 0, end.time - moved <= rested, !(time - moved > rested) else { return .zero }
    var oldest = newest - 1
    while oldest > 0, moved - samples[oldest - 1].time <= VelocityTracker.window { oldest -= 1 }
    let span = max(moved - samples[oldest].time, VelocityTracker.shortest)
    let way = end.position - samples[oldest].position
    let velocity = Vector2D(dx: way.dx / span, dy: way.dy / span)
    return velocity.isFinite ? velocity : .zero
  }
}
