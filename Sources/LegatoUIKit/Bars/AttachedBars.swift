// Bars that move with their pages.

#if canImport(UIKit)
  import UIKit

  /// Lets each page of a navigation controller carry a picture of its own bar while two of them move, and keeps the bar itself
  /// out of sight for as long.
  ///
  /// The same holds for the tab bar where one of the pages hides it.
  @MainActor final class AttachedBars {
    private weak var navigation: UINavigationController?
    /// The opacity that the app has given to the bars that are out of sight.
    private var opacities: [(bar: UIView, alpha: CGFloat)] = []
    /// Whether navigation bars take part; the tab bar does wherever the pages differ.
    var movesNavigationBars = false

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    /// A page is about to be left, and UIKit has not changed the bars yet: they are as the page has them.
    func remember(_ controller: UIViewController, before next: UIViewController) {
      guard let navigation, opacities.isEmpty else { return }
      if movesNavigationBars {
        controller.legato.ownRecord.bar = BarPicture.taken(of: controller, in: navigation)
      }
      guard let tabs = navigation.tabBarController, showsTabBar(controller), !showsTabBar(next) else { return }
      controller.legato.ownRecord.tabBar = BarPicture.taken(of: tabs.tabBar, in: navigation)
    }

    /// UIKit has started: the bars are those of the new page, and both pages get their pictures.
    ///
    /// - Parameter place: hangs a picture onto a controller's page.
    func begin(
      from: UIViewController, to: UIViewController, isPush: Bool, place: (UIView, UIViewController) -> Void
    ) {
      guard let navigation, opacities.isEmpty else { return }
      if movesNavigationBars {
        let old = from.legato.record?.bar
        let known = to.legato.record?.bar.flatMap { $0.fits(to, in: navigation) ? $0 : nil }
        let new = isPush ? nil : known
        hang(old, on: from, place)
        hang(new ?? BarPicture.drawn(for: to, above: previous(of: to), in: navigation), on: to, place)
        hide(navigation.navigationBar)
      }
      guard let tabBar = navigation.tabBarController?.tabBar, showsTabBar(from) != showsTabBar(to) else { return }
      let page = showsTabBar(from) ? from : to
      hang(page.legato.record?.tabBar, on: page, place)
      hide(tabBar)
    }

    /// UIKit's transition ends: the bars are back in the frame in which their pictures go with the pages.
    func end() {
      for (bar, alpha) in opacities { bar.alpha = alpha }
      opacities = []
    }

    private func hang(
      _ picture: BarPicture?, on controller: UIViewController, _ place: (UIView, UIViewController) -> Void
    ) {
      if let picture { place(picture.view, controller) }
    }

    private func hide(_ bar: UIView) {
      opacities.append((bar, bar.alpha))
      bar.alpha = 0
    }

    private func previous(of controller: UIViewController) -> UIViewController? {
      let controllers = navigation?.viewControllers ?? []
      guard let index = controllers.firstIndex(of: controller), index > 0 else { return nil }
      return controllers[index - 1]
    }

    /// As UIKit decides it: the bar is away while any page but the first says so.
    private func showsTabBar(_ controller: UIViewController) -> Bool {
      guard let controllers = navigation?.viewControllers else { return true }
      let end = controllers.firstIndex(of: controller) ?? controllers.count
      let below = controllers.prefix(end).dropFirst()
      return controller === controllers.first || !(below + [controller]).contains { $0.hidesBottomBarWhenPushed }
    }
  }
#endif
