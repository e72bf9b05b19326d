#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A navigation controller's delegate: it provides animations, and forwards every call to the app's own delegate,
  /// which may answer first.
  final class NavigationDelegateProxy: ForwardingDelegate, UINavigationControllerDelegate {
    private weak var container: NavigationContainer?

    init(_ container: NavigationContainer) { self.container = container }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      app?.navigationController?(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      container?.didShow()
      app?.navigationController?(navigationController, didShow: viewController, animated: animated)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let own = app?.navigationController?(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
      guard let container, operation != .none else { return own }
      let covering = operation == .pop ? fromVC : toVC
      if operation == .push { toVC.noteArrival(isDriven: container.awaits(fromVC, toVC)) }
      // A screen's own transition of UIKit counts, if the library has no transition for the screen.
      if own == nil, covering.isShownByUIKit { return nil }
      container.rememberBars(of: fromVC, before: toVC)
      // Another call before UIKit begins may take this one back, silently.
      Timer.once { [weak container] in container?.letGoOfUnstarted() }
      return container.animation(operation == .pop ? .pop : .push, from: fromVC, to: toVC, own: own)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      container?.interaction(of: animationController) {
        app?.navigationController?(navigationController, interactionControllerFor: $0)
      }
    }
  }
#endif
