#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// The presentation style that a controller had before the library gave it another one, saved to be restored.
  @MainActor struct SavedPresentationStyle {
    private let own: UIModalPresentationStyle
    private let given: UIModalPresentationStyle
    /// What the controller has said of the status bar; nil if it keeps that.
    private let capturesStatusBar: Bool?

    /// - Parameter hasStatusBar: whether the controller says how the status bar looks, in a style that does not by
    ///   itself.
    init(of style: UIModalPresentationStyle, to controller: UIViewController, hasStatusBar: Bool) {
      own = controller.modalPresentationStyle
      capturesStatusBar = hasStatusBar ? controller.modalPresentationCapturesStatusBarAppearance : nil
      given = style
      controller.modalPresentationStyle = style
      if hasStatusBar { controller.modalPresentationCapturesStatusBarAppearance = true }
    }

    /// Gives the controller its own style back, unless the app has set another one meanwhile.
    func restore(_ controller: UIViewController) {
      guard controller.modalPresentationStyle == given else { return }
      controller.modalPresentationStyle = own
      if let capturesStatusBar { controller.modalPresentationCapturesStatusBarAppearance = capturesStatusBar }
    }
  }
#endif
