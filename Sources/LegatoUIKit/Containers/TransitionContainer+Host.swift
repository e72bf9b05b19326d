// The engine's side of a container: it measures and shows.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension TransitionContainer: @MainActor NavigatorHost {
    func transitionContext(for request: TransitionRequest) -> TransitionContext? {
      // Nothing will be seen of it, and a controller that UIKit has let go of may be gone.
      if isSynchronizing {
        return TransitionContext(operation: request.operation, from: request.from, to: request.to, size: navigator.size)
      }
      guard let from = screens[request.from], let to = screens[request.to], let view else { return nil }
      let isNew = request.run == 0
      if isNew, isAway { return nil }
      if isNew, system.map({ $0.context == nil || $0.run != nil || !$0.isBetween(from, to) }) ?? true {
        guard begin(request, from, to) else { return nil }
      }
      return measure(request, from, to, in: view)
    }

    private func begin(_ request: TransitionRequest, _ from: UIViewController, _ to: UIViewController) -> Bool {
      if beginsAlone(request) { return true }
      let (shown, run) = (system, navigator.request?.run)
      conclude()
      // UIKit may have kept something else to do until then, which goes first.
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
        to: system?.foreign == nil ? layers : [], lending: { screens[$0].flatMap(lends) },
        release: { guest in
          if let context { rehome(guest, in: context) } else { retire(guest) }
        })
      if let system { adopt(system) } else { adoptAlone() }
      scene.cut()
      fill(scene.layers)
      navigator.withStates { scene.takeBack($0) }
      elements.show(in: scene.layers)
    }

    func destination(forKey key: Int32) -> Destination? {
      guard let controller = arrival(forKey: key) else { return nil }
      arriving = controller
      screens.note(nil, bringing: controller)
      return Destination(screens.id(of: controller), policy: policy(of: controller))
    }

    /// Takes the views of UIKit's transition into the layers of their screens.
    func adopt(_ system: SystemTransition) {
      guard let context = system.context else { return }
      for (controller, key) in [(system.from, UITransitionContextViewKey.from), (system.to, .to)] {
        guard let view = context.view(forKey: key), let layer = scene.layer(of: screens.id(of: controller)) else {
          continue
        }
        let isNew = key == .to
        layer.take(
          view, restingAt: isNew ? restFrame(of: controller, in: context) : context.initialFrame(for: controller),
          isNew: isNew)
      }
      if [system.from, system.to].allSatisfy({ scene.layer(of: screens.id(of: $0)) != nil }) { dress(system) }
      scene.cut()
    }

    private func measure(
      _ request: TransitionRequest, _ from: UIViewController, _ to: UIViewController, in view: UIView
    ) -> TransitionContext {
      let context = TransitionContext(
        operation: request.operation, from: request.from, to: request.to, size: Size(view.bounds.size))
      context.insets = Insets(view.safeAreaInsets)
      context.layoutDirection = LayoutDirection(of: view)
      context.reducedMotion = UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
      context.displayCornerRadius = DisplayCorners.radius(around: view)
      context.pieceBudget = TransitionScene.pieceBudget
      measureElements(request, from, to, in: view, for: context)
      refine(context)
      return context
    }
  }
#endif
