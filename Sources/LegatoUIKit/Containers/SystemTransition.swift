// One of UIKit's transitions, as UIKit sees it.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// One of UIKit's transitions: the object that UIKit gets as its animation and its interaction.
  ///
  /// It translates between UIKit's rules and the engine's run. UIKit may start it late, and gets decisions only then.
  /// It is completed exactly once, by the last decision.
  @MainActor final class SystemTransition: NSObject {
    enum State {
      /// UIKit has it, or will request it.
      case asked
      case started
      case completed
    }

    let operation: TransitionOperation
    let from: UIViewController
    let to: UIViewController
    /// Whether a finger has begun it, or has caught it and takes it back.
    private(set) var isInteractive: Bool
    private(set) var state = State.asked
    /// The engine's run that it shows; nil until the run has begun.
    var run: Int32?
    /// A third party's animation that shows it in place of the library.
    var external: ExternalAnimation?
    /// The container's size for which UIKit gave its frames; nil if they follow the container.
    var sizeOfFrames: CGSize?
    private weak var container: TransitionContainer?
    /// UIKit's context, which UIKit keeps until the transition is completed.
    private weak var given: (any UIViewControllerContextTransitioning)?
    /// The finger's decision; nil before.
    private var decision: Bool?
    /// How the run has ended, if it ended before UIKit has started.
    private var outcome: Bool?
    private let duration: TimeInterval
    /// The interruptible animation that UIKit sees: it animates nothing, and its progress is the run's.
    private var animator: UIViewPropertyAnimator?

    init(
      _ operation: TransitionOperation, from: UIViewController, to: UIViewController, isInteractive: Bool,
      duration: TimeInterval,
      in container: TransitionContainer
    ) {
      self.operation = operation
      self.from = from
      self.to = to
      self.isInteractive = isInteractive
      self.duration = duration
      self.container = container
    }

    deinit {
      // UIKit raises an error if a paused animation is released.
      guard let animator else { return }
      MainActor.assumeIsolated { animator.stopAnimation(true) }
    }

    /// UIKit's context while the transition runs; nil once UIKit has released it with its container.
    var context: (any UIViewControllerContextTransitioning)? { state == .started ? given : nil }

    var isWaiting: Bool { state == .asked }

    /// Whether a finger drives it, or may take it back.
    var mayBecomeInteractive: Bool { isInteractive || operation == .dismiss }

    func isBetween(_ from: UIViewController, _ to: UIViewController) -> Bool { self.from === from && self.to === to }

    /// A frame that UIKit gave, for the container's present size: its margins stay. An empty frame stays empty.
    func fitted(_ frame: CGRect) -> CGRect {
      guard let context, let size = sizeOfFrames, !frame.isEmpty else { return frame }
      let now = context.containerView.bounds.size
      return CGRect(
        x: frame.minX, y: frame.minY, width: frame.width + now.width - size.width,
        height: frame.height + now.height - size.height)
    }

    /// Lets a finger's run that catches what a call dismisses take UIKit's dismissal back; `false` for any other run.
    ///
    /// UIKit would take its container away otherwise, and with it the recogniser that hears the finger.
    func takeBack(for request: TransitionRequest, _ from: UIViewController, _ to: UIViewController) -> Bool {
      guard operation == .dismiss, request.operation == .present, request.isInteractive, external == nil,
        isBetween(to, from), context != nil
      else { return false }
      (isInteractive, run) = (true, nil)
      return true
    }

    func follow(_ fraction: Double) {
      let fraction = min(1, max(0, fraction))
      external?.follow(fraction)
      animator?.fractionComplete = fraction
      if let context, context.isInteractive { context.updateInteractiveTransition(fraction) }
    }

    /// Gives UIKit the finger's decision when the finger lifts, not when the settle ends.
    func decide(_ isFinished: Bool) {
      decision = isFinished
      external?.decide(isFinished, velocity: container?.navigator.velocity.fraction ?? 0)
      guard let context, context.isInteractive else { return }
      if isFinished { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    }

    /// Reopens the decision: a finger has taken hold again.
    func reopen() {
      decision = nil
      guard let context, isInteractive, !context.isInteractive else { return }
      context.pauseInteractiveTransition()
    }

    /// Ends UIKit's transition, once. If UIKit has not started it, it ends when it starts.
    func complete(_ isFinished: Bool) {
      if let external { return external.decide(isFinished, velocity: 0) }
      guard state == .started else {
        outcome = isFinished
        return
      }
      let context = self.context
      if let context { settleDecision(isFinished, context) }
      state = .completed
      endProgress(isFinished)
      context?.completeTransition(isFinished)
    }

    /// Pauses and decides again if needed: UIKit ends an interaction only by its last decision.
    private func settleDecision(_ isFinished: Bool, _ context: any UIViewControllerContextTransitioning) {
      guard isInteractive, context.isInteractive || context.transitionWasCancelled == isFinished else { return }
      if !context.isInteractive { context.pauseInteractiveTransition() }
      decision = isFinished
      if isFinished { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    }

    /// An animation with the run's progress, for the app's own animations alongside.
    var progress: any UIViewImplicitlyAnimating {
      if let animator { return animator }
      let made = UIViewPropertyAnimator(
        duration: max(duration, .leastNonzeroMagnitude), curve: .linear, animations: nil)
      made.pauseAnimation()
      animator = made
      return made
    }

    private func endProgress(_ isFinished: Bool) {
      animator?.stopAnimation(false)
      animator?.finishAnimation(at: isFinished ? .end : .start)
      animator = nil
    }

    private func start(_ context: any UIViewControllerContextTransitioning) {
      guard isWaiting else { return }
      state = .started
      given = context
      guard let container else { return abandon(context) }
      container.systemDidStart(self, context)
      guard outcome != nil || decision != nil else { return }
      // UIKit cannot handle an end before its start has returned.
      Timer.once { [weak self] in self?.catchUp() }
    }

    /// Carries out the decision that was made before UIKit had started.
    private func catchUp() {
      guard state == .started else { return }
      if let outcome { return container?.end(self, finished: outcome) ?? complete(outcome) }
      if let decision { decide(decision) }
    }

    /// Without a container it cannot be shown: gives UIKit its new screen at once.
    private func abandon(_ context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) {
        view.frame = context.finalFrame(for: to)
        context.containerView.addSubview(view)
      }
      complete(true)
    }
  }

  extension SystemTransition: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      start(transitionContext)
    }

    /// UIKit lets touches through only to an interruptible transition.
    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      progress
    }
  }

  extension SystemTransition: UIViewControllerInteractiveTransitioning {
    var wantsInteractiveStart: Bool { isInteractive }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      start(transitionContext)
    }
  }
#endif
