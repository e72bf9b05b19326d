/// A finger on the screen.
@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled
  }
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect, pencil, indirectPointer
  }

  open internal(set) var phase = Phase.began
  open internal(set) var timestamp: TimeInterval
  open internal(set) var tapCount = 1
  open internal(set) var type = TouchType.direct
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open internal(set) var majorRadius: CGFloat = 20
  open internal(set) var force: CGFloat = 0

  var position: CGPoint
  var previousPosition: CGPoint

  /// Whether the view gets this touch's events.
  enum Delivery { case held, delivered, withheld }
  var delivery = Delivery.held
  var isEndHeld = false
  var isContentDelayed = false

  /// - Parameter age: The age of the sample in seconds.
  init(at position: CGPoint, in window: UIWindow?, view: UIView?, age: TimeInterval = 0) {
    self.position = position
    previousPosition = position
    self.window = window
    self.view = view
    timestamp = Timebase.now - age
    super.init()
  }

  func move(to position: CGPoint, _ phase: Phase) {
    previousPosition = self.position
    self.position = position
    self.phase = phase
    timestamp = Timebase.now
  }

  open func location(in view: UIView?) -> CGPoint { Self.point(position, in: view, window) }
  open func previousLocation(in view: UIView?) -> CGPoint { Self.point(previousPosition, in: view, window) }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  static func point(_ position: CGPoint, in view: UIView?, _ window: UIWindow?) -> CGPoint {
    guard let view else { return position }
    return view.convert(position, from: window)
  }
}

/// The touches of one event.
@MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion, remoteControl, presses
    case scroll = 10
    case hover
    case transform = 14
  }

  open var type: EventType { .touches }
  open internal(set) var timestamp: TimeInterval = Timebase.now
  open internal(set) var allTouches: Set<UITouch>?

  /// All samples since the last event, by their touches.
  var samples: [UITouch: [UITouch]] = [:]

  init(touches: Set<UITouch>) {
    allTouches = touches
    super.init()
  }

  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { gesture.tracked.contains($0) }
  }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { samples[touch] ?? [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
