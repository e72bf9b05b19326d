/// Follows and animates a tab bar controller. Every requirement is optional in UIKit.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    Optionality.missing()
    return true
  }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    Optionality.missing()
  }
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    Optionality.missing()
    return true
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Optionality.missing()
    return nil
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Optionality.missing()
    return nil
  }
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    Optionality.missing()
    return .all
  }

  public var tabBarController: OptionalTabCalls? { OptionalTabCalls(delegate: self) }
  public var tabBarControllerSupportedInterfaceOrientations: OptionalTabOrientations? {
    OptionalTabOrientations(delegate: self)
  }
}

@MainActor public struct OptionalTabOrientations {
  let delegate: any UITabBarControllerDelegate
  @discardableResult
  public func callAsFunction(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask? {
    Optionality.ask(delegate as any UITabBarControllerDelegate) {
      $0.tabBarControllerSupportedInterfaceOrientations(tabBarController)
    }
  }
}

@MainActor public struct OptionalTabCalls {
  let delegate: any UITabBarControllerDelegate

  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool? {
    Optionality.ask { delegate.tabBarController(tabBarController, shouldSelect: viewController) }
  }
  @discardableResult
  public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool? {
    Optionality.ask { delegate.tabBarController(tabBarController, shouldSelectTab: tab) }
  }
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) -> Void? {
    Optionality.ask { delegate.tabBarController(tabBarController, didSelect: viewController) }
  }
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Optionality.ask { delegate.tabBarController(tabBarController, interactionControllerFor: animationController) }
      ?? nil
  }
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Optionality.ask {
      delegate.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    } ?? nil
  }
}

/// One tab, as iOS 18 describes it.
@MainActor open class UITab: NSObject {
  open private(set) weak var viewController: UIViewController?

  init(_ viewController: UIViewController) {
    self.viewController = viewController
    super.init()
  }
}

/// The bar with the tabs.
@MainActor open class UITabBar: UIView {
  /// In points, without the home indicator.
  static let height: CGFloat = 49

  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var isTranslucent = true
  open var unselectedItemTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// The look of a tab bar.
@MainActor open class UITabBarAppearance: UIBarAppearance {}

/// One tab.
@MainActor open class UITabBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var selectedImage: UIImage?
  open var tag = 0
  open var badgeValue: String?
  open var badgeColor: UIColor?
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    super.init()
  }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
}
