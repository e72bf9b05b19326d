// External changes: what a navigation controller does without telling anybody beforehand.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  extension NavigationContainer {
    /// UIKit may have shown another screen at once while the run of its last change was still on its way: that run
    /// turns to the screen that is there now, or it would end at one that has gone.
    func followExternalChange() {
      guard system == nil, navigator.isRunning, let controllers = navigation?.viewControllers,
        let top = controllers.last, navigator.top != screens.id(of: top)
      else { return }
      set(controllers, as: takeCall(to: top))
    }

    /// UIKit has shown at once what nobody sees, and has told nobody.
    func followSilentChange() {
      if navigation?.stackCoordinator == nil { synchronize() }
    }

    /// Whether a run only follows what UIKit has done already.
    func isExternalChange(_ request: TransitionRequest) -> Bool {
      system == nil && navigation?.topViewController === screens[request.to]
    }

    /// UIKit asks for the animation of what it has planned. If its window goes before it has begun, or a call takes
    /// back what another one has asked for, nobody will start it any more.
    func letGoOfUnstarted() {
      guard system?.isWaiting == true, navigation?.stackCoordinator == nil else { return }
      system = nil
    }
  }

  extension UINavigationController {
    /// UIKit's change of the stack; nil while the controller itself comes or goes, or shows again below what goes.
    var stackCoordinator: (any UIViewControllerTransitionCoordinator)? {
      transitionCoordinator.flatMap { $0.viewController(forKey: .to)?.parent === self ? $0 : nil }
    }
  }
#endif
