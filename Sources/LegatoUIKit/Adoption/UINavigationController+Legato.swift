// A navigation controller's push and pop.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UINavigationController {
    /// Replaces the push and the pop of this navigation controller, and its swipe back. Called again, it changes what
    /// it is told, and keeps the rest. It loads the navigation controller's view.
    ///
    /// ``LegatoExtension/policy`` and ``LegatoExtension/transition`` of the navigation controller are something else:
    /// how it is presented itself.
    ///
    /// - Parameters:
    ///   - policy: how those screens come and go that say nothing themselves, in place of all that an earlier call has
    ///     given; nil for that, at first nothing. What it leaves open ``TransitionDefaults`` say.
    ///   - bars: the new ``bars``: whether each bar moves with its page, or all stay where they are and turn into
    ///     each other; nil for as it is.
    ///   - animator: a third party's animation for screens that have none of their own (``LegatoExtension/animator``);
    ///     nil for what it has been, at first none. Answer with nil to leave a transition to the library. It is kept
    ///     until `uninstall()`: refer to controllers weakly.
    ///   - interactionController: the interaction that belongs to such an animation, as
    ///     ``LegatoExtension/interactionController`` for one of a screen; nil for what it has been, at first none.
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

    /// Gives everything back to the system, and ends what runs; without
    /// ``install(_:bars:animator:interactionController:)`` nothing happens.
    public func uninstall() {
      guard let container else { return }
      container.end()
      self.container = nil
      record?.bars = nil
    }

    /// How the navigation bar takes part in a transition; nil, as at first, leaves it to UIKit. How the bar looks,
    /// UIKit's `UINavigationBar.barStyle`, is something else.
    ///
    /// With `.attached` each bar moves with its page. With `.pinned` all stay where they are: backgrounds go from one
    /// colour to the other, titles and back labels turn into each other, and buttons cross-fade, as the finger moves.
    ///
    /// `.attached` may be set without ``install(_:bars:animator:interactionController:)``, and then holds over the
    /// system's own push and pop. `.pinned` needs a transition of the library's: over the system's own, UIKit does much
    /// the same.
    public var bars: BarStyle? {
      get { record?.bars }
      nonmutating set {
        ownRecord.bars = newValue
        record?.barDelegateProxy?.release()
        record?.barDelegateProxy = nil
        if container == nil, newValue == .attached { ownRecord.barDelegateProxy = BarDelegateProxy(base) }
      }
    }

    /// The app's own delegate, which gets every call and answers first. Setting UIKit's `delegate`, before or after,
    /// comes to the same; reading that one gives an object of the library's while this is installed, so read this one,
    /// and compare with this one.
    ///
    /// A delegate that answers `animationControllerFor` with an animation for a finger of its own answers
    /// `interactionControllerFor` as well: UIKit asks for both, one after the other, and an animation without its
    /// interaction runs alone.
    public var delegate: (any UINavigationControllerDelegate)? {
      get { container.map { $0.delegateProxy.app } ?? base.delegate }
      nonmutating set { base.delegate = newValue }
    }

    /// Whether push and pop are the library's.
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
