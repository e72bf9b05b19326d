/// A colour. The double's dynamic colours have one look.
open class UIColor: NSObject, @unchecked Sendable {
  public let cgColor: CGColor

  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(cgColor: MainActor.assumeIsolated { dynamicProvider(.current).cgColor })
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: CGColor(rgba: Array(cgColor.rgba[0..<3]) + [Double(alpha)]))
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (target, value) in zip([red, green, blue, alpha], cgColor.rgba) { target?.pointee = CGFloat(value) }
    return true
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Sets the colour of the next drawing; the double draws nothing.
  open func setFill() {}
  open func setStroke() {}
  open func set() {}

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }
  open override var hash: Int { cgColor.hashValue }

  private static func gray(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  open class var black: UIColor { gray(0) }
  open class var white: UIColor { gray(1) }
  open class var gray: UIColor { gray(0.5) }
  open class var lightGray: UIColor { gray(2 / 3) }
  open class var darkGray: UIColor { gray(1 / 3) }
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  open class var red: UIColor { rgb(1, 0, 0) }
  open class var green: UIColor { rgb(0, 1, 0) }
  open class var blue: UIColor { rgb(0, 0, 1) }
  open class var yellow: UIColor { rgb(1, 1, 0) }
  open class var orange: UIColor { rgb(1, 0.5, 0) }
  open class var purple: UIColor { rgb(0.5, 0, 0.5) }
  open class var systemBlue: UIColor { rgb(0, 0.478, 1) }
  open class var systemRed: UIColor { rgb(1, 0.231, 0.188) }
  open class var systemGreen: UIColor { rgb(0.204, 0.78, 0.349) }
  open class var systemOrange: UIColor { rgb(1, 0.584, 0) }
  open class var systemPurple: UIColor { rgb(0.686, 0.322, 0.871) }
  open class var systemPink: UIColor { rgb(1, 0.176, 0.333) }
  open class var systemTeal: UIColor { rgb(0.188, 0.69, 0.78) }
  open class var systemIndigo: UIColor { rgb(0.345, 0.337, 0.839) }
  open class var systemYellow: UIColor { rgb(1, 0.8, 0) }
  open class var systemGray: UIColor { gray(0.56) }
  open class var systemBackground: UIColor { gray(1) }
  open class var secondarySystemBackground: UIColor { gray(0.95) }
  open class var tertiarySystemBackground: UIColor { gray(1) }
  open class var systemGroupedBackground: UIColor { gray(0.95) }
  open class var label: UIColor { gray(0) }
  open class var secondaryLabel: UIColor { UIColor(white: 0.24, alpha: 0.6) }
  open class var tertiaryLabel: UIColor { UIColor(white: 0.24, alpha: 0.3) }
  open class var systemFill: UIColor { UIColor(white: 0.47, alpha: 0.2) }
  open class var secondarySystemFill: UIColor { UIColor(white: 0.47, alpha: 0.16) }
  open class var tertiarySystemFill: UIColor { UIColor(white: 0.46, alpha: 0.12) }
  open class var separator: UIColor { UIColor(white: 0.24, alpha: 0.29) }
}
