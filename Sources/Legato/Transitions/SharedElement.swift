/// An element that both screens have, with its place in each.
public struct SharedElement: Equatable, Sendable {
  /// The host's name for it: the same in both screens.
  public var id: ElementID
  /// Its frame in the covered screen, in the container's coordinates at rest; empty if it is not there now.
  public var covered: Rect2D
  /// Its frame in the covering screen, in the container's coordinates at rest; empty if it is not there now.
  public var covering: Rect2D
  /// Where the covered screen shows it while it rests at a detent; empty where that has come the whole way.
  var atDetent = Rect2D.zero
  /// Where it flies when a run begins that goes on from there; empty if it rests.
  var inFlight = Rect2D.zero
  /// Its corner radius in the covered screen, in points.
  package var coveredRadius: Double
  /// Its corner radius in the covering screen, in points.
  package var coveringRadius: Double
  /// Whether it casts a shadow in the covered screen.
  package var coveredHasShadow: Bool
  /// Whether it casts a shadow in the covering screen.
  package var coveringHasShadow: Bool

  /// Where it is seen when the covered screen begins to be covered, in the container's coordinates: in flight, if an
  /// earlier run has sent it off; empty if it is not there.
  var seen: Rect2D { inFlight.or(atDetent.or(covered)) }

  /// An element from its frames and radii, in points. An empty frame counts as none, a radius below 0 as 0; one that is
  /// not finite is left out (``Timeline/error``).
  public init(
    id: ElementID, covered: Rect2D = .zero, covering: Rect2D = .zero, coveredRadius: Double = 0,
    coveringRadius: Double = 0,
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
