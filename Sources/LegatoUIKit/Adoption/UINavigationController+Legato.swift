// A navigation controller's push and pop.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UINavigationController {
    /// Replaces the push and the pop of this navigation controller, and its swipe back. A further call changes what it
    /// is given and keeps the rest. It loads the navigation controller's view.
    ///
    /// ``LegatoExtension/policy`` and ``LegatoExtension/transition`` of the navigation controller are something else:
    /// they say how it is presented itself.
    ///
    /// - Parameters:
    ///   - policy: how screens come and go that do not say it themselves, in place of the policy of an earlier call;
    ///     nil to keep that one. ``TransitionDefaults`` say what it leaves open.
    ///   - bars: the new ``bars``; nil to keep them.
    ///   - animator: a third party's animation for screens that have none of their own (``LegatoExtension/animator``);
    ///     nil to keep the one that is set. Return nil from it to leave a transition to the library. It is kept until
    ///     `uninstall()`: refer to controllers weakly.
    ///   - interactionController: the interaction of such an animation, as ``LegatoExtension/interactionController`` is
    ///     for one screen; nil to keep the one that is set.
    public func install(
      _ policy: TransitionPolicy? = nil, bars: BarStyle? = nil, animator: AnimatorProvider? = nil,
      interactionController: InteractionProvider? = nil
    ) {
      if let bars { ownRecord.bars = bars }
      record?.barDelegateProxy?.release()
      record?.barDelegateProxy = nil
      let container = self.container ?? NavigationContainer(base)
      if let policy { container.navigator.policy = policy }
      container.take(animator, interactionController)
      self.container = container
    }

    /// Gives push and pop back to UIKit, and ends what runs. Without
    /// ``install(_:bars:animator:interactionController:)`` nothing happens.
    public func uninstall() {
      guard let container else { return }
      container.end()
      self.container = nil
      record?.bars = nil
    }

    /// How navigation bars take part in a transition; nil, the default, leaves them to UIKit.
    /// (`UINavigationBar.barStyle`, how a bar looks, is something else.)
    ///
    /// With `.attached` each bar moves with its page. With `.pinned` they stay in place: backgrounds change their
    /// colour, titles and back labels turn into each other, and buttons cross-fade, as the finger moves.
    ///
    /// `.attached` also works without ``install(_:bars:animator:interactionController:)``, over the system's own push
    /// and pop. `.pinned` needs a transition of the library's; in the system's own UIKit does much the same.
    public var bars: BarStyle? {
      get { record?.bars }
      nonmutating set {
        ownRecord.bars = newValue
        record?.barDelegateProxy?.release()
        record?.barDelegateProxy = nil
        if container == nil, newValue == .attached { ownRecord.barDelegateProxy = BarDelegateProxy(base) }
      }
    }

    /// The app's own delegate, which gets every call and answers first. Setting UIKit's `delegate` sets it, too. While
    /// the library is installed UIKit's property returns an object of the library's: read this one, and compare with
    /// this one.
    ///
    /// A delegate that returns an animation for a finger of its own from `animationControllerFor` must return its
    /// interaction from `interactionControllerFor`, too: UIKit asks for one after the other, and an animation without
    /// its interaction runs alone.
    public var delegate: (any UINavigationControllerDelegate)? {
      get { container.map { $0.delegateProxy.app } ?? base.delegate }
      nonmutating set { base.delegate = newValue }
    }

    /// Whether the library shows push and pop.
    public var isInstalled: Bool { container != nil }

    var container: NavigationContainer? {
      get { objc_getAssociatedObject(base, ContainerKey.key) as? NavigationContainer }
      nonmutating set {
        objc_setAssociatedObject(base, ContainerKey.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  }

  private enum ContainerKey {
    @MainActor static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }
#endif
