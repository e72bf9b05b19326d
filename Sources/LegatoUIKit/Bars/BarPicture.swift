// A bar as a picture that travels with a page.

#if canImport(UIKit)
  import UIKit

  /// A bar as a picture that travels with a page, in the coordinates of the navigation controller's view.
  ///
  /// A navigation controller has one bar for all its pages. While two pages move, each has a picture of its own, and the bar
  /// itself is out of sight.
  @MainActor struct BarPicture {
    let view: UIView
    /// What the page was called when the picture was taken: a page with another title needs another one.
    let title: String?

    /// The navigation bar as it is seen now, with what shows through it.
    static func taken(of controller: UIViewController, in navigation: UINavigationController) -> BarPicture? {
      let region = region(of: navigation)
      guard !region.isEmpty,
        let view = navigation.view.resizableSnapshotView(
          from: region, afterScreenUpdates: false, withCapInsets: .zero)
      else { return nil }
      view.frame = region
      return BarPicture(view: view, title: controller.navigationItem.title)
    }

    /// The bar that a page is going to have: drawn by a bar of its own, since nobody has seen it yet.
    static func drawn(
      for controller: UIViewController, above previous: UIViewController?, in navigation: UINavigationController
    ) -> BarPicture? {
      let region = region(of: navigation)
      guard !region.isEmpty else { return nil }
      return BarPicture(
        view: DrawnBar(for: controller, above: previous, like: navigation.navigationBar, in: region),
        title: controller.navigationItem.title)
    }

    /// The tab bar as it is seen now, in a page's coordinates.
    static func taken(of tabBar: UITabBar, in navigation: UINavigationController) -> BarPicture? {
      guard !tabBar.isHidden, let view = tabBar.snapshotView(afterScreenUpdates: false) else { return nil }
      view.frame = tabBar.convert(tabBar.bounds, to: navigation.view)
      guard view.frame.intersects(navigation.view.bounds) else { return nil }
      return BarPicture(view: view, title: nil)
    }

    /// Whether it still fits: the page has the same title, and the device has not been turned.
    func fits(_ controller: UIViewController, in navigation: UINavigationController) -> Bool {
      title == controller.navigationItem.title && view.frame.width == navigation.view.bounds.width
    }

    /// Where the bar lies, the status bar above it included; empty while it is hidden.
    private static func region(of navigation: UINavigationController) -> CGRect {
      guard !navigation.isNavigationBarHidden else { return .zero }
      let bar = navigation.navigationBar.frame
      return CGRect(x: bar.minX, y: 0, width: bar.width, height: max(0, bar.maxY))
    }
  }
#endif
