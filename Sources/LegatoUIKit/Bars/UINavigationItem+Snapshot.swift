// A navigation item that looks like another one.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension UINavigationItem {
    /// An item that looks like this one, for another bar. The look of the bar itself is the bar's.
    var snapshot: UINavigationItem {
      let other = UINavigationItem(title: title ?? "")
      other.prompt = prompt
      other.titleView = titleView?.snapshot
      other.backButtonTitle = backButtonTitle
      other.backBarButtonItem = backBarButtonItem?.snapshot
      other.backButtonDisplayMode = backButtonDisplayMode
      other.hidesBackButton = hidesBackButton
      other.leftItemsSupplementBackButton = leftItemsSupplementBackButton
      other.leftBarButtonItems = leftBarButtonItems?.map(\.snapshot)
      other.rightBarButtonItems = rightBarButtonItems?.map(\.snapshot)
      return other
    }
  }

  extension UIView {
    /// A picture of the view as its bar has laid it out, even if it has not been seen; of the view's size.
    var snapshot: UIView { drawing.map { UIImageView(image: $0) } ?? UIView() }

    /// What the view shows, without what is behind it; nil if it has no size.
    var drawing: UIImage? {
      layoutIfNeeded()
      guard !bounds.isEmpty else { return nil }
      return UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }
  }
#endif
