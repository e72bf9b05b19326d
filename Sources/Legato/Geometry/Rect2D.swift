// Rectangles, sizes, and insets from their sides.

/// A rectangle in points, by its top left corner and its size.
public struct Rect2D: Equatable, Sendable {
  /// The top left corner.
  public var origin: Point2D
  /// The width and the height.
  public var size: Size2D

  /// A rectangle from its top left corner and its size, which are kept as given; see ``isEmpty``.
  public init(origin: Point2D = .zero, size: Size2D = .zero) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from four numbers in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point2D(x: x, y: y), size: Size2D(width: width, height: height))
  }

  /// No area, at the origin.
  public static let zero = Rect2D()

  /// The left side.
  public var minX: Double { origin.x }
  /// The top side.
  public var minY: Double { origin.y }
  /// The right side.
  public var maxX: Double { origin.x + size.width }
  /// The bottom side.
  public var maxY: Double { origin.y + size.height }
  /// The point midway between the sides.
  public var center: Point2D { Point2D(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  /// Whether the rectangle has no area, or a coordinate that is not a finite number.
  @inline(never)
  public var isEmpty: Bool {
    !(size.width > 0 && size.height > 0 && origin.isFinite && size.width.isFinite && size.height.isFinite)
  }

  /// Whether the point lies inside or on the top or left side; false if a number is NaN.
  package func contains(_ point: Point2D) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether each side is within a point of the other rectangle's.
  func isNear(_ other: Rect2D) -> Bool {
    func isNear(_ side: Double, _ other: Double) -> Bool { (side - other).magnitude <= 1 }
    return isNear(minX, other.minX) && isNear(minY, other.minY) && isNear(maxX, other.maxX)
      && isNear(maxY, other.maxY)
  }
}

/// An extent in points. Negative and NaN extents are kept as given.
public struct Size2D: Equatable, Sendable {
  /// Points.
  public var width: Double
  /// Points.
  public var height: Double

  /// A size from its extents, which are kept as given.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size2D()

  /// The extent along an axis.
  package subscript(axis: ScreenAxis) -> Double { axis == .horizontal ? width : height }

  /// The same size with every negative, NaN or infinite extent replaced by 0.
  package var sanitized: Size2D {
    Size2D(width: width.isFinite && width > 0 ? width : 0, height: height.isFinite && height > 0 ? height : 0)
  }
}

/// Distances in points from a container's sides, such as its safe area.
public struct Insets: Equatable, Sendable {
  /// Points from the top side.
  public var top: Double
  /// Points from the left side.
  public var left: Double
  /// Points from the bottom side.
  public var bottom: Double
  /// Points from the right side.
  public var right: Double

  /// Insets from their four distances, which are kept as given.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any side.
  package static let zero = Insets()
}
