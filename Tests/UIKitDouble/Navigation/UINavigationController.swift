/// A stack of controllers, the top one of which is shown.
@MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push, pop
  }

  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  open weak var delegate: (any UINavigationControllerDelegate)? { didSet { delegateHasChanged() } }

  open private(set) lazy var navigationBar: UINavigationBar = UINavigationBar()
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var isToolbarHidden = true { didSet { if isViewLoaded { placeBars() } } }

  /// The stack to which operations apply.
  var stack: [UIViewController] = []

  /// The visible stack before an operation that has not started yet.
  var stackShown: [UIViewController]?

  /// The view that contains the screens.
  let contentView = UIView()
  var planned: NavigationChange?
  var current: NavigationChange?
  var queue: [() -> Void] = []
  var isFrozen = false
  var isShowingTop = false
  lazy var popGesture = SystemPopGesture(in: self)

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    if navigationBarClass != nil || toolbarClass != nil {
      unmodelled("navigation controllers with bars of the app's classes")
    }
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder aDecoder: NSCoder) { unmodelled("controllers from archives") }

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { stackShown ?? stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController?.presentedViewController ?? topViewController
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !(viewController is UINavigationController) else {
      return UIKitDouble.violate("Pushing a navigation controller is not supported; UIKit raises an exception.")
    }
    request("pushViewController", .push, animated) { stack in
      guard !stack.contains(viewController) else {
        UIKitDouble.violate("The same controller was pushed twice; UIKit raises an exception.")
        return stack
      }
      return stack + [viewController]
    }
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    return request("popViewController", .pop, animated) { $0.count > 1 ? Array($0.dropLast()) : $0 } ? popped : nil
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      UIKitDouble.violate(
        "popToViewController was told a controller that is not in the stack; UIKit raises an exception.")
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    let comes = request("popToViewController", .pop, animated) { stack in
      stack.firstIndex(of: viewController).map { Array(stack[...$0]) } ?? stack
    }
    return comes ? popped : nil
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if current != nil {
      UIKitDouble.violate("viewControllers was set during a transition, which corrupts the navigation controller.")
    }
    let isPop = viewControllers.last.map { stack.contains($0) } ?? false
    request("setViewControllers", isPop ? .pop : .push, animated) { _ in viewControllers }
  }

  // MARK: Bars

  private var isBarHidden = false

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    UIKitDouble.log.record("\(UIKitDouble.name(of: self)).setNavigationBarHidden(\(hidden))")
    guard isViewLoaded else { return }
    if animated {
      UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration), delay: 0, animations: { self.placeBars() })
    } else {
      placeBars()
    }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  open var interactivePopGestureRecognizer: UIGestureRecognizer? { isViewLoaded ? popGesture.edge : nil }
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { isViewLoaded ? popGesture.content : nil }

  // MARK: Controller

  open override func loadView() {
    super.loadView()
    view.clipsToBounds = true
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    navigationBar.navigationController = self
    view.addGestureRecognizer(popGesture.edge)
    view.addGestureRecognizer(popGesture.content)
    showTopAtOnce()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    startPending()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBars()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    showPlannedAtOnce()
  }

  /// VoiceOver's two-finger scrub goes back.
  open override func accessibilityPerformEscape() -> Bool {
    guard viewControllers.count > 1 else { return false }
    navigationBar.goBack()
    return true
  }

  override var childrenShown: [UIViewController] { stack.suffix(1) }
  override var managesAppearanceOfChildren: Bool { true }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    (current ?? planned)?.run.coordinator ?? super.transitionCoordinator
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForStatusBarStyle: UIViewController? { isBarHidden ? topViewController : nil }
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }
}
