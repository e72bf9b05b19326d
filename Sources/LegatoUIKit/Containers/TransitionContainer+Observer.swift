// Reports the engine's runs to UIKit and to the app's observers.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension TransitionContainer {
    /// Asks the observers whether a finger may begin a run; the app's own calls are always allowed.
    func ask(_ request: TransitionRequest) {
      guard request.isInteractive, let transition = transition(request) else { return answer(request, true) }
      var asked = ObserverList()
      for observer in observers(of: transition) { asked.add(observer) }
      ask(asked, about: request)
    }

    /// Asks one observer after the other, until one denies or all have allowed it.
    private func ask(_ observers: ObserverList, about request: TransitionRequest) {
      guard let transition = transition(request) else { return answer(request, false) }
      var others = observers
      guard let next = others.removeFirst() else { return answer(request, true) }
      // The finger may be gone before the answer, so the question retains the arriving screen.
      let question = BeginQuestion(about: transition.from) { [self, arriving] isAllowed in
        withExtendedLifetime(arriving) {
          if isAllowed { ask(others, about: request) } else { answer(request, false) }
        }
      }
      self.question = question
      next.transitionShouldBegin(transition) { question.answer($0) }
    }

    private func answer(_ request: TransitionRequest, _ isAllowed: Bool) {
      noticingGrab { send(.answered(request.run, isAllowed)) }
    }

    func runWillBegin(_ request: TransitionRequest) {
      guard !isSynchronizing else { return }
      system?.run = request.run
      keepParties(of: request)
      startFrames()
      respond()
      screens[request.from].map(attention.leave)
      tell(request) { $0.transitionWillBegin($1) }
    }

    func runDidChange(_ request: TransitionRequest, _ inputs: Inputs) {
      guard !isSynchronizing else { return }
      if let system = systemTransition(of: request) {
        system.follow(arrives(system, at: request.to) ? inputs.fraction : 1 - inputs.fraction)
      }
      tell(request, inputs) { $0.transitionDidChange($1) }
    }

    func runDidDecide(_ request: TransitionRequest, _ decision: ReleaseDecision) {
      guard !isSynchronizing else { return }
      respond()
      runWillEnd(request, decision)
      if let system = systemTransition(of: request) { system.decide(arrives(system, at: navigator.top)) }
    }

    func runDidEnd(_ request: TransitionRequest, _ decision: ReleaseDecision) {
      guard !isSynchronizing else { return }
      let isFinished = request.operation.completes(decision)
      let transition = transition(request, Inputs(fraction: isFinished ? 1 : 0))
      if let system = systemTransition(of: request) {
        end(system, finished: arrives(system, at: isFinished ? request.to : request.from))
      }
      // After a cancel UIKit's stack is restored only now.
      respond()
      if !navigator.isRunning {
        stopFrames()
        parties = []
        for layer in scene.layers where layer.kind.role == .screen && !layer.view.isUserInteractionEnabled {
          screens[ScreenID(layer.kind.id)].map { attention.saveKeyboard(of: $0, outside: scene.root) }
        }
      }
      guard let transition else { return }
      if isFinished, request.operation.isReverse, !request.operation.isReplacement { attention.forget(transition.from) }
      attention.arrive(
        on: isFinished ? transition.to : transition.from, beside: navigator.undimmedScreen.flatMap { screens[$0] },
        isReturn: !isFinished)
      tellEnd(of: transition, finished: isFinished)
    }

    func runDidChangeDetent(_ request: TransitionRequest, index: Int) {
      let sheet = request.operation.screen(.covering, from: request.from, to: request.to)
      guard !isSynchronizing, let detent = navigator.detent(of: sheet) else { return }
      tell(request) { $0.transition($1, didRestAt: detent, index: index) }
    }

    /// Tells the observers that a finger has attempted a denied run.
    func tellAttempt(_ request: TransitionRequest) { tell(request) { $0.transitionDidAttempt($1) } }

    /// Tells the observers that a third party's animation begins, without a run of the engine.
    func tellBeginning(of system: SystemTransition) {
      let transition = TransitionState(system.operation, from: system.from, to: system.to)
      for observer in observers(of: transition) { observer.transitionWillBegin(transition) }
    }

    /// Tells the observers that a third party's animation has ended.
    func tellEnd(of system: SystemTransition, finished: Bool) {
      let transition = TransitionState(
        system.operation, from: system.from, to: system.to, fraction: finished ? 1 : 0)
      tellEnd(of: transition, finished: finished)
    }

    private func tellEnd(of transition: TransitionState, finished: Bool) {
      for observer in observers(of: transition) {
        if finished { observer.transitionDidFinish(transition) } else { observer.transitionDidCancel(transition) }
      }
    }

    /// Retains the controllers of a run, and those that are still visible. Otherwise the number of a released
    /// controller, and so its layer, would be given to the next one.
    private func keepParties(of request: TransitionRequest) {
      let known = parties.filter { scene.layer(of: screens.id(of: $0)) != nil }
      parties = known + [request.from, request.to].compactMap { screens[$0] }.filter { !known.contains($0) }
    }

    /// UIKit's transition that shows a run; nil if there is none.
    private func systemTransition(of request: TransitionRequest) -> SystemTransition? {
      system?.run == request.run ? system : nil
    }

    /// Whether UIKit's transition leads to this screen. A run that takes the transition back leads to the other one.
    private func arrives(_ system: SystemTransition, at screen: ScreenID) -> Bool {
      screen == screens.id(of: system.to)
    }

    /// Makes the chosen screen answer the user before it has come to rest and, at rest, those beside it that may.
    func respond() {
      for layer in scene.layers where layer.kind.role == .screen {
        layer.view.isUserInteractionEnabled = responds(ScreenID(layer.kind.id))
        if !layer.usesAppView { layer.view.accessibilityElementsHidden = !layer.view.isUserInteractionEnabled }
      }
      askForBars()
    }

    private func askForBars() {
      let answering = owner ?? screens[navigator.top]
      answering?.setNeedsStatusBarAppearanceUpdate()
      answering?.setNeedsUpdateOfHomeIndicatorAutoHidden()
    }

    private func tell(
      _ request: TransitionRequest, _ inputs: Inputs = .zero,
      _ call: (any ScreenTransitionObserver, TransitionState) -> Void
    ) {
      guard let transition = transition(request, inputs) else { return }
      for observer in observers(of: transition) { call(observer, transition) }
    }

    private func transition(_ request: TransitionRequest, _ inputs: Inputs = .zero) -> TransitionState? {
      guard let from = screens[request.from], let to = screens[request.to] else { return nil }
      return TransitionState(
        request.operation, from: from, to: to, isInteractive: request.isInteractive,
        fraction: inputs.fraction, pull: inputs.pull)
    }

    /// The container's observers, then each screen's, each once.
    private func observers(of transition: TransitionState) -> [any ScreenTransitionObserver] {
      var found: [any ScreenTransitionObserver] = []
      for controller in [owner, transition.from, transition.to] {
        for observer in controller?.legato.record?.observers.observers ?? []
        where !found.contains(where: { $0 === observer }) {
          found.append(observer)
        }
      }
      return found
    }
  }
#endif
