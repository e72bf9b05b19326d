/// A rectangle on the screen, drawn by a layer of its own.
@MainActor open class UIView: UIResponder, UIAppearanceContainer {
  open private(set) lazy var layer: CALayer = makeLayer()
  open class var layerClass: AnyClass { CALayer.self }

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  var recognizers: [UIGestureRecognizer] = []
  var constraintsHeld: [NSLayoutConstraint] = []
  var guides = ViewGuides()
  weak var controller: UIViewController?
  var isLayoutNeeded = true
  var knownSafeArea = UIEdgeInsets.zero
  var blockingAnimations = 0
  var hasBeenDrawn = false
  /// The bar in it when it was last drawn; kept for views whose snapshots are compared by it.
  var barDrawn: BarDescription?

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var contentMode = ContentMode.scaleToFill
  open var clearsContextBeforeDrawing = true
  open var isOpaque = true
  open var contentScaleFactor: CGFloat = 1
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var mask: UIView?

  public init(frame: CGRect) {
    super.init()
    layer.bounds.size = frame.size
    layer.position = frame.center
  }

  public required init?(coder: NSCoder) { unmodelled("views from archives") }

  public override convenience init() { self.init(frame: .zero) }

  private func makeLayer() -> CALayer {
    guard let layerClass = Self.layerClass as? CALayer.Type else { unmodelled("layers that are none") }
    let layer = layerClass.init()
    layer.owner = self
    layer.actionOfOwner = { [unowned self] key, old in
      MainActor.assumeIsolated { AnimationContext.animate(self, key, from: old) }
    }
    return layer
  }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { resize { layer.frame = newValue } }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { resize { layer.bounds = newValue } }
  }

  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.model.isHidden = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  private var ownTint: UIColor?
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tellTintChange()
    }
  }
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  private func tellTintChange() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tellTintChange() }
  }

  private func resize(_ change: () -> Void) {
    let old = bounds.size
    change()
    guard bounds.size != old else { return }
    setNeedsLayout()
    if autoresizesSubviews { for view in subviews { view.autoresize(from: old, to: bounds.size) } }
  }

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.leaveSiblings(for: self)
    insert(view, at: subviews.firstIndex(of: siblingSubview) ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.leaveSiblings(for: self)
    insert(view, at: subviews.firstIndex(of: siblingSubview).map { $0 + 1 } ?? subviews.count)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
    orderLayers()
  }

  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  open func removeFromSuperview() { leaveSuperview() }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  open var window: UIWindow? { superview?.window }

  // MARK: Layout

  open func setNeedsLayout() {
    isLayoutNeeded = true
    LayoutState.isDirty = true
  }
  open func layoutIfNeeded() { layoutTree(within: superview?.safeAreaInsets ?? .zero) }
  open func layoutSubviews() { solveConstraints() }
  open func setNeedsUpdateConstraints() { setNeedsLayout() }
  open func updateConstraints() {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open var traitCollection: UITraitCollection { window?.traitsOfDevice ?? .current }

  // MARK: Touches

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > Self.leastAlphaHit, blockingAnimations == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Views with a lower alpha get no touches, by the documentation of `hitTest(_:with:)`.
  static let leastAlphaHit: CGFloat = 0.01

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { window == nil ? false : super.becomeFirstResponder() }
}
