/// A font in which every letter is half as wide as it is high.
open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let light = Weight(rawValue: -0.4)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// Apple's sizes at the default content size, in points.
    private static let sizes: [String: CGFloat] = [
      "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "subheadline": 15, "body": 17,
      "callout": 16, "footnote": 13, "caption1": 12, "caption2": 11,
    ]
    var size: CGFloat { Self.sizes[rawValue] ?? 17 }
  }

  public let pointSize: CGFloat
  let weight: Weight

  init(size: CGFloat, weight: Weight) {
    (pointSize, self.weight) = (size, weight)
    super.init()
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .regular) }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .bold) }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(size: style.size, weight: .regular) }
  open var lineHeight: CGFloat { pointSize * 1.2 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.pointSize == pointSize && $0.weight == weight } ?? false
  }
  open override var hash: Int { pointSize.hashValue ^ weight.hashValue }

  func size(of text: String) -> CGSize { CGSize(width: CGFloat(text.count) * pointSize / 2, height: lineHeight) }
}

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center, right, justified, natural
}

/// Where a line breaks.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Lines of text.
@MainActor open class UILabel: UIView {
  open var text: String? { didSet { invalidateIntrinsicContentSize() } }
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { unmodelled("views from archives") }

  open override var intrinsicContentSize: CGSize { font.size(of: text ?? "") }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let line = intrinsicContentSize
    guard size.width > 0, line.width > size.width, numberOfLines != 1 else { return line }
    let lines = (line.width / size.width).rounded(.up)
    return CGSize(width: size.width, height: lines * line.height)
  }
}

/// A view that shows an image.
@MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { unmodelled("views from archives") }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

/// A view that in UIKit blurs the content behind it; here it is a plain view.
@MainActor open class UIVisualEffectView: UIView {
  public let contentView = UIView()
  open var effect: UIVisualEffect?
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { unmodelled("views from archives") }
}

@MainActor open class UIVisualEffect: NSObject {}

@MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent
    case systemMaterial = 9
  }
  public let style: Style
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
