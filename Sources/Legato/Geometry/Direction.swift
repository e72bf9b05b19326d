/// The way a screen or a finger travels, physical or relative to the layout direction.
public enum Direction: UInt8, CaseIterable, Sendable {
  /// A physical direction on the screen.
  case up, down, left, right
  /// Along the line of reading: leading is left where text runs from left to right, and right where it runs the other
  /// way.
  case leading, trailing

  /// The same direction as up, down, left or right.
  package func resolved(in layout: ReadingDirection) -> Direction {
    switch self {
    case .leading: layout == .leftToRight ? .left : .right
    case .trailing: layout == .leftToRight ? .right : .left
    default: self
    }
  }

  /// The opposite direction.
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
