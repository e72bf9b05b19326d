// Navigation items that look like others.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension UINavigationItem {
    /// An item for another bar that looks like this one. The look of the bar itself belongs to the bar.
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
    /// A picture of the view as its bar has laid it out, in the view's size; it works before the view was ever visible.
    var snapshot: UIView { drawing.map { UIImageView(image: $0) } ?? UIView() }

    /// What the view draws, without its background; nil if it has no size.
    var drawing: UIImage? {
      layoutIfNeeded()
      guard !bounds.isEmpty else { return nil }
      return UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    }
  }
#endif
