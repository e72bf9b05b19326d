// The bar that a page is going to have.

#if canImport(UIKit)
  import UIKit

  /// The bar that a page is going to have, drawn by a navigation bar of its own with copies of the page's items.
  ///
  /// Items cannot be in two bars. What a copy cannot show, a custom view or a system item, is empty until the bar itself is back.
  final class DrawnBar: UIView, UINavigationBarDelegate {
    init(
      for controller: UIViewController, above previous: UIViewController?, like model: UINavigationBar,
      in region: CGRect
    ) {
      super.init(frame: region)
      isUserInteractionEnabled = false
      clipsToBounds = true
      let bar = UINavigationBar(frame: model.frame)
      bar.delegate = self
      bar.isTranslucent = model.isTranslucent
      bar.barStyle = model.barStyle
      bar.tintColor = model.tintColor
      bar.prefersLargeTitles = model.prefersLargeTitles
      bar.standardAppearance = model.standardAppearance
      bar.compactAppearance = model.compactAppearance
      bar.scrollEdgeAppearance = model.scrollEdgeAppearance
      let items = [previous, controller].compactMap { $0?.navigationItem }.map(DrawnBar.copy)
      bar.setItems(items, animated: false)
      addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    /// Its background reaches up below the status bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

    private static func copy(_ item: UINavigationItem) -> UINavigationItem {
      let copy = UINavigationItem(title: item.title ?? "")
      copy.prompt = item.prompt
      copy.backButtonTitle = item.backButtonTitle
      copy.hidesBackButton = item.hidesBackButton
      copy.largeTitleDisplayMode = item.largeTitleDisplayMode
      copy.standardAppearance = item.standardAppearance
      copy.compactAppearance = item.compactAppearance
      copy.scrollEdgeAppearance = item.scrollEdgeAppearance
      copy.leftItemsSupplementBackButton = item.leftItemsSupplementBackButton
      copy.leftBarButtonItems = item.leftBarButtonItems?.map(self.copy)
      copy.rightBarButtonItems = item.rightBarButtonItems?.map(self.copy)
      return copy
    }

    private static func copy(_ item: UIBarButtonItem) -> UIBarButtonItem {
      let copy = UIBarButtonItem(title: item.title, image: item.image)
      copy.tintColor = item.tintColor
      copy.isEnabled = item.isEnabled
      return copy
    }
  }
#endif
