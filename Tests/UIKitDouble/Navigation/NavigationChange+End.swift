extension UINavigationController {
  func finishUnanimated(_ change: NavigationChange) {
    change.run.completion = nil
    change.run.coordinator.start()
    if let view = change.to?.view { change.run.containerView.addSubview(view) }
    end(change, true)
  }

  func finishAtOnce(_ change: NavigationChange) {
    current = nil
    leave(change.leaving)
    for controller in change.arriving { controller.didMove(toParent: self) }
    moveBars(change)
    runQueue()
  }

  /// Everything after `completeTransition`.
  func end(_ change: NavigationChange, _ completed: Bool) {
    let run = change.run
    if !completed { stack = change.oldStack }
    let shown = completed ? change.to : change.from
    let gone = completed ? change.from : change.to
    if let view = shown?.view { place(view) }
    if let view = gone?.viewIfLoaded, view.isDescendant(of: contentView) { view.removeFromSuperview() }
    if !completed { restoreBars(change) }
    run.tellAnimationEnded(completed)
    run.checkEmptied()
    run.containerView.removeFromSuperview()
    tellEnd(change, completed)
    for controller in change.arriving { controller.isMovingToParent = false }
    for controller in change.leaving { controller.isMovingFromParent = false }
    current = nil
    leave(completed ? change.leaving : change.arriving)
    if completed { for controller in change.arriving { controller.didMove(toParent: self) } }
    run.coordinator.end(completed: completed)
    run.checkReleased()
    (run.animator, run.interactor) = (nil, nil)
    view.setNeedsLayout()
    runQueue()
  }

  private func tellEnd(_ change: NavigationChange, _ completed: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    let isAnimated = change.run.isAnimated
    let isFirst = UIKitDouble.settings.appearingFirst
    guard let to = change.to else { return }
    if completed {
      let pair = [change.from, to].compactMap { $0 }
      for controller in isFirst ? pair.reversed() : pair { endIfBegun(controller) }
      tellDelegate("didShow", to, isAnimated)
      return
    }
    let back = {
      guard let from = change.from else { return }
      from.beginAppearance(true, animated: isAnimated)
      from.endAppearance()
    }
    if isFirst { back() }
    to.beginAppearance(false, animated: isAnimated)
    to.endAppearance()
    if !isFirst { back() }
  }

  private func endIfBegun(_ controller: UIViewController) {
    // A controller that appears together with its container gets its callbacks from the container.
    guard controller.appearance == .appearing && appearance == .appeared || controller.appearance == .disappearing
    else { return }
    controller.endAppearance()
  }

  private func leave(_ controllers: [UIViewController]) {
    for controller in controllers where !stack.contains(controller) {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  private func runQueue() {
    while current == nil, planned == nil, !queue.isEmpty { queue.removeFirst()() }
  }

  /// Shows a change that has not begun when the view leaves its window: without a window it needs no animation.
  func showPlannedAtOnce() {
    guard let change = planned, view.window == nil else { return }
    (planned, stackShown) = (nil, nil)
    showTopAtOnce()
    change.run.coordinator.start()
    change.run.coordinator.end(completed: true)
    runQueue()
  }

  /// Shows the top controller without a transition, as before the view is in a window.
  func showTopAtOnce() {
    guard let top = stack.last else { return }
    for view in contentView.subviews where view !== top.view { view.removeFromSuperview() }
    top.overlay = contentOverlay
    place(top.view)
    for controller in children where !stack.contains(controller) { controller.removeFromParent() }
    for controller in stack { controller.didMove(toParent: self) }
    navigationBar.show(stack.map(\.navigationItem))
    placeBars()
  }

  private func place(_ view: UIView) {
    AnimationContext.withoutBlocks {
      if view.superview !== contentView { contentView.addSubview(view) }
      if CATransform3DIsIdentity(view.layer.transform) { view.frame = contentView.bounds }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  // MARK: Bars

  /// The insets of the content that the bars cover.
  var contentOverlay: UIEdgeInsets {
    guard isViewLoaded, !isNavigationBarHidden else { return overlay }
    let top = max(view.safeAreaInsets.top, overlay.top) + navigationBar.fullHeight
    return UIEdgeInsets(top: top, left: 0, bottom: overlay.bottom, right: 0)
  }

  func placeBars() {
    let top = max(view.safeAreaInsets.top, overlay.top)
    let height = navigationBar.fullHeight
    placeSearchBar()
    navigationBar.frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -height : top, width: view.bounds.width, height: height)
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - (isToolbarHidden ? 0 : 49 + view.safeAreaInsets.bottom), width: view.bounds.width,
      height: 49)
    for controller in stack { controller.overlay = contentOverlay }
  }

  private func placeSearchBar() {
    let own = navigationBar.topItem?.searchController?.searchBar
    for case let other as UISearchBar in navigationBar.subviews where other !== own { other.removeFromSuperview() }
    guard let own else { return }
    own.frame = CGRect(
      x: 0, y: navigationBar.barHeight, width: view.bounds.width, height: UISearchBar.height)
    if own.superview !== navigationBar { navigationBar.addSubview(own) }
  }

  func moveBars(_ change: NavigationChange) {
    change.oldItems = navigationBar.items ?? []
    navigationBar.show(change.newStack.map(\.navigationItem))
    placeBars()
    hideBottomBar(for: change.newStack)
  }

  private func restoreBars(_ change: NavigationChange) {
    navigationBar.show(change.oldItems)
    hideBottomBar(for: change.oldStack)
  }

  private func hideBottomBar(for stack: [UIViewController]) {
    guard let tabs = tabBarController else { return }
    tabs.setBarHidden(stack.contains { $0.hidesBottomBarWhenPushed && $0 !== stack.first })
  }
}
