/// Solves equalities between the views of one superview by repeated substitution: enough for screens written in code.
@MainActor struct ConstraintSolver {
  private struct Span {
    var start: CGFloat?
    var size: CGFloat?
    var middle: CGFloat?
    var end: CGFloat?

    /// Computes the missing values from any two.
    mutating func complete() {
      if size == nil {
        if let start, let end { size = end - start }
        if size == nil, let start, let middle { size = (middle - start) * 2 }
        if size == nil, let end, let middle { size = (end - middle) * 2 }
      }
      guard let size else { return }
      if start == nil { start = end.map { $0 - size } ?? middle.map { $0 - size / 2 } }
      if let start { (middle, end) = (start + size / 2, start + size) }
    }
  }

  private var across: [ObjectIdentifier: Span] = [:]
  private var down: [ObjectIdentifier: Span] = [:]
  private let root: UIView
  private let views: [UIView]

  /// The frames of views and guides that are not solved, which stay the same meanwhile.
  private var frames: [ObjectIdentifier: CGRect] = [:]
  /// The content guide of a scroll view.
  private let content: UILayoutGuide?

  init(_ root: UIView) {
    self.root = root
    content = (root as? UIScrollView)?.contentGuide
    views = root.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// The number of passes over the equations; one for each link of the longest chain is enough.
  private static let rounds = 24

  mutating func solve() {
    guard !views.isEmpty else { return }
    if let content {
      across[ObjectIdentifier(content)] = Span(start: 0)
      down[ObjectIdentifier(content)] = Span(start: 0)
    }
    let constraints = relevantConstraints
    for round in 0..<Self.rounds {
      for constraint in constraints where constraint.relation == .equal { apply(constraint) }
      if round == Self.rounds / 2 { fillIntrinsicSizes() }
    }
    for view in views { place(view) }
    sizeContent()
  }

  private func sizeContent() {
    guard let content, let scroller = root as? UIScrollView else { return }
    let key = ObjectIdentifier(content)
    guard let width = across[key]?.size, let height = down[key]?.size else { return }
    scroller.contentSize = CGSize(width: width, height: height)
  }

  /// The key of an end that is solved; nil for any other.
  private func key(of end: LayoutEnd) -> ObjectIdentifier? {
    if let guide = end.guide { return guide === content ? ObjectIdentifier(guide) : nil }
    return views.first { $0 === end.view }.map(ObjectIdentifier.init)
  }

  private var relevantConstraints: [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    var holder: UIView? = root
    while let current = holder {
      all += current.constraintsHeld
      holder = current.superview
    }
    return all + views.flatMap(\.constraintsHeld)
  }

  private mutating func apply(_ constraint: NSLayoutConstraint) {
    if let value = value(of: constraint.second) {
      set(constraint.first, value * constraint.multiplier + constraint.constant)
    } else if constraint.second == nil {
      set(constraint.first, constraint.constant)
    }
    if let second = constraint.second, let value = value(of: constraint.first), constraint.multiplier != 0 {
      set(second, (value - constraint.constant) / constraint.multiplier)
    }
  }

  private mutating func value(of end: LayoutEnd?) -> CGFloat? {
    guard let end, let view = end.view else { return nil }
    guard let key = key(of: end) else { return Self.part(end.attribute, of: known(view, end.guide)) }
    switch end.attribute {
    case .left: return across[key]?.start
    case .right: return across[key]?.end
    case .width: return across[key]?.size
    case .centerX: return across[key]?.middle
    case .top: return down[key]?.start
    case .bottom: return down[key]?.end
    case .height: return down[key]?.size
    case .centerY: return down[key]?.middle
    }
  }

  /// The frame of a view or guide that is not solved, in the root's coordinates.
  private mutating func known(_ view: UIView, _ guide: UILayoutGuide?) -> CGRect {
    let key = ObjectIdentifier(guide ?? view)
    if let frame = frames[key] { return frame }
    let frame = root.convert(guide?.layoutFrame ?? view.bounds, from: view)
    frames[key] = frame
    return frame
  }

  private static func part(_ attribute: LayoutAttribute, of frame: CGRect) -> CGFloat {
    switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .width: frame.width
    case .centerX: frame.midX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .height: frame.height
    case .centerY: frame.midY
    }
  }

  private mutating func set(_ end: LayoutEnd, _ value: CGFloat) {
    guard let key = key(of: end) else { return }
    switch end.attribute {
    case .left: across[key, default: Span()].start = value
    case .right: across[key, default: Span()].end = value
    case .width: across[key, default: Span()].size = value
    case .centerX: across[key, default: Span()].middle = value
    case .top: down[key, default: Span()].start = value
    case .bottom: down[key, default: Span()].end = value
    case .height: down[key, default: Span()].size = value
    case .centerY: down[key, default: Span()].middle = value
    }
    across[key]?.complete()
    down[key]?.complete()
  }

  private mutating func fillIntrinsicSizes() {
    for view in views {
      let key = ObjectIdentifier(view)
      let size = view.intrinsicContentSize
      if across[key]?.size == nil, size.width >= 0 {
        across[key, default: Span()].size = size.width
        across[key]?.complete()
      }
      if down[key]?.size == nil, size.height >= 0 {
        down[key, default: Span()].size = size.height
        down[key]?.complete()
      }
    }
  }

  private func place(_ view: UIView) {
    let key = ObjectIdentifier(view)
    let size = CGSize(width: across[key]?.size ?? 0, height: down[key]?.size ?? 0)
    let origin = CGPoint(x: across[key]?.start ?? 0, y: down[key]?.start ?? 0)
    let anchor = view.layer.anchorPoint
    view.bounds.size = size
    view.center = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
  }
}

extension UIView {
  func solveConstraints() {
    var solver = ConstraintSolver(self)
    solver.solve()
  }

  func dropConstraints(on view: UIView) {
    constraintsHeld.removeAll { $0.first.view === view || $0.second?.view === view }
  }

  /// The nearest view that contains both ends.
  func constraintHolder(with other: UIView?) -> UIView? {
    guard let other, other !== self else { return self }
    var holder: UIView? = self
    while let current = holder, !other.isDescendant(of: current) { holder = current.superview }
    return holder
  }
}
