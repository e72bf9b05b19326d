/// An image, of which the double knows only the size.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal, alwaysTemplate
  }

  public let size: CGSize
  public let scale: CGFloat
  /// The names of the views that were drawn into it.
  let content: [String]

  init(size: CGSize, scale: CGFloat = 1, content: [String] = []) {
    self.size = size
    self.scale = scale
    self.content = content
    super.init()
  }

  public override convenience init() { self.init(size: .zero) }

  public convenience init(cgImage: CGImage) {
    self.init(size: CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height)))
  }

  /// Symbols are 20 points square here.
  public convenience init?(systemName name: String) { self.init(size: CGSize(width: 20, height: 20)) }

  /// The double cannot read pixels: nil if the file is missing, and an error if it is there.
  public convenience init?(contentsOfFile path: String) {
    if FileManager.default.fileExists(atPath: path) { unmodelled("UIImage.init(contentsOfFile:)") }
    return nil
  }

  open var cgImage: CGImage? { CGImage(width: Int(size.width * scale), height: Int(size.height * scale)) }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
}

/// A drawing context that draws nothing.
public struct CGContext: Sendable {
  /// The names of the drawn views.
  @MainActor static var drawn: [String] = []
  public func setFillColor(_ color: CGColor) {}
  public func fill(_ rect: CGRect) {}
  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
}

/// Draws images. The double only calls the actions and keeps the size.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    (self.size, self.format) = (size, format)
    super.init()
  }

  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    MainActor.assumeIsolated { CGContext.drawn = [] }
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size, scale: format.scale, content: MainActor.assumeIsolated { CGContext.drawn })
  }
}

open class UIGraphicsImageRendererContext: NSObject {
  open var cgContext: CGContext { CGContext() }
  open func fill(_ rect: CGRect) {}
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  open var opaque = false
  open class func `default`() -> Self { unsafeDowncast(UIGraphicsImageRendererFormat(), to: Self.self) }
  open class func preferred() -> Self { `default`() }
}

/// A path to fill or to mask with.
open class UIBezierPath: NSObject {
  open var cgPath: CGPath
  public init(rect: CGRect) { cgPath = CGPath(rect: rect, transform: nil) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
  }
  public init(ovalIn rect: CGRect) { cgPath = CGPath(ellipseIn: rect, transform: nil) }
  open var bounds: CGRect { cgPath.boundingBox }
  open func fill() {}
}
