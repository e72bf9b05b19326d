// One container of the app's: the engine's stack, UIKit's transition, and what is shown.

#if canImport(UIKit)
  import Legato
  import UIKit

  /// What navigation controllers, presentations and tab bar controllers have in common: the host of one of the engine's stacks,
  /// which mirrors UIKit's own.
  ///
  /// Two things run side by side. UIKit's transition says when controllers appear and disappear; the engine's run says what is
  /// seen. UIKit begins and ends at its own times: a run that is redirected lets UIKit's transition end at once, and goes on.
  @MainActor class TransitionContainer {
    let stack: NavigationStack
    var screens = ScreenTable()
    let scene = TransitionScene()
    /// UIKit's transition that is under way, or that UIKit is about to start.
    private(set) var system: SystemTransition?
    /// The view that takes the gestures, and carries the scene between two of UIKit's transitions.
    private(set) weak var view: UIView?
    private(set) lazy var recognizer = TransitionGestureRecognizer(self)
    private lazy var ticker = FrameTicker { [weak self] in self?.showFrame() }
    /// What the calls say that have asked for a controller.
    var calls: [ObjectIdentifier: Transition] = [:]
    /// Whether the engine's stack is only being told what UIKit's is already.
    var isSynchronizing = false
    private var hasTriedHandOver = false

    init(root: UIViewController, in view: UIView) {
      self.view = view
      stack = NavigationStack(root: screens.id(of: root))
      stack.host = self
      stack.coordinator.observer = self
      scene.root.onResize = { [weak self] in self?.sizeDidChange() }
      view.addGestureRecognizer(recognizer)
    }

    /// Gives everything back to UIKit.
    func end() {
      stack.coordinator.finishNow()
      ticker.stop()
      recognizer.view?.removeGestureRecognizer(recognizer)
    }

    var now: Double { CACurrentMediaTime() }

    /// At rest, before anything begins: the engine's stack says what UIKit's does, and knows its surroundings.
    func prepare() {
      if system == nil { synchronize() }
      measureContainer()
    }

    private func measureContainer() {
      guard let view else { return }
      stack.size = Size(view.bounds.size)
      stack.layoutDirection = LayoutDirection(of: view)
    }

    /// What runs when the container changes its size ends at once: nothing of it has its place any more.
    private func sizeDidChange() { stack.coordinator.finishNow() }

    // What each container does in its own way.

    /// Makes UIKit begin what a finger has asked for; `false` if it cannot.
    func beginSystem(_ request: TransitionRequest, from: UIViewController, to: UIViewController) -> Bool { false }

    /// The engine's operation for one of UIKit's, by a call.
    func perform(_ transition: SystemTransition) -> Bool { false }

    /// The controller that a finger is about to push.
    func controller(forKey key: Int32) -> UIViewController? { nil }

    /// Makes the engine's stack say what UIKit's does. Called at rest.
    func synchronize() {}
  }

  // UIKit's side.

  extension TransitionContainer {
    /// UIKit asks for the animation of a transition: the one that a finger has begun, or a new one.
    func transition(
      _ operation: Operation, from: UIViewController, to: UIViewController
    ) -> SystemTransition {
      if let system, system.isWaiting, system.isInteractive, system.isBetween(from, to) { return system }
      let next = SystemTransition(
        operation, from: from, to: to, isInteractive: false, duration: duration(of: operation, from, to), in: self)
      system = next
      return next
    }

    /// How long UIKit's own part takes: bars, and what the app animates alongside.
    private func duration(of operation: Operation, _ from: UIViewController, _ to: UIViewController) -> TimeInterval {
      let transition = transition(for: operation, operation.isReverse ? from : to)
      let duration = transition.motion(for: operation).settlingTime(
        displacement: 1, velocity: transition.initialVelocity(for: operation), tolerance: 0.001)
      return min(duration, TransitionContainer.longestDuration)
    }

    /// What UIKit's bars may take at most, in seconds.
    private static let longestDuration = 1.0

    private func transition(for operation: Operation, _ controller: UIViewController) -> Transition {
      calls[ObjectIdentifier(controller)] ?? controller.legato.policy.transition(for: operation)
        ?? stack.policy.transition(for: operation) ?? stack.defaults.transition(for: operation)
        ?? TransitionPolicy.standard.transition(for: operation) ?? .push
    }

    /// UIKit starts a transition: what runs already is shown in it from now on, and what was called for begins.
    func systemDidStart(_ started: SystemTransition, _ context: any UIViewControllerContextTransitioning) {
      scene.enter(context.containerView)
      if started.isInteractive {
        adopt(started)
      } else {
        if !stack.coordinator.isRunning { measureContainer() }
        if !perform(started) { end(started, finished: true) }
      }
    }

    /// Lets UIKit's transition end now, because another one is asked for: the scene keeps its picture.
    func conclude() {
      guard let system, let context = system.context else { return }
      let isFinished = !system.isInteractive || stack.coordinator.phase == .settling(.finish)
      for layer in scene.layers { layer.freeze { rehome($0, in: context) } }
      if let view { scene.enter(view) }
      finish(system, context, isFinished)
    }

    /// Ends UIKit's transition with its run.
    func end(_ ended: SystemTransition, finished: Bool) {
      if let context = ended.context { finish(ended, context, finished) } else { ended.complete(finished) }
    }

    private func finish(
      _ ended: SystemTransition, _ context: any UIViewControllerContextTransitioning, _ isFinished: Bool
    ) {
      if let view = context.view(forKey: isFinished ? .to : .from) { rehome(view, in: context) }
      if scene.layers.isEmpty { scene.root.removeFromSuperview() }
      if system === ended { system = nil }
      ended.complete(isFinished)
    }

    /// Puts a controller's view where UIKit expects it: right in its container, below what the scene still shows.
    private func rehome(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
      let container = context.containerView
      if scene.root.superview === container {
        container.insertSubview(view, belowSubview: scene.root)
      } else {
        container.addSubview(view)
      }
      let controller = context.viewController(forKey: view === context.view(forKey: .to) ? .to : .from)
      let frame = controller.map(context.finalFrame) ?? .zero
      guard CATransform3DIsIdentity(view.layer.transform) else { return }
      view.frame = frame.isEmpty ? container.bounds : frame
    }
  }

  // The engine's side.

  extension TransitionContainer: @MainActor NavigationHost {
    func transitionContext(for request: TransitionRequest) -> TransitionContext? {
      guard let from = screens[request.from], let to = screens[request.to], let view else { return nil }
      let isNew = request.run == 0 && !isSynchronizing
      if isNew, system.map({ $0.context == nil || $0.run != nil || !$0.isBetween(from, to) }) ?? true {
        guard begin(request, from, to) else { return nil }
      }
      return measure(request, from, to, in: view)
    }

    private func begin(_ request: TransitionRequest, _ from: UIViewController, _ to: UIViewController) -> Bool {
      conclude()
      let next = SystemTransition(
        request.operation, from: from, to: to, isInteractive: request.isInteractive,
        duration: duration(of: request.operation, from, to), in: self)
      system = next
      guard beginSystem(request, from: from, to: to), system === next else {
        if system === next { system = nil }
        return false
      }
      return true
    }

    func layersDidChange(_ layers: [Layer]) {
      hasTriedHandOver = false
      let context = system?.context
      scene.change(to: layers) { guest in
        if let context { rehome(guest, in: context) } else { guest.removeFromSuperview() }
      }
      if let system { adopt(system) }
      stack.coordinator.withStates { scene.takeBack($0) }
    }

    func destination(forKey key: Int32) -> Destination? {
      guard let controller = controller(forKey: key) else { return nil }
      return Destination(screens.id(of: controller), policy: controller.legato.policy)
    }

    /// Takes the views of UIKit's transition into the layers of their screens.
    private func adopt(_ system: SystemTransition) {
      guard let context = system.context else { return }
      for (controller, key) in [(system.from, UITransitionContextViewKey.from), (system.to, .to)] {
        guard let view = context.view(forKey: key), let layer = scene.layer(of: screens.id(of: controller)) else {
          continue
        }
        layer.take(view)
      }
    }

    private func measure(
      _ request: TransitionRequest, _ from: UIViewController, _ to: UIViewController, in view: UIView
    ) -> TransitionContext {
      let context = TransitionContext(
        operation: request.operation, from: request.from, to: request.to, size: Size(view.bounds.size))
      context.insets = Insets(view.safeAreaInsets)
      context.layoutDirection = LayoutDirection(of: view)
      context.reducedMotion = UIAccessibility.isReduceMotionEnabled
      return context
    }
  }

  extension TransitionContainer: @MainActor TransitionObserver {
    func transitionShouldBegin(_ request: TransitionRequest) -> Bool { true }

    func transitionWillBegin(_ request: TransitionRequest) {
      system?.run = request.run
      ticker.start()
    }

    func transition(_ request: TransitionRequest, didChange inputs: Inputs) {
      guard let system, system.run == request.run else { return }
      system.follow(inputs.fraction)
    }

    func transition(_ request: TransitionRequest, willEnd verdict: Verdict) {
      guard let system, system.run == request.run else { return }
      system.decide(verdict == .finish)
    }

    func transition(_ request: TransitionRequest, didEnd outcome: Outcome) {
      if let system, system.run == request.run { end(system, finished: outcome == .finished) }
      if !stack.coordinator.isRunning { ticker.stop() }
    }
  }

  // Frames.

  extension TransitionContainer {
    private func showFrame() {
      stack.coordinator.tick(at: now)
      guard stack.coordinator.isRunning else { return }
      show()
      handOver()
    }

    private func show() { stack.coordinator.withStates { scene.show($0) } }

    /// Gives a settle to the render server, once.
    private func handOver() {
      guard case .settling = stack.coordinator.phase, !hasTriedHandOver else { return }
      hasTriedHandOver = true
      guard let keyframes = stack.coordinator.settleKeyframes(budget: TransitionContainer.keyframeBudget) else { return }
      scene.handOver(keyframes, from: stack.coordinator.time)
    }

    /// Above this many keyframes a hand-off costs more than the frames that it saves.
    private static let keyframeBudget = 1200

    /// Tells the engine of a finger. What the finger takes hold of comes back from the render server at once.
    @discardableResult
    func fingers(_ tell: (NavigationStack) -> PointerResponse) -> PointerResponse {
      let before = stack.coordinator.phase
      if !stack.coordinator.isRunning { prepare() }
      let response = tell(stack)
      if before != .tracking, stack.coordinator.phase == .tracking {
        hasTriedHandOver = false
        system?.reopen()
        stack.coordinator.withStates { scene.takeBack($0) }
      }
      return response
    }
  }
#endif
