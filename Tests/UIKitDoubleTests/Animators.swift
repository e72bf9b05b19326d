import UIKit

/// A crossfade as an app writes it, which records what the tests need.
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 0.5
  var ended: [Bool] = []
  var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
      to.alpha = 0
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear,
      animations: {
        to?.alpha = 1
        if to == nil { from?.alpha = 0 }
      },
      completion: { _ in
        from?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// An animator that does nothing until the test tells it to.
final class Manual: NSObject, UIViewControllerAnimatedTransitioning {
  var context: (any UIViewControllerContextTransitioning)?
  var addsView = true

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    prepare()
  }

  func prepare() {
    guard addsView, let context, let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
  }
}

/// An interaction that a test drives itself, in place of an animation.
final class ManualInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  var context: (any UIViewControllerContextTransitioning)?
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
  }
}

/// An animation that can be interrupted.
final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
  var makesNewOnes = false
  var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator, !makesNewOnes { return animator }
    let to = context.view(forKey: .to)
    if let to { context.containerView.addSubview(to) }
    to?.alpha = 0
    let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { to?.alpha = 1 }
    made.addCompletion { [unowned self] _ in
      context.completeTransition(!context.transitionWasCancelled)
      self.animator = nil
    }
    animator = made
    return made
  }
}

/// A delegate of everything, whose answers the test sets.
final class Director: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?
  var operations: [UINavigationController.Operation] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return animator
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { presentation?(presented, presenting) }
}
