import UIKit

/// Stands before an app's own delegate, forwards every call, and answers where the app does not.
@MainActor final class NavigationProxy: NSObject, UINavigationControllerDelegate {
  weak var original: (any UINavigationControllerDelegate)?
  private var interaction: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    original?.navigationController?(navigationController, willShow: viewController, animated: animated)
    viewController.transitionCoordinator?.notifyWhenInteractionChanges { context in
      if context.isCancelled { viewController.setNeedsStatusBarAppearanceUpdate() }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    original?.navigationController?(navigationController, didShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let theirs = original?.navigationController?(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    if let theirs = theirs ?? nil { return theirs }
    switch operation {
    case .push, .pop: return Animator()
    case .none: return nil
    @unknown default: return nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    original?.navigationControllerSupportedInterfaceOrientations?(navigationController) ?? .all
  }

  override func responds(to selector: Selector!) -> Bool {
    if super.responds(to: selector) { return true }
    guard let selector else { return false }
    return MainActor.assumeIsolated { original?.responds(to: selector) ?? false }
  }
}

@MainActor func pushAndPop(_ navigation: UINavigationController, _ screen: UIViewController) {
  navigation.pushViewController(screen, animated: true)
  navigation.popViewController(animated: true)
  _ = navigation.popToRootViewController(animated: false)?.count
  navigation.setViewControllers([screen] + navigation.viewControllers, animated: true)
  navigation.interactivePopGestureRecognizer?.isEnabled = navigation.viewControllers.count > 1
  if #available(iOS 26.0, *) { navigation.interactiveContentPopGestureRecognizer?.isEnabled = false }
  navigation.setNavigationBarHidden(true, animated: true)
  if navigation.isNavigationBarHidden, navigation.topViewController === screen { navigation.isToolbarHidden = true }
}

@MainActor func styleBar(of screen: UIViewController) {
  let appearance = UINavigationBarAppearance()
  appearance.configureWithTransparentBackground()
  appearance.backgroundColor = .systemTeal
  appearance.shadowColor = nil
  appearance.titleTextAttributes = [
    .foregroundColor: UIColor.white, .font: UIFont.preferredFont(forTextStyle: .headline),
  ]
  screen.navigationItem.standardAppearance = appearance
  screen.navigationItem.scrollEdgeAppearance = appearance.copy()
  screen.navigationItem.compactScrollEdgeAppearance = appearance
  screen.navigationItem.largeTitleDisplayMode = .never
  screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
    systemItem: .add, primaryAction: UIAction { [weak screen] _ in screen?.dismiss(animated: true) })
  screen.navigationItem.leftBarButtonItems = [
    UIBarButtonItem(title: "Back", menu: UIMenu(children: [])), .flexibleSpace(),
  ]
  guard let bar = screen.navigationController?.navigationBar else { return }
  bar.prefersLargeTitles = true
  bar.tintColor = .label
  bar.standardAppearance = appearance
  bar.isTranslucent = true
}
