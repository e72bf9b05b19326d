extension UIView {
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Priorities decide between constraints that contradict each other; the double solves only constraints that do not.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
  }

  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(width: max(own.width, 0), height: max(own.height, 0))
  }

  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { systemLayoutSizeFitting(targetSize) }

  public var lastBaselineAnchor: NSLayoutYAxisAnchor { bottomAnchor }
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { unmodelled("UIView.addLayoutGuide") }
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
}

extension UIStackView {
  public func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.insert(view, at: stackIndex)
    addSubview(view)
  }
}
