// One of UIKit's transitions, as UIKit sees it.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// What UIKit is given as the animation, and the interaction, of one of its transitions.
  ///
  /// It translates between UIKit's rules and the engine's run: UIKit may start it late, and hears of every decision
  /// only then; it is completed exactly once, as the last decision says.
  @MainActor final class SystemTransition: NSObject {
    enum State {
      /// UIKit has been given it, or will ask for it.
      case asked
      case started
      case completed
    }

    let operation: TransitionOperation
    let from: UIViewController
    let to: UIViewController
    /// Whether a finger has begun it.
    let isInteractive: Bool
    private(set) var state = State.asked
    /// The engine's run that it shows; nil until that has begun.
    var run: Int32?
    /// A third party's animation that shows it in place of ours.
    var external: ExternalAnimation?
    /// The size of the container for which UIKit has said its frames; nil if they follow it.
    var sizeOfFrames: CGSize?
    private weak var container: TransitionContainer?
    /// What UIKit has started it with, and keeps until it is completed.
    private weak var given: (any UIViewControllerContextTransitioning)?
    /// What the finger has decided, if it has.
    private var decision: Bool?
    /// How the run has ended, if it has before UIKit has started.
    private var outcome: Bool?
    private let duration: TimeInterval
    /// What UIKit sees as an animation that it could interrupt: it has none of its own, and is as far as the run.
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
      // UIKit takes it for an error if an animation is let go while it is paused.
      guard let animator else { return }
      MainActor.assumeIsolated { animator.stopAnimation(true) }
    }

    /// UIKit's transition while it runs; nil as well once UIKit has let go of it, together with its container.
    var context: (any UIViewControllerContextTransitioning)? { state == .started ? given : nil }

    /// Whether UIKit is still to start it.
    var isWaiting: Bool { state == .asked }

    func isBetween(_ from: UIViewController, _ to: UIViewController) -> Bool { self.from === from && self.to === to }

    /// A frame that UIKit has said, in the container as large as it is now: what it leaves free stays. Empty if it is.
    func fitted(_ frame: CGRect) -> CGRect {
      guard let context, let size = sizeOfFrames, !frame.isEmpty else { return frame }
      let now = context.containerView.bounds.size
      return CGRect(
        x: frame.minX, y: frame.minY, width: frame.width + now.width - size.width,
        height: frame.height + now.height - size.height)
    }

    /// Tells UIKit how far the run is.
    func follow(_ fraction: Double) {
      let fraction = min(1, max(0, fraction))
      external?.follow(fraction)
      animator?.fractionComplete = fraction
      if let context, context.isInteractive { context.updateInteractiveTransition(fraction) }
    }

    /// Tells UIKit what the finger has decided: when it has lifted, not when the settle has ended.
    func decide(_ isFinished: Bool) {
      decision = isFinished
      external?.decide(isFinished, velocity: container?.navigator.velocity.fraction ?? 0)
      guard let context, context.isInteractive else { return }
      if isFinished { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    }

    /// A finger has taken hold again: what was decided is open.
    func reopen() {
      decision = nil
      guard let context, isInteractive, !context.isInteractive else { return }
      context.pauseInteractiveTransition()
    }

    /// Ends UIKit's transition, once. One that UIKit has not started yet ends when it does.
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

    /// UIKit ends an interaction only as its last decision says.
    private func settleDecision(_ isFinished: Bool, _ context: any UIViewControllerContextTransitioning) {
      guard isInteractive, context.isInteractive || context.transitionWasCancelled == isFinished else { return }
      if !context.isInteractive { context.pauseInteractiveTransition() }
      decision = isFinished
      if isFinished { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    }

    /// What is as far as the run, for animations of the app's alongside.
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
      // UIKit is not ready for an end before it has returned from the start.
      Timer.once { [weak self] in self?.catchUp() }
    }

    /// Does what was decided before UIKit had started.
    private func catchUp() {
      guard state == .started else { return }
      if let outcome { return container?.end(self, finished: outcome) ?? complete(outcome) }
      if let decision { decide(decision) }
    }

    /// Nobody is there any more who could show it: UIKit gets its new screen, at once.
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

    /// UIKit lets touches through to a transition that can be interrupted, and only to such a one.
    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      progress
    }
  }

  extension SystemTransition: UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      start(transitionContext)
    }
  }
#endif
