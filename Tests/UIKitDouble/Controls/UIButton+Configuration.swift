extension UIButton {
  /// The look of a button, as a value.
  public struct Configuration: Sendable {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var imagePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets.zero

    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
  }
}
