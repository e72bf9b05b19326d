// A navigation controller's delegate: it answers for animations, and passes everything on to the app's.

#if canImport(UIKit)
  import Legato
  import UIKit

  /// A navigation controller's delegate: it answers for animations, and passes everything on to the app's own delegate, which may
  /// answer first.
  final class NavigationRelay: NSObject, UINavigationControllerDelegate {
    private weak var container: NavigationContainer?
    private weak var navigation: UINavigationController?
    /// The app's own delegate. UIKit does not retain it either.
    private(set) weak var app: (any UINavigationControllerDelegate)?
    private lazy var watch = DelegateWatch { [weak self] in self?.take($0) }

    init(_ container: NavigationContainer) { self.container = container }

    /// Takes the delegate's place, again if the app has set its own meanwhile.
    func take(_ navigation: UINavigationController) {
      self.navigation = navigation
      watch.begin(navigation)
      guard navigation.delegate !== self else { return }
      app = navigation.delegate
      navigation.delegate = self
    }

    /// Gives the place back to the app's delegate.
    func release() {
      watch.end()
      if let navigation, navigation.delegate === self { navigation.delegate = app }
    }

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
      container.bars.remember(fromVC)
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
