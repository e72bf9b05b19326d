// The velocity of a finger.

/// Reads the velocity of a finger from its latest positions.
public struct VelocityTracker: Sendable {
  private var x = SIMD16<Double>()
  private var y = SIMD16<Double>()
  private var t = SIMD16<Double>()
  private var next = 0
  private var count = 0

  /// A tracker that has seen nothing.
  public init() {}

  /// Forgets every position.
  public mutating func reset() { self = VelocityTracker() }

  /// Adds a position in points at a time in seconds.
  public mutating func add(_ position: Point, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if count > 0 {
      let last = (next &- 1) & 15
      guard time >= t[last] else { return }
      if time == t[last] {
        next = last
        count -= 1
      }
    }
    x[next] = position.x
    y[next] = position.y
    t[next] = time
    next = (next &+ 1) & 15
    count = min(count + 1, 16)
  }

  /// The velocity in points per second at the time in seconds at which the finger lifts.
  public func velocity(at time: Double) -> Vector {
    guard count > 1 else { return .zero }
    var newest = (next &- 1) & 15
    var used = count
    while used > 1, x[newest] == x[(newest &- 1) & 15], y[newest] == y[(newest &- 1) & 15] {
      newest = (newest &- 1) & 15
      used -= 1
    }
    guard used > 1, !(time - t[newest] > 0.04) else { return .zero }
    var oldest = newest
    while used > 1, t[newest] - t[oldest] < 0.03 {
      oldest = (oldest &- 1) & 15
      used -= 1
    }
    let span = t[newest] - t[oldest]
    return Vector(dx: (x[newest] - x[oldest]) / span, dy: (y[newest] - y[oldest]) / span)
  }
}
