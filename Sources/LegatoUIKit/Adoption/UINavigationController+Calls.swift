// A navigation controller's calls, carried out at once.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UINavigationController {
    /// Pushes a controller at once, from what is seen now. A run that is under way ends in UIKit, and is still seen to
    /// end.
    ///
    /// If another call follows before UIKit has begun, UIKit makes one transition of both, and the last call says how
    /// it looks. What this call says still holds for the controller's back gesture, if it has come below another one.
    ///
    /// Without ``install(_:bars:animator:interactionController:)`` it is UIKit's own push: the transition and the
    /// interactions are ignored, and the completion is called. The same holds for the calls below.
    ///
    /// - Parameters:
    ///   - controller: one that is not in the stack, and no navigation controller; otherwise nothing happens, and a
    ///     debug build traps.
    ///   - transition: how it comes, and how it goes unless it says that itself; nil for what the policies say.
    ///   - interactions: the back gestures from it while it is in the stack, which also take hold of it while it moves;
    ///     nil for what the policies say, empty for none.
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
    /// ``install(_:bars:animator:interactionController:)`` it is UIKit's own pop.
    ///
    /// - Parameters:
    ///   - transition: how it goes; nil for the way it came.
    ///   - animated: `false` to take it away at once.
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
    ///   - controller: one of the stack; nothing happens for another one, or for the top one.
    ///   - transition: how the top one goes; nil for the way it came.
    ///   - animated: `false` to take them away at once.
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
        // Ending the run may have let the app change the stack.
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
    ///   - transition: how the top one goes; nil for the way it came.
    ///   - animated: `false` to take them away at once.
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

    /// Sets all controllers at once, from what is seen now. A top controller that was below comes back as by a pop,
    /// another one comes as by a push; if the top one stays, nothing moves.
    ///
    /// - Parameters:
    ///   - controllers: the root first, each once; if one is there twice nothing happens, and a debug build traps.
    ///   - transition: how the top one comes, or how the old top one goes; nil for what the policies say.
    ///   - interactions: the back gestures from a new top one while it is in the stack, which also take hold of it
    ///     while it moves; nil for what the policies say, empty for none.
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

    /// Whether a controller that UIKit has popped is gone; `false` if UIKit has popped none.
    private func departure(of controller: UIViewController?) -> () -> Bool {
      guard let controller else { return { false } }
      return { [weak base, weak controller] in controller.map { base?.viewControllers.contains($0) == false } ?? true }
    }

    private func isBelowTop(_ controller: UIViewController) -> Bool {
      base.viewControllers.dropLast().contains(controller)
    }
  }

  extension UINavigationController {
    /// The screen that is seen, from which UIKit's next transition leads. Of several calls that UIKit has not begun, it
    /// shows only the result.
    fileprivate var shown: UIViewController? {
      let from = transitionCoordinator?.viewController(forKey: .from)
      return from?.parent === self ? from : topViewController
    }
  }
#endif
