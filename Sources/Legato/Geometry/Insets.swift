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
