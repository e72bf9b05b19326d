/// A button with a title, an image and an action.
@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  open private(set) var buttonType = ButtonType.custom
  open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { unmodelled("views from archives") }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    setTitle(primaryAction.title, for: [])
    setImage(primaryAction.image, for: [])
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    self.configuration?.title = configuration.title ?? primaryAction?.title
  }

  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleLabel?.textColor = color }
  open var currentTitle: String? { configuration?.title ?? title(for: []) }
  open override var intrinsicContentSize: CGSize { UIFont.systemFont(ofSize: 17).size(of: currentTitle ?? "") }
  override var primaryEvent: Event { .primaryActionTriggered }
  override func excludes(_ recognizer: UIGestureRecognizer) -> Bool { recognizer is UITapGestureRecognizer }
}

extension UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var normal: State { [] }
    public static var highlighted: State { State(rawValue: 1 << 0) }
    public static var disabled: State { State(rawValue: 1 << 1) }
    public static var selected: State { State(rawValue: 1 << 2) }
  }
}

/// A knob on a track.
@MainActor open class UISlider: UIControl {
  /// How far around its centre the knob is touched, in points.
  static let knobReach: CGFloat = 30

  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  private var grip: CGFloat = 0

  open func setValue(_ value: Float, animated: Bool) { self.value = min(max(value, minimumValue), maximumValue) }

  private var knob: CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? bounds.width * CGFloat((value - minimumValue) / range) : 0
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = touch.location(in: self).x - knob
    return abs(grip) <= Self.knobReach
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard bounds.width > 0 else { return true }
    let part = (touch.location(in: self).x - grip) / bounds.width
    setValue(minimumValue + (maximumValue - minimumValue) * Float(part), animated: false)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  /// While the knob is held, pans of the superviews along the track do not begin.
  override func excludes(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isTracking, let pan = recognizer as? UIPanGestureRecognizer else { return isTracking }
    return abs(pan.travel.x) >= abs(pan.travel.y)
  }
}

/// A switch.
@MainActor open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
  override func excludes(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer is UIPanGestureRecognizer || recognizer is UITapGestureRecognizer
  }
}

/// A choice among a few segments.
@MainActor open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = -1
  public let items: [Any]
  public init(items: [Any]?) {
    self.items = items ?? []
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { unmodelled("views from archives") }
  open var numberOfSegments: Int { items.count }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
  private static let height: CGFloat = 32
}

/// A line of editable text.
@MainActor open class UITextField: UIControl, UITextInput {
  open var text: String? = ""
  open var placeholder: String?
  open weak var delegate: (any UITextFieldDelegate)?
  open var selectedTextRange: UITextRange?
  open var font: UIFont?
  open var textColor: UIColor?
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }
}

/// Text that can be read, selected and edited.
@MainActor open class UITextView: UIScrollView, UITextInput {
  open var text: String! = ""
  open var font: UIFont?
  open var textColor: UIColor?
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var selectedTextRange: UITextRange? { UITextRange(selectedRange) }
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
}

/// Follows a text field. Every requirement is optional in UIKit.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    Optionality.missing()
    return true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) { Optionality.missing() }
}

/// A range of text.
@MainActor open class UITextRange: NSObject {
  private let range: NSRange
  init(_ range: NSRange) {
    self.range = range
    super.init()
  }
  open var isEmpty: Bool { range.length == 0 }
}
