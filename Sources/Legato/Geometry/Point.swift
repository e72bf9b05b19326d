// A position in the container's coordinates.

/// A position in points (CSS pixels on the web), with y growing downwards.
public struct Point: Equatable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  public static let zero = Point()

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  public static func + (point: Point, vector: Vector) -> Point { Point(x: point.x + vector.dx, y: point.y + vector.dy) }
  public static func - (point: Point, vector: Vector) -> Point { Point(x: point.x - vector.dx, y: point.y - vector.dy) }
  public static func - (end: Point, start: Point) -> Vector { Vector(dx: end.x - start.x, dy: end.y - start.y) }
}
