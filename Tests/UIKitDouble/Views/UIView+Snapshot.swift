/// A snapshot of a view at one moment. It is blank if the view has not been drawn by then.
@MainActor final class SnapshotView: UIView {
  weak var source: UIView?
  let isBlank: Bool
  /// The look of the bar in it.
  let bar: BarDescription?

  init(of view: UIView, rect: CGRect, afterUpdates: Bool, isBlank: Bool) {
    source = view
    self.isBlank = isBlank
    // A change since the last frame, such as a hidden bar, is not seen before the next frame.
    bar = afterUpdates ? BarDescription(in: view) : view.barDrawn
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) { unmodelled("views from archives") }
}

extension UIView {
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates)
  }

  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterUpdates)
  }

  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    UIKitDouble.log.record("\(UIKitDouble.name(of: self)).drawHierarchy(afterScreenUpdates: \(afterUpdates))")
    return isVisibleNow(afterUpdates)
  }

  private func snapshot(of rect: CGRect, _ afterUpdates: Bool) -> UIView? {
    UIKitDouble.log.record("\(UIKitDouble.name(of: self)).snapshotView(afterScreenUpdates: \(afterUpdates))")
    if afterUpdates { layoutIfNeeded() }
    let isBlank = !isVisibleNow(afterUpdates)
    if isBlank { UIKitDouble.log.record("\(UIKitDouble.name(of: self)).snapshotView is blank") }
    return SnapshotView(of: self, rect: rect, afterUpdates: afterUpdates, isBlank: isBlank)
  }

  private func isVisibleNow(_ afterUpdates: Bool) -> Bool { afterUpdates ? bounds.size != .zero : hasBeenDrawn }
}

extension UIKitDouble {
  /// Whether a view is a snapshot that shows nothing, because its source has never been drawn.
  @MainActor public static func isBlankSnapshot(_ view: UIView) -> Bool { (view as? SnapshotView)?.isBlank == true }

  /// The view that a snapshot shows, or nil for other views.
  @MainActor public static func source(ofSnapshot view: UIView) -> UIView? { (view as? SnapshotView)?.source }
}
