/// A colour by sRGB components and alpha, each 0 ... 1.
public struct LayerColor: Equatable, Sendable {
  /// 0 ... 1.
  package var red: Double
  /// 0 ... 1.
  package var green: Double
  /// 0 ... 1.
  package var blue: Double
  /// 0 is clear, 1 is opaque.
  package var alpha: Double

  /// A colour from its components, which are kept as given.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  public static let black = LayerColor(red: 0, green: 0, blue: 0)
  /// Nothing.
  package static let clear = LayerColor(red: 0, green: 0, blue: 0, alpha: 0)
}
