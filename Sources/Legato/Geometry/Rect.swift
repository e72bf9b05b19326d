/// A rectangle in points, by its top left corner and its size.
public struct Rect: Equatable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// A rectangle from its top left corner and its size, which are kept as given; see ``isEmpty``.
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from four numbers in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// No area, at the origin.
  public static let zero = Rect()

  /// The left side.
  public var minX: Double { origin.x }
  /// The top side.
  public var minY: Double { origin.y }
  /// The right side.
  public var maxX: Double { origin.x + size.width }
  /// The bottom side.
  public var maxY: Double { origin.y + size.height }
  /// The point midway between the sides.
  public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }

  /// Whether the rectangle has no area, or a coordinate that is not a finite number.
  @inline(never)
  public var isEmpty: Bool {
    !(size.width > 0 && size.height > 0 && origin.isFinite && size.width.isFinite && size.height.isFinite)
  }

  /// Whether the point lies inside, the top and left edges included; never if it, or a side, is NaN.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
