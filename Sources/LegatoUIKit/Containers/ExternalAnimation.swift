#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// A third party's animation of one of UIKit's transitions: it forwards every call, and tells the container of the
  /// start and the end.
  ///
  /// A finger on a gesture of the library drives it by UIKit's percent-driven interaction. Once the finger has lifted,
  /// the animation runs alone and cannot be caught: its code is not made for it.
  @MainActor final class ExternalAnimation: NSObject {
    private enum State {
      /// UIKit has it, but has not started it.
      case asked
      /// UIKit is starting it: its interaction cannot be called yet.
      case starting
      case running
      case ended
    }

    /// The decision of a finger, and its velocity towards that end in fractions per second.
    private struct Decision {
      let isFinished: Bool
      let speed: Double
    }

    let animator: any UIViewControllerAnimatedTransitioning
    private weak var system: SystemTransition?
    private weak var container: TransitionContainer?
    private var driver: UIPercentDrivenInteractiveTransition?
    private var state = State.asked
    private var fraction = 0.0
    private var decision: Decision?
    private weak var context: (any UIViewControllerContextTransitioning)?
    private var watchdog: Watchdog?
    #if canImport(ObjectiveC)
      private nonisolated let isInterruptible: Bool
    #endif

    init(
      _ animator: any UIViewControllerAnimatedTransitioning, of system: SystemTransition,
      in container: TransitionContainer
    ) {
      self.animator = animator
      self.system = system
      self.container = container
      #if canImport(ObjectiveC)
        isInterruptible = animator.responds(to: ExternalAnimation.interruption)
      #endif
    }

    /// Whether it runs without a finger of the library, and can no longer be caught.
    var isAlone: Bool { decision != nil || (driver == nil && hasStarted) }

    var hasStarted: Bool { state != .asked }

    /// The interaction for UIKit: the third party's own, or one of UIKit's if a finger of the library has begun the
    /// transition.
    func interaction(
      given: (any UIViewControllerInteractiveTransitioning)?
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      guard system?.isInteractive == true else { return given }
      driver = given as? UIPercentDrivenInteractiveTransition ?? ExternalAnimation.driver()
      return driver
    }

    /// Follows the finger.
    func follow(_ fraction: Double) {
      guard decision == nil else { return }
      self.fraction = fraction
      if state == .running { driver?.update(fraction) }
    }

    /// Takes the decision of a finger that has lifted, with its velocity in fractions per second.
    func decide(_ isFinished: Bool, velocity: Double) {
      guard decision == nil else { return }
      decision = Decision(isFinished: isFinished, speed: isFinished ? velocity : -velocity)
      if state == .running { settle() }
    }

    private static func driver() -> UIPercentDrivenInteractiveTransition {
      let driver = UIPercentDrivenInteractiveTransition()
      // Another curve would not start at the finger's velocity.
      driver.completionCurve = .linear
      return driver
    }

    private func settle() {
      guard let driver, let decision else { return }
      driver.completionSpeed = max(1, decision.speed * driver.duration)
      if decision.isFinished { driver.finish() } else { driver.cancel() }
    }

    private func start(_ context: any UIViewControllerContextTransitioning) {
      guard case .asked = state, let system else { return }
      state = .starting
      watch(context)
      container?.externalDidStart(system, context)
      if !system.isInteractive { container?.tellBeginning(of: system) }
      // The interaction is ready only when its start has returned.
      Timer.once { [weak self] in self?.run() }
    }

    private func run() {
      guard case .starting = state else { return }
      state = .running
      driver?.update(fraction)
      settle()
    }

    /// Watches for the completion, because UIKit waits for it. If it does not come, the transition is ended.
    private func watch(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      let patience = 2 * animator.transitionDuration(using: context) + ExternalAnimation.patience
      watchdog = Watchdog(patience: patience) { [weak self] in self?.giveUp() }
      watchdog?.start()
    }

    /// How long it may take beyond twice its duration, in seconds. Springs take longer than their duration, but not so
    /// long.
    private static let patience = 2.0

    private func giveUp() {
      guard let context else { return }
      // A finger may rest for any time.
      if context.isInteractive { return watchdog?.feed() ?? () }
      let isFinished = !context.transitionWasCancelled
      if isFinished, let view = context.view(forKey: .to), !view.isDescendant(of: context.containerView) {
        container?.rehome(view, in: context)
      }
      context.completeTransition(isFinished)
    }
  }

  extension ExternalAnimation: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      animator.transitionDuration(using: transitionContext)
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      start(transitionContext)
      animator.animateTransition(using: transitionContext)
    }

    func animationEnded(_ transitionCompleted: Bool) {
      state = .ended
      watchdog?.stop()
      animator.animationEnded?(transitionCompleted)
      if let system { container?.externalDidEnd(system, finished: transitionCompleted) }
    }

    #if canImport(ObjectiveC)
      /// Whether it is interruptible: as the third party's animation is, because UIKit treats the two kinds
      /// differently.
      override func responds(to selector: Selector!) -> Bool {
        selector == ExternalAnimation.interruption ? isInterruptible : super.responds(to: selector)
      }

      private nonisolated static let interruption =
        #selector((any UIViewControllerAnimatedTransitioning).interruptibleAnimator(using:))

      func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating {
        start(transitionContext)
        return animator.interruptibleAnimator!(using: transitionContext)
      }
    #else
      func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating {
        start(transitionContext)
        return animator.interruptibleAnimator(using: transitionContext)
      }
    #endif
  }
#endif
