// A navigation controller's push and pop.

#if canImport(UIKit)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UINavigationController {
    /// Replaces the push and the pop of this navigation controller, and its swipe back.
    ///
    /// - Parameters:
    ///   - policy: what the container says, for screens that say nothing.
    ///   - bars: whether each bar moves with its page, or all stay where they are and fade, as UIKit shows them.
    public func install(_ policy: TransitionPolicy = TransitionPolicy(), bars: BarStyle = .pinned) {
      record?.barRelay?.release()
      record?.barRelay = nil
      let container = self.container ?? NavigationContainer(base)
      container.stack.policy = policy
      container.bars.movesNavigationBars = bars == .attached
      self.container = container
    }

    /// Gives everything back to the system.
    public func uninstall() {
      container?.end()
      container = nil
    }

    /// Pushes a controller at once, from what is seen now: what runs already ends in UIKit, and goes on to be seen.
    ///
    /// - Parameters:
    ///   - controller: one that is not in the stack.
    ///   - transition: how it comes, and goes; nil for what the policies say.
    ///   - animated: `false` to show it at once.
    public func push(_ controller: UIViewController, using transition: Transition? = nil, animated: Bool = true) {
      controller.legato.call(transition)
      container?.conclude()
      base.pushViewController(controller, animated: animated)
    }

    /// Pops the top controller at once, from what is seen now.
    ///
    /// - Parameters:
    ///   - transition: how it goes; nil for the way it came.
    ///   - animated: `false` to take it away at once.
    /// - Returns: the controller that goes; nil for the root.
    @discardableResult
    public func pop(using transition: Transition? = nil, animated: Bool = true) -> UIViewController? {
      guard base.viewControllers.count > 1 else { return nil }
      base.topViewController?.legato.call(transition)
      container?.conclude()
      return base.popViewController(animated: animated)
    }

    /// Whether each bar moves with its page, or all stay where they are and fade into each other, as UIKit shows them.
    ///
    /// It may be set without ``install(_:bars:)``, and then holds over the system's own push and pop.
    public var barStyle: BarStyle {
      get { record?.barRelay != nil || container?.bars.movesNavigationBars == true ? .attached : .pinned }
      nonmutating set {
        container?.bars.movesNavigationBars = newValue == .attached
        record?.barRelay?.release()
        record?.barRelay = nil
        if container == nil, newValue == .attached { ownRecord.barRelay = BarRelay(base) }
      }
    }

    /// The app's own delegate, which gets every call and answers first. While the library is installed it holds UIKit's
    /// `delegate`; setting that one, before or after, comes to the same.
    public var delegate: (any UINavigationControllerDelegate)? {
      get { container.map { $0.relay.app } ?? base.delegate }
      nonmutating set { base.delegate = newValue }
    }

    /// Pops all controllers above the given one at once, from what is seen now.
    ///
    /// - Parameters:
    ///   - controller: one of the stack; nothing happens for another one, and for the top one.
    ///   - transition: how the top one goes; nil for the way it came.
    ///   - animated: `false` to take them away at once.
    /// - Returns: the controllers that go.
    @discardableResult
    public func pop(
      to controller: UIViewController, using transition: Transition? = nil, animated: Bool = true
    ) -> [UIViewController] {
      guard base.viewControllers.contains(controller), base.topViewController !== controller else { return [] }
      base.topViewController?.legato.call(transition)
      container?.conclude()
      return base.popToViewController(controller, animated: animated) ?? []
    }

    /// Pops all controllers but the root at once, from what is seen now.
    ///
    /// - Parameters:
    ///   - transition: how the top one goes; nil for the way it came.
    ///   - animated: `false` to take them away at once.
    /// - Returns: the controllers that go.
    @discardableResult
    public func popToRoot(using transition: Transition? = nil, animated: Bool = true) -> [UIViewController] {
      base.viewControllers.first.map { pop(to: $0, using: transition, animated: animated) } ?? []
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
