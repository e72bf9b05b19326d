// A tab bar controller's switches.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UITabBarController {
    /// Animates the switches between this controller's tabs, and lets a finger switch them. A further call changes only
    /// the given arguments. It loads the controller's view; the tabs may be set later.
    ///
    /// To a later tab the transition runs forwards, to an earlier one backwards. A tab's own ``transition`` takes
    /// precedence over the container's. A tap continues from what is seen now, also when taps follow each other fast.
    ///
    /// ``LegatoExtension/policy`` and ``LegatoExtension/transition`` of the tab bar controller are different: they
    /// apply to its own presentation. ``install(_:swipe:)`` sets the gestures that switch tabs.
    ///
    /// - Parameters:
    ///   - policy: the transitions and gestures of tabs that set none, in place of an earlier call's policy; nil to
    ///     keep that policy. Its default transition is `ScreenTransition.slide(_:)`.
    ///   - animator: a third party's animation for tabs without one (``LegatoExtension/animator``); nil to keep the
    ///     present one. Return nil from it to leave a transition to the library. It is kept until `uninstall()`: refer
    ///     to controllers weakly.
    ///   - interactionController: the interaction of such an animation, as ``LegatoExtension/interactionController`` is
    ///     for one screen; nil to keep the present one.
    public func install(
      _ policy: TransitionPolicy? = nil, animator: AnimatorProvider? = nil,
      interactionController: InteractionProvider? = nil
    ) {
      let container = container ?? TabContainer(base)
      if let policy { container.policy = policy }
      container.take(animator, interactionController)
      self.container = container
    }

    /// Animates the switches between this controller's tabs as ``install(_:animator:interactionController:)`` does,
    /// with another swipe; the default is `Interaction.fullScreenPan(_:threshold:)`.
    ///
    /// A tab's ``gestureScope`` limits where and when it works. Tabs behind More are reached only by taps and by
    /// ``select(_:using:animated:completion:)``, and count as last. An app's `shouldSelect`, and from iOS 18 its
    /// `shouldSelectTab`, are called for a finger as for a tap.
    ///
    /// - Parameters:
    ///   - policy: as for ``install(_:animator:interactionController:)``.
    ///   - swipe: makes the interaction for a finger that goes `.leading`, to the next tab, or `.trailing`, to the
    ///     previous one; nil to switch tabs without a finger.
    public func install(_ policy: TransitionPolicy? = nil, swipe: ((Direction) -> Interaction)?) {
      install(policy)
      container?.swipe = swipe
    }

    /// Gives the switches back to UIKit, and ends the run. Without ``install(_:animator:interactionController:)``
    /// nothing happens.
    public func uninstall() {
      container?.end()
      container = nil
    }

    /// Selects a tab at once, from what is seen now.
    ///
    /// Without ``install(_:animator:interactionController:)`` this is UIKit's own switch, and the transition is
    /// ignored.
    ///
    /// - Parameters:
    ///   - index: the index of a tab; for the selected tab, and for one that does not exist, nothing changes.
    ///   - transition: how it comes; nil for the policies' transition.
    ///   - animated: `false` to show it at once.
    ///   - completion: called once, when UIKit's transition has ended: with `.finished`, or with `.cancelled` if the
    ///     tab has not come; at once with `.cancelled` if nothing changes.
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

    /// The app's own delegate, which gets every call and answers first. Setting UIKit's `delegate` sets it, too. In an
    /// installed container UIKit's property returns an object of the library: read and compare this property instead.
    public var delegate: (any UITabBarControllerDelegate)? {
      get { container.map { $0.delegateProxy.app } ?? base.delegate }
      nonmutating set { base.delegate = newValue }
    }

    /// Whether the library shows the switches.
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
