// A navigation controller's push and pop.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UINavigationController {
    /// Replaces the push and the pop of this navigation controller, and its swipe back. A further call changes only the
    /// given arguments. It loads the navigation controller's view.
    ///
    /// ``LegatoExtension/policy`` and ``LegatoExtension/transition`` of the navigation controller are different: they
    /// apply to its own presentation.
    ///
    /// - Parameters:
    ///   - policy: the transitions and gestures of screens that set none, in place of an earlier call's policy; nil to
    ///     keep that policy. What it leaves open is taken from ``TransitionDefaults``.
    ///   - bars: the new ``bars``; nil to keep them.
    ///   - animator: a third party's animation for screens without one (``LegatoExtension/animator``); nil to keep the
    ///     present one. Return nil from it to leave a transition to the library. It is kept until `uninstall()`: refer
    ///     to controllers weakly.
    ///   - interactionController: the interaction of such an animation, as ``LegatoExtension/interactionController`` is
    ///     for one screen; nil to keep the present one.
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

    /// Gives push and pop back to UIKit, and ends the run. Without ``install(_:bars:animator:interactionController:)``
    /// nothing happens.
    public func uninstall() {
      guard let container else { return }
      container.end()
      self.container = nil
      record?.bars = nil
    }

    /// How navigation bars take part in a transition; nil, the default, leaves them to UIKit.
    /// (`UINavigationBar.barStyle`, the look of a bar, is something else.)
    ///
    /// With `.attached` each bar moves with its page. With `.pinned` bars stay in place: backgrounds change their
    /// colour, titles and back labels turn into each other, and buttons cross-fade, as the finger moves.
    ///
    /// `.attached` also works without ``install(_:bars:animator:interactionController:)``, with the system's own push
    /// and pop. `.pinned` needs a transition of the library; with the system's own, UIKit does much the same.
    public var bars: BarStyle? {
      get { record?.bars }
      nonmutating set {
        ownRecord.bars = newValue
        record?.barDelegateProxy?.release()
        record?.barDelegateProxy = nil
        if container == nil, newValue == .attached { ownRecord.barDelegateProxy = BarDelegateProxy(base) }
      }
    }

    /// The app's own delegate, which gets every call and answers first. Setting UIKit's `delegate` sets it, too. In an
    /// installed container UIKit's property returns an object of the library: read and compare this property instead.
    ///
    /// A delegate that drives an animation by its own finger must return the animation from `animationControllerFor`
    /// and its interaction from `interactionControllerFor`: UIKit asks for both, one after the other, and an animation
    /// without its interaction runs alone.
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
