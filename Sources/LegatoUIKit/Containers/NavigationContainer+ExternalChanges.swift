// External changes: changes that a navigation controller makes without an announcement.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension NavigationContainer {
    /// Redirects a run to the screen that UIKit has shown at once during the run: its own destination is gone.
    func followExternalChange() {
      guard system == nil, navigator.isRunning, let controllers = navigation?.viewControllers,
        let top = controllers.last, navigator.top != screens.id(of: top)
      else { return }
      set(controllers, as: takeCall(to: top))
    }

    /// Follows a change that UIKit has made at once, without an announcement.
    func followSilentChange() {
      if navigation?.stackCoordinator == nil { synchronize() }
    }

    /// Whether a run only follows a change that UIKit has made already.
    func isExternalChange(_ request: TransitionRequest) -> Bool {
      system == nil && navigation?.topViewController === screens[request.to]
    }

    /// Ends a transition that UIKit has prepared but will not start: its window is gone, or another call has taken it
    /// back.
    func letGoOfUnstarted() {
      guard system?.isWaiting == true, navigation?.stackCoordinator == nil else { return }
      system = nil
    }
  }

  extension UINavigationController {
    /// UIKit's change of the stack; nil while the controller itself comes or goes, or reappears.
    var stackCoordinator: (any UIViewControllerTransitionCoordinator)? {
      transitionCoordinator.flatMap { $0.viewController(forKey: .to)?.parent === self ? $0 : nil }
    }
  }
#endif
