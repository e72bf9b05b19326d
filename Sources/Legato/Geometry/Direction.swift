// Directions, edges and axes of the screen, and which way the interface reads.

/// The way a screen or a finger travels, physical or relative to the layout direction.
public enum Direction: UInt8, CaseIterable, Sendable {
  /// A physical direction on the screen.
  case up, down, left, right
  /// Relative to the direction of reading: leading is left where text runs from left to right, and right where it runs
  /// from right to left.
  case leading, trailing

  /// The same direction as up, down, left or right.
  package func resolved(in layout: ReadingDirection) -> Direction {
    switch self {
    case .leading: layout == .leftToRight ? .left : .right
    case .trailing: layout == .leftToRight ? .right : .left
    default: self
    }
  }

  package var opposite: Direction {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The axis that the direction lies on.
  package var axis: ScreenAxis { self == .up || self == .down ? .vertical : .horizontal }

  /// The unit vector of the direction on the screen.
  package func unit(in layout: ReadingDirection) -> Vector2D {
    switch resolved(in: layout) {
    case .up: Vector2D(dx: 0, dy: -1)
    case .down: Vector2D(dx: 0, dy: 1)
    case .left: Vector2D(dx: -1, dy: 0)
    default: Vector2D(dx: 1, dy: 0)
    }
  }
}

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

  /// How far inside this edge of a container a point lies, in points; NaN if a coordinate is.
  package func distance(of point: Point2D, in size: Size2D, _ layout: ReadingDirection) -> Double {
    switch resolved(in: layout) {
    case .top: point.y
    case .bottom: size.height - point.y
    case .right: size.width - point.x
    default: point.x
    }
  }
}

/// One of the two axes along which a gesture may be locked or a view may scroll.
public enum ScreenAxis: UInt8, CaseIterable, Sendable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  package var other: ScreenAxis { self == .horizontal ? .vertical : .horizontal }
}

/// Whether leading is left or right.
public enum ReadingDirection: UInt8, CaseIterable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft

  var opposite: ReadingDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
