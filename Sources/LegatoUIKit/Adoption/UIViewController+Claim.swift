// Who shows how a controller is presented: the library or UIKit.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// Makes the library the transitioning delegate, so that it shows how this controller comes and goes.
    ///
    /// - Parameter style: the style in which it is presented; nil for its own, with full screen in place of a sheet of
    ///   UIKit's.
    func claimPresentation(in style: UIModalPresentationStyle? = nil) {
      let delegateProxy = record?.delegateProxy ?? PresentationDelegateProxy()
      ownRecord.delegateProxy = delegateProxy
      delegateProxy.claim(base, in: style)
    }

    /// The same for a presentation from a known controller. Over a sheet of the library's full screen becomes
    /// `.overFullScreen`: UIKit moves the presenter's view by its frame, which would take the sheet from its detent.
    func claimPresentation(in style: UIModalPresentationStyle?, over source: UIViewController) {
      claimPresentation(in: style)
      let own = base.modalPresentationStyle
      guard let kept = own.leavingPresenter, source.presenter(for: own).isSheet else { return }
      record?.delegateProxy?.claim(base, in: kept, hasStatusBar: own == .fullScreen)
    }

    /// Makes the library the transitioning delegate if something is said of the presentation, and gives it back to
    /// UIKit if nothing is. What is presented first goes the way it came.
    func settlePresentation() {
      if (policy.presentation ?? policy.transition) != nil || record?.external.animator != nil {
        claimPresentation()
      } else if base.presentingViewController == nil {
        record?.delegateProxy?.release(base)
      }
    }
  }
#endif
