#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// What a picture of a bar shows, and on what: the page needs another picture as soon as one of these is another.
  @MainActor struct BarContent: Equatable {
    private let texts: [String?]
    private let parts: [ObjectIdentifier]
    private let width: CGFloat
    private let style: UIUserInterfaceStyle
    private let category: UIContentSizeCategory
    private let verticalSizeClass: UIUserInterfaceSizeClass

    /// What the navigation bar shows of a page.
    init(of page: UIViewController, in navigation: UINavigationController) {
      let item = page.navigationItem
      let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
      let views: [AnyObject?] = [item.titleView, item.searchController]
      self.init(
        [item.title, item.prompt], items + views.compactMap { $0 }, navigation.view.bounds.width,
        navigation.traitCollection)
    }

    /// What a tab bar shows.
    init(of tabBar: UITabBar) {
      let items = tabBar.items ?? []
      self.init(
        items.flatMap { [$0.title, $0.badgeValue] }, items + [tabBar.selectedItem].compactMap { $0 },
        tabBar.bounds.width, tabBar.traitCollection)
    }

    private init(_ texts: [String?], _ parts: [AnyObject], _ width: CGFloat, _ traits: UITraitCollection) {
      self.texts = texts
      self.parts = parts.map(ObjectIdentifier.init)
      self.width = width
      style = traits.userInterfaceStyle
      category = traits.preferredContentSizeCategory
      verticalSizeClass = traits.verticalSizeClass
    }
  }
#endif
