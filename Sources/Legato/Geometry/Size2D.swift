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
