import UIKit

@MainActor final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    view.frame = transitionContext.finalFrame(for: to)
    transitionContext.containerView.addSubview(view)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: [.curveLinear, .allowUserInteraction]
    ) {
      view.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}

/// Started by UIKit, and driven by hand.
@MainActor final class DrivenInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  var wantsInteractiveStart: Bool { true }
  var completionCurve: UIView.AnimationCurve { .linear }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    transitionContext.updateInteractiveTransition(0.2)
    transitionContext.pauseInteractiveTransition()
  }

  func end(finished: Bool) {
    finished ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
    context?.completeTransition(finished)
    context = nil
  }
}

/// Any part that an app brings along.
@MainActor func drive(
  _ animator: any UIViewControllerAnimatedTransitioning, _ interaction: any UIViewControllerInteractiveTransitioning,
  in context: any UIViewControllerContextTransitioning
) -> (any UIViewImplicitlyAnimating)? {
  if interaction.wantsInteractiveStart ?? true { interaction.startInteractiveTransition(context) }
  (interaction as? UIPercentDrivenInteractiveTransition)?.update(0.5)
  animator.animationEnded?(true)
  return animator.interruptibleAnimator?(using: context)
}

@MainActor final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Animator()
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    Animator()
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    nil
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    Dimming(presentedViewController: presented, presenting: presenting)
  }
}

@MainActor final class Dimming: UIPresentationController {
  private let dimming = UIView()

  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    delegate = self
  }

  override var shouldRemovePresentersView: Bool { false }
  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).inset(by: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = 1 }, completion: nil)
  }

  override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
  override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { dimming.removeFromSuperview() } }
}

extension Dimming: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
}

@MainActor func present(_ screen: UIViewController, over source: UIViewController) {
  screen.modalPresentationStyle = .custom
  screen.modalPresentationCapturesStatusBarAppearance = true
  source.present(screen, animated: true) { screen.view.accessibilityViewIsModal = true }
  source.present(screen, animated: false)
  if let sheet = screen.sheetPresentationController {
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    if #available(iOS 16, *) { sheet.detents.append(.custom { $0.maximumDetentValue * 0.3 }) }
  }
  if #available(iOS 18, *) {
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { context in context.willBegin && context.velocity.dy > 0 }
    screen.preferredTransition = .zoom(options: options) { context in context.sourceViewController.view }
    screen.preferredTransition = .zoom { context in context.sourceViewController.view }
  }
  if source.presentedViewController === screen { screen.presentingViewController?.dismiss(animated: true) }
}

@MainActor func animate(_ view: UIView) -> UIViewPropertyAnimator {
  let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 0))
  let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
  animator.addAnimations { view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9).translatedBy(x: 4, y: 0) }
  animator.addCompletion { position in if position == .end { view.isHidden = true } }
  animator.startAnimation()
  animator.pauseAnimation()
  animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  return animator
}
