extension UIView {
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn, easeOut, linear
  }

  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal, dimmed
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var flexibleLeftMargin: Self { Self(rawValue: 1 << 0) }
    public static var flexibleWidth: Self { Self(rawValue: 1 << 1) }
    public static var flexibleRightMargin: Self { Self(rawValue: 1 << 2) }
    public static var flexibleTopMargin: Self { Self(rawValue: 1 << 3) }
    public static var flexibleHeight: Self { Self(rawValue: 1 << 4) }
    public static var flexibleBottomMargin: Self { Self(rawValue: 1 << 5) }
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var layoutSubviews: Self { Self(rawValue: 1 << 0) }
    public static var allowUserInteraction: Self { Self(rawValue: 1 << 1) }
    public static var beginFromCurrentState: Self { Self(rawValue: 1 << 2) }
    public static var `repeat`: Self { Self(rawValue: 1 << 3) }
    public static var autoreverse: Self { Self(rawValue: 1 << 4) }
    public static var overrideInheritedDuration: Self { Self(rawValue: 1 << 5) }
    public static var overrideInheritedCurve: Self { Self(rawValue: 1 << 6) }
    public static var allowAnimatedContent: Self { Self(rawValue: 1 << 7) }
    public static var showHideTransitionViews: Self { Self(rawValue: 1 << 8) }
    public static var overrideInheritedOptions: Self { Self(rawValue: 1 << 9) }
    public static var curveEaseInOut: Self { [] }
    public static var curveEaseIn: Self { Self(rawValue: 1 << 16) }
    public static var curveEaseOut: Self { Self(rawValue: 2 << 16) }
    public static var curveLinear: Self { Self(rawValue: 3 << 16) }
    public static var transitionCrossDissolve: Self { Self(rawValue: 5 << 20) }

    var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut }
  }
}

/// A hint for the direction in which a view is laid out.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft
}

/// Distances from the edges of a rectangle to its inside.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

/// The same, by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public static var zero: Self { Self(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }
  public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }
  public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }
  public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}

/// Edges by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var top: Self { Self(rawValue: 1 << 0) }
  public static var leading: Self { Self(rawValue: 1 << 1) }
  public static var bottom: Self { Self(rawValue: 1 << 2) }
  public static var trailing: Self { Self(rawValue: 1 << 3) }
  public static var all: Self { [.top, .leading, .bottom, .trailing] }
}

/// An object that can have an appearance proxy. The double models none.
@MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
