/// A side of the container, physical or relative to the layout direction.
public enum ScreenEdge: UInt8, CaseIterable, Sendable {
  /// A physical side.
  case top, bottom, left, right
  /// The side at which a line of text begins or ends.
  case leading, trailing

  /// The same edge as top, bottom, left or right.
  package func resolved(in layout: ReadingDirection) -> ScreenEdge {
    switch self {
    case .leading: layout == .leftToRight ? .left : .right
    case .trailing: layout == .leftToRight ? .right : .left
    default: self
    }
  }

  /// How far a point is from this edge of a container of the given size, in points: positive inside, NaN if either is
  /// NaN there.
  package func distance(of point: Point2D, in size: Size2D, _ layout: ReadingDirection) -> Double {
    switch resolved(in: layout) {
    case .top: point.y
    case .bottom: size.height - point.y
    case .right: size.width - point.x
    default: point.x
    }
  }
}
