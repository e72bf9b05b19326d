// A navigation controller's push and pop.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UINavigationController {
    /// Replaces the push and the pop of this navigation controller, and its swipe back. Called again, it changes what
    /// it is told, and keeps the rest. It loads the navigation controller's view.
    ///
    /// - Parameters:
    ///   - policy: what the container says, for screens that say nothing; nil for what it has said, at first nothing.
    ///   - bars: whether each bar moves with its page, or all stay where they are and fade, as UIKit shows them; nil
    ///     for what ``barStyle`` says, at first `.pinned`.
    public func install(_ policy: TransitionPolicy? = nil, bars: BarStyle? = nil) {
      let bars = bars ?? barStyle
      record?.barRelay?.release()
      record?.barRelay = nil
      let container = self.container ?? NavigationContainer(base)
      if let policy { container.stack.policy = policy }
      container.bars.movesNavigationBars = bars == .attached
      self.container = container
    }

    /// Gives everything back to the system, and ends what runs; without ``install(_:bars:)`` nothing happens.
    public func uninstall() {
      container?.end()
      container = nil
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
