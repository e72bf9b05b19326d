extension UIViewController {
  /// Notifies the controller, and the children shown in it, that a change of its appearance begins.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false): return
    default: break
    }
    appearance = isAppearing ? .appearing : .disappearing
    hasToldIsAppearing = false
    isAppearanceAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      tell("viewWillAppear") { viewWillAppear(animated) }
    } else {
      tell("viewWillDisappear") { viewWillDisappear(animated) }
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenShown { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// Called between `viewWillAppear` and `viewDidAppear`, once the view is in its window.
  func isAppearing() {
    guard appearance == .appearing, !hasToldIsAppearing else { return }
    hasToldIsAppearing = true
    tell("viewIsAppearing") { viewIsAppearing(isAppearanceAnimated) }
    for child in childrenShown { child.isAppearing() }
  }

  func endAppearance() {
    let forwards = shouldAutomaticallyForwardAppearanceMethods
    switch appearance {
    case .appearing:
      isAppearing()
      appearance = .appeared
      tell("viewDidAppear") { viewDidAppear(isAppearanceAnimated) }
    case .disappearing:
      appearance = .disappeared
      tell("viewDidDisappear") { viewDidDisappear(isAppearanceAnimated) }
    default:
      UIKitDouble.violate(
        "Unbalanced calls to begin and end the appearance transition of \(UIKitDouble.name(of: self)).")
      return
    }
    guard forwards else { return }
    for child in childrenShown { child.follows(appearance) }
  }

  private func follows(_ parent: Appearance) {
    // A child that was added while its parent was appearing has not been notified yet.
    if parent == .appeared, appearance == .disappeared { beginAppearance(true, animated: false) }
    if parent == .disappeared, appearance == .appeared { beginAppearance(false, animated: false) }
    if appearance == .appearing || appearance == .disappearing { endAppearance() }
  }

  private func tell(_ name: String, _ call: () -> Void) {
    UIKitDouble.log.record("\(UIKitDouble.name(of: self)).\(name)")
    call()
  }

  /// A child whose view is added within its visible parent appears at once, and disappears when the view is removed.
  func appearanceBegins(movingFrom old: UIWindow?, to new: UIWindow?, under superview: UIView) -> (() -> Void)? {
    guard (old == nil) != (new == nil), let parent, !parent.managesAppearanceOfChildren,
      parent.shouldAutomaticallyForwardAppearanceMethods, parent.appearance == .appeared,
      appearance == (new == nil ? .appeared : .disappeared)
    else { return nil }
    beginAppearance(new != nil, animated: false)
    return { [weak self] in
      self?.isAppearing()
      self?.endAppearance()
    }
  }

  /// The safe area of the view, including the bars of its containers and the app's own insets.
  func extendedSafeArea(_ base: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(base.top, overlay.top) + additionalSafeAreaInsets.top,
      left: max(base.left, overlay.left) + additionalSafeAreaInsets.left,
      bottom: max(base.bottom, overlay.bottom) + additionalSafeAreaInsets.bottom,
      right: max(base.right, overlay.right) + additionalSafeAreaInsets.right)
  }

  public var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }

  private func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    (parent as? Container) ?? parent?.nearest(type)
  }
}
