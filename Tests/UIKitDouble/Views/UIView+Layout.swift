extension UIView {
  /// Lays out the views that need it, from this view downwards. Returns whether there were any.
  @discardableResult
  func layoutTree(within outer: UIEdgeInsets) -> Bool {
    var changed = updateSafeArea(within: outer)
    if isLayoutNeeded {
      isLayoutNeeded = false
      changed = true
      ViewCallback.call("layoutSubviews") {
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
    }
    for view in subviews where view.superview === self {
      if view.layoutTree(within: knownSafeArea) { changed = true }
    }
    return changed
  }

  func markDrawn() {
    hasBeenDrawn = true
    for view in subviews { view.markDrawn() }
    if controller is UINavigationController || self is UITabBar { barDrawn = BarDescription(in: self) }
  }

  private func updateSafeArea(within outer: UIEdgeInsets) -> Bool {
    let insets = superview == nil ? safeAreaInsets : safeArea(within: outer)
    guard insets != knownSafeArea else { return false }
    knownSafeArea = insets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    return true
  }

  /// The part of the view that bars and the display's corners cover; zero while the view is in no window.
  public var safeAreaInsets: UIEdgeInsets {
    guard let superview, window != nil else { return (self as? UIWindow)?.insetsOfDevice ?? .zero }
    return safeArea(within: superview.safeAreaInsets)
  }

  private func safeArea(within outer: UIEdgeInsets) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if outer != .zero, let superview {
      let safe = convert(superview.bounds.inset(by: outer), from: superview)
      if outer.top > 0 { insets.top = max(safe.minY - bounds.minY, 0) }
      if outer.left > 0 { insets.left = max(safe.minX - bounds.minX, 0) }
      if outer.bottom > 0 { insets.bottom = max(bounds.maxY - safe.maxY, 0) }
      if outer.right > 0 { insets.right = max(bounds.maxX - safe.maxX, 0) }
    }
    return controller?.extendedSafeArea(insets) ?? insets
  }

  /// Applies the autoresizing mask after a change of the superview's size.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let box = CGRect(
      x: center.x - layer.anchorPoint.x * bounds.width, y: center.y - layer.anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
    let across = Self.stretch(
      (box.minX, box.width, old.width - box.maxX), by: new.width - old.width,
      (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
    let down = Self.stretch(
      (box.minY, box.height, old.height - box.maxY), by: new.height - old.height,
      (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
    bounds.size = CGSize(width: across.size, height: down.size)
    center = CGPoint(
      x: across.start + layer.anchorPoint.x * across.size, y: down.start + layer.anchorPoint.y * down.size)
  }

  private static func stretch(
    _ parts: (start: CGFloat, size: CGFloat, end: CGFloat), by change: CGFloat,
    _ flexible: (start: Bool, size: Bool, end: Bool)
  ) -> (start: CGFloat, size: CGFloat) {
    let weights = [
      flexible.start ? max(parts.start, 0) : 0, flexible.size ? max(parts.size, 0) : 0,
      flexible.end ? max(parts.end, 0) : 0,
    ]
    let total = weights.reduce(0, +)
    let count = CGFloat([flexible.start, flexible.size, flexible.end].count { $0 })
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? change * weights[index] / total : change / count
    }
    return (parts.start + share(0, flexible.start), parts.size + share(1, flexible.size))
  }

  /// The direction in which the view is laid out.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    case .forceRightToLeft: .rightToLeft
    default: .leftToRight
    }
  }
}
