#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Keeps bars hidden while snapshots stand for them, and knows how opaque the app has made them.
  @MainActor final class HiddenBars {
    private var hidden: [(bar: UIView, alpha: CGFloat)] = []

    func hide(_ bar: UIView) {
      guard !hidden.contains(where: { $0.bar === bar }) else { return }
      hidden.append((bar, bar.alpha))
      bar.alpha = 0
    }

    /// Shows all of them again, as they were.
    func restore() {
      for (bar, alpha) in hidden { bar.alpha = alpha }
      hidden = []
    }
  }
#endif
