/// A view that answers touches with events.
@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var touchDown: Event { Event(rawValue: 1 << 0) }
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    public static var touchCancel: Event { Event(rawValue: 1 << 8) }
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left, right, fill, leading, trailing
  }

  open var isEnabled = true { didSet { setNeedsLayout() } }
  open var isSelected = false
  open var isHighlighted = false
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  private var handlers: [(event: Event, action: UIAction)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { unmodelled("views from archives") }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) { handlers.append((controlEvents, action)) }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.removeAll { $0.action === action && $0.event == controlEvents }
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) { unmodelled("UIControl.addTarget") }

  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.event.isDisjoint(with: controlEvents) { handler.action.perform(from: self) }
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    if !continueTracking(touch, with: event) { isTracking = false }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    endTracking(touches.first, with: event)
    sendActions(for: wasInside ? [.touchUpInside, primaryEvent] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// The event that a touch-up inside sends besides its own.
  var primaryEvent: Event { [] }

  /// Whether the control's own tracking excludes a recogniser of a superview.
  func excludes(_ recognizer: UIGestureRecognizer) -> Bool { false }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self || !isEnabled || !excludes(gestureRecognizer)
  }
}

/// A closure with a title.
@MainActor open class UIAction: NSObject {
  public struct Identifier: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
    public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
    public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
  }

  open var attributes: Attributes = []
  open var title: String
  open var image: UIImage?
  open private(set) var sender: Any?
  private let handler: (UIAction) -> Void

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
