// Who shows how a controller is presented.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UIViewController {
    /// Takes the place of the presentation's delegate, so that the library shows how this controller comes and goes.
    ///
    /// - Parameter style: the style in which it is to be presented; nil for its own, in place of a sheet of UIKit's
    ///   full screen.
    func claimPresentation(in style: UIModalPresentationStyle? = nil) {
      let delegateProxy = record?.delegateProxy ?? PresentationDelegateProxy()
      ownRecord.delegateProxy = delegateProxy
      delegateProxy.claim(base, in: style)
    }

    /// The same for a presentation from a known controller. Full screen would take a sheet of the library's from its
    /// detent: UIKit moves the presenter's view by its frame, which says nothing of that.
    func claimPresentation(in style: UIModalPresentationStyle?, over source: UIViewController) {
      claimPresentation(in: style)
      let own = base.modalPresentationStyle
      guard let kept = own.leavingPresenter, source.presenter(for: own).isSheet else { return }
      record?.delegateProxy?.claim(base, in: kept, hasStatusBar: own == .fullScreen)
    }

    /// Leaves the presentation to the library where something is said of it, and gives it back to UIKit where nothing
    /// is any more. What is presented goes the way it came first.
    func settlePresentation() {
      if (policy.presentation ?? policy.transition) != nil || record?.external.animator != nil {
        claimPresentation()
      } else if base.presentingViewController == nil {
        record?.delegateProxy?.release(base)
      }
    }
  }
#endif
