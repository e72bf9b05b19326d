#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// The style that a controller has while the library shows how it is presented, in place of its own.
  @MainActor struct StyleLoan {
    private let own: UIModalPresentationStyle
    private let lent: UIModalPresentationStyle
    /// What the controller has said of the status bar; nil if it keeps that.
    private let capturesStatusBar: Bool?

    /// - Parameter hasStatusBar: whether the controller says how the status bar looks, in a style that does not by
    ///   itself.
    init(of style: UIModalPresentationStyle, to controller: UIViewController, hasStatusBar: Bool) {
      own = controller.modalPresentationStyle
      capturesStatusBar = hasStatusBar ? controller.modalPresentationCapturesStatusBarAppearance : nil
      lent = style
      controller.modalPresentationStyle = style
      if hasStatusBar { controller.modalPresentationCapturesStatusBarAppearance = true }
    }

    /// Gives the controller its own style back, unless the app has set another one meanwhile.
    func end(_ controller: UIViewController) {
      guard controller.modalPresentationStyle == lent else { return }
      controller.modalPresentationStyle = own
      if let capturesStatusBar { controller.modalPresentationCapturesStatusBarAppearance = capturesStatusBar }
    }
  }
#endif
