/// The axis along which views are stacked.
public struct NSLayoutConstraintAxis: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let horizontal = Self(rawValue: 0)
  public static let vertical = Self(rawValue: 1)
}

extension NSLayoutConstraint {
  public typealias Axis = NSLayoutConstraintAxis
}

/// A row or a column of views.
@MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading, firstBaseline, center, trailing, lastBaseline
  }

  open internal(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  open var isLayoutMarginsRelativeArrangement = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { unmodelled("views from archives") }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsLayout()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The space between a view and the next one.
  private func gap(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

  private var isRow: Bool { axis == .horizontal }

  private func length(of view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    let own = isRow ? size.width : size.height
    return own >= 0 ? own : (isRow ? view.bounds.width : view.bounds.height)
  }

  open override var intrinsicContentSize: CGSize {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    let total = (visible.map(length) + visible.dropLast().map(gap)).reduce(0, +)
    let across = visible.map { isRow ? $0.intrinsicContentSize.height : $0.intrinsicContentSize.width }.max() ?? 0
    return isRow ? CGSize(width: total, height: max(across, 0)) : CGSize(width: max(across, 0), height: total)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let visible = arrangedSubviews.filter { !$0.isHidden }
    guard !visible.isEmpty else { return }
    if isLayoutMarginsRelativeArrangement { unmodelled("UIStackView.isLayoutMarginsRelativeArrangement") }
    let whole = (isRow ? bounds.width : bounds.height) - visible.dropLast().map(gap).reduce(0, +)
    let natural = visible.map(length)
    // With `.fill` the last view gets the remaining length; with `.fillEqually` all get the same.
    let lengths =
      distribution == .fillEqually
      ? visible.map { _ in whole / CGFloat(visible.count) }
      : natural.dropLast() + [whole - natural.dropLast().reduce(0, +)]
    var place: CGFloat = 0
    for (view, length) in zip(visible, lengths) {
      view.bounds.size =
        isRow ? CGSize(width: length, height: bounds.height) : CGSize(width: bounds.width, height: length)
      view.center =
        isRow ? CGPoint(x: place + length / 2, y: bounds.midY) : CGPoint(x: bounds.midX, y: place + length / 2)
      place += length + gap(after: view)
    }
  }
}
