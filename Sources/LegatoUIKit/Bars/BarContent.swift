#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// The content of a picture of a bar. If any of it changes, the page needs another picture.
  @MainActor struct BarContent: Equatable {
    private let texts: [String?]
    private let parts: [ObjectIdentifier]
    private let look: BarLook?
    private let width: CGFloat
    private let style: UIUserInterfaceStyle
    private let category: UIContentSizeCategory
    private let verticalSizeClass: UIUserInterfaceSizeClass

    init(of page: UIViewController, in navigation: UINavigationController) {
      let (item, back) = (page.navigationItem, navigation.itemBelow(page))
      let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
      let marks: [AnyObject?] = items.flatMap { [$0.image, $0.customView, $0.tintColor] }
      let views: [AnyObject?] = [item.titleView, item.searchController, back?.backBarButtonItem]
      self.init(
        [item.title, item.prompt, back?.backButtonTitle ?? back?.title] + items.map(\.title),
        (items + marks + views).compactMap { $0 }, BarLook(of: page, in: navigation), navigation.view.bounds.width,
        navigation.traitCollection)
    }

    init(of tabBar: UITabBar) {
      let items = tabBar.items ?? []
      self.init(
        items.flatMap { [$0.title, $0.badgeValue] }, items + [tabBar.selectedItem].compactMap { $0 }, nil,
        tabBar.bounds.width, tabBar.traitCollection)
    }

    private init(
      _ texts: [String?], _ parts: [AnyObject], _ look: BarLook?, _ width: CGFloat, _ traits: UITraitCollection
    ) {
      self.texts = texts
      self.parts = parts.map(ObjectIdentifier.init)
      self.look = look
      self.width = width
      style = traits.userInterfaceStyle
      category = traits.preferredContentSizeCategory
      verticalSizeClass = traits.verticalSizeClass
    }
  }
#endif
