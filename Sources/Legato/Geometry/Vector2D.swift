// Positions, and the displacements between them.

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

/// A displacement in points, or a velocity in points per second.
public struct Vector2D: Equatable, Sendable {
  /// To the right.
  public var dx: Double
  /// Downwards.
  public var dy: Double

  /// A vector from its components, which are kept as given.
  public init(dx: Double = 0, dy: Double = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// No displacement.
  public static let zero = Vector2D()

  /// Whether both components are finite.
  package var isFinite: Bool { dx - dx == dy - dy }

  /// The Euclidean length.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The component along an axis.
  subscript(axis: ScreenAxis) -> Double { axis == .horizontal ? dx : dy }

  /// The scalar product: how far this vector goes along `other`, times `other`'s length.
  func dot(_ other: Vector2D) -> Double { dx * other.dx + dy * other.dy }

  /// The sum of two vectors.
  public static func + (a: Vector2D, b: Vector2D) -> Vector2D { Vector2D(dx: a.dx + b.dx, dy: a.dy + b.dy) }
  /// The difference of two vectors.
  public static func - (a: Vector2D, b: Vector2D) -> Vector2D { Vector2D(dx: a.dx - b.dx, dy: a.dy - b.dy) }
  /// The vector times a factor.
  public static func * (vector: Vector2D, factor: Double) -> Vector2D {
    Vector2D(dx: vector.dx * factor, dy: vector.dy * factor)
  }
  /// The opposite vector.
  public static prefix func - (vector: Vector2D) -> Vector2D { Vector2D(dx: -vector.dx, dy: -vector.dy) }
}
