// The calls of a navigation controller, each carried out at once.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UINavigationController {
    /// Pushes a controller at once, from what is seen now. A run under way ends in UIKit, and is still shown to its
    /// end.
    ///
    /// If another call follows before UIKit has begun, UIKit makes one transition of both, and the last call decides
    /// how it looks. The options of this call still apply to the controller's back gesture if the controller is then
    /// below another one.
    ///
    /// Without ``install(_:bars:animator:interactionController:)`` this is UIKit's own push: the transition and the
    /// interactions are ignored, and the completion is called. The same is true for the calls below.
    ///
    /// - Parameters:
    ///   - controller: a controller that is not in the stack and not a navigation controller; for others nothing
    ///     happens, and a debug build traps.
    ///   - transition: how it comes, and how it goes if it has no transition of its own; nil for the policies'
    ///     transition.
    ///   - interactions: the back gestures from it while it is in the stack, which also take hold of it while it moves;
    ///     nil for the policies' gestures, empty for none.
    ///   - animated: `false` to show it at once.
    ///   - completion: called once, when UIKit's transition has ended: with `.finished`, or with `.cancelled` if the
    ///     controller has not come.
    public func push(
      _ controller: UIViewController, using transition: ScreenTransition? = nil, interactions: [Interaction]? = nil,
      animated: Bool = true, completion: ((Outcome) -> Void)? = nil
    ) {
      guard base.mayPush(controller) else {
        completion?(.cancelled)
        return
      }
      carryOut { navigation in
        let call = controller.legato.call(transition, interactions)
        navigation.pushViewController(controller, animated: animated)
        navigation.legato.whenCarriedOut(call, completion) { [weak navigation, weak controller] in
          controller.map { navigation?.viewControllers.contains($0) == true } ?? false
        }
      }
    }

    /// Pops the top controller at once, from what is seen now. Without
    /// ``install(_:bars:animator:interactionController:)`` this is UIKit's own pop.
    ///
    /// - Parameters:
    ///   - transition: how it goes; nil for the transition by which it came.
    ///   - animated: `false` to remove it at once.
    ///   - completion: called once, when UIKit's transition has ended: with `.finished`, or with `.cancelled` if the
    ///     controller has stayed.
    /// - Returns: the controller that goes; nil for the root, which stays.
    @discardableResult
    public func pop(
      using transition: ScreenTransition? = nil, animated: Bool = true, completion: ((Outcome) -> Void)? = nil
    ) -> UIViewController? {
      guard base.viewControllers.count > 1 else {
        completion?(.cancelled)
        return nil
      }
      var gone = base.topViewController
      carryOut { navigation in
        let call = navigation.shown?.legato.call(transition)
        gone = navigation.popViewController(animated: animated)
        navigation.legato.whenCarriedOut(call, completion, isDone: navigation.legato.departure(of: gone))
      }
      return gone
    }

    /// Pops all controllers above the given one at once, from what is seen now.
    ///
    /// - Parameters:
    ///   - controller: a controller of the stack; for another one, and for the top one, nothing happens.
    ///   - transition: how the top controller goes; nil for the transition by which it came.
    ///   - animated: `false` to remove them at once.
    ///   - completion: called once, when UIKit's transition has ended: with `.finished`, or with `.cancelled` if
    ///     nothing has gone.
    /// - Returns: the controllers that go.
    @discardableResult
    public func pop(
      to controller: UIViewController, using transition: ScreenTransition? = nil, animated: Bool = true,
      completion: ((Outcome) -> Void)? = nil
    ) -> [UIViewController] {
      guard isBelowTop(controller) else {
        completion?(.cancelled)
        return []
      }
      var gone = base.viewControllers.drop { $0 !== controller }.dropFirst().map(\.self)
      carryOut { navigation in
        // The end of a run may have let the app change the stack.
        guard navigation.legato.isBelowTop(controller) else {
          gone = []
          completion?(.cancelled)
          return
        }
        let call = navigation.shown?.legato.call(transition)
        gone = navigation.popToViewController(controller, animated: animated) ?? []
        navigation.legato.whenCarriedOut(call, completion, isDone: navigation.legato.departure(of: gone.last))
      }
      return gone
    }

    /// Pops all controllers but the root at once, from what is seen now.
    ///
    /// - Parameters:
    ///   - transition: how the top controller goes; nil for the transition by which it came.
    ///   - animated: `false` to remove them at once.
    ///   - completion: called once, as for ``pop(to:using:animated:completion:)``.
    /// - Returns: the controllers that go.
    @discardableResult
    public func popToRoot(
      using transition: ScreenTransition? = nil, animated: Bool = true, completion: ((Outcome) -> Void)? = nil
    ) -> [UIViewController] {
      guard let root = base.viewControllers.first else {
        completion?(.cancelled)
        return []
      }
      return pop(to: root, using: transition, animated: animated, completion: completion)
    }

    /// Sets all controllers at once, from what is seen now. A new top controller that was below comes back as by a pop,
    /// another one comes as by a push. If the top controller stays, nothing moves.
    ///
    /// - Parameters:
    ///   - controllers: the root first, each once; with a duplicate nothing happens, and a debug build traps.
    ///   - transition: how the new top controller comes, or the old one goes; nil for the policies' transition.
    ///   - interactions: the back gestures from a new top controller while it is in the stack, which also take hold of
    ///     it while it moves; nil for the policies' gestures, empty for none.
    ///   - animated: `false` to show the top one at once.
    ///   - completion: called once, when UIKit's transition has ended: with `.finished`, or with `.cancelled` if it was
    ///     taken back.
    public func setViewControllers(
      _ controllers: [UIViewController], using transition: ScreenTransition? = nil, interactions: [Interaction]? = nil,
      animated: Bool = true, completion: ((Outcome) -> Void)? = nil
    ) {
      guard base.maySet(controllers) else {
        completion?(.cancelled)
        return
      }
      carryOut { navigation in
        let screens = [navigation.shown, controllers.last].compactMap { $0 }
        let stays = screens.first === screens.last
        let call = ScreenCall.say(stays ? nil : transition, stays ? nil : interactions, of: screens)
        navigation.setViewControllers(controllers, animated: animated)
        navigation.legato.whenCarriedOut(call, completion)
      }
    }

    private func carryOut(_ call: @escaping (UINavigationController) -> Void) {
      guard let container else { return call(base) }
      container.carryOut { [weak base] in
        if let base { call(base) }
      }
    }

    private func whenCarriedOut(
      _ call: ScreenCall?, _ completion: ((Outcome) -> Void)?, isDone: @escaping () -> Bool = { true }
    ) {
      container?.followSilentChange()
      whenEnded(call, isDone: isDone, completion)
    }

    /// Whether a controller that UIKit has popped is gone; `false` if UIKit has popped no controller.
    private func departure(of controller: UIViewController?) -> () -> Bool {
      guard let controller else { return { false } }
      return { [weak base, weak controller] in controller.map { base?.viewControllers.contains($0) == false } ?? true }
    }

    private func isBelowTop(_ controller: UIViewController) -> Bool {
      base.viewControllers.dropLast().contains(controller)
    }
  }

  extension UINavigationController {
    /// The visible screen, at which UIKit's next transition starts. After several calls UIKit shows only the result of
    /// the calls that it has not begun.
    fileprivate var shown: UIViewController? {
      let from = transitionCoordinator?.viewController(forKey: .from)
      return from?.parent === self ? from : topViewController
    }
  }
#endif
