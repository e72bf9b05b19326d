// An element that both screens have.

/// An element that both screens have, with its place in each.
public struct SharedElement: Equatable, Sendable {
  public var id: ElementID
  /// Its frame in the covered screen, in the container's coordinates at rest; nil if it is not there now.
  public var covered: Rect?
  /// Its frame in the covering screen, in the container's coordinates at rest; nil if it is not there now.
  public var covering: Rect?
  /// Corner radii in points.
  public var coveredRadius: Double
  public var coveringRadius: Double

  public init(
    id: ElementID, covered: Rect?, covering: Rect?, coveredRadius: Double = 0, coveringRadius: Double = 0
  ) {
    self.id = id
    self.covered = covered
    self.covering = covering
    self.coveredRadius = coveredRadius
    self.coveringRadius = coveringRadius
  }
}
