/// The way a screen or a finger travels, physical or relative to the layout direction.
public enum Direction: UInt8, CaseIterable, Sendable {
  /// A physical direction on the screen.
  case up, down, left, right
  /// Along the line of reading: leading is left where text runs from left to right, and right where it runs the other
  /// way.
  case leading, trailing

  /// The same direction as up, down, left or right.
  public func resolved(in layout: LayoutDirection) -> Direction {
    switch self {
    case .leading: layout == .leftToRight ? .left : .right
    case .trailing: layout == .leftToRight ? .right : .left
    default: self
    }
  }

  /// The opposite direction.
  public var opposite: Direction {
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
  public var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }

  /// The unit vector of the direction on the screen.
  public func unit(in layout: LayoutDirection) -> Vector {
    switch resolved(in: layout) {
    case .up: Vector(dx: 0, dy: -1)
    case .down: Vector(dx: 0, dy: 1)
    case .left: Vector(dx: -1, dy: 0)
    default: Vector(dx: 1, dy: 0)
    }
  }
}
