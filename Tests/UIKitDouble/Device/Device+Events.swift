extension Device {
  // MARK: App

  /// The user leaves the app: Core Animation forgets its animations, and no frame is drawn.
  public func enterBackground() {
    post(UIApplication.willResignActiveNotification, .inactive)
    UIWindowScene.main.activationState = .background
    post(UIApplication.didEnterBackgroundNotification, .background)
    DisplayLinkRegistry.isSuspended = true
    AnimationRegistry.dropAll()
    advance(by: 0)
  }

  /// The user comes back.
  public func enterForeground() {
    post(UIApplication.willEnterForegroundNotification, .inactive)
    DisplayLinkRegistry.isSuspended = false
    UIWindowScene.main.activationState = .foregroundActive
    post(UIApplication.didBecomeActiveNotification, .active)
    advance(by: 0)
  }

  /// A second scene of the app, as a second window on an iPad.
  public func makeScene() -> UIWindowScene { UIWindowScene() }

  /// Sends one scene to the background; the app stays in the foreground while another scene is there.
  public func sendToBackground(_ scene: UIWindowScene) {
    scene.activationState = .background
    UIKitDouble.log.record("notification: \(UIScene.didEnterBackgroundNotification.rawValue)")
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    advance(by: 0)
  }

  private func post(_ name: NSNotification.Name, _ state: UIApplication.State) {
    UIApplication.shared.applicationState = state
    UIKitDouble.log.record("notification: \(name.rawValue)")
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }

  // MARK: Screen

  /// The duration of a rotation, in seconds.
  public static let rotationDuration: TimeInterval = 0.3

  /// Rotates the device, or resizes its window: the root controller is notified before the size changes.
  public func resize(to size: CGSize, duration: TimeInterval = Device.rotationDuration) {
    let coordinator = RunCoordinator(duration: duration, container: window)
    let root = window.rootViewController
    let controllers = [root, root?.presentedViewController].compactMap { $0 }
    for controller in controllers {
      controller.sizeCoordinator = coordinator
      UIKitDouble.log.record("\(UIKitDouble.name(of: controller)).viewWillTransition(to: \(size.width)×\(size.height))")
      controller.viewWillTransition(to: size, with: coordinator)
    }
    UIScreen.main.bounds.size = size
    window.frame.size = size
    coordinator.start()
    UIKitDouble.clock.after(duration) {
      for controller in controllers { controller.sizeCoordinator = nil }
      coordinator.end(completed: true)
    }
    advance(by: 0)
  }

  /// Swaps width and height.
  public func rotate() {
    resize(to: CGSize(width: window.bounds.height, height: window.bounds.width))
  }

  /// Changes the layout direction of the whole interface.
  public func setLayoutDirection(_ direction: UIUserInterfaceLayoutDirection) {
    UIApplication.shared.userInterfaceLayoutDirection = direction
    UITraitCollection.current.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The user switches between light and dark.
  public func setInterfaceStyle(_ style: UIUserInterfaceStyle) {
    change(to: .current.with(\.userInterfaceStyle, style))
  }

  /// The user changes the text size.
  public func setContentSizeCategory(_ category: UIContentSizeCategory) {
    change(to: .current.with(\.preferredContentSizeCategory, category))
  }

  /// Changes the vertical size class alone, as when a phone is rotated. The size needs a call of its own.
  public func setVerticalSizeClass(_ sizeClass: UIUserInterfaceSizeClass) {
    change(to: .current.with(\.verticalSizeClass, sizeClass))
  }

  private func change(to traits: UITraitCollection) {
    let old = UITraitCollection.current
    UITraitCollection.current = traits
    for view in window.tree {
      view.controller?.traitCollectionDidChange(old)
      view.traitCollectionDidChange(old)
    }
  }

  // MARK: Accessibility

  public func setReduceMotion(_ isOn: Bool) {
    UIAccessibility.isReduceMotionEnabled = isOn
    NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }

  public func setPrefersCrossFade(_ isOn: Bool) {
    UIAccessibility.prefersCrossFadeTransitions = isOn
    NotificationCenter.default.post(name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
  }

  public func setVoiceOver(_ isOn: Bool) {
    UIAccessibility.isVoiceOverRunning = isOn
    NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
  }

  /// Notifications posted to assistive technologies, in order.
  public var accessibilityPosts: [(notification: UIAccessibility.Notification, argument: Any?)] {
    UIAccessibility.posted
  }

  /// VoiceOver's two-finger scrub. It goes up the responder chain from the focused element, or else from the front
  /// view, until a responder handles it.
  @discardableResult
  public func performEscape() -> Bool {
    var responder: UIResponder? = window.subviews.last
    if let presented = window.rootViewController?.presentedViewController { responder = presented.view }
    if let focus = UIAccessibility.focus as? UIResponder { responder = focus }
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }

  // MARK: Bars

  /// A tap on the back button of a navigation bar.
  public func tapBack(in controller: UINavigationController) {
    guard controller.viewControllers.count > 1, controller.topViewController?.navigationItem.hidesBackButton != true,
      !controller.isNavigationBarHidden
    else { return }
    controller.navigationBar.goBack()
  }

  /// A tap on a tab.
  public func tapTab(_ index: Int, in controller: UITabBarController) { controller.tap(index) }

  /// The status bar style that the visible controllers requested last.
  public var statusBarStyle: UIStatusBarStyle { UIStatusBarManager.shared.statusBarStyle }

  /// Whether the visible controllers hide the home indicator.
  public var isHomeIndicatorHidden: Bool { UIStatusBarManager.shared.isHomeIndicatorHidden }
}
