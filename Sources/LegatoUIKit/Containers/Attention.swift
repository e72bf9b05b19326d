// The user's attention on a page: the keyboard, and the element that VoiceOver reads.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Where the user's attention is on a page: the keyboard, and the element that VoiceOver reads.
  ///
  /// As in UIKit, the keyboard leaves when its page begins to go. It returns when the page comes to rest again: if the
  /// page stays, if the run is reversed, or when the page above it has gone. No public API moves the keyboard itself
  /// with a page.
  @MainActor struct Attention {
    /// Saves the attention of a page that begins to go.
    func leave(_ page: UIViewController) {
      let record = page.legato.ownRecord
      record.focus = UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
      saveKeyboard(of: page)
    }

    /// Takes the keyboard from a page that does not answer beside another one any more, and saves it.
    ///
    /// - Parameter scene: a view within the page's that keeps its keyboard: what lies over a page may hang in its view.
    func saveKeyboard(of page: UIViewController, outside scene: UIView? = nil) {
      // A page that leaves again before it has come to rest keeps the keyboard of its first leave.
      guard let writer = page.viewIfLoaded?.firstResponder else { return }
      if let scene, writer.isDescendant(of: scene) { return }
      page.legato.ownRecord.writer = writer
      writer.resignFirstResponder()
    }

    /// Restores the attention of a page that has come to rest, perhaps beside another one that answers.
    func arrive(on page: UIViewController, beside other: UIViewController?, isReturn: Bool) {
      // The user may have gone on writing in either.
      let writes = [page, other].contains { $0?.viewIfLoaded?.firstResponder != nil }
      if !writes { page.legato.record?.writer?.becomeFirstResponder() }
      page.legato.record?.writer = nil
      guard UIAccessibility.isVoiceOverRunning else { return }
      let focus = page.legato.record?.focus
      UIAccessibility.post(notification: isReturn ? .layoutChanged : .screenChanged, argument: focus)
    }

    /// Forgets the keyboard of a page that is gone: it has none when it comes again.
    func forget(_ page: UIViewController) { page.legato.record?.writer = nil }
  }

  extension UIView {
    /// The first responder in this view.
    fileprivate var firstResponder: UIView? {
      if isFirstResponder { return self }
      for view in subviews {
        if let found = view.firstResponder { return found }
      }
      return nil
    }
  }
#endif
