/// Finds a gesture in touches. Subclasses override the four touch methods and set `state`.
@MainActor open class UIGestureRecognizer: NSObject, Associating {
  nonisolated let associations = Associations()

  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }

    var isFinished: Bool { self == .ended || self == .cancelled || self == .failed }
    var isActive: Bool { self == .began || self == .changed }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// The touches that it follows, until it has decided or they have ended.
  var tracked: [UITouch] = []

  /// The state that it has requested while it waits for others to fail.
  var pending: State?
  var wantsToBegin = false

  var stored = State.possible
  var mustFailFirst: [WeakRecognizer] = []
  var actions: [(UIGestureRecognizer) -> Void] = []

  struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

  /// Targets need Objective-C; tests listen with `UIKitDouble.whenRecognizing(_:_:)`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if target != nil { unmodelled("the target of a gesture recogniser") }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) { unmodelled("UIGestureRecognizer.addTarget") }
  open func removeTarget(_ target: Any?, action: Selector?) { unmodelled("UIGestureRecognizer.removeTarget") }

  open var state: State {
    get { stored }
    set { GestureArbiter.move(self, to: newValue) }
  }

  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { GestureArbiter.drop(self) } }
  }

  open var numberOfTouches: Int { tracked.count }

  open func location(in view: UIView?) -> CGPoint {
    let points = (0..<tracked.count).map { location(ofTouch: $0, in: view) }
    guard let first = points.first else { return lastLocation(in: view) }
    let sum = points.dropFirst().reduce(first) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { tracked[touchIndex].location(in: view) }

  private func lastLocation(in view: UIView?) -> CGPoint {
    UITouch.point(lastPosition, in: view, self.view?.window)
  }
  var lastPosition = CGPoint.zero

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    mustFailFirst.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  open func ignore(_ touch: UITouch, for event: UIEvent) { tracked.removeAll { $0 === touch } }

  /// Whether it may still recognise although no finger is down, as between two taps.
  var isBetweenTouches: Bool { false }

  /// Whether recognisers that wait for its failure must go on waiting.
  var isUndecided: Bool { stored == .possible && (!tracked.isEmpty || isBetweenTouches) }
}

extension UIView {
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    GestureArbiter.drop(gestureRecognizer)
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}

extension UIKitDouble {
  /// The double's stand-in for a target and an action: called for every state except possible and failed.
  @MainActor public static func whenRecognizing<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ action: @escaping (Recognizer) -> Void
  ) {
    recognizer.actions.append { action($0 as! Recognizer) }
  }
}
