// Conversions from and to Core Graphics.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension Point2D {
    init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
  }

  extension Size2D {
    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  }

  extension Rect2D {
    init(_ rect: CGRect) { self.init(origin: Point2D(rect.origin), size: Size2D(rect.size)) }
  }

  extension Insets {
    init(_ insets: UIEdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  extension CGPoint {
    init(_ point: Point2D) { self.init(x: point.x, y: point.y) }
  }

  extension CGRect {
    init(_ rect: Rect2D) {
      self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
    }
  }

  extension LayerColor {
    /// A resolved colour, in sRGB.
    init(_ color: UIColor) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  extension ReadingDirection {
    @MainActor init(of view: UIView) {
      self = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
#endif
