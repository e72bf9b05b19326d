// A story's container, its screens and their elements, made of UIKit's classes.

import Legato
import LegatoTesting
import LegatoUIKit
import UIKit

extension UIKitHost {
  /// The story's container with all its screens.
  func container(of story: Story) throws -> UIViewController {
    let screens = story.screens.map(controller)
    for screen in story.bars { controller(screen).navigationItem.title = screen }
    switch story.container {
    case .stack:
      let navigation = UINavigationController(rootViewController: screens[0])
      navigation.isNavigationBarHidden = story.bars.isEmpty
      if !story.bars.isEmpty { navigation.legato.bars = .pinned }
      return navigation
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = screens
      return tabs
    case .hub:
      let neighbors = try story.neighbors.map { edge, screen in
        HubController.Neighbor(edge, using: try terms.transition(from: edge, in: story)) { [weak self] in
          self?.controller(screen)
        }
      }
      return HubController(center: screens[0], neighbors: neighbors)
    case .drawer:
      guard let panel = story.panel else { return UIViewController() }
      return DrawerController(
        content: screens[0], panel: controller(panel.screen), from: panel.edge, extent: panel.extent,
        transition: try story.policy.transition.map(terms.transition))
    }
  }

  /// Installs the library on the container, as in the story.
  func install(_ story: Story) throws {
    var policy = try terms.policy(story.policy)
    // As on every host, an element that only one screen has is the touched one.
    if story.elements.count == 1 {
      policy.transition = policy.transition?.from { $0.covered.view.subviews.first { $0.legato.elementID != nil } }
    }
    navigation?.legato.install(policy)
    if let tabs {
      let (terms, part) = (terms, story.policy.interactions?.first)
      tabs.legato.install(TransitionPolicy(transition: policy.transition)) { direction in
        var part = part ?? Story.Part("fullScreenPan")
        part.options.values["direction"] = .word("\(direction)")
        return (try? terms.interaction(part)) ?? .fullScreenPan(direction)
      }
    }
    for (screen, policy) in story.policies { controller(screen).legato.policy = try terms.policy(policy) }
    // A screen leaves by the transition that applied when it came.
    navigation?.setViewControllers(story.screens.map(controller), animated: false)
  }

  /// Puts the story's inner stack into its screen.
  func nest(_ story: Story) throws {
    guard let inner = story.inner else { return }
    let (page, screens) = (controller(inner.screen), inner.screens.map(controller))
    let stack = UINavigationController(rootViewController: screens[0])
    stack.isNavigationBarHidden = true
    page.addChild(stack)
    stack.view.frame = page.view.bounds
    page.view.addSubview(stack.view)
    stack.didMove(toParent: page)
    stack.legato.install(try terms.policy(inner.policy))
    stack.setViewControllers(screens, animated: false)
    innerStack = stack
    innerEar.denies = inner.denies
  }

  /// Puts the story's elements and scrollers onto its screens.
  func furnish(_ story: Story) throws {
    for (screen, elements) in story.elements {
      for (element, place) in elements { self.place(element, on: controller(screen), place) }
    }
    for (screen, height) in story.contents { controller(screen).preferredContentSize.height = height }
    for (screen, scroller) in story.scrollers {
      let view = UIScrollView(frame: CGRect(scroller.frame))
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize =
        scroller.axis == .horizontal
        ? CGSize(width: scroller.content, height: view.bounds.height)
        : CGSize(width: view.bounds.width, height: scroller.content)
      view.contentOffset =
        scroller.axis == .horizontal ? CGPoint(x: scroller.offset, y: 0) : CGPoint(x: 0, y: scroller.offset)
      view.isPagingEnabled = scroller.isPager
      controller(screen).view.addSubview(view)
    }
  }

  /// Puts an element in its place on its screen.
  func place(_ element: String, on page: UIViewController, _ place: Story.Element) {
    let known = page.view.subviews.first { $0.legato.elementID as? String == element }
    let view = known ?? UIImageView()
    view.frame = CGRect(place.frame)
    view.layer.cornerRadius = place.radius
    if known != nil { return }
    view.legato.elementID = element
    page.view.addSubview(view)
  }
}

extension CGRect {
  fileprivate init(_ rect: Rect2D) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}
