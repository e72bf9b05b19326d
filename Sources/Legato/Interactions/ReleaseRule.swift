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
  public var detents: [Double]

  /// A rule from its numbers, which are kept as given: with a threshold that is no number nothing finishes.
  ///
  /// - Parameters:
  ///   - threshold: the projected progress beyond which the run finishes, 0 ... 1.
  ///   - projection: how far ahead the progress is projected, in seconds; 0 looks at the position alone.
  ///   - detents: fractions at which the run may also rest, ascending; with any, the nearest of them and the two ends
  ///     wins, and the threshold is not asked.
  public init(threshold: Double = 0.5, projection: Double = 0.120, detents: [Double] = []) {
    self.threshold = threshold
    self.projection = projection
    self.detents = detents
  }

  /// The detent that lies farthest; 0 without any.
  @inline(never)
  var lastDetent: Double {
    var last = detents.first ?? 0
    for detent in detents where detent > last { last = detent }
    return last
  }

  /// What a release at this progress, with this velocity per second, decides; NaN cancels, and so does an infinite
  /// progress where there are detents.
  public func decision(progress: Double, velocity: Double) -> ReleaseDecision {
    let projected = progress + velocity * projection
    guard !detents.isEmpty else { return projected > threshold ? .finish : .cancel }
    var nearest = ReleaseDecision.cancel
    var distance = projected.magnitude
    for detent in detents where (projected - detent).magnitude < distance {
      nearest = .detent(at: detent)
      distance = (projected - detent).magnitude
    }
    return (projected - 1).magnitude < distance ? .finish : nearest
  }
}
