/// A position in points (CSS pixels on the web), with y growing downwards.
public struct Point2D: Equatable, Sendable {
  /// Points from the left.
  public var x: Double
  /// Points from the top.
  public var y: Double

  /// A position from its coordinates, which are kept as given.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = Point2D()

  /// Whether both coordinates are finite.
  package var isFinite: Bool { x - x == y - y }

  /// The point moved by a vector.
  public static func + (point: Point2D, vector: Vector2D) -> Point2D {
    Point2D(x: point.x + vector.dx, y: point.y + vector.dy)
  }
  /// The point moved by a vector the other way.
  public static func - (point: Point2D, vector: Vector2D) -> Point2D {
    Point2D(x: point.x - vector.dx, y: point.y - vector.dy)
  }
  /// The vector from `start` to `end`.
  public static func - (end: Point2D, start: Point2D) -> Vector2D { Vector2D(dx: end.x - start.x, dy: end.y - start.y) }
}
