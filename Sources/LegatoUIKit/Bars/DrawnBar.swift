#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// The bar that a page is going to have, drawn by a navigation bar of its own with likenesses of the page's items.
  ///
  /// Items, and views, cannot be in two bars: buttons are made anew, an app's views are shown as pictures.
  final class DrawnBar: UIView, UINavigationBarDelegate {
    init(for page: UIViewController, in navigation: UINavigationController) {
      super.init(frame: navigation.view.bounds)
      isUserInteractionEnabled = false
      clipsToBounds = true
      let model = navigation.navigationBar
      // The app's views have their size and their place by then.
      model.layoutIfNeeded()
      let bar = UINavigationBar(frame: model.frame)
      bar.delegate = self
      bar.isTranslucent = model.isTranslucent
      bar.barStyle = model.barStyle
      bar.tintColor = model.tintColor
      bar.prefersLargeTitles = model.prefersLargeTitles
      bar.show(model.appearance(for: page))
      bar.setItems(navigation.likenesses(upTo: page), animated: false)
      addSubview(bar)
      bar.frame.size.height = bar.sizeThatFits(model.bounds.size).height
      addSearchBar(of: page, in: navigation, below: bar)
      frame.size.height = bar.frame.maxY
    }

    required init?(coder: NSCoder) { nil }

    /// Its background reaches up below the status bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

    /// A search bar that the real bar holds lies where it lies there.
    private func addSearchBar(
      of page: UIViewController, in navigation: UINavigationController, below bar: UINavigationBar
    ) {
      guard let searchBar = page.navigationItem.searchController?.searchBar,
        searchBar.isDescendant(of: navigation.navigationBar)
      else { return }
      let picture = searchBar.likeness
      picture.frame = searchBar.convert(searchBar.bounds, to: navigation.view)
      bar.frame.size.height = max(bar.frame.height, picture.frame.maxY - bar.frame.minY)
      addSubview(picture)
    }
  }

  extension UINavigationBar {
    /// Looks like this in every state.
    fileprivate func show(_ appearance: UINavigationBarAppearance) {
      standardAppearance = appearance
      compactAppearance = appearance
      scrollEdgeAppearance = appearance
      compactScrollEdgeAppearance = appearance
    }
  }

  extension UINavigationController {
    /// The items of a page and, for its back button, of the page below.
    fileprivate func likenesses(upTo page: UIViewController) -> [UINavigationItem] {
      let own = page.navigationItem.likeness
      own.largeTitleDisplayMode = hasLargeTitle(page) ? .always : .never
      return [itemBelow(page)?.likeness, own].compactMap { $0 }
    }

    /// The item that a page's back button belongs to.
    func itemBelow(_ page: UIViewController) -> UINavigationItem? { below(page).last?.navigationItem }

    /// Whether a page's title is a large one, where the bar prefers them.
    func hasLargeTitle(_ page: UIViewController) -> Bool {
      below(page).map(\.navigationItem).isLarge(page.navigationItem) && page.isAtTop
    }

    private func below(_ page: UIViewController) -> ArraySlice<UIViewController> {
      viewControllers.prefix(upTo: viewControllers.firstIndex(of: page) ?? viewControllers.count)
    }
  }

  @MainActor extension [UINavigationItem] {
    /// Whether an item above these has a large title, where the bar prefers them: one that leaves it open does as the
    /// one below.
    fileprivate func isLarge(_ item: UINavigationItem) -> Bool {
      let decided = (self + [item]).last { $0.largeTitleDisplayMode != .automatic }
      return decided.map { $0.largeTitleDisplayMode == .always } ?? true
    }
  }
#endif
