/// A button in a bar. Only its archive tells which system item it is.
@MainActor open class UIBarButtonItem: NSObject, @preconcurrency NSCoding {
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case close = 24
  }
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  open var title: String?
  open var image: UIImage?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var customView: UIView?
  open var tintColor: UIColor?
  open var style = Style.plain
  open var isEnabled = true
  open var width: CGFloat = 0
  private(set) var systemItem: SystemItem?
  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    if coder.containsValue(forKey: "item") { systemItem = SystemItem(rawValue: coder.decodeInteger(forKey: "item")) }
  }

  open func encode(with coder: NSCoder) {
    if let systemItem { coder.encode(systemItem.rawValue, forKey: "item") }
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  open class func flexibleSpace() -> Self { unsafeDowncast(UIBarButtonItem(systemItem: .flexibleSpace), to: Self.self) }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state.rawValue] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }
}
