// UIKit's own swipes back, put aside while ours are there.

#if canImport(UIKit)
  import Legato
  import UIKit

  /// UIKit's own swipes back, put aside while ours are there, and put back as they were.
  @MainActor struct SystemGestures {
    private struct Saved {
      weak var recognizer: UIGestureRecognizer?
      let isEnabled: Bool
    }

    private var saved: [Saved] = []
    /// The ways back that take their place: from the edge, and from anywhere if the system has that and the app has left it on.
    private(set) var replacements: [Interaction] = [.edgePan()]

    mutating func disable(of navigation: UINavigationController) {
      disable(navigation.interactivePopGestureRecognizer)
      guard #available(iOS 26.0, *), let content = navigation.interactiveContentPopGestureRecognizer else { return }
      if content.isEnabled { replacements.append(.contentSwipe()) }
      disable(content)
    }

    private mutating func disable(_ recognizer: UIGestureRecognizer?) {
      guard let recognizer else { return }
      saved.append(Saved(recognizer: recognizer, isEnabled: recognizer.isEnabled))
      recognizer.isEnabled = false
    }

    /// Apps often switch UIKit's swipe on again to have one at all.
    func keepAside() { for each in saved { each.recognizer?.isEnabled = false } }

    mutating func restore() {
      for each in saved { each.recognizer?.isEnabled = each.isEnabled }
      saved = []
    }
  }
#endif
