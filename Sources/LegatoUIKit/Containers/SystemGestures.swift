#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// UIKit's own swipes back, disabled in an installed container, and restored afterwards.
  @MainActor struct SystemGestures {
    private struct Saved {
      weak var recognizer: UIGestureRecognizer?
      let isEnabled: Bool
    }

    private var saved: [Saved] = []
    private var areAside = true
    /// The back gestures that replace them: from the edge and, if the system has it and the app has not disabled it,
    /// from anywhere.
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

    /// Disables them, also again after the app has enabled one; or enables them, for a screen that UIKit shows itself.
    mutating func put(aside: Bool) {
      guard aside || areAside else { return }
      areAside = aside
      for each in saved { each.recognizer?.isEnabled = each.isEnabled && !aside }
    }

    mutating func restore() {
      for each in saved { each.recognizer?.isEnabled = each.isEnabled }
      saved = []
    }
  }
#endif
