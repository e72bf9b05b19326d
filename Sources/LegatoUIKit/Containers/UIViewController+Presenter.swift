// Where UIKit presents from, and which view it leaves in place.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension UIViewController {
    /// The controller from which UIKit presents in a style.
    func presenter(for style: UIModalPresentationStyle) -> UIViewController {
      let isInContext = style == .currentContext || style == .overCurrentContext
      var presenter = self
      while !(isInContext && presenter.definesPresentationContext), let parent = presenter.parent { presenter = parent }
      return presenter
    }

    /// The presentation controller while it is presented. At other times the property would make UIKit create one, and
    /// the two would retain each other.
    var livePresentation: UIPresentationController? {
      presentingViewController == nil && !isBeingPresented ? nil : presentationController
    }

    /// Whether it is presented as a sheet of the library's.
    var isSheet: Bool { presentingViewController != nil && legato.selectedDetent != nil }
  }

  extension UIModalPresentationStyle {
    /// The style that looks the same but leaves the presenter's view in place; nil if this style does.
    var leavingPresenter: UIModalPresentationStyle? {
      switch self {
      case .fullScreen: .overFullScreen
      case .currentContext: .overCurrentContext
      default: nil
      }
    }
  }
#endif
