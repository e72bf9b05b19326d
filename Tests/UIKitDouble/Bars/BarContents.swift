/// The content of a navigation bar, as views of public classes: titles are labels, buttons are controls, and the app's
/// own views are in place. The positions are roughly UIKit's, which documents none.
@MainActor final class BarContents: UIView {
  /// In points: the height of the bar's row, the distance of its content from its ends, and the gap between two items.
  private static let (row, margin, gap): (CGFloat, CGFloat, CGFloat) = (UINavigationBar.height, 16, 8)
  /// The arrow of a back button, in points, and the space between it and its label.
  private static let (arrow, space) = (CGSize(width: 12, height: 21), CGFloat(6))

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The bar itself gets touches that hit none of its content.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }

  func show(_ bar: UINavigationBar) {
    for view in subviews { view.removeFromSuperview() }
    guard UIKitDouble.settings.barsHaveLabels, let item = bar.topItem else { return }
    let top = item.prompt == nil ? 0 : UINavigationBar.promptHeight
    if let prompt = item.prompt {
      centre(label(prompt, .systemFont(ofSize: 13)), in: CGRect(x: 0, y: 0, width: bounds.width, height: top))
    }
    let row = CGRect(x: 0, y: top, width: bounds.width, height: Self.row)
    showTitles(of: item, in: row, isLarge: bar.hasLargeTitle, bar.appearanceShown)
    var lead = bar.showsBackButton ? showBack(of: bar, in: row) : Self.margin
    for each in item.leftBarButtonItems ?? [] { lead += show(each, at: lead, fromEnd: false, in: row) }
    var trail = Self.margin
    for each in item.rightBarButtonItems ?? [] { trail += show(each, at: trail, fromEnd: true, in: row) }
  }

  private func showTitles(
    of item: UINavigationItem, in row: CGRect, isLarge: Bool, _ appearance: UINavigationBarAppearance
  ) {
    if let view = item.titleView {
      centre(view, in: row)
    } else if let title = item.title {
      // Below a large title the small one is there, too, but invisible.
      let title = label(title, .systemFont(ofSize: 17, weight: .semibold), appearance.titleTextAttributes)
      title.alpha = isLarge ? 0 : 1
      centre(title, in: row)
    }
    guard isLarge, let title = item.title else { return }
    let large = label(title, .systemFont(ofSize: 34, weight: .bold), appearance.largeTitleTextAttributes)
    lay(large, at: Self.margin, fromEnd: false, in: row.offsetBy(dx: 0, dy: row.height))
  }

  /// Returns where the next content begins.
  private func showBack(of bar: UINavigationBar, in row: CGRect) -> CGFloat {
    let (control, arrow) = (UIControl(), UIImageView(image: UINavigationBar.arrow))
    var width = Self.arrow.width
    control.addAction(UIAction { [weak bar] _ in bar?.goBack() }, for: .touchUpInside)
    control.addSubview(arrow)
    if let title = bar.backTitle {
      let label = label(title, .systemFont(ofSize: 17))
      let size = label.intrinsicContentSize
      label.textColor = bar.tintColor
      control.addSubview(label)
      width += Self.space + size.width
      label.frame = CGRect(
        x: isRightToLeft ? 0 : width - size.width, y: (row.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    arrow.frame = CGRect(
      x: isRightToLeft ? width - Self.arrow.width : 0, y: (row.height - Self.arrow.height) / 2,
      width: Self.arrow.width, height: Self.arrow.height)
    control.bounds.size = CGSize(width: width, height: row.height)
    lay(control, at: Self.gap, fromEnd: false, in: row)
    return Self.gap + width + Self.gap
  }

  /// Returns the item's width.
  private func show(_ item: UIBarButtonItem, at place: CGFloat, fromEnd: Bool, in row: CGRect) -> CGFloat {
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return item.width }
    let view = item.customView ?? button(for: item, height: row.height)
    lay(view, at: place, fromEnd: fromEnd, in: row)
    return view.bounds.width + Self.gap
  }

  private func button(for item: UIBarButtonItem, height: CGFloat) -> UIControl {
    let control = UIControl()
    let content: UIView = item.face.map { UIImageView(image: $0) } ?? label(item.words, .systemFont(ofSize: 17))
    let size = content.intrinsicContentSize
    if let label = content as? UILabel { label.textColor = item.tintColor ?? tintColor }
    control.tintColor = item.tintColor ?? tintColor
    control.isEnabled = item.isEnabled
    control.addSubview(content)
    control.bounds.size = CGSize(width: max(size.width, 1), height: height)
    content.frame = CGRect(x: 0, y: (height - size.height) / 2, width: size.width, height: size.height)
    return control
  }

  private func label(_ text: String, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any] = [:]) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = attributes[.font] as? UIFont ?? font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    label.bounds.size = label.intrinsicContentSize
    return label
  }

  private func centre(_ view: UIView, in row: CGRect) {
    addSubview(view)
    view.center = CGPoint(x: row.midX, y: row.midY)
  }

  private func lay(_ view: UIView, at place: CGFloat, fromEnd: Bool, in row: CGRect) {
    addSubview(view)
    let half = place + view.bounds.width / 2
    view.center = CGPoint(x: fromEnd == isRightToLeft ? half : row.width - half, y: row.midY)
  }
}

extension UINavigationBar {
  fileprivate static let arrow = UIImage(size: CGSize(width: 12, height: 21))

  var showsBackButton: Bool {
    guard let item = topItem, backItem != nil, !item.hidesBackButton else { return false }
    return item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
  }

  fileprivate var backTitle: String? {
    guard let below = backItem, topItem?.backButtonDisplayMode != .minimal else { return nil }
    return below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title ?? "Back"
  }
}

extension UIBarButtonItem {
  /// The system's own symbols, the same in all bars.
  private static let signs = Dictionary(
    uniqueKeysWithValues: [SystemItem.add, .compose, .reply, .action, .close].map {
      ($0, UIImage(size: CGSize(width: 22, height: 22)))
    })

  fileprivate var face: UIImage? { title == nil ? image ?? systemItem.flatMap { Self.signs[$0] } : nil }
  fileprivate var words: String { title ?? systemItem.map { "\($0)".capitalized } ?? "" }
}
