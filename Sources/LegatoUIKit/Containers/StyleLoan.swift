#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// The style that a controller has while the library shows how it is presented, in place of its own.
  @MainActor struct StyleLoan {
    private let own: UIModalPresentationStyle
    private let lent: UIModalPresentationStyle

    init(of style: UIModalPresentationStyle, to controller: UIViewController) {
      own = controller.modalPresentationStyle
      lent = style
      controller.modalPresentationStyle = style
    }

    /// Gives the controller its own style back, unless the app has set another one meanwhile.
    func end(_ controller: UIViewController) {
      if controller.modalPresentationStyle == lent { controller.modalPresentationStyle = own }
    }
  }
#endif
