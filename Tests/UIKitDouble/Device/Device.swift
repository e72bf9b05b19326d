/// A device for one test: a clean double, a window, fingers, and the settings of its user.
///
/// Making one resets the whole double. A test uses a single device, on the main actor, and never suspends.
@MainActor public final class Device {
  public let window: UIWindow

  /// - Parameters:
  ///   - size: The screen's size, in points.
  ///   - safeArea: The insets for the display's corners and the home indicator, in points.
  ///   - settings: The choices that UIKit's documentation leaves open.
  public init(
    size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    settings: UIKitDouble.Settings = .usual
  ) {
    UIApplication.shared.reset()
    UIKitDouble.reset(settings)
    TouchDispatcher.reset()
    FirstResponder.reset()
    UIAccessibility.reset()
    UITraitCollection.current = UITraitCollection()
    Keyboard.shared = Keyboard()
    UIScreen.main.bounds = CGRect(origin: .zero, size: size)
    UIScreen.main.safeArea = safeArea
    UIStatusBarManager.shared.statusBarStyle = .default
    UIStatusBarManager.shared.isHomeIndicatorHidden = false
    LayoutState.isDirty = true
    UIWindowScene.main = UIWindowScene()
    window = UIWindow(windowScene: .main)
    UIKitDouble.clock.passes += [Device.layoutPass, Device.depthPass]
  }

  /// Shows a controller as the window's root and lets it appear.
  public func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    advance(by: 0)
  }

  public func advance(by duration: TimeInterval) { UIKitDouble.clock.advance(by: duration) }
  public func advance(frames: Int) { UIKitDouble.clock.advance(frames: frames) }

  /// Puts a finger down.
  public func touch(_ point: CGPoint) -> Finger { Finger(TouchDispatcher.shared.begin(at: point, in: window)) }
  public func touch(_ x: CGFloat, _ y: CGFloat) -> Finger { touch(CGPoint(x: x, y: y)) }

  /// A tap of a twentieth of a second.
  public func tap(_ x: CGFloat, _ y: CGFloat) {
    let finger = touch(x, y)
    advance(by: 0.05)
    finger.lift()
  }

  private static func layoutPass() -> Bool {
    guard LayoutState.isDirty else { return false }
    LayoutState.isDirty = false
    var changed = false
    for window in UIApplication.shared.windowsShown {
      if window.layoutTree(within: .zero) { changed = true }
      window.markDrawn()
      window.layer.commitTree()
    }
    return changed
  }

  /// Reports what the render server would draw in another order.
  private static func depthPass() -> Bool {
    guard CALayer.isSpaceUsed else { return false }
    for window in UIApplication.shared.windowsShown {
      for sentence in window.layer.depthViolations() where !UIKitDouble.violations.contains(sentence) {
        UIKitDouble.violate(sentence)
      }
    }
    return false
  }
}
