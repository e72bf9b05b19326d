/// The root of the views.
@MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2000)
    public static let statusBar = Level(rawValue: 1000)
  }

  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false
  var insetsOfDevice: UIEdgeInsets { isHidden ? .zero : UIScreen.main.safeArea }
  var traitsOfDevice: UITraitCollection { .current }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) { unmodelled("views from archives") }

  open var screen: UIScreen { .main }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if !isHidden { replaceRoot(oldValue) }
    }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    for window in UIApplication.shared.windowsShown { window.isKeyWindow = false }
    isKeyWindow = true
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      super.isHidden = newValue
      layer.isRootOfScreen = !newValue
      UIApplication.shared.show(self, !newValue)
      if !newValue { replaceRoot(nil) } else { remove(rootViewController) }
    }
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }

  private func replaceRoot(_ old: UIViewController?) {
    remove(old)
    guard let root = rootViewController else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.beginAppearance(true, animated: false)
    addSubview(root.view)
    root.isAppearing()
    UIKitDouble.clock.after(0) { [weak root] in root?.endAppearance() }
  }

  private func remove(_ old: UIViewController?) {
    guard let old, old.isViewLoaded else { return }
    old.beginAppearance(false, animated: false)
    old.view.removeFromSuperview()
    old.endAppearance()
  }
}

/// The display.
@MainActor open class UIScreen: NSObject {
  public static var main: UIScreen { shared }
  static let shared = UIScreen()
  open internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  open internal(set) var scale: CGFloat = 3
  open internal(set) var nativeScale: CGFloat = 3
  var safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  open var maximumFramesPerSecond: Int { Int(UIKitDouble.settings.frameRate) }
  open var coordinateSpace: any UICoordinateSpace { space }
  open var fixedCoordinateSpace: any UICoordinateSpace { space }
  private let space = ScreenSpace()
}

/// One of an app's scenes.
@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  open internal(set) var activationState = ActivationState.foregroundActive
  public static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
  public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
}

/// A scene with windows.
@MainActor open class UIWindowScene: UIScene {
  static var main = UIWindowScene()
  open var windows: [UIWindow] { UIApplication.shared.windowsShown }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection { .current }
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager.shared }
}

/// The status bar.
@MainActor open class UIStatusBarManager: NSObject {
  static let shared = UIStatusBarManager()
  open internal(set) var statusBarStyle = UIStatusBarStyle.default
  open internal(set) var isStatusBarHidden = false
  var isHomeIndicatorHidden = false
  open var statusBarFrame: CGRect {
    let screen = UIScreen.main
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: isStatusBarHidden ? 0 : screen.safeArea.top)
  }

  /// Asks the visible controllers, as UIKit does after `setNeedsStatusBarAppearanceUpdate`.
  func update() {
    guard var controller = UIApplication.shared.windowsShown.first?.rootViewController else { return }
    while let presented = controller.presentedViewController, presented.capturesStatusBar { controller = presented }
    statusBarStyle = controller.deepest(\.childForStatusBarStyle).preferredStatusBarStyle
    isStatusBarHidden = controller.deepest(\.childForStatusBarHidden).prefersStatusBarHidden
    UIKitDouble.log.record("statusBar.style(\(statusBarStyle))")
  }

  /// The same, after `setNeedsUpdateOfHomeIndicatorAutoHidden`.
  func updateHomeIndicator() {
    guard var controller = UIApplication.shared.windowsShown.first?.rootViewController else { return }
    while let presented = controller.presentedViewController { controller = presented }
    isHomeIndicatorHidden = controller.deepest(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
  }
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent
  case darkContent = 3
}
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade, slide
}
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var portrait: Self { Self(rawValue: 1 << 1) }
  public static var portraitUpsideDown: Self { Self(rawValue: 1 << 2) }
  public static var landscapeRight: Self { Self(rawValue: 1 << 3) }
  public static var landscapeLeft: Self { Self(rawValue: 1 << 4) }
  public static var landscape: Self { [.landscapeLeft, .landscapeRight] }
  public static var all: Self { [.portrait, .portraitUpsideDown, .landscape] }
  public static var allButUpsideDown: Self { [.portrait, .landscape] }
}
