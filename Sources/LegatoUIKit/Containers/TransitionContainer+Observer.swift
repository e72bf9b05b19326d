// What a container hears of the engine's runs.

#if canImport(UIKit)
  import Legato
  import UIKit

  extension TransitionContainer: @MainActor TransitionObserver {
    func transitionShouldBegin(_ request: TransitionRequest) -> Bool { true }

    func transitionWillBegin(_ request: TransitionRequest) {
      system?.run = request.run
      ticker.start()
      respond()
    }

    func transition(_ request: TransitionRequest, didChange inputs: Inputs) {
      guard let system, system.run == request.run else { return }
      system.follow(inputs.fraction)
    }

    func transition(_ request: TransitionRequest, willEnd verdict: Verdict) {
      respond()
      guard let system, system.run == request.run else { return }
      system.decide(verdict == .finish)
    }

    func transition(_ request: TransitionRequest, didEnd outcome: Outcome) {
      if let system, system.run == request.run { end(system, finished: outcome == .finished) }
      if !stack.coordinator.isRunning { ticker.stop() }
    }

    /// The screen that the verdict has chosen answers the user, before it has come to rest.
    private func respond() {
      for layer in scene.layers where layer.kind.role == .screen {
        layer.view.isUserInteractionEnabled = layer.kind == .screen(stack.top)
      }
    }
  }
#endif
