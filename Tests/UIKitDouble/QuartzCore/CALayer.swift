/// A node of the layer tree: its model values, its animations, and its place in the tree.
open class CALayer: NSObject, CAMediaTiming, Associating {
  final let associations = Associations()
  final var model = LayerValues()
  final var animations: [RunningAnimation] = []
  /// The model values at the last commit to the render server; nil before the first.
  final var committed: LayerValues?

  /// The view that it belongs to.
  final weak var owner: AnyObject?
  /// Set by the view whose layer this is: decides what a change of a value animates.
  final var actionOfOwner: ((String, AnimatableValue) -> Void)?

  /// The key-value observers of its values.
  final var observers: [WeakObservation] = []

  /// Set by a window: its tree is what the screen shows.
  final var isRootOfScreen = false

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  open private(set) weak var superlayer: CALayer?
  private var children: [CALayer] = []

  open var mask: CALayer? {
    willSet { mask?.masked = nil }
    didSet { mask?.masked = self }
  }
  /// The layer that this one is the mask of.
  private weak var masked: CALayer?
  open var name: String?
  open var isDoubleSided = true
  open var allowsGroupOpacity = true
  open var allowsEdgeAntialiasing = false
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  public required override init() { super.init() }

  /// A copy of the values of a layer, for its presentation.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { model = other.model }
  }

  /// Changes the model value of an animation's key path.
  final func change(_ key: String, _ write: (inout LayerValues) -> Void) {
    LayoutState.isDirty = true
    guard mayAnimate || !observers.isEmpty else { return write(&model) }
    let old = model[key]
    write(&model)
    if mayAnimate { changed(key, from: old) }
    if old != model[key] { tellObservers(of: key) }
  }

  // MARK: Animations

  open func add(_ anim: CAAnimation, forKey key: String?) { addRunning(anim, forKey: key) }

  open func removeAllAnimations() { dropAnimations() }

  open func removeAnimation(forKey key: String) {
    for running in animations where running.key == key {
      end(running, finished: false)
      animations.removeAll { $0 === running }
    }
  }

  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  open func animation(forKey key: String) -> CAAnimation? { animations.last { $0.key == key }?.animation }

  /// A copy of the layer with the values that it had at the start of the current transaction, and its animations; nil
  /// if it has not been committed yet, or the screen does not show it.
  open func presentation() -> Self? {
    guard isOnScreen, let committed else { return nil }
    let copy = emptyCopy()
    copy.model = animated(committed)
    copy.retainedParent = superlayer?.presentation() as CALayer?
    copy.superlayer = copy.retainedParent
    return copy as? Self
  }

  /// A presentation layer keeps its parent, which nothing else would.
  private var retainedParent: CALayer?

  func emptyCopy() -> CALayer {
    guard type(of: self) == CALayer.self else { unmodelled("the presentation of \(type(of: self))") }
    return CALayer()
  }

  final var isOnScreen: Bool { isRootOfScreen || (superlayer ?? masked)?.isOnScreen == true }

  // MARK: Tree

  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(children.count)) }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    precondition(layer !== self, "A layer cannot be its own sublayer")
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(idx), children.count))
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(children.firstIndex { $0 === sibling } ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count))
  }

  open func removeFromSuperlayer() {
    superlayer?.children.removeAll { $0 === self }
    superlayer = nil
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }

  open var isGeometryFlipped: Bool {
    get { false }
    set { unmodelled("CALayer.isGeometryFlipped") }
  }
  open var anchorPointZ: CGFloat {
    get { 0 }
    set { unmodelled("CALayer.anchorPointZ") }
  }
  open var compositingFilter: Any? {
    get { nil }
    set { unmodelled("CALayer.compositingFilter") }
  }
  open func render(in ctx: CGContext) {
    nonisolated(unsafe) let subject: AnyObject = owner ?? self
    MainActor.assumeIsolated {
      UIKitDouble.log.record("layer.render")
      CGContext.drawn.append(UIKitDouble.name(of: subject))
    }
  }
  open func setNeedsDisplay() {}
  open func displayIfNeeded() {}
  open func needsLayout() -> Bool { false }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}

  // MARK: Values

  open var bounds: CGRect {
    get { model.bounds }
    set { change("bounds") { $0.bounds = newValue } }
  }
  open var position: CGPoint {
    get { model.position }
    set { change("position") { $0.position = newValue } }
  }
  open var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set { change("anchorPoint") { $0.anchorPoint = newValue } }
  }
  open var zPosition: CGFloat {
    get { model.zPosition }
    set {
      CALayer.isSpaceUsed = true
      change("zPosition") { $0.zPosition = newValue }
    }
  }
  open var transform: CATransform3D {
    get { model.transform }
    set {
      if newValue.isInSpace { CALayer.isSpaceUsed = true }
      change("transform") { $0.transform = newValue }
    }
  }
  open var sublayerTransform: CATransform3D {
    get { model.sublayerTransform }
    set { change("sublayerTransform") { $0.sublayerTransform = newValue } }
  }
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  open var isHidden: Bool {
    get { model.isHidden }
    set { change("hidden") { $0.isHidden = newValue } }
  }
  open var opacity: Float {
    get { model.opacity }
    set { change("opacity") { $0.opacity = newValue } }
  }
  open var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { change("cornerRadius") { $0.cornerRadius = newValue } }
  }
  open var borderWidth: CGFloat {
    get { model.borderWidth }
    set { change("borderWidth") { $0.borderWidth = newValue } }
  }
  open var borderColor: CGColor? {
    get { model.borderColor }
    set { change("borderColor") { $0.borderColor = newValue } }
  }
  open var backgroundColor: CGColor? {
    get { model.backgroundColor }
    set { change("backgroundColor") { $0.backgroundColor = newValue } }
  }
  open var masksToBounds: Bool {
    get { model.masksToBounds }
    set { model.masksToBounds = newValue }
  }
  open var shadowColor: CGColor? {
    get { model.shadowColor }
    set { change("shadowColor") { $0.shadowColor = newValue } }
  }
  open var shadowOpacity: Float {
    get { model.shadowOpacity }
    set { change("shadowOpacity") { $0.shadowOpacity = newValue } }
  }
  open var shadowOffset: CGSize {
    get { model.shadowOffset }
    set { change("shadowOffset") { $0.shadowOffset = newValue } }
  }
  open var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { change("shadowRadius") { $0.shadowRadius = newValue } }
  }
  open var shadowPath: CGPath? {
    get { model.shadowPath }
    set { change("shadowPath") { $0.shadowPath = newValue } }
  }
  open var contents: Any? {
    get { model.contents }
    set { model.contents = newValue }
  }
  open var contentsRect: CGRect {
    get { model.contentsRect }
    set { change("contentsRect") { $0.contentsRect = newValue } }
  }

  /// The bounding box in the superlayer. Setting it moves position and size, which is undefined under a transform.
  open var frame: CGRect {
    get { CGRect(around: bounds.corners.map(placing.projecting)) }
    set {
      if !CATransform3DIsIdentity(transform) {
        let sentence = "The frame of a layer was set while its transform is not the identity, which is undefined."
        MainActor.assumeIsolated { UIKitDouble.violate(sentence) }
      }
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = superlayer.map { convert(p, from: $0) } ?? p
    guard !isHidden, contains(point) else { return nil }
    return children.reversed().lazy.compactMap { $0.hitTest(point) }.first ?? self
  }
}
