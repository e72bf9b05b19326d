// What has the user's attention on a page: the keyboard, and the element that VoiceOver reads.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// What has the user's attention on a page that may go.
  ///
  /// The keyboard leaves when its page begins to go, and comes back when that page comes to rest again: if it stays, if
  /// the run is turned round, and when what covered it has gone, as UIKit does it. No public API moves the keyboard
  /// itself with a page.
  @MainActor struct Attention {
    /// A page begins to go.
    func leave(_ page: UIViewController) {
      let record = page.legato.ownRecord
      record.focus = UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
      // A page that leaves again before it has come to rest had its keyboard when it left first.
      guard let writer = page.viewIfLoaded?.firstResponder else { return }
      record.writer = writer
      writer.resignFirstResponder()
    }

    /// A page has come to rest, the one that was going or the other.
    func arrive(on page: UIViewController, isReturn: Bool) {
      page.legato.record?.writer?.becomeFirstResponder()
      page.legato.record?.writer = nil
      guard UIAccessibility.isVoiceOverRunning else { return }
      let focus = page.legato.record?.focus
      UIAccessibility.post(notification: isReturn ? .layoutChanged : .screenChanged, argument: focus)
    }

    /// A page has gone for good: it has no keyboard when it comes anew.
    func forget(_ page: UIViewController) { page.legato.record?.writer = nil }
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
