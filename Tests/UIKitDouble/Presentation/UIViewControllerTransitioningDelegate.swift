/// Animates presentations. Every requirement is optional in UIKit.
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Optionality.missing()
    return nil
  }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Optionality.missing()
    return nil
  }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Optionality.missing()
    return nil
  }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Optionality.missing()
    return nil
  }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    Optionality.missing()
    return nil
  }

  public var animationController: OptionalAnimationController? { OptionalAnimationController(delegate: self) }
  public var interactionControllerForPresentation: OptionalInteractionController? {
    OptionalInteractionController { self.interactionControllerForPresentation(using: $0) }
  }
  public var interactionControllerForDismissal: OptionalInteractionController? {
    OptionalInteractionController { self.interactionControllerForDismissal(using: $0) }
  }
  public var presentationController: OptionalPresentationController? {
    OptionalPresentationController(delegate: self)
  }
}

@MainActor public struct OptionalAnimationController {
  let delegate: any UIViewControllerTransitioningDelegate
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Optionality.ask {
      delegate.animationController(forPresented: presented, presenting: presenting, source: source)
    } ?? nil
  }
  public func callAsFunction(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Optionality.ask { delegate.animationController(forDismissed: dismissed) } ?? nil
  }
}

@MainActor public struct OptionalInteractionController {
  typealias Answer = (any UIViewControllerInteractiveTransitioning)?
  let ask: (any UIViewControllerAnimatedTransitioning) -> Answer
  public func callAsFunction(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Optionality.ask { ask(animator) } ?? nil
  }
}

@MainActor public struct OptionalPresentationController {
  let delegate: any UIViewControllerTransitioningDelegate
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    Optionality.ask {
      delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
    } ?? nil
  }
}
