/// A list of actions.
@MainActor open class UIMenu: NSObject {
  public let title: String
  public let children: [UIAction]
  public init(title: String = "", children: [UIAction] = []) {
    (self.title, self.children) = (title, children)
    super.init()
  }
}

/// A dot for each page.
@MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
}

/// The spinner that a list shows when it is pulled down.
@MainActor open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// A spinner.
@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }
  open private(set) var isAnimating = false
  public convenience init(style: Style) { self.init(frame: .zero) }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

/// Haptic feedback, which the double records in its log.
@MainActor open class UIImpactFeedbackGenerator: NSObject {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }
  private let style: FeedbackStyle
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  open func prepare() {}
  open func impactOccurred() { UIKitDouble.log.record("impactOccurred(\(style))") }
}

/// The device.
@MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  open var systemVersion: String { "26.0" }
}
