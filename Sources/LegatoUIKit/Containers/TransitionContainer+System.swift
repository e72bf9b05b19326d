// UIKit's side of a container: its transitions begin and end.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension TransitionContainer {
    /// The transition for which UIKit requests an animation: the one that a finger has begun, or a new one.
    func transition(
      _ operation: TransitionOperation, from: UIViewController, to: UIViewController
    ) -> SystemTransition {
      if let system, awaits(from, to) { return system }
      // A pop's or a dismissal's policy is set now, although no finger has asked for it.
      if operation.isReverse { navigator.configure(screens.id(of: from), policy(of: from)) }
      let next = SystemTransition(
        operation, from: from, to: to, isInteractive: false, duration: duration(of: operation, from, to), in: self)
      system = next
      return next
    }

    /// Whether a finger has begun the change between two controllers that UIKit is about to show.
    func awaits(_ from: UIViewController, _ to: UIViewController) -> Bool {
      guard let system else { return false }
      return system.isWaiting && system.isInteractive && system.isBetween(from, to)
    }

    func isBetween(_ one: UIViewController, _ other: UIViewController) -> Bool {
      screens.contains(one) && screens.contains(other)
    }

    /// How long UIKit's own part takes: bars, and the app's animations alongside.
    func duration(of operation: TransitionOperation, _ from: UIViewController, _ to: UIViewController) -> TimeInterval {
      let covering = operation.screen(.covering, from: from, to: to)
      resolveDefaults()
      let transition =
        covering.legato.record?.call?.transition
        ?? navigator.transition(for: operation, of: screens.id(of: covering), policy: covering.legato.policy)
      return transition.duration(for: operation)
    }

    /// Ends UIKit's transition now, because another one is requested: the scene keeps its layers.
    func conclude() {
      guard let system, let context = system.context else { return }
      // A run under a finger is undecided and counts as cancelled, as in the engine; the finger has no further effect.
      if navigator.phase == .tracking { send(.pointersCancelled) }
      let isFinished = !system.isInteractive || navigator.top == screens.id(of: system.to)
      for layer in scene.layers { layer.freeze { rehome($0, in: context) } }
      if let view { scene.enter(view, below: ceiling) }
      finish(system, context, isFinished)
    }

    /// Performs an action once UIKit can begin again: at once, or in the first frame of a transition that has not
    /// started.
    func whenFree(_ action: @escaping () -> Void) {
      guard system?.isWaiting == true else {
        conclude()
        return action()
      }
      waiting.append(action)
    }

    /// Carries out a call of the app from what is visible now. If a third party's animation runs, the call waits until
    /// the animation ends, because UIKit would drop the call.
    func carryOut(_ call: @escaping () -> Void) {
      guard system?.external?.hasStarted == true else {
        conclude()
        return call()
      }
      if navigator.phase == .tracking { send(.pointersCancelled) }
      waiting.append(call)
    }

    /// Performs the waiting actions as soon as UIKit can begin again.
    func doWhatWaits() {
      guard !waiting.isEmpty, system?.isWaiting != true else { return }
      let due = waiting
      waiting = []
      for action in due { whenFree(action) }
    }

    /// Ends UIKit's transition together with its run.
    func end(_ ended: SystemTransition, finished: Bool) {
      if ended.state == .started { finish(ended, ended.context, finished) } else { ended.complete(finished) }
    }

    private func finish(
      _ ended: SystemTransition, _ context: (any UIViewControllerContextTransitioning)?, _ isFinished: Bool
    ) {
      if let context, let view = context.view(forKey: isFinished ? .to : .from), !scene.holds(view) {
        rehome(view, in: context)
      }
      if scene.layers.isEmpty, !scene.root.hasGuests { scene.root.removeFromSuperview() }
      if system === ended { system = nil }
      systemWillEnd(ended)
      ended.complete(isFinished)
      systemDidEnd(ended, finished: isFinished)
    }

    /// Puts a controller's view where UIKit expects it: in its container, below the layers that the scene still shows.
    func rehome(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
      let container = home(of: view, in: context)
      if scene.root.superview === container {
        container.insertSubview(view, belowSubview: scene.root)
      } else if container === scene.root {
        container.insertSubview(view, at: 0)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      } else {
        container.addSubview(view)
      }
      let controller = context.viewController(forKey: view === context.view(forKey: .to) ? .to : .from)
      let frame = controller.map { restFrame(of: $0, in: context) } ?? .zero
      guard CATransform3DIsIdentity(view.layer.transform) else { return }
      view.frame = frame.isEmpty ? container.bounds : frame
    }
  }

  extension ScreenTransition {
    /// How long UIKit's own part of a run without a finger takes, in seconds.
    func duration(for operation: TransitionOperation) -> TimeInterval {
      let duration = motion(for: operation).settlingTime(
        displacement: 1, velocity: initialVelocity(for: operation), tolerance: 0.001)
      return min(duration, ScreenTransition.longestDuration)
    }

    /// The longest time for UIKit's bars, in seconds.
    private static let longestDuration = 1.0
  }
#endif
