/// Manages a view and takes part in a tree of controllers.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment {

  /// The double's stand-in for key-value observing, which needs Objective-C: called whenever somebody sets the delegate
  /// of a container.
  public var delegateHasChanged: () -> Void = {}
  /// The same for the transitioning delegate.
  public var transitioningDelegateHasChanged: () -> Void = {}
  /// Where a controller is between its appearance callbacks.
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  private var loadedView: UIView?
  private var isLoading = false
  var appearance = Appearance.disappeared
  var hasToldIsAppearing = false
  var isAppearanceAnimated = false
  var overlay = UIEdgeInsets.zero { didSet { if overlay != oldValue { LayoutState.isDirty = true } } }
  var presentation: Presentation?
  weak var presentationOfThis: Presentation?
  var sheet: UISheetPresentationController?
  var sizeCoordinator: RunCoordinator?

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false

  open var title: String?
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { LayoutState.isDirty = true } }
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var preferredContentSize = CGSize.zero
  open var hidesBottomBarWhenPushed = false
  /// A reader always gets a style other than `.automatic`: by UIKit's header a page sheet or, from iOS 18 on, a form
  /// sheet.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { styleAsked == .automatic ? UIKitDouble.settings.automaticStyle : styleAsked }
    set { styleAsked = newValue }
  }
  private var styleAsked = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { transitioningDelegateHasChanged() }
  }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var preferredTransition: Transition?
  open var isEditing = false
  open var toolbarItems: [UIBarButtonItem]?
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, selectedImage: nil)

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { unmodelled("controllers from archives") }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    UIKitDouble.log.record("\(UIKitDouble.name(of: self)).viewDidLoad")
    viewDidLoad()
  }

  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var traitCollection: UITraitCollection { .current }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  open override var next: UIResponder? { loadedView?.superview ?? presentingViewController ?? parent }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endAppearance() }

  /// The children that appear and disappear with this controller.
  var childrenShown: [UIViewController] { children.filter { $0.viewIfLoaded?.superview != nil } }

  /// Whether this controller itself forwards appearance callbacks to its children.
  var managesAppearanceOfChildren: Bool { false }

  // MARK: Status bar and orientation

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }

  open func setNeedsStatusBarAppearanceUpdate() {
    UIKitDouble.log.record("\(UIKitDouble.name(of: self)).setNeedsStatusBarAppearanceUpdate")
    UIStatusBarManager.shared.update()
  }

  func deepest(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    self[keyPath: child]?.deepest(child) ?? self
  }

  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews[edge.rawValue] = scrollView
  }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.first { !edge.isDisjoint(with: NSDirectionalRectEdge(rawValue: $0.key)) }?.value
  }
  private var contentScrollViews: [UInt: UIScrollView] = [:]
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { UIStatusBarManager.shared.updateHomeIndicator() }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func viewLayoutMarginsDidChange() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Presentation

  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(self, animated: flag, completion: completion)
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sizeCoordinator ?? presentation?.run?.coordinator ?? presentationOfThis?.run?.coordinator
      ?? parent?.transitionCoordinator
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}

/// The presentation styles.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// UIKit's own transitions for presentations.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal, crossDissolve, partialCurl
}
