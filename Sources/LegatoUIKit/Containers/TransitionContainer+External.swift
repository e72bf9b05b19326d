// Transitions of a container that a third party shows.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension TransitionContainer {
    /// Sets a third party's animation and interaction; nil keeps the present ones.
    func take(_ animator: AnimatorProvider?, _ interaction: InteractionProvider?) {
      external.animator = animator ?? external.animator
      external.interaction = interaction ?? external.interaction
    }

    /// The animation for one of UIKit's transitions: that of the app's delegate, of a screen or of the container, else
    /// the library's.
    ///
    /// - Parameter own: the answer of the app's own delegate.
    func animation(
      _ operation: TransitionOperation, from: UIViewController, to: UIViewController,
      own: (any UIViewControllerAnimatedTransitioning)?
    ) -> any UIViewControllerAnimatedTransitioning {
      if let handed = own as? TransitionAnimator {
        let covering = operation.screen(.covering, from: from, to: to).legato
        covering.call(handed.transition, covering.record?.call?.interactions)
        return transition(operation, from: from, to: to)
      }
      let request = AnimatorRequest(operation, from: from, to: to)
      let system = transition(operation, from: from, to: to)
      guard let animator = own ?? animator(for: request) else { return system }
      let external = ExternalAnimation(animator, of: system, in: self)
      system.external = external
      layersDidChange([])
      return external
    }

    /// The interaction of an animation.
    ///
    /// - Parameter ask: asks the app's own delegate.
    func interaction(
      of animation: any UIViewControllerAnimatedTransitioning,
      asking ask: (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      if let system = animation as? SystemTransition { return system.mayBecomeInteractive ? system : nil }
      guard let external = animation as? ExternalAnimation else { return ask(animation) }
      let animator = external.animator
      return external.interaction(given: ask(animator) ?? interactionController(for: animator))
    }

    /// Whether a third party's animation runs without a finger of the library.
    var isAway: Bool { system?.external?.isAlone == true }

    /// Ends the engine's run with a third party's animation, which has ended in UIKit.
    func externalDidEnd(_ ended: SystemTransition, finished: Bool) {
      if let run = ended.run, navigator.request?.run == run { send(.finish) }
      if system === ended { system = nil }
      systemDidEnd(ended, finished: finished)
      if ended.run == nil { tellEnd(of: ended, finished: finished) }
      // UIKit reports the end before it can begin another transition.
      if !waiting.isEmpty { Timer.once { [weak self] in self?.doWhatWaits() } }
    }

    private func animator(for request: AnimatorRequest) -> (any UIViewControllerAnimatedTransitioning)? {
      request.covering.legato.animator?(request) ?? external.animator?(request)
    }

    private func interactionController(
      for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      guard let system else { return nil }
      let covering = system.operation.screen(.covering, from: system.from, to: system.to)
      return covering.legato.interactionController?(animator) ?? external.interaction?(animator)
    }
  }
#endif
