// A presented controller's transitioning delegate: it answers for animations, and passes everything on to the app's.

#if canImport(UIKit)
  import Legato
  import UIKit

  /// A presented controller's transitioning delegate: it answers for animations, and passes everything on to the app's own,
  /// which answers first.
  final class PresentationRelay: NSObject, UIViewControllerTransitioningDelegate {
    private var container: PresentationContainer?
    /// The app's own delegate. UIKit does not retain it either.
    private weak var app: (any UIViewControllerTransitioningDelegate)?

    /// Takes the delegate's place, again if the app has set its own meanwhile.
    func take(_ presented: UIViewController) {
      guard presented.transitioningDelegate !== self else { return }
      app = presented.transitioningDelegate
      presented.transitioningDelegate = self
    }

    /// Gives the place back to the app's delegate.
    func release(_ presented: UIViewController) {
      if presented.transitioningDelegate === self { presented.transitioningDelegate = app }
    }

    /// Does something once UIKit can: its transition that is under way ends at once, one that it has yet to start does then.
    func whenFree(_ action: @escaping () -> Void) {
      guard let container else { return action() }
      container.whenFree(action)
    }

    /// The next presentation is that of a finger.
    func expect(_ container: PresentationContainer) { self.container = container }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      if let own = app?.animationController?(forPresented: presented, presenting: presenting, source: source) {
        return own
      }
      let container =
        container.flatMap { $0.isBetween(presenting, presented) ? $0 : nil }
        ?? PresentationContainer(presented: presented, presenter: presenting)
      self.container = container
      return container.transition(.present, from: presenting, to: presented)
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      if let own = app?.animationController?(forDismissed: dismissed) { return own }
      guard let container, let presenter = dismissed.presentingViewController else { return nil }
      return container.transition(.dismiss, from: dismissed, to: presenter)
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      if let transition = animator as? SystemTransition { return transition.isInteractive ? transition : nil }
      return app?.interactionControllerForPresentation?(using: animator)
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      if let transition = animator as? SystemTransition { return transition.isInteractive ? transition : nil }
      return app?.interactionControllerForDismissal?(using: animator)
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      app?.presentationController?(forPresented: presented, presenting: presenting, source: source)
    }
  }
#endif
