/// The look of a bar: two bars with the same details look the same. The text is made only when it is asked for.
struct BarDescription {
  let parts: [Any?]

  var text: String { parts.compactMap { part in part.map { "\($0)" } }.joined(separator: " ") }

  /// Describes a bar, a snapshot, or the front bar that a view holds; nil if there is none, or if it is invisible.
  @MainActor init?(in view: UIView) {
    guard view.alpha > 0, !view.isHidden else { return nil }
    if let snapshot = view as? SnapshotView {
      guard let details = snapshot.bar else { return nil }
      self = details
    } else if let bar = view as? UINavigationBar {
      parts = bar.details
    } else if let bar = view as? UITabBar {
      parts = bar.details
    } else {
      guard let found = view.subviews.reversed().lazy.compactMap({ BarDescription(in: $0) }).first else { return nil }
      let search = view.subviews.lazy.compactMap { ($0 as? UIImageView)?.image?.content.first }.first
      parts = found.parts + (search.map { ["search", $0] } ?? [])
    }
  }
}

extension UIKitDouble {
  /// The details of the bar in a view, in words.
  @MainActor public static func barPicture(in view: UIView) -> String? { BarDescription(in: view)?.text }
}

extension UINavigationBar {
  fileprivate var details: [Any?] {
    guard let item = topItem else { return ["empty bar"] }
    let search = subviews.contains { $0 is UISearchBar } ? item.searchController?.searchBar : nil
    let content: [Any?] = [
      item.titleView.map { "titleView \($0.describedName)" } ?? "title \(item.title ?? "")",
      hasLargeTitle ? "large" : nil, item.prompt.map { "prompt \($0)" }, backButton.map { "back \($0)" },
      "left", (item.leftBarButtonItems ?? []).map(\.picture), "right", (item.rightBarButtonItems ?? []).map(\.picture),
      "over",
    ]
    let traits = traitCollection
    let look: [Any?] = [
      "tint", tintColor.cgColor.rgba, "height", bounds.height, traits.userInterfaceStyle,
      traits.preferredContentSizeCategory, search.map { "search \(UIKitDouble.name(of: $0))" },
    ]
    return content + appearanceShown.details + look
  }

  private var backButton: String? {
    guard showsBackButton, let below = backItem else { return nil }
    return below.backBarButtonItem?.picture ?? below.backButtonTitle ?? below.title
  }

  var appearanceShown: UINavigationBarAppearance {
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
  fileprivate var details: [Any?] {
    let tabs = (items ?? []).map { "\($0.title ?? "")\($0 === selectedItem ? "*" : "")\($0.badgeValue ?? "")" }
    return [
      "tabs", tabs, "tint", tintColor.cgColor.rgba, "height", bounds.height, traitCollection.userInterfaceStyle,
    ]
  }
}

extension UIBarButtonItem {
  var picture: String {
    var words = [kind]
    if style == .done { words.append("done") }
    if !isEnabled { words.append("off") }
    if let tintColor { words.append("\(tintColor.cgColor.rgba)") }
    return words.joined(separator: " ")
  }

  private var kind: String {
    if let customView { return "view \(customView.describedName)" }
    if let title { return title }
    if let image { return "image \(image.size)" }
    if let systemItem { return "system \(systemItem)" }
    return "nothing"
  }
}

extension UIBarAppearance {
  fileprivate var details: [Any?] {
    [
      background, backgroundColor?.cgColor.rgba, backgroundImage.map { "image \(ObjectIdentifier($0).hashValue)" },
      shadowColor == nil ? nil : "shadow",
    ]
  }
}

extension UIView {
  /// An image of a view is described as that view.
  fileprivate var describedName: String { (self as? UIImageView)?.image?.content.first ?? UIKitDouble.name(of: self) }
}
