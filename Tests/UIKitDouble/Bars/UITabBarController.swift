/// Screens side by side, one of which is shown.
@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)? { didSet { delegateHasChanged() } }
  open private(set) lazy var tabBar: UITabBar = UITabBar()
  private var controllers: [UIViewController] = []
  open private(set) var tabs: [UITab] = []
  private var index = 0
  private let contentView = UIView()
  private(set) var run: TransitionRun?

  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let shown = selectedViewController
    for old in controllers where viewControllers?.contains(old) != true {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    controllers = viewControllers ?? []
    for new in controllers where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    tabs = controllers.map { UITab($0) }
    tabBar.items = controllers.map(\.tabBarItem)
    index = shown.flatMap { controllers.firstIndex(of: $0) } ?? 0
    if isViewLoaded { showSelected() }
  }

  open var selectedIndex: Int {
    get { index }
    set {
      guard controllers.indices.contains(newValue), newValue != index else { return }
      select(newValue)
    }
  }

  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(index) ? controllers[index] : nil }
    set { if let newValue, let found = controllers.firstIndex(of: newValue) { selectedIndex = found } }
  }

  /// The effect of a tap on a tab: asks the delegate, selects, and notifies the delegate.
  func tap(_ tapped: Int) {
    guard controllers.indices.contains(tapped) else { return }
    let controller = controllers[tapped]
    let name = UIKitDouble.name(of: self)
    let mayGo =
      delegate.map { delegate in
        Optionality.ask("\(name).delegate.shouldSelectTab") {
          delegate.tabBarController(self, shouldSelectTab: tabs[tapped])
        } ?? Optionality.ask("\(name).delegate.shouldSelect") {
          delegate.tabBarController(self, shouldSelect: controller)
        } ?? true
      } ?? true
    guard mayGo else { return }
    selectedIndex = tapped
    if let delegate {
      Optionality.ask("\(name).delegate.didSelect") { delegate.tabBarController(self, didSelect: controller) }
    }
  }

  open override func loadView() {
    super.loadView()
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    view.addSubview(tabBar)
    showSelected()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBar()
  }

  override var childrenShown: [UIViewController] { [selectedViewController].compactMap { $0 } }
  override var managesAppearanceOfChildren: Bool { true }
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    run?.coordinator ?? super.transitionCoordinator
  }
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  // MARK: Bar

  /// Whether a page that hides the bar is on top.
  private(set) var isBarHidden = false

  func setBarHidden(_ hidden: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    UIKitDouble.log.record("\(UIKitDouble.name(of: self)).tabBar.hidden(\(hidden))")
    if isViewLoaded { placeBar() }
  }

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { setBarHidden(hidden) }
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setBarHidden(newValue) }
  }

  private func placeBar() {
    let height = UITabBar.height + view.safeAreaInsets.bottom
    let y = view.bounds.height - (isBarHidden ? 0 : height)
    tabBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    for controller in controllers {
      controller.overlay = UIEdgeInsets(top: 0, left: 0, bottom: isBarHidden ? 0 : height, right: 0)
    }
  }

  // MARK: Selecting

  private func showSelected() {
    for view in contentView.subviews where view !== selectedViewController?.view { view.removeFromSuperview() }
    guard let view = selectedViewController?.view else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  private func select(_ newIndex: Int) {
    guard run == nil else {
      return UIKitDouble.violate("A tab was selected during a transition between tabs.")
    }
    let from = selectedViewController
    let to = controllers[newIndex]
    let old = index
    index = newIndex
    guard isViewLoaded, view.window != nil, let from else {
      if isViewLoaded { showSelected() }
      return
    }
    let run = makeRun(from, to)
    self.run = run
    let isAnimated = run.isAnimated
    let pair = [(from, false), (to, true)]
    for (controller, appears) in UIKitDouble.settings.appearingFirst ? pair.reversed() : pair {
      controller.beginAppearance(appears, animated: isAnimated)
    }
    contentView.addSubview(run.containerView)
    run.containerView.frame = contentView.bounds
    run.containerView.addSubview(from.view)
    run.views = [.from: from.view, .to: to.view]
    run.initialFrames[ObjectIdentifier(from)] = contentView.bounds
    run.finalFrames[ObjectIdentifier(to)] = contentView.bounds
    run.completion = { [weak self] in self?.end(run, from, to, old, $0) }
    guard isAnimated else {
      run.containerView.addSubview(to.view)
      return end(run, from, to, old, true)
    }
    guard UIKitDouble.settings.startsAFrameLater else { return run.start() }
    UIKitDouble.clock.after(UIKitDouble.clock.frameDuration) { run.start() }
  }

  private func makeRun(_ from: UIViewController, _ to: UIViewController) -> TransitionRun {
    let name = UIKitDouble.name(of: self)
    let animator = delegate.flatMap { delegate in
      Optionality.ask("\(name).delegate.animationControllerForTransition") {
        delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
      } ?? nil
    }
    let run = TransitionRun("\(name).transition", from: from, to: to, style: .none, isAnimated: animator != nil)
    run.animator = animator
    if let animator, let delegate {
      run.interactor =
        Optionality.ask("\(name).delegate.interactionControllerFor") {
          delegate.tabBarController(self, interactionControllerFor: animator)
        } ?? nil
    }
    return run
  }

  private func end(
    _ run: TransitionRun, _ from: UIViewController, _ to: UIViewController, _ old: Int, _ completed: Bool
  ) {
    if !completed { index = old }
    showSelected()
    run.tellAnimationEnded(completed)
    run.checkEmptied()
    run.containerView.removeFromSuperview()
    if !completed {
      to.beginAppearance(false, animated: true)
      from.beginAppearance(true, animated: true)
    }
    let order = UIKitDouble.settings.appearingFirst == completed ? [to, from] : [from, to]
    for controller in order { controller.endAppearance() }
    self.run = nil
    run.coordinator.end(completed: completed)
    run.checkReleased()
    (run.animator, run.interactor) = (nil, nil)
  }
}

extension UIKitDouble {
  /// The user taps a tab.
  @MainActor public static func tapTab(_ index: Int, of tabs: UITabBarController) { tabs.tap(index) }
}
