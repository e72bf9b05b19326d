extension UIView {
  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self && !isDescendant(of: view), "A view cannot be added to itself or to what it contains")
    let oldWindow = view.window
    let newWindow = window
    let appearance = view.controller?.appearanceBegins(movingFrom: oldWindow, to: newWindow, under: self)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
    view.leaveSiblings(for: self, tellingOldSuperview: true)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    orderLayers()
    view.setNeedsLayout()
    didAddSubview(view)
    ViewCallback.call("didMoveToSuperview") { view.didMoveToSuperview() }
    if oldWindow !== newWindow { view.tellDidMove() }
    setNeedsLayout()
    appearance?()
  }

  func leaveSuperview() {
    guard let superview else { return }
    let oldWindow = window
    let appearance = controller?.appearanceBegins(movingFrom: oldWindow, to: nil, under: superview)
    willMove(toSuperview: nil)
    if oldWindow != nil { tellWillMove(to: nil) }
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    superview.dropConstraints(on: self)
    superview.setNeedsLayout()
    self.superview = nil
    layer.removeFromSuperlayer()
    ViewCallback.call("didMoveToSuperview") { didMoveToSuperview() }
    if oldWindow != nil { tellDidMove() }
    FirstResponder.resignIfGone()
    appearance?()
  }

  /// Removes the view from its present superview; it may stay in the same window.
  func leaveSiblings(for newSuperview: UIView, tellingOldSuperview: Bool = false) {
    guard let superview else { return }
    if superview === newSuperview {
      superview.subviews.removeAll { $0 === self }
    } else if tellingOldSuperview {
      superview.willRemoveSubview(self)
      superview.subviews.removeAll { $0 === self }
      superview.dropConstraints(on: self)
      superview.setNeedsLayout()
    }
  }

  func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: old), at: index)
    orderLayers()
  }

  /// Orders the views' layers as the views, above layers that the app has added itself.
  func orderLayers() {
    let own = Set(subviews.map { ObjectIdentifier($0.layer) })
    let present = layer.sublayers ?? []
    let added = present.filter { !own.contains(ObjectIdentifier($0)) }
    let wanted = added + subviews.map(\.layer)
    for (index, sublayer) in wanted.enumerated() where layer.sublayerOrNil(index) !== sublayer {
      layer.insertSublayer(sublayer, at: UInt32(index))
    }
  }

  private func tellWillMove(to window: UIWindow?) {
    ViewCallback.call("willMove(toWindow:)") { willMove(toWindow: window) }
    for view in subviews { view.tellWillMove(to: window) }
  }

  private func tellDidMove() {
    if window == nil { layer.dropAnimations() }
    ViewCallback.call("didMoveToWindow") { didMoveToWindow() }
    for view in subviews { view.tellDidMove() }
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer ?? window?.layer)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer ?? window?.layer)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer ?? window?.layer)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer ?? window?.layer)
  }

  /// This view and everything in it, front views last.
  var tree: [UIView] { [self] + subviews.flatMap(\.tree) }
}

extension CALayer {
  func sublayerOrNil(_ index: Int) -> CALayer? {
    guard let sublayers, index < sublayers.count else { return nil }
    return sublayers[index]
  }
}
