/// The bar above a navigation controller's screens.
@MainActor open class UINavigationBar: UIView {
  /// Heights in points: of a bar, and of the part that a large title adds.
  static let height: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  static let promptHeight: CGFloat = 30

  open weak var delegate: (any UINavigationBarDelegate)?
  open private(set) var items: [UINavigationItem]?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { standardAppearance = standardAppearance.copied }
  }
  open var compactAppearance: UINavigationBarAppearance? { didSet { compactAppearance = compactAppearance?.copied } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied }
  }
  open var shadowImage: UIImage?
  weak var navigationController: UINavigationController?

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items.flatMap { $0.dropLast().last } }

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard navigationController == nil else {
      return UIKitDouble.violate(
        "The items of a bar that a navigation controller manages were set; UIKit raises an exception.")
    }
    show(items ?? [])
  }

  func show(_ items: [UINavigationItem]) {
    self.items = items
    for item in items { item.bar = self }
    setNeedsLayout()
  }

  private lazy var contents = BarContents()

  open override func layoutSubviews() {
    super.layoutSubviews()
    if contents.superview !== self { insertSubview(contents, at: 0) }
    contents.frame = bounds
    contents.semanticContentAttribute = semanticContentAttribute
    contents.show(self)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let isDeaf = UIKitDouble.settings.barsAreDeaf && navigationController?.current != nil
    return isDeaf ? nil : super.hitTest(point, with: event)
  }

  /// The effect of a tap on its back button.
  func goBack() {
    if let delegate, let item = topItem {
      guard Optionality.ask({ delegate.navigationBar(self, shouldPop: item) }) ?? true else { return }
    }
    navigationController?.popViewController(animated: true)
  }

  var barHeight: CGFloat {
    Self.height + (hasLargeTitle ? Self.largeTitleHeight : 0) + (topItem?.prompt == nil ? 0 : Self.promptHeight)
  }

  /// Includes the search bar that a navigation controller puts below.
  var fullHeight: CGFloat { barHeight + (topItem?.searchController == nil ? 0 : UISearchBar.height) }

  /// An automatic item takes the mode of the item below it. A bar over a scrolled page has no large title.
  var hasLargeTitle: Bool {
    let decided = items?.last { $0.largeTitleDisplayMode != .automatic }
    let isLarge = prefersLargeTitles && decided.map { $0.largeTitleDisplayMode == .always } ?? true
    return isLarge && (navigationController == nil || isAtEdge)
  }

  /// Only the bar of a navigation controller knows what is scrolled below it. What any other bar assumes is not
  /// documented.
  var isAtEdge: Bool {
    guard let pages = navigationController?.children else { return UIKitDouble.settings.appearingFirst }
    let page = pages.first { $0.navigationItem === topItem }
    guard let page, let view = page.viewIfLoaded else { return true }
    let scroller = page.contentScrollView(for: .top) ?? view as? UIScrollView ?? view.subviews.first as? UIScrollView
    return scroller.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom, top, topAttached
}

/// An object at an edge of the screen.
@MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Decides the position of a bar. Its requirement is optional in UIKit.
@MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    Optionality.missing()
    return .any
  }
}

extension UINavigationBar: UIBarPositioning {
  public var barPosition: UIBarPosition {
    delegate.flatMap { bars in Optionality.ask { bars.position(for: self) } } ?? .top
  }
}

/// Decides about a bar. Every requirement is optional in UIKit.
@MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    Optionality.missing()
    return true
  }
}

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black
}
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact
  case defaultPrompt = 101
  case compactPrompt
}

/// The content of the bar for one screen.
@MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always, never, inline
  }
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic, minimal
  }

  /// The bar that shows this item and follows its changes.
  weak var bar: UINavigationBar?

  open var title: String? { didSet { bar?.setNeedsLayout() } }
  open var prompt: String? { didSet { bar?.setNeedsLayout() } }
  open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
  open var hidesBackButton = false
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var searchController: UISearchController?
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  open var leftItemsSupplementBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var standardAppearance: UINavigationBarAppearance? { didSet { standardAppearance = standardAppearance?.copied } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { compactAppearance = compactAppearance?.copied } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied }
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var backAction: UIAction?
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

/// The look of a bar. Bars copy the appearances that are set.
@MainActor open class UIBarAppearance: NSObject {
  /// The three backgrounds that an app can choose.
  enum Background { case standard, opaque, transparent }

  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect? = UIBarAppearance.material
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  private(set) var background = Background.standard
  private static let material = UIBlurEffect(style: .systemMaterial)

  public required override init() { super.init() }
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(from: barAppearance)
  }

  open func configureWithDefaultBackground() { configure(.standard) }
  open func configureWithOpaqueBackground() { configure(.opaque) }
  open func configureWithTransparentBackground() { configure(.transparent) }

  private func configure(_ background: Background) {
    self.background = background
    (backgroundColor, backgroundImage, shadowImage) = (background == .opaque ? .systemBackground : nil, nil, nil)
    backgroundEffect = background == .standard ? Self.material : nil
    shadowColor = background == .transparent ? nil : .separator
  }

  open func copy() -> Self {
    let copy = Self()
    copy.take(from: self)
    return copy
  }

  /// The copy that a bar keeps: later changes of the original do not affect it.
  var copied: Self { copy() }

  func take(from other: UIBarAppearance) {
    (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
    (backgroundImage, shadowColor) = (other.backgroundImage, other.shadowColor)
    (shadowImage, background) = (other.shadowImage, other.background)
  }
}

/// The look of a navigation bar.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
  }
}

/// An offset.
public struct UIOffset: Hashable, Sendable {
  public var horizontal, vertical: CGFloat
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  public static var zero: UIOffset { UIOffset(horizontal: 0, vertical: 0) }
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let font = NSAttributedString.Key("NSFont")
}

/// A bar below a navigation controller's screens.
@MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
