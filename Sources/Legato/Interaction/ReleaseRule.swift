/// When a release finishes the run: once the progress, projected along its velocity, has passed a threshold.
public struct ReleaseRule: Equatable, Sendable {
  /// How far ahead the progress is projected, in seconds; iOS looks about 120 ms ahead (docs/measurements.md). Below 0
  /// it would look back, and with NaN nothing finishes.
  public var projection: Double
  /// The projected progress beyond which the run finishes, 0 ... 1; below 0 a release at rest finishes, and at NaN none
  /// does.
  public var threshold: Double
  /// Fractions at which the run may rest besides its ends, ascending; one that is not within 0 ... 1 is the nearer end,
  /// NaN is never chosen.
  public var stops: [Double]

  /// A rule from its numbers, which are kept as given: with a threshold that is no number nothing finishes.
  ///
  /// - Parameters:
  ///   - threshold: the projected progress beyond which the run finishes, 0 ... 1.
  ///   - projection: how far ahead the progress is projected, in seconds; 0 looks at the position alone.
  ///   - stops: fractions at which the run may also rest, ascending; with any, the nearest of them and the two ends
  ///     wins, and the threshold is not asked.
  public init(threshold: Double = 0.5, projection: Double = 0.120, stops: [Double] = []) {
    self.threshold = threshold
    self.projection = projection
    self.stops = stops
  }

  /// What a release at this progress, with this velocity per second, decides; NaN cancels, and so does an infinite
  /// progress where there are stops.
  public func verdict(progress: Double, velocity: Double) -> Verdict {
    let projected = progress + velocity * projection
    guard !stops.isEmpty else { return projected > threshold ? .finish : .cancel }
    var nearest = Verdict.cancel
    var distance = projected.magnitude
    for stop in stops where (projected - stop).magnitude < distance {
      nearest = .stop(at: stop)
      distance = (projected - stop).magnitude
    }
    return (projected - 1).magnitude < distance ? .finish : nearest
  }
}
