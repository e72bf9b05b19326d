// A tab bar controller's switches.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UITabBarController {
    /// Animates the switches between this controller's tabs, and lets a finger switch them. Called again, it changes
    /// what it is told, and keeps the rest. It loads the controller's view; the tabs may come later.
    ///
    /// To a tab of a higher index the transition runs forwards, to one of a lower index backwards. A tab's own
    /// ``transition`` is asked before the container's. A tap goes on from what is seen now, however fast it follows
    /// another.
    ///
    /// ``LegatoExtension/policy`` and ``LegatoExtension/transition`` of the tab bar controller are something else: how
    /// it is presented itself. Which gestures switch tabs is said by ``install(_:swipe:)``.
    ///
    /// - Parameters:
    ///   - policy: how those tabs come and go that say nothing themselves, in place of all that an earlier call has
    ///     given; nil for that, at first nothing. A transition that it leaves open is `ScreenTransition.slide(_:)`.
    ///   - animator: a third party's animation for tabs that have none of their own (``LegatoExtension/animator``);
    ///     nil for what it has been, at first none. Answer with nil to leave a transition to the library. It is kept
    ///     until `uninstall()`: refer to controllers weakly.
    ///   - interactionController: the interaction that belongs to such an animation, as
    ///     ``LegatoExtension/interactionController`` for one of a screen; nil for what it has been, at first none.
    public func install(
      _ policy: TransitionPolicy? = nil, animator: AnimatorProvider? = nil,
      interactionController: InteractionProvider? = nil
    ) {
      let container = container ?? TabContainer(base)
      if let policy { container.policy = policy }
      container.take(animator, interactionController)
      self.container = container
    }

    /// Animates the switches between this controller's tabs as ``install(_:animator:interactionController:)`` does, and
    /// says how a finger switches them: at first by `Interaction.fullScreenPan(_:threshold:)`.
    ///
    /// A tab says by its ``gestureScope`` where and when. The tabs behind More are reached by taps and by
    /// ``select(_:using:animated:completion:)`` only, and lie after all others. An app's `shouldSelect` and, from
    /// iOS 18 on, its `shouldSelectTab` are asked for a finger as for a tap.
    ///
    /// - Parameters:
    ///   - policy: as for ``install(_:animator:interactionController:)``.
    ///   - swipe: makes the interaction for a finger that goes `.leading`, which brings the next tab, and for one that
    ///     goes `.trailing`, which brings the one before; nil where no finger is to switch tabs.
    public func install(_ policy: TransitionPolicy? = nil, swipe: ((Direction) -> Interaction)?) {
      install(policy)
      container?.swipe = swipe
    }

    /// Gives everything back to the system, and ends what runs; without
    /// ``install(_:animator:interactionController:)`` nothing happens.
    public func uninstall() {
      container?.end()
      container = nil
    }

    /// Selects a tab at once, from what is seen now.
    ///
    /// Without ``install(_:animator:interactionController:)`` it is UIKit's own switch, and the transition is not used.
    ///
    /// - Parameters:
    ///   - index: one of the tabs; another one, and the one that is selected, change nothing.
    ///   - transition: how it comes; nil for what the policies say.
    ///   - animated: `false` to show it at once.
    ///   - completion: called once, when UIKit's transition has ended: with `.finished`, or with `.cancelled` if the tab
    ///     has not come; at once, with `.cancelled`, where nothing changes.
    public func select(
      _ index: Int, using transition: ScreenTransition? = nil, animated: Bool = true,
      completion: ((Outcome) -> Void)? = nil
    ) {
      guard let all = base.viewControllers, all.indices.contains(index) else {
        completion?(.cancelled)
        return
      }
      guard let selected = base.selectedViewController, selected !== all[index] else {
        base.selectedIndex = index
        completion?(.cancelled)
        return
      }
      var call: ScreenCall?
      container?.conclude()
      if let container {
        let isBack = container.operation(from: selected, to: all[index]).isReverse
        call = (isBack ? selected : all[index]).legato.call(animated ? transition : nil)
        container.isMoving = animated
      }
      base.selectedIndex = index
      container?.isMoving = true
      whenEnded(call, completion)
    }

    /// The app's own delegate, which gets every call and answers first. Setting UIKit's `delegate`, before or after,
    /// comes to the same; reading that one gives an object of the library's while this is installed, so read this one,
    /// and compare with this one.
    public var delegate: (any UITabBarControllerDelegate)? {
      get { container.map { $0.delegateProxy.app } ?? base.delegate }
      nonmutating set { base.delegate = newValue }
    }

    /// Whether the switches are the library's.
    public var isInstalled: Bool { container != nil }

    private var container: TabContainer? {
      get { objc_getAssociatedObject(base, ContainerKey.key) as? TabContainer }
      nonmutating set {
        objc_setAssociatedObject(base, ContainerKey.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  }

  private enum ContainerKey {
    @MainActor static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }
#endif
