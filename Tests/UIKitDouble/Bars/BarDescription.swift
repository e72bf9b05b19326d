extension UIKitDouble {
  /// What is seen of the bar in a view, in words: of a bar, of a snapshot, or of the front bar that a view holds. Nil
  /// if there is none, or none that can be seen.
  @MainActor public static func barPicture(in view: UIView) -> String? {
    guard view.alpha > 0, !view.isHidden else { return nil }
    if let snapshot = view as? SnapshotView { return snapshot.barPicture }
    if let bar = view as? UINavigationBar { return bar.picture }
    if let bar = view as? UITabBar { return bar.picture }
    let found = view.subviews.reversed().lazy.compactMap { barPicture(in: $0) }.first
    guard let found, let search = view.subviews.compactMap({ ($0 as? UIImageView)?.image?.content.first }).first else {
      return found
    }
    return "\(found) search \(search)"
  }
}

extension UINavigationBar {
  /// The bar in words: two bars with the same picture look the same.
  var picture: String {
    guard let item = topItem else { return "empty bar" }
    let search = subviews.contains { $0 is UISearchBar } ? item.searchController?.searchBar : nil
    let parts = [
      item.titleView.map { "titleView \($0.likenessName)" } ?? "title \(item.title ?? "")",
      hasLargeTitle ? "large" : nil, item.prompt.map { "prompt \($0)" }, backButton.map { "back \($0)" },
      "left \((item.leftBarButtonItems ?? []).map(\.picture))",
      "right \((item.rightBarButtonItems ?? []).map(\.picture))", "over \(appearanceShown.picture)",
      "tint \(tintColor.cgColor.rgba)", "height \(bounds.height)", "\(traitCollection.userInterfaceStyle)",
      "\(traitCollection.preferredContentSizeCategory)",
      search.map { "search \(UIKitDouble.name(of: $0))" },
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private var backButton: String? {
    guard let item = topItem, let below = backItem, !item.hidesBackButton,
      item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
    else { return nil }
    return below.backBarButtonItem?.picture ?? below.backButtonTitle ?? below.title
  }

  /// A bar of a navigation controller knows what is scrolled below it; what another bar takes itself to be is not
  /// documented.
  private var isAtEdge: Bool {
    guard let pages = navigationController?.children else { return UIKitDouble.settings.appearingFirst }
    guard let page = pages.first(where: { $0.navigationItem === topItem }), let view = page.view else { return true }
    let scroller = page.contentScrollView(for: .top) ?? view as? UIScrollView ?? view.subviews.first as? UIScrollView
    return scroller.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true
  }

  private var appearanceShown: UINavigationBarAppearance {
    let standard = topItem?.standardAppearance ?? legacy(standardAppearance.copied)
    let isCompact = traitCollection.verticalSizeClass == .compact
    let compact = isCompact ? topItem?.compactAppearance ?? compactAppearance : nil
    guard isAtEdge else { return compact ?? standard }
    let compactEdge = isCompact ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    if let edge = compactEdge ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? compact { return edge }
    let clear = standard.copied
    clear.configureWithTransparentBackground()
    return clear
  }

  private func legacy(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    appearance.backgroundColor = appearance.backgroundColor ?? barTintColor
    appearance.backgroundImage = appearance.backgroundImage ?? backgroundImage(for: .default)
    return appearance
  }
}

extension UITabBar {
  var picture: String {
    let tabs = (items ?? []).map { "\($0.title ?? "")\($0 === selectedItem ? "*" : "")\($0.badgeValue ?? "")" }
    return "tabs \(tabs) tint \(tintColor.cgColor.rgba) height \(bounds.height) \(traitCollection.userInterfaceStyle)"
  }
}

extension UIBarButtonItem {
  var picture: String {
    let kind =
      customView.map { "view \($0.likenessName)" } ?? title ?? image.map { "image \($0.size)" }
      ?? systemItem.map { "system \($0)" } ?? "nothing"
    return [kind, style == .done ? "done" : nil, isEnabled ? nil : "off", tintColor.map { "\($0.cgColor.rgba)" }]
      .compactMap { $0 }.joined(separator: " ")
  }
}

extension UIBarAppearance {
  var picture: String {
    let parts = [
      "\(background)", backgroundColor.map { "\($0.cgColor.rgba)" },
      backgroundImage.map { "image \(ObjectIdentifier($0).hashValue)" }, shadowColor == nil ? nil : "shadow",
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}

extension UIView {
  /// A picture of a view looks like the view.
  fileprivate var likenessName: String { (self as? UIImageView)?.image?.content.first ?? UIKitDouble.name(of: self) }
}
