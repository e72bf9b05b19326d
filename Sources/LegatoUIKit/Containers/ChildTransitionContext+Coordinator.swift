// Runs an app's animations alongside a transition of a hub's or a drawer's children.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension ChildTransitionContext: UIViewControllerTransitionCoordinator {
    var isInterruptible: Bool { true }
    var isCancelled: Bool { transitionWasCancelled }
    var percentComplete: CGFloat { alongside.progress.fractionComplete }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .linear }

    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
      alongside.add(animation, completion: completion, to: self)
      return true
    }

    func animateAlongsideTransition(
      in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
      animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
      alongside.observeInteraction(handler)
    }

    /// The older name of the same call.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
      alongside.observeInteraction { if !$0.isInteractive { handler($0) } }
    }
  }
#endif
