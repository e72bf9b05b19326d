/// A colour in sRGB.
public final class CGColor: Hashable, Sendable {
  let rgba: [Double]

  init(rgba: [Double]) { self.rgba = rgba }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(rgba: [red, green, blue, alpha].map(Double.init))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var alpha: CGFloat { CGFloat(rgba[3]) }
  public var components: [CGFloat]? { rgba.map { CGFloat($0) } }
  public static func == (left: CGColor, right: CGColor) -> Bool { left.rgba == right.rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
