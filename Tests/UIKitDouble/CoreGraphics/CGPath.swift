/// A path that the double knows only by its bounding box and corner radius, which are all that transitions animate.
open class CGPath: Hashable {
  public final let boundingBox: CGRect
  final let cornerRadius: CGFloat

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    boundingBox = transform.map { rect.applying($0.pointee) } ?? rect
    cornerRadius = 0
  }

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    boundingBox = transform.map { rect.applying($0.pointee) } ?? rect
    cornerRadius = cornerWidth
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    boundingBox = transform.map { rect.applying($0.pointee) } ?? rect
    cornerRadius = min(rect.width, rect.height) / 2
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.boundingBox == right.boundingBox && left.cornerRadius == right.cornerRadius
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }
}

/// An image without pixels: only its size is known.
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int
  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
