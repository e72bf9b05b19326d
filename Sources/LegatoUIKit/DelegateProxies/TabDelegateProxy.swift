#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Legato
  import UIKit

  /// A tab bar controller's delegate: it provides animations, and forwards every call to the app's own delegate, which
  /// may answer first.
  final class TabDelegateProxy: NSObject, UITabBarControllerDelegate {
    private weak var container: TabContainer?
    private weak var tabs: UITabBarController?
    /// The app's own delegate, set and used on the main thread. UIKit does not retain it either.
    private(set) nonisolated(unsafe) weak var app: (any UITabBarControllerDelegate)?
    private lazy var watch = DelegateWatch<UITabBarController> { [weak self] in self?.take($0) }

    init(_ container: TabContainer) { self.container = container }

    /// Becomes the delegate, also again after the app has set its own.
    func take(_ tabs: UITabBarController) {
      self.tabs = tabs
      watch.begin(tabs, \.delegate)
      guard tabs.delegate !== self else { return }
      app = tabs.delegate
      tabs.delegate = self
    }

    /// Restores the app's delegate.
    func release() {
      watch.end()
      if let tabs, tabs.delegate === self { tabs.delegate = app }
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      guard app?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true else { return false }
      makeRoom(for: viewController)
      return true
    }

    /// From iOS 18 on UIKit may ask about tabs. An app that knows only controllers is asked about the tab's controller.
    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      guard let isAllowed = app?.tabBarController?(tabBarController, shouldSelectTab: tab) else {
        return tab.viewController.map { self.tabBarController(tabBarController, shouldSelect: $0) } ?? true
      }
      if isAllowed, let controller = tab.viewController { makeRoom(for: controller) }
      return isAllowed
    }

    /// Asks the app about a finger as UIKit asks about a tap.
    func allows(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
      if #available(iOS 18.0, *), let tab = tabs.tabs.first(where: { $0.viewController === controller }),
        let isAllowed = app?.tabBarController?(tabs, shouldSelectTab: tab)
      {
        return isAllowed
      }
      return app?.tabBarController?(tabs, shouldSelect: controller) ?? true
    }

    /// Ends UIKit's transition, so that another tab can begin at once; the scene continues from what it shows.
    private func makeRoom(for controller: UIViewController) {
      if controller !== tabs?.selectedViewController { container?.conclude() }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      app?.tabBarController?(tabBarController, didSelect: viewController)
    }

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      if container?.isMoving == false { return nil }
      let own = app?.tabBarController?(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
      guard let container else { return own }
      container.depart(from: fromVC)
      return container.animation(
        container.operation(from: fromVC, to: toVC), from: fromVC, to: toVC, own: own)
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      container?.interaction(of: animationController) {
        app?.tabBarController?(tabBarController, interactionControllerFor: $0)
      }
    }

    #if canImport(ObjectiveC)
      /// Methods of later versions of UIKit are left to the app.
      override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || app?.responds(to: selector) == true
      }

      /// UIKit remembers which methods a delegate implements, even after the app's delegate is gone.
      override func forwardingTarget(for selector: Selector!) -> Any? { app ?? Silence.shared }
    #endif
  }

  #if !canImport(ObjectiveC)
    extension TabDelegateProxy: ForwardsCalls {
      var forwardingTarget: AnyObject? { app }
    }
  #endif

  #if canImport(ObjectiveC)
    /// Answers like UIKit without a delegate.
    private final class Silence: NSObject, UITabBarControllerDelegate {
      nonisolated static let shared = Silence()

      nonisolated override init() { super.init() }

      func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientationMask { .all }

      func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientation { .portrait }

      @available(iOS 18.0, *)
      func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }

      @available(iOS 18.0, *)
      func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
      ) {}
    }
  #endif
#endif
