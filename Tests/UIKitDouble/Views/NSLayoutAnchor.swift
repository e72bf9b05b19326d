/// How two anchors relate.
public struct NSLayoutRelation: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  static let lessThanOrEqual = NSLayoutRelation(rawValue: -1)
  static let equal = NSLayoutRelation(rawValue: 0)
  static let greaterThanOrEqual = NSLayoutRelation(rawValue: 1)
}

/// The priority of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// The attributes of a rectangle that can be constrained.
enum LayoutAttribute {
  case left, right, top, bottom, width, height, centerX, centerY
}

/// One equation or inequality between rectangles. The double solves equalities.
@MainActor open class NSLayoutConstraint: NSObject {
  let first: LayoutEnd
  let second: LayoutEnd?
  let relation: NSLayoutRelation
  let multiplier: CGFloat
  open var constant: CGFloat { didSet { first.view?.constraintHolder(with: second?.view)?.setNeedsLayout() } }
  open var priority = UILayoutPriority.required
  open var identifier: String?
  open var firstItem: AnyObject? { first.guide ?? first.view }
  open var secondItem: AnyObject? { second?.guide ?? second?.view }

  init(
    _ first: LayoutEnd, _ relation: NSLayoutRelation, _ second: LayoutEnd?, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    (self.first, self.second) = (first, second)
    (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
    super.init()
  }

  open var isActive = false {
    didSet {
      guard isActive != oldValue, let view = first.view else { return }
      guard let holder = view.constraintHolder(with: second?.view) else {
        return UIKitDouble.violate("A constraint was activated between views without a common superview.")
      }
      if isActive { holder.constraintsHeld.append(self) } else { holder.constraintsHeld.removeAll { $0 === self } }
      holder.setNeedsLayout()
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = false } }
}

/// One side of a constraint: an attribute of a view or of a guide in it.
@MainActor struct LayoutEnd {
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  let attribute: LayoutAttribute
}

/// An attribute from which constraints are made.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let end: LayoutEnd
  init(_ end: LayoutEnd) {
    self.end = end
    super.init()
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .equal, anchor.end, 1, c)
  }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .greaterThanOrEqual, anchor.end, 1, c)
  }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .lessThanOrEqual, anchor.end, 1, c)
  }
}

@MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .equal, nil, 1, c)
  }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .greaterThanOrEqual, nil, 1, c)
  }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .lessThanOrEqual, nil, 1, c)
  }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .greaterThanOrEqual, anchor.end, m, c)
  }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .lessThanOrEqual, anchor.end, m, c)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .equal, anchor.end, m, c)
  }
}

/// A rectangle without a view.
@MainActor open class UILayoutGuide: NSObject {
  open internal(set) weak var owningView: UIView?
  private let insets: (UIView) -> UIEdgeInsets

  init(in view: UIView, _ insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
    super.init()
  }

  open var layoutFrame: CGRect { owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero }

  private func end(_ attribute: LayoutAttribute) -> LayoutEnd {
    LayoutEnd(view: owningView, guide: self, attribute: attribute)
  }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(owningView?.startEdge ?? .left)) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(owningView?.endEdge ?? .right)) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.left)) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.right)) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.centerX)) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(end(.top)) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(end(.bottom)) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(end(.centerY)) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(end(.width)) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(end(.height)) }
}

extension UIView {
  private func end(_ attribute: LayoutAttribute) -> LayoutEnd {
    LayoutEnd(view: self, guide: nil, attribute: attribute)
  }
  var startEdge: LayoutAttribute { effectiveUserInterfaceLayoutDirection == .leftToRight ? .left : .right }
  var endEdge: LayoutAttribute { effectiveUserInterfaceLayoutDirection == .leftToRight ? .right : .left }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(startEdge)) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(endEdge)) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.right)) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(end(.centerX)) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(end(.top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(end(.bottom)) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(end(.centerY)) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(end(.bottom)) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(end(.width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(end(.height)) }
  public var safeAreaLayoutGuide: UILayoutGuide { kept(&guides.safe) { UILayoutGuide(in: $0) { $0.safeAreaInsets } } }
  public var layoutMarginsGuide: UILayoutGuide {
    kept(&guides.margins) {
      UILayoutGuide(in: $0) { view in
        let (safe, own) = (view.safeAreaInsets, view.layoutMargins)
        return UIEdgeInsets(
          top: safe.top + own.top, left: safe.left + own.left, bottom: safe.bottom + own.bottom,
          right: safe.right + own.right)
      }
    }
  }
  public var constraints: [NSLayoutConstraint] { constraintsHeld }

  private func kept(_ guide: inout UILayoutGuide?, _ make: (UIView) -> UILayoutGuide) -> UILayoutGuide {
    if let guide { return guide }
    let made = make(self)
    guide = made
    return made
  }
}

/// The guides of one view.
struct ViewGuides {
  var safe: UILayoutGuide?
  var margins: UILayoutGuide?
}
