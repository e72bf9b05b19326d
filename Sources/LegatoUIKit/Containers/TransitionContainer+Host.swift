// A container as the engine's host.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension TransitionContainer {
    /// Sends the engine an event, and carries out its effects; `false` if the event was a request and was denied.
    ///
    /// - Parameters:
    ///   - event: the event.
    ///   - time: its time; nil for now.
    @discardableResult
    func send(_ event: Navigator.Event, at time: Double? = nil) -> Bool {
      let number = navigator.send(event, at: time ?? now)
      while let effect = navigator.nextEffect() { carryOut(effect) }
      return denied.remove(number) == nil
    }

    /// Sends a request to the engine; `false` if it was denied.
    ///
    /// UIKit has begun a call's transition already, so an open question about a finger is withdrawn.
    @discardableResult
    func request(_ request: Navigator.Request?) -> Bool {
      guard let request else { return false }
      withdrawQuestion()
      return send(.request(request))
    }

    /// Denies the question about a finger that the app has not answered.
    func withdrawQuestion() {
      isWithdrawing = true
      question?.answer(false)
      isWithdrawing = false
    }

    private func carryOut(_ effect: Navigator.Effect) {
      switch effect {
      case .find(let number, let key): send(.found(number, destination(forKey: key)))
      case .ask(let request): ask(request)
      case .prepare(let request): send(.measured(request.run, prepare(for: request)))
      case .measure(let request): send(.measured(request.run, measure(request)))
      case .show: layersDidChange(navigator.layers)
      case .denied(let number): denied.insert(number)
      case .scroll(let place, let offset, let velocity): scroll(Int(place), to: offset, velocity: velocity)
      case .willBegin(let request): runWillBegin(request)
      case .didChange(let request, let inputs): runDidChange(request, inputs)
      case .willEnd(let request, let decision): runDidDecide(request, decision)
      case .didEnd(let request, let decision): runDidEnd(request, decision)
      case .didChangeDetent(let request, let index): runDidChangeDetent(request, index: Int(index))
      case .didAttempt(let request):
        recognizer.endSwipesAround()
        giver?.endSwipesAround()
        if !isWithdrawing { runDidAttempt(request) }
      }
    }

    /// Puts a new screen in place and measures it; nil if that is impossible.
    private func prepare(for request: TransitionRequest) -> TransitionContext? {
      // Nothing of it will be seen, and UIKit may have released the controller.
      if isSynchronizing { return externalContext(request) }
      guard let from = screens[request.from], let to = screens[request.to], let view, !isAway else { return nil }
      if system.map({ $0.context == nil || $0.run != nil || !$0.isBetween(from, to) }) ?? true {
        guard begin(request, from, to) else { return nil }
      }
      return measure(request, from, to, isNew: true, in: view)
    }

    /// Measures the visible screens again; nil if a screen is gone.
    private func measure(_ request: TransitionRequest) -> TransitionContext? {
      if isSynchronizing { return externalContext(request) }
      guard let from = screens[request.from], let to = screens[request.to], let view else { return nil }
      return measure(request, from, to, isNew: false, in: view)
    }

    private func externalContext(_ request: TransitionRequest) -> TransitionContext {
      TransitionContext(operation: request.operation, from: request.from, to: request.to, size: navigator.size)
    }

    /// Makes UIKit begin the engine's operation; `false` if it cannot.
    func begin(_ request: TransitionRequest, _ from: UIViewController, _ to: UIViewController) -> Bool {
      if beginsAlone(request) || system?.takeBack(for: request, from, to) == true { return true }
      let (shown, run) = (system, navigator.request?.run)
      conclude()
      // UIKit may have done something else first.
      guard system == nil || system === shown, navigator.request?.run == run else { return false }
      let next = SystemTransition(
        request.operation, from: from, to: to, isInteractive: request.isInteractive,
        duration: duration(of: request.operation, from, to), in: self)
      system = next
      arriving = nil
      guard beginSystem(request, from: from, to: to), system === next else {
        if system === next { system = nil }
        return false
      }
      return true
    }

    func layersDidChange(_ layers: [Layer]) {
      hasTriedHandOver = false
      let context = system?.context
      scene.change(
        to: system?.external == nil ? layers : [], appView: { screens[$0].flatMap(lends) },
        release: { guest in
          if let context { rehome(guest, in: context) } else { retire(guest) }
        })
      if let system { adopt(system) } else { adoptAlone() }
      scene.cut()
      fill(scene.layers)
      navigator.withStates { scene.takeBack($0) }
      elements.show(in: scene.layers)
      if navigator.isRunning, !scene.layers.isEmpty { elements.watchPlaces() } else { elements.watch.end() }
    }

    func destination(forKey key: Int32) -> Destination? {
      guard let controller = arrival(forKey: key) else { return nil }
      arriving = controller
      screens.note(nil, bringing: controller)
      return Destination(screens.id(of: controller), policy: policy(of: controller))
    }

    /// Moves the views of UIKit's transition into the layers of their screens.
    func adopt(_ system: SystemTransition) {
      guard let context = system.context else { return }
      for (controller, key) in [(system.from, UITransitionContextViewKey.from), (system.to, .to)] {
        guard let view = context.view(forKey: key), let layer = scene.layer(of: screens.id(of: controller)) else {
          continue
        }
        let isNew = key == .to
        layer.take(
          view,
          restingAt: isNew
            ? restFrame(of: controller, in: context) : system.fitted(context.initialFrame(for: controller)),
          isNew: isNew)
      }
      if [system.from, system.to].allSatisfy({ scene.layer(of: screens.id(of: $0)) != nil }) { dress(system) }
      scene.cut()
    }

    private func measure(
      _ request: TransitionRequest, _ from: UIViewController, _ to: UIViewController, isNew: Bool, in view: UIView
    ) -> TransitionContext {
      let context = TransitionContext(
        operation: request.operation, from: request.from, to: request.to, size: Size2D(view.bounds.size))
      context.insets = Insets(view.safeAreaInsets)
      context.layoutDirection = ReadingDirection(of: view)
      context.reducedMotion = UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
      context.displayCornerRadius = DisplayCorners.radius(around: view)
      context.pieceBudget = TransitionScene.pieceBudget
      context.coveringColor = (request.operation.isReverse ? from : to).backgroundColor
      measureElements(request, from, to, isNew: isNew, in: view, for: context)
      refine(context, isNew: isNew)
      return context
    }
  }

  extension UIViewController {
    /// The page's background colour, in a navigation controller the top page's; nil if it has none.
    fileprivate var backgroundColor: LayerColor? {
      let page = (self as? UINavigationController)?.topViewController ?? self
      return page.view.backgroundColor.map { LayerColor($0.resolvedColor(with: page.traitCollection)) }
    }
  }
#endif
