/// Follows and animates a navigation controller. Every requirement is optional in UIKit.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { Optionality.missing() }
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { Optionality.missing() }
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    Optionality.missing()
    return .all
  }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    Optionality.missing()
    return .portrait
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Optionality.missing()
    return nil
  }
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Optionality.missing()
    return nil
  }

  public var navigationController: OptionalNavigationCalls? { OptionalNavigationCalls(delegate: self) }
  public var navigationControllerSupportedInterfaceOrientations: OptionalNavigationOrientations? {
    OptionalNavigationOrientations(delegate: self)
  }
  public var navigationControllerPreferredInterfaceOrientationForPresentation: OptionalNavigationPreference? {
    OptionalNavigationPreference(delegate: self)
  }
}

@MainActor public struct OptionalNavigationCalls {
  let delegate: any UINavigationControllerDelegate

  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) -> Void? {
    Optionality.ask {
      delegate.navigationController(navigationController, willShow: viewController, animated: animated)
    }
  }
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) -> Void? {
    Optionality.ask { delegate.navigationController(navigationController, didShow: viewController, animated: animated) }
  }
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Optionality.ask {
      delegate.navigationController(navigationController, interactionControllerFor: animationController)
    } ?? nil
  }
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Optionality.ask {
      delegate.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    } ?? nil
  }
}

@MainActor public struct OptionalNavigationOrientations {
  let delegate: any UINavigationControllerDelegate
  @discardableResult
  public func callAsFunction(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask? {
    Optionality.ask(delegate as any UINavigationControllerDelegate) {
      $0.navigationControllerSupportedInterfaceOrientations(navigationController)
    }
  }
}

@MainActor public struct OptionalNavigationPreference {
  let delegate: any UINavigationControllerDelegate
  @discardableResult
  public func callAsFunction(_ navigationController: UINavigationController) -> UIInterfaceOrientation? {
    Optionality.ask(delegate as any UINavigationControllerDelegate) {
      $0.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    }
  }
}
