import Foundation

extension UIAction {
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init()
  }
}

extension UIMenu {
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.init()
  }
}

extension UIBarButtonItem {
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { self.init() }
}

extension UIButton {
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) { self.init(frame: .zero) }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) { self.init(frame: .zero) }

  @available(iOS 15.0, *)
  public struct Configuration {
    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets()
  }

  @available(iOS 15.0, *)
  public var configuration: Configuration? {
    get { nil }
    set {}
  }
}

extension UISheetPresentationController.Detent {
  @available(iOS 16.0, *)
  public class func custom(
    resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat
  ) -> Self {
    custom(identifier: nil, resolver: resolver)
  }
}

@available(iOS 18.0, *)
extension UIViewController.Transition {
  public class func zoom(sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?) -> Self {
    zoom(options: nil, sourceViewProvider: sourceViewProvider)
  }
}
