import MapKit
import UIKit
import WebKit

@MainActor final class TabProxy: NSObject, UITabBarControllerDelegate {
  weak var original: (any UITabBarControllerDelegate)?

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    original?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    original?.tabBarController?(tabBarController, didSelect: viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tabBarController.selectedIndex == 0 ? nil : Animator()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    nil
  }
}

@MainActor final class Container: UIViewController {
  private let current: UIViewController

  init(_ current: UIViewController) {
    self.current = current
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    setContentScrollView(nil, for: [.top, .bottom])
    view.backgroundColor = .systemBackground
    addChild(current)
    view.addSubview(current.view)
    current.view.frame = view.bounds
    current.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    current.didMove(toParent: self)
  }

  func replace(with next: UIViewController) {
    current.willMove(toParent: nil)
    current.beginAppearanceTransition(false, animated: true)
    current.endAppearanceTransition()
    current.view.removeFromSuperview()
    current.removeFromParent()
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override var childForStatusBarStyle: UIViewController? { children.last }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewSafeAreaInsetsDidChange() { additionalSafeAreaInsets.bottom = view.safeAreaInsets.top }
  override func accessibilityPerformEscape() -> Bool { navigationController?.popViewController(animated: true) != nil }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { context in context.containerView.layoutIfNeeded() }
  }
}

/// What under a finger scrolls by itself.
@MainActor func scrolls(_ view: UIView) -> Bool {
  switch view {
  case let text as UITextView: return text.isSelectable && text.selectedTextRange?.isEmpty == false
  case let web as WKWebView: return web.scrollView.isScrollEnabled || web.allowsBackForwardNavigationGestures
  case let scroll as UIScrollView:
    return scroll.contentSize.width > scroll.bounds.width - scroll.adjustedContentInset.left || scroll.isDragging
  case is MKMapView, is UISlider, is UITextField: return true
  default: return view.superview.map(scrolls) ?? false
  }
}

@MainActor func snapshot(_ view: UIView) -> UIView {
  if let copy = view.snapshotView(afterScreenUpdates: false) { return copy }
  let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
  }
  let copy = UIImageView(image: image)
  copy.contentMode = .scaleAspectFill
  copy.clipsToBounds = true
  copy.frame = view.convert(view.bounds, to: nil)
  return copy
}

/// An object kept beside another.
@MainActor final class Companion: NSObject {
  private static var key: UInt8 = 0

  static func of(_ controller: UIViewController) -> Companion {
    if let known = objc_getAssociatedObject(controller, &key) as? Companion { return known }
    let companion = Companion()
    objc_setAssociatedObject(controller, &key, companion, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return companion
  }
}
