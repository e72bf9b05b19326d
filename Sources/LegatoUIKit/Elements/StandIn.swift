#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Keeps a view's place in a stack view while the view flies, so that its neighbors stay, and keeps the settings that
  /// the stack view forgets about a view that leaves.
  final class StandIn: UIView {
    private let size: CGSize
    private weak var stack: UIStackView?
    /// The spacing that the app has set after the view; `UIStackView.spacingUseDefault` if none is set.
    private let spacing: CGFloat

    /// Fails if the stack view does not arrange the view.
    init?(for view: UIView, in stack: UIStackView) {
      guard stack.arrangedSubviews.contains(view) else { return nil }
      size = view.bounds.size
      spacing = stack.customSpacing(after: view)
      self.stack = stack
      super.init(frame: view.frame)
      isUserInteractionEnabled = false
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        setContentHuggingPriority(StandIn.priority, for: axis)
        setContentCompressionResistancePriority(StandIn.priority, for: axis)
      }
    }

    required init?(coder: NSCoder) { nil }

    /// The highest priority that is not required, so that it yields only to the stack view.
    private static let priority = UILayoutPriority(999)

    override var intrinsicContentSize: CGSize { size }

    /// Takes the place of a view that is about to leave.
    func takePlace(of view: UIView) {
      guard let stack, let index = stack.arrangedSubviews.firstIndex(of: view) else { return }
      stack.insertArrangedSubview(self, at: index)
      stack.insertSubview(self, belowSubview: view)
      stack.setCustomSpacing(spacing, after: self)
    }

    /// Gives the place back to the view, and is removed.
    func giveBack(to view: UIView) {
      guard let stack, let index = stack.arrangedSubviews.firstIndex(of: self) else { return }
      stack.insertArrangedSubview(view, at: index)
      stack.insertSubview(view, belowSubview: self)
      removeFromSuperview()
      stack.setCustomSpacing(spacing, after: view)
    }
  }
#endif
