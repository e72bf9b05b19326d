/// A position in points (CSS pixels on the web), with y growing downwards.
public struct Point: Equatable, Sendable {
  /// Points from the left.
  public var x: Double
  /// Points from the top.
  public var y: Double

  /// A position from its coordinates, which are kept as given; see ``isFinite``.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = Point()

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x - x == y - y }

  /// The point moved by a vector.
  public static func + (point: Point, vector: Vector) -> Point { Point(x: point.x + vector.dx, y: point.y + vector.dy) }
  /// The point moved by a vector the other way.
  public static func - (point: Point, vector: Vector) -> Point { Point(x: point.x - vector.dx, y: point.y - vector.dy) }
  /// The vector from `start` to `end`.
  public static func - (end: Point, start: Point) -> Vector { Vector(dx: end.x - start.x, dy: end.y - start.y) }
}
