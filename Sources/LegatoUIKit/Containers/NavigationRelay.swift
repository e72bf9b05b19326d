// A navigation controller's delegate: it answers for animations, and passes everything on to the app's.

#if canImport(UIKit)
  import Legato
  import UIKit

  /// A navigation controller's delegate: it answers for animations, and passes everything on to the app's own delegate, which may
  /// answer first.
  final class NavigationRelay: ForwardingDelegate {
    private weak var container: NavigationContainer?

    init(_ container: NavigationContainer) { self.container = container }

    override func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      container?.didShow()
      super.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      if let own = app?.navigationController?(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
      {
        return own
      }
      container?.bars.remember(fromVC)
      switch operation {
      case .push: return container?.transition(.push, from: fromVC, to: toVC)
      case .pop: return container?.transition(.pop, from: fromVC, to: toVC)
      default: return nil
      }
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      if let transition = animationController as? SystemTransition {
        return transition.isInteractive ? transition : nil
      }
      return app?.navigationController?(navigationController, interactionControllerFor: animationController)
    }
  }
#endif
