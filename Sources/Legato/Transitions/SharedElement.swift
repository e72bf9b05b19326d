/// An element that both screens have, with its place in each.
public struct SharedElement: Equatable, Sendable {
  /// The host's name for it: the same in both screens.
  public var id: ElementID
  /// Its frame in the covered screen, in the container's coordinates at rest; empty if it is not there now.
  public var covered: Rect
  /// Its frame in the covering screen, in the container's coordinates at rest; empty if it is not there now.
  public var covering: Rect
  /// Where the covered screen shows it while it rests at a stop; empty where that has come the whole way.
  var stopped = Rect.zero
  /// Its corner radius in the covered screen, in points.
  public var coveredRadius: Double
  /// Its corner radius in the covering screen, in points.
  public var coveringRadius: Double
  /// Whether it casts a shadow in the covered screen.
  public var coveredHasShadow: Bool
  /// Whether it casts a shadow in the covering screen.
  public var coveringHasShadow: Bool

  /// Where it is seen before the covered screen is covered, in the container's coordinates; empty if it is not there.
  public var seen: Rect { stopped.or(covered) }

  /// An element from its frames and radii, in points. An empty frame counts as none, a radius below 0 as 0; one that is
  /// not finite is left out (``Timeline/error``).
  public init(
    id: ElementID, covered: Rect = .zero, covering: Rect = .zero, coveredRadius: Double = 0, coveringRadius: Double = 0,
    coveredHasShadow: Bool = false, coveringHasShadow: Bool = false
  ) {
    self.id = id
    self.covered = covered
    self.covering = covering
    self.coveredRadius = coveredRadius
    self.coveringRadius = coveringRadius
    self.coveredHasShadow = coveredHasShadow
    self.coveringHasShadow = coveringHasShadow
  }
}
