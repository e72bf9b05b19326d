#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// The bar that a page will have, drawn by another navigation bar with snapshots of the page's items.
  ///
  /// An item or a view can be in one bar only: buttons are copied, and the app's views are shown as pictures.
  final class DrawnBar: UIView, UINavigationBarDelegate {
    /// Which part of a bar is drawn. A background is as high as the bar; it has no colour if it is only a colour.
    enum Extent { case all, content, background }

    let bar: UINavigationBar
    /// The navigation item of the page.
    let subject: ObjectIdentifier
    /// The pictures of the app's views in it, each with its view.
    private(set) var pictures: [(picture: UIView, original: UIView)] = []

    init(for page: UIViewController, in navigation: UINavigationController, showing extent: Extent = .all) {
      let model = navigation.navigationBar
      // After this layout the app's views have their size and place.
      model.layoutIfNeeded()
      bar = UINavigationBar(frame: model.frame)
      subject = ObjectIdentifier(page.navigationItem)
      super.init(frame: navigation.view.bounds)
      isUserInteractionEnabled = false
      clipsToBounds = true
      bar.delegate = self
      bar.isTranslucent = model.isTranslucent
      bar.barStyle = model.barStyle
      bar.tintColor = model.tintColor
      bar.semanticContentAttribute = model.semanticContentAttribute
      bar.prefersLargeTitles = model.prefersLargeTitles
      let items = navigation.snapshots(upTo: page)
      bar.setItems(items, animated: false)
      addSubview(bar)
      bar.frame.size.height = bar.sizeThatFits(model.bounds.size).height
      pictures = Array(zip(items.last?.views ?? [], page.navigationItem.views))
      addSearchBar(of: page, in: navigation, below: bar)
      frame.size.height = bar.frame.maxY
      bar.show(model.appearance(for: page).showing(extent, in: navigation.traitCollection))
      if extent == .background { clear() }
    }

    required init?(coder: NSCoder) { nil }

    /// Lets its background reach up behind the status bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

    /// Adds a picture of the search bar at its place in the real bar.
    private func addSearchBar(
      of page: UIViewController, in navigation: UINavigationController, below bar: UINavigationBar
    ) {
      guard let searchBar = page.navigationItem.searchController?.searchBar,
        searchBar.isDescendant(of: navigation.navigationBar)
      else { return }
      let picture = searchBar.snapshot
      picture.frame = searchBar.convert(searchBar.bounds, to: navigation.view)
      bar.frame.size.height = max(bar.frame.height, picture.frame.maxY - bar.frame.minY)
      addSubview(picture)
      pictures.append((picture, searchBar))
    }

    private func clear() {
      bar.setItems([UINavigationItem(title: "")], animated: false)
      for (picture, _) in pictures { picture.removeFromSuperview() }
      pictures = []
    }
  }

  extension DrawnBar {
    var title: String? { bar.topItem?.title }

    /// Whether its title is visible.
    var hasTitle: Bool { title?.isEmpty == false && (hasLargeTitle || bar.topItem?.titleView == nil) }

    var hasLargeTitle: Bool { bar.prefersLargeTitles && bar.topItem?.largeTitleDisplayMode == .always }

    var hasBackButton: Bool {
      guard let item = bar.topItem, bar.backItem != nil, !item.hidesBackButton else { return false }
      return item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
    }
  }

  extension UINavigationItem {
    fileprivate var views: [UIView] {
      let items = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
      return ([titleView] + items.map(\.customView)).compactMap { $0 }
    }
  }

  extension UINavigationBar {
    /// Uses an appearance in every state.
    fileprivate func show(_ appearance: UINavigationBarAppearance) {
      standardAppearance = appearance
      compactAppearance = appearance
      scrollEdgeAppearance = appearance
      compactScrollEdgeAppearance = appearance
    }
  }

  extension UINavigationController {
    /// The items of a page and of the page below it, for its back button.
    fileprivate func snapshots(upTo page: UIViewController) -> [UINavigationItem] {
      let own = page.navigationItem.snapshot
      own.largeTitleDisplayMode = hasLargeTitle(page) ? .always : .never
      return [itemBelow(page)?.snapshot, own].compactMap { $0 }
    }

    /// The item of a page's back button. For a page that has gone only the bar knows it.
    func itemBelow(_ page: UIViewController) -> UINavigationItem? {
      navigationBar.topItem === page.navigationItem ? navigationBar.backItem : below(page).last?.navigationItem
    }

    /// Whether a page's title is large, in a bar that prefers large titles.
    func hasLargeTitle(_ page: UIViewController) -> Bool {
      below(page).map(\.navigationItem).isLarge(page.navigationItem) && page.isAtTop
    }

    private func below(_ page: UIViewController) -> ArraySlice<UIViewController> {
      viewControllers.prefix(upTo: viewControllers.firstIndex(of: page) ?? viewControllers.count)
    }
  }

  @MainActor extension [UINavigationItem] {
    /// Whether an item above these has a large title, in a bar that prefers large titles. An item that leaves it open
    /// follows the item below.
    fileprivate func isLarge(_ item: UINavigationItem) -> Bool {
      let decided = (self + [item]).last { $0.largeTitleDisplayMode != .automatic }
      return decided.map { $0.largeTitleDisplayMode == .always } ?? true
    }
  }
#endif
