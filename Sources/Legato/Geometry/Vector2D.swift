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
