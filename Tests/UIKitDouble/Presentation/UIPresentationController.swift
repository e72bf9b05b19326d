/// Manages one presentation: its frame, its extra views, and the presenter's view.
@MainActor open class UIPresentationController: NSObject, Associating {
  nonisolated let associations = Associations()

  open private(set) var presentingViewController: UIViewController
  open private(set) var presentedViewController: UIViewController
  open internal(set) var presentationStyle = UIModalPresentationStyle.custom
  open internal(set) var containerView: UIView?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var overrideTraitCollection: UITraitCollection?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  func begins(from presenter: UIViewController) { presentingViewController = presenter }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen || presentationStyle == .currentContext }
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
}

/// A sheet: a card that leaves a strip of its presenter visible.
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// The space that a page sheet leaves below the status bar, in points.
  static let topGap: CGFloat = 10

  /// A form sheet's size where there is enough space, in points.
  static let formSize = CGSize(width: 540, height: 620)

  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var preferredCornerRadius: CGFloat?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var selectedDetentIdentifier: Detent.Identifier?
  open var detents: [Detent] = [.large()]

  open func animateChanges(_ changes: () -> Void) {
    changes()
    let frame = frameOfPresentedViewInContainerView
    UIView.animate(withDuration: SystemCover.duration, animations: { self.presentedView?.frame = frame })
  }

  /// The detent at which it rests: the selected one, or the first.
  private var detent: Detent? { detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let whole = container.bounds
    if presentationStyle == .formSheet, whole.width > Self.formSize.width, whole.height > Self.formSize.height {
      return whole.insetBy(dx: (whole.width - Self.formSize.width) / 2, dy: (whole.height - Self.formSize.height) / 2)
    }
    let top = container.safeAreaInsets.top + Self.topGap
    let height = whole.height - top
    let shown = detent?.height(of: height) ?? height
    return CGRect(x: 0, y: whole.height - shown, width: whole.width, height: shown)
  }

  open override var shouldPresentInFullscreen: Bool { false }

  /// A height at which a sheet may rest.
  @MainActor open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    open class func medium() -> Self {
      unsafeDowncast(Detent(.medium) { $0.maximumDetentValue / 2 }, to: Self.self)
    }
    open class func large() -> Self { unsafeDowncast(Detent(.large) { $0.maximumDetentValue }, to: Self.self) }
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Self {
      unsafeDowncast(Detent(identifier ?? Identifier(UUID().uuidString), resolver), to: Self.self)
    }

    func height(of room: CGFloat) -> CGFloat? { resolver(DetentRoom(maximumDetentValue: room)) }
  }
}

/// The values from which a detent's height is computed.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

private final class DetentRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  var containerTraitCollection: UITraitCollection { .current }
  init(maximumDetentValue: CGFloat) {
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}

/// Decides about a dismissal by the user. Every requirement is optional in UIKit.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    Optionality.missing()
    return true
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    Optionality.missing()
  }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    Optionality.missing()
  }
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    Optionality.missing()
  }

  public var presentationControllerShouldDismiss: OptionalDismissal<Bool>? {
    OptionalDismissal { self.presentationControllerShouldDismiss($0) }
  }
  public var presentationControllerWillDismiss: OptionalDismissal<Void>? {
    OptionalDismissal { self.presentationControllerWillDismiss($0) }
  }
  public var presentationControllerDidDismiss: OptionalDismissal<Void>? {
    OptionalDismissal { self.presentationControllerDidDismiss($0) }
  }
  public var presentationControllerDidAttemptToDismiss: OptionalDismissal<Void>? {
    OptionalDismissal { self.presentationControllerDidAttemptToDismiss($0) }
  }
}

@MainActor public struct OptionalDismissal<Answer> {
  let call: (UIPresentationController) -> Answer
  @discardableResult public func callAsFunction(_ presentationController: UIPresentationController) -> Answer? {
    Optionality.ask { call(presentationController) }
  }
}

extension UIKitDouble {
  /// The user drags a sheet down far enough to dismiss it. Asks the delegate as UIKit does; returns whether it is
  /// dismissed.
  @MainActor @discardableResult public static func swipeDown(_ sheet: UIViewController) -> Bool {
    guard let controller = sheet.presentationController, controller is UISheetPresentationController else {
      return false
    }
    let delegate = controller.delegate
    let allows = delegate.flatMap { delegate in
      Optionality.ask("delegate.shouldDismiss") { delegate.presentationControllerShouldDismiss(controller) }
    }
    guard !sheet.isModalInPresentation, allows ?? true else {
      if let delegate {
        Optionality.ask("delegate.didAttemptToDismiss") {
          delegate.presentationControllerDidAttemptToDismiss(controller)
        }
      }
      return false
    }
    if let delegate {
      Optionality.ask("delegate.willDismiss") { delegate.presentationControllerWillDismiss(controller) }
    }
    sheet.dismiss(animated: true) {
      guard let delegate else { return }
      Optionality.ask("delegate.didDismiss") { delegate.presentationControllerDidDismiss(controller) }
    }
    return true
  }
}
