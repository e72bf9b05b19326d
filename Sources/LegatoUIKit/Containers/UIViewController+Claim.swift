// Who shows how a controller is presented: the library or UIKit.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// Makes the library the transitioning delegate, so that it shows how this controller comes and goes.
    ///
    /// - Parameter style: the style in which it is presented; nil for its own style, or full screen if that is a sheet
    ///   of UIKit's.
    func claimPresentation(in style: UIModalPresentationStyle? = nil) {
      let delegateProxy = record?.delegateProxy ?? PresentationDelegateProxy()
      ownRecord.delegateProxy = delegateProxy
      delegateProxy.claim(base, in: style)
    }

    /// The same for a presentation from a known controller. Over a sheet of the library, full screen becomes
    /// `.overFullScreen`: UIKit would otherwise set the frame of the presenter's view, and the sheet would leave its
    /// detent.
    func claimPresentation(in style: UIModalPresentationStyle?, over source: UIViewController) {
      claimPresentation(in: style)
      let own = base.modalPresentationStyle
      guard let kept = own.leavingPresenter, source.presenter(for: own).isSheet else { return }
      record?.delegateProxy?.claim(base, in: kept, hasStatusBar: own == .fullScreen)
    }

    /// Makes the library the transitioning delegate if the presentation has a transition or an animator, and otherwise
    /// gives it back to UIKit. A presented controller first goes the way it came.
    func settlePresentation() {
      if (policy.presentation ?? policy.transition) != nil || record?.external.animator != nil {
        claimPresentation()
      } else if base.presentingViewController == nil {
        record?.delegateProxy?.release(base)
      }
    }
  }
#endif
