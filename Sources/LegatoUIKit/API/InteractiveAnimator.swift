// Transitions for code that drives UIKit's transitions by its own recogniser.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension ScreenTransition {
    /// This transition as an object for code with its own recogniser. An app's delegate returns the object twice: as
    /// the animation and, while that recogniser has a finger, as the interaction.
    ///
    /// ```swift
    /// func navigationController(
    ///   _ navigationController: UINavigationController,
    ///   animationControllerFor operation: UINavigationController.Operation,
    ///   from: UIViewController, to: UIViewController
    /// ) -> (any UIViewControllerAnimatedTransitioning)? {
    ///   ScreenTransition.slide(.leading).interactiveAnimator(for: operation == .push ? .push : .pop)
    /// }
    ///
    /// func navigationController(
    ///   _ navigationController: UINavigationController,
    ///   interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    /// ) -> (any UIViewControllerInteractiveTransitioning)? {
    ///   isPanning ? animator as? InteractiveAnimator : nil
    /// }
    /// ```
    ///
    /// A transitioning delegate does the same for `.present` and `.dismiss`, and a tab bar controller's delegate for
    /// `.replace` (to a later tab) and `.restore` (to an earlier one). Implement both methods of a pair: UIKit asks for
    /// an interaction only after an animation, and an animation without its interaction runs alone. Return nil from the
    /// second method while no finger drives: otherwise UIKit waits for one.
    ///
    /// The container need not be installed. In an installed container it counts as a third party's animation.
    ///
    /// - Parameter operation: the operation to animate; the transition runs backwards for `.pop`, `.dismiss`, `.close`
    ///   and `.restore`.
    /// - Returns: an object for one transition at a time.
    @MainActor public func interactiveAnimator(for operation: TransitionOperation) -> InteractiveAnimator {
      InteractiveAnimator(self, operation)
    }
  }

  /// A transition as UIKit's animation and interaction of one operation, with the methods of
  /// `UIPercentDrivenInteractiveTransition`. After the finger has lifted it continues with the finger's velocity.
  ///
  /// Calls before UIKit has started it take effect when it starts; calls after its end do nothing.
  public final class InteractiveAnimator: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
  {
    private let transition: ScreenTransition
    private let operation: TransitionOperation
    /// The container that shows the transition while it runs.
    private var container: LoneContainer?
    private var fraction = 0.0
    /// Whether it shall finish; nil while this is undecided.
    private var isFinishing: Bool?

    init(_ transition: ScreenTransition, _ operation: TransitionOperation) {
      self.transition = transition
      self.operation = operation
    }

    /// Call it when the finger has moved.
    ///
    /// - Parameter fraction: how far the transition is, 0 ... 1; clamped, and NaN changes nothing.
    public func update(_ fraction: Double) {
      guard !fraction.isNaN, isFinishing == nil else { return }
      self.fraction = min(1, max(0, fraction))
      driven?.update(self.fraction)
    }

    /// Call it when the finger has lifted: the new screen comes to rest, with the velocity of the last updates.
    public func finish() { end(true) }

    /// Call it when the finger has lifted or was cancelled: the old screen comes back.
    public func cancel() { end(false) }

    private var driven: DrivenContainer? { container as? DrivenContainer }

    private func end(_ isFinishing: Bool) {
      guard self.isFinishing == nil else { return }
      self.isFinishing = isFinishing
      driven?.end(isFinishing)
    }

    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
      transition.duration(for: operation)
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      start(transitionContext) { LoneContainer($0, $1, from: $2, to: $3) }
    }

    public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      start(transitionContext) { DrivenContainer($0, $1, from: $2, to: $3) }
      driven?.update(fraction)
      // UIKit cannot handle an end before its start has returned.
      Timer.once { [weak self] in
        if let self, let isFinishing { driven?.end(isFinishing) }
      }
    }

    public func animationEnded(_ transitionCompleted: Bool) {
      container = nil
      fraction = 0
      isFinishing = nil
    }

    private func start(
      _ context: any UIViewControllerContextTransitioning,
      in make: (ScreenTransition, TransitionOperation, UIViewController, UIViewController) -> LoneContainer
    ) {
      guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
        return context.completeTransition(false)
      }
      let container = make(transition, operation, from, to)
      self.container = container
      container.start(context)
    }
  }
#endif
