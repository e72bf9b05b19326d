#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// A picture of a bar that travels with a page, in the coordinates of the navigation controller's view.
  ///
  /// A navigation controller has one bar for all pages. While two pages move, each page has its own picture, and the
  /// bar itself is hidden. A page that is left has a picture of the visible bar. A page that has not been seen, or has
  /// changed since then, has a drawn bar with the same content.
  @MainActor struct BarPicture {
    let view: UIView
    private let content: BarContent

    /// The visible navigation bar with what shows through it, even if the coming page has already hidden or shown the
    /// bar; nil if no bar is visible.
    static func taken(of page: UIViewController, in navigation: UINavigationController) -> BarPicture? {
      guard navigation.navigationBar.isOnDisplay else { return drawn(for: page, in: navigation) }
      let region = regionSeen(of: navigation)
      guard !region.isEmpty,
        let view = navigation.view.resizableSnapshotView(
          from: region, afterScreenUpdates: false, withCapInsets: .zero)
      else { return nil }
      view.frame = region
      return BarPicture(view: view, content: BarContent(of: page, in: navigation))
    }

    /// The bar of a page that has not been seen, drawn by another bar.
    static func drawn(for page: UIViewController, in navigation: UINavigationController) -> BarPicture? {
      guard !navigation.isNavigationBarHidden, navigation.navigationBar.frame.maxY > 0 else { return nil }
      return BarPicture(
        view: DrawnBar(for: page, in: navigation), content: BarContent(of: page, in: navigation))
    }

    /// The visible tab bar, in a page's coordinates.
    static func taken(of tabBar: UITabBar, in navigation: UINavigationController) -> BarPicture? {
      guard tabBar.isOnDisplay else { return drawn(tabBar, in: navigation) }
      guard let frame = frame(of: tabBar, in: navigation),
        let view = tabBar.snapshotView(afterScreenUpdates: false)
      else { return nil }
      view.frame = frame
      return BarPicture(view: view, content: BarContent(of: tabBar))
    }

    /// The tab bar that a page will have.
    static func drawn(_ tabBar: UITabBar, in navigation: UINavigationController) -> BarPicture? {
      guard let frame = frame(of: tabBar, in: navigation) else { return nil }
      let view = DrawnTabBar(like: tabBar)
      view.frame = frame
      return BarPicture(view: view, content: BarContent(of: tabBar))
    }

    /// Whether it still has the content of the page's bar.
    func fits(_ page: UIViewController, in navigation: UINavigationController) -> Bool {
      !navigation.isNavigationBarHidden && content == BarContent(of: page, in: navigation)
    }

    /// Whether it still has the content of the tab bar.
    func fits(_ tabBar: UITabBar) -> Bool { content == BarContent(of: tabBar) }

    /// The bar's place in the last frame, with the status bar above it; empty if it was hidden.
    private static func regionSeen(of navigation: UINavigationController) -> CGRect {
      guard let bar = navigation.navigationBar.layer.presentation(), !bar.isHidden,
        bar.frame.intersects(navigation.view.bounds)
      else { return .zero }
      return CGRect(x: bar.frame.minX, y: 0, width: bar.frame.width, height: max(0, bar.frame.maxY))
    }

    /// The place of a tab bar; nil if it is not visible.
    private static func frame(of tabBar: UITabBar, in navigation: UINavigationController) -> CGRect? {
      let frame = tabBar.convert(tabBar.bounds, to: navigation.view)
      return !tabBar.isHidden && frame.intersects(navigation.view.bounds) ? frame : nil
    }
  }
#endif
