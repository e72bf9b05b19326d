// What has the user's attention on a page: the keyboard, and the element that VoiceOver reads.

#if canImport(UIKit)
  import UIKit

  /// What has the user's attention on a page that may go: the keyboard leaves with it, and comes back if it stays.
  @MainActor final class Attention {
    private weak var writer: UIView?

    /// A page begins to go.
    func leave(_ page: UIViewController) {
      let record = page.legato.ownRecord
      record.focus = UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
      writer = page.viewIfLoaded?.firstResponder
      writer?.resignFirstResponder()
    }

    /// A page has come to rest, the one that was going or the other.
    func arrive(on page: UIViewController, isReturn: Bool) {
      if isReturn { writer?.becomeFirstResponder() }
      writer = nil
      guard UIAccessibility.isVoiceOverRunning else { return }
      let focus = page.legato.record?.focus
      UIAccessibility.post(notification: isReturn ? .layoutChanged : .screenChanged, argument: focus)
    }
  }

  extension UIView {
    /// The view in this one that gets the keys.
    fileprivate var firstResponder: UIView? {
      if isFirstResponder { return self }
      for view in subviews {
        if let found = view.firstResponder { return found }
      }
      return nil
    }
  }
#endif
