// The corner radius of the display.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIWindow {
    /// The radius of the display's corners in points, for a screen that grows to the whole display.
    ///
    /// The system does not provide it. By default it follows from the safe area of a window that fills its screen, by a
    /// table of the devices until 2025 (docs/measurements.md); for a window that does not fill its screen it is 0. A
    /// number that is negative or not finite counts as 0.
    public var displayCornerRadius: Double {
      get {
        (objc_getAssociatedObject(base, DisplayCorners.key) as? NSNumber)?.doubleValue
          ?? DisplayCorners.radius(of: base)
      }
      nonmutating set {
        let radius = newValue.isFinite ? max(0, newValue) : 0
        objc_setAssociatedObject(base, DisplayCorners.key, NSNumber(value: radius), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  }

  /// The known corners of displays.
  @MainActor enum DisplayCorners {
    fileprivate static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// The radius by the largest inset of the safe area, which is at the sensors: the smallest inset of a row, and its
    /// radius, in points. An iPad's largest inset is its status bar's.
    private static let radii: [(inset: Double, radius: Double)] = [
      (62, 62), (59, 55), (50, 44), (48, 41.5), (47, 47.33), (44, 39), (20, 18),
    ]

    /// The radius by the safe area; 0 for a display with a home button, whose screens reach the bottom edge.
    static func radius(of window: UIWindow) -> Double {
      let insets = window.safeAreaInsets
      guard insets.bottom > 0, window.bounds.size == window.screen.bounds.size else { return 0 }
      let largest = max(insets.top, insets.left, insets.right)
      return radii.first { largest >= $0.inset }?.radius ?? 0
    }

    /// The radius for a container: the display's if it fills its window.
    static func radius(around container: UIView) -> Double {
      guard let window = container.window, container.bounds.size == window.bounds.size else { return 0 }
      return window.legato.displayCornerRadius
    }
  }
#endif
