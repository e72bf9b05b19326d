// A navigation controller's push and pop.

#if canImport(UIKit)
  import Legato
  import UIKit

  extension LegatoExtension where Base: UINavigationController {
    /// Replaces the push and the pop of this navigation controller, and its swipe back.
    ///
    /// - Parameter policy: what the container says, for screens that say nothing.
    public func install(_ policy: TransitionPolicy = TransitionPolicy()) {
      let container = self.container ?? NavigationContainer(base)
      container?.stack.policy = policy
      self.container = container
    }

    /// Gives everything back to the system.
    public func uninstall() {
      container?.end()
      container = nil
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
