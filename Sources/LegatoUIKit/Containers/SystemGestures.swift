// UIKit's own swipes back, put aside while ours are there.

#if canImport(UIKit)
  import UIKit

  /// UIKit's own swipes back, put aside while ours are there, and put back as they were.
  @MainActor struct SystemGestures {
    private struct Saved {
      weak var recognizer: UIGestureRecognizer?
      let isEnabled: Bool
    }

    private var saved: [Saved] = []

    mutating func disable(of navigation: UINavigationController) {
      var recognizers: [UIGestureRecognizer?] = [navigation.interactivePopGestureRecognizer]
      if #available(iOS 26.0, *) { recognizers.append(navigation.interactiveContentPopGestureRecognizer) }
      for recognizer in recognizers.compactMap({ $0 }) {
        saved.append(Saved(recognizer: recognizer, isEnabled: recognizer.isEnabled))
        recognizer.isEnabled = false
      }
    }

    mutating func restore() {
      for each in saved { each.recognizer?.isEnabled = each.isEnabled }
      saved = []
    }
  }
#endif
