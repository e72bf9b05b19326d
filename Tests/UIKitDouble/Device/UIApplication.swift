/// The app.
@MainActor open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive, background
  }

  open class var shared: UIApplication { application }
  private static let application = UIApplication()

  open internal(set) var applicationState = State.active
  open internal(set) var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  open var preferredContentSizeCategory = UIContentSizeCategory.large
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  open var windows: [UIWindow] { windowsShown }
  private(set) var windowsShown: [UIWindow] = []

  func show(_ window: UIWindow, _ isShown: Bool) {
    windowsShown.removeAll { $0 === window }
    if isShown { windowsShown.append(window) }
  }

  func reset() {
    for window in windowsShown {
      let root = window.rootViewController
      window.rootViewController = nil
      root?.dropPresentations()
    }
    windowsShown = []
    applicationState = .active
    userInterfaceLayoutDirection = .leftToRight
  }

  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// The user's text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light, dark
}
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact, regular
}
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The properties of the display and of the user's settings.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public nonisolated(unsafe) static var current = UITraitCollection()
  open internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  open internal(set) var userInterfaceStyle = UIUserInterfaceStyle.light
  open internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  open internal(set) var verticalSizeClass = UIUserInterfaceSizeClass.regular
  open internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  open internal(set) var displayScale: CGFloat = 3
  open internal(set) var preferredContentSizeCategory = UIContentSizeCategory.large

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// A copy with one trait changed.
  func with<Value>(_ trait: ReferenceWritableKeyPath<UITraitCollection, Value>, _ value: Value) -> UITraitCollection {
    let other = UITraitCollection()
    other.layoutDirection = layoutDirection
    other.userInterfaceStyle = userInterfaceStyle
    (other.horizontalSizeClass, other.verticalSizeClass) = (horizontalSizeClass, verticalSizeClass)
    (other.userInterfaceIdiom, other.displayScale) = (userInterfaceIdiom, displayScale)
    other.preferredContentSizeCategory = preferredContentSizeCategory
    other[keyPath: trait] = value
    return other
  }
}

/// An object that has traits.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}
