/// The surroundings of a transition.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var targetTransform: CGAffineTransform { get }
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The animation of a transition. The last two requirements are optional in UIKit.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    Optionality.missing()
    return UIViewPropertyAnimator(duration: 0, curve: .linear)
  }
  public func animationEnded(_ transitionCompleted: Bool) { Optionality.missing() }

  public var interruptibleAnimator: OptionalInterruptibleAnimator? { OptionalInterruptibleAnimator(target: self) }
  public var animationEnded: OptionalAnimationEnded? { OptionalAnimationEnded(target: self) }
}

@MainActor public struct OptionalInterruptibleAnimator {
  let target: any UIViewControllerAnimatedTransitioning
  public func callAsFunction(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    Optionality.ask { target.interruptibleAnimator(using: transitionContext) }
  }
}

@MainActor public struct OptionalAnimationEnded {
  let target: any UIViewControllerAnimatedTransitioning
  @discardableResult public func callAsFunction(_ transitionCompleted: Bool) -> Void? {
    Optionality.ask { target.animationEnded(transitionCompleted) }
  }
}

/// The interaction of a transition. All but the first requirement are optional in UIKit.
@MainActor public protocol UIViewControllerInteractiveTransitioning: OptionalInteraction {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat {
    Optionality.missing()
    return 1
  }
  public var completionCurve: UIView.AnimationCurve {
    Optionality.missing()
    return .easeInOut
  }
  public var wantsInteractiveStart: Bool {
    Optionality.missing()
    return true
  }
}

/// The optional properties as a caller reads them, in a protocol of their own, because one protocol cannot declare the
/// same property twice.
@MainActor public protocol OptionalInteraction: NSObjectProtocol {}

extension OptionalInteraction {
  private var interaction: any UIViewControllerInteractiveTransitioning {
    self as! any UIViewControllerInteractiveTransitioning
  }
  public var completionSpeed: CGFloat? { Optionality.ask { interaction.completionSpeed as CGFloat } }
  public var completionCurve: UIView.AnimationCurve? {
    Optionality.ask { interaction.completionCurve as UIView.AnimationCurve }
  }
  public var wantsInteractiveStart: Bool? { Optionality.ask { interaction.wantsInteractiveStart as Bool } }
}
