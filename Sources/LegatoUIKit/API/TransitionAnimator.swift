// Transitions for code that needs UIKit's animation objects.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension ScreenTransition {
    /// This transition as an object for code that needs an animation: an app's delegate returns it.
    ///
    /// ```swift
    /// func navigationController(
    ///   _ navigationController: UINavigationController,
    ///   animationControllerFor operation: UINavigationController.Operation,
    ///   from: UIViewController, to: UIViewController
    /// ) -> (any UIViewControllerAnimatedTransitioning)? {
    ///   ScreenTransition.slide(.leading).animator(for: operation == .push ? .push : .pop)
    /// }
    /// ```
    ///
    /// The container need not be installed, and a finger cannot take hold of it; `interactiveAnimator(for:)` makes an
    /// object that a finger drives. In an installed container it counts as the transition of a call, and is interactive
    /// like any other.
    ///
    /// - Parameter operation: the operation to animate; the transition runs backwards for `.pop`, `.dismiss`, `.close`
    ///   and `.restore`.
    /// - Returns: an object for one transition at a time.
    @MainActor public func animator(for operation: TransitionOperation) -> any UIViewControllerAnimatedTransitioning {
      TransitionAnimator(self, operation)
    }
  }

  /// A transition as UIKit's animation of one operation.
  final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let transition: ScreenTransition
    private let operation: TransitionOperation
    /// The container that shows the transition while it runs.
    private var container: LoneContainer?

    init(_ transition: ScreenTransition, _ operation: TransitionOperation) {
      self.transition = transition
      self.operation = operation
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      transition.duration(for: operation)
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let from = transitionContext.viewController(forKey: .from),
        let to = transitionContext.viewController(forKey: .to)
      else { return transitionContext.completeTransition(false) }
      let container = LoneContainer(transition, operation, from: from, to: to)
      self.container = container
      container.start(transitionContext)
    }

    func animationEnded(_ transitionCompleted: Bool) { container = nil }
  }
#endif
