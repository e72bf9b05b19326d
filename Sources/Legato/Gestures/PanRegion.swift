/// The part of the container in which a finger must land for a pan to begin.
public enum PanRegion: Equatable, Sendable {
  /// The whole container.
  case anywhere
  /// A strip along an edge, `width` points wide. Points outside the container on that side count as well.
  /// A width that is not above 0 is an empty strip.
  case edge(ScreenEdge, width: Double)
  /// Switched off.
  case nowhere

  /// Whether a pan may start at the point; never at one that is not finite.
  package func contains(_ point: Point2D, in size: Size2D, _ layout: ReadingDirection) -> Bool {
    switch self {
    case .anywhere: point.isFinite
    case .edge(let edge, let width):
      point.isFinite && width > 0 && edge.distance(of: point, in: size, layout) <= width
    case .nowhere: false
    }
  }
}
