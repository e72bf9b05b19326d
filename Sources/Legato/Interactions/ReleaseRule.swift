/// When a release finishes the run: once the progress, projected along its velocity, has passed a threshold.
public struct ReleaseRule: Equatable, Sendable {
  /// How far ahead the progress is projected, in seconds; iOS's is about .12 (docs/measurements.md). NaN finishes
  /// nothing.
  public var projection: Double
  /// The projected progress beyond which the run finishes, 0 ... 1. Below 0 a release at rest finishes; NaN finishes
  /// nothing.
  public var threshold: Double
  /// Fractions at which the run may also rest, ascending. One outside of 0 ... 1 counts as the nearer end; NaN is never
  /// chosen.
  public var detents: [Double]

  /// A rule from its numbers, which are kept as given.
  ///
  /// - Parameters:
  ///   - threshold: the projected progress beyond which the run finishes, 0 ... 1.
  ///   - projection: how far ahead the progress is projected, in seconds; 0 looks at the position alone.
  ///   - detents: fractions at which the run may also rest, ascending. If there are any, the nearest of them and the
  ///     two ends is chosen, and the threshold has no effect.
  public init(threshold: Double = 0.5, projection: Double = 0.120, detents: [Double] = []) {
    self.threshold = threshold
    self.projection = projection
    self.detents = detents
  }

  /// The greatest detent; 0 if there is none.
  @inline(never)
  var lastDetent: Double {
    var last = detents.first ?? 0
    for detent in detents where detent > last { last = detent }
    return last
  }

  /// The decision for a release at this progress, with this velocity per second. NaN cancels; with detents an infinite
  /// progress cancels, too.
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
