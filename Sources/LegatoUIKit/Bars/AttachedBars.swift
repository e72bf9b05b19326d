// Bars that move with their pages, and bars that are hidden meanwhile.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Lets each page of a navigation controller carry a picture of its own bar while two pages move, and hides the bar
  /// itself for that time.
  ///
  /// It does the same with the tab bar, if one of the pages hides it.
  @MainActor final class AttachedBars {
    private weak var navigation: UINavigationController?
    private let hiddenBars: HiddenBars
    /// Whether the pages have their pictures.
    private var hasBegun = false

    init(_ navigation: UINavigationController, hiddenBars: HiddenBars) {
      self.navigation = navigation
      self.hiddenBars = hiddenBars
    }

    /// Whether navigation bars take part; the tab bar does if the pages differ in it.
    private var movesNavigationBars: Bool { navigation?.legato.bars == .attached }

    /// Takes a picture of a page that is about to be left, before UIKit changes the bars; not if the page still carries
    /// its picture from a run that is being reversed.
    func remember(_ page: UIViewController, before next: UIViewController) {
      guard let navigation, !hasBegun else { return }
      let record = page.legato.ownRecord
      if movesNavigationBars, !isCarried(record.barSnapshot) {
        record.bar = BarPicture.taken(of: page, in: navigation)
      }
      guard let tabBar = navigation.tabBarController?.tabBar, hadTabBar(page), !showsTabBar(next) else { return }
      if !isCarried(record.tabSnapshot) { record.tabBar = BarPicture.taken(of: tabBar, in: navigation) }
    }

    /// UIKit has started, and the bars are those of the new page: gives both pages their pictures.
    ///
    /// - Parameter place: puts a picture on a page.
    func begin(
      from: UIViewController, to: UIViewController, isPush: Bool, place: (UIView, UIViewController) -> Void
    ) {
      guard let navigation, !hasBegun else { return }
      hasBegun = true
      if movesNavigationBars {
        let known = isPush ? nil : to.legato.record?.bar.flatMap { $0.fits(to, in: navigation) ? $0 : nil }
        hangBar(from.legato.record?.bar, on: from, place)
        hangBar(known ?? BarPicture.drawn(for: to, in: navigation), on: to, place)
        hiddenBars.hide(navigation.navigationBar)
      }
      let (hadTabBar, hasTabBar) = (hadTabBar(from), showsTabBar(to))
      to.legato.ownRecord.hasTabBar = hasTabBar
      guard let tabBar = navigation.tabBarController?.tabBar, hadTabBar != hasTabBar else { return }
      let known = hadTabBar ? from.legato.record?.tabBar : nil
      let kept = known ?? to.legato.record?.tabBar.flatMap { $0.fits(tabBar) ? $0 : nil }
      let picture = kept ?? (hasTabBar ? BarPicture.drawn(tabBar, in: navigation) : nil)
      hangTabBar(picture, on: hadTabBar ? from : to, place)
      hiddenBars.hide(tabBar)
    }

    /// UIKit's transition ends: shows the bars again in the frame in which the pictures go with their pages.
    func end() {
      hiddenBars.restore()
      hasBegun = false
    }

    private func hangBar(_ picture: BarPicture?, on page: UIViewController, _ place: (UIView, UIViewController) -> Void)
    {
      let record = page.legato.ownRecord
      guard let navigation, let picture, !isCarried(record.barSnapshot) else { return }
      let snapshot = BarSnapshot(picture.view, takenOn: navigation.traitCollection) { [weak page, weak navigation] in
        guard let page, let navigation else { return nil }
        return BarPicture.drawn(for: page, in: navigation)?.view
      }
      record.barSnapshot = snapshot
      place(snapshot, page)
    }

    private func hangTabBar(
      _ picture: BarPicture?, on page: UIViewController, _ place: (UIView, UIViewController) -> Void
    ) {
      let record = page.legato.ownRecord
      guard let navigation, let picture, !isCarried(record.tabSnapshot) else { return }
      let snapshot = BarSnapshot(picture.view, takenOn: navigation.traitCollection) { [weak navigation] in
        navigation?.tabBarController.map { DrawnTabBar(like: $0.tabBar) }
      }
      record.tabSnapshot = snapshot
      place(snapshot, page)
    }

    /// Whether a page is still seen with its picture.
    private func isCarried(_ snapshot: BarSnapshot?) -> Bool { snapshot?.window != nil }

    /// Whether the tab bar was there with a page. A page that is gone, together with those below it, had what it came
    /// with.
    private func hadTabBar(_ page: UIViewController) -> Bool {
      let isGone = navigation?.viewControllers.contains(page) == false
      return (isGone ? page.legato.record?.hasTabBar : nil) ?? showsTabBar(page)
    }

    /// By UIKit's rule: the bar is hidden while any page but the first asks for that.
    private func showsTabBar(_ controller: UIViewController) -> Bool {
      guard let controllers = navigation?.viewControllers else { return true }
      let end = controllers.firstIndex(of: controller) ?? controllers.count
      let below = controllers.prefix(end).dropFirst()
      return controller === controllers.first || !(below + [controller]).contains { $0.hidesBottomBarWhenPushed }
    }
  }

  /// Hides bars while snapshots stand for them, and keeps the opacity that the app gave them.
  @MainActor final class HiddenBars {
    private var hidden: [(bar: UIView, alpha: CGFloat)] = []

    func hide(_ bar: UIView) {
      guard !hidden.contains(where: { $0.bar === bar }) else { return }
      hidden.append((bar, bar.alpha))
      bar.alpha = 0
    }

    /// Shows all of them again, as they were.
    func restore() {
      for (bar, alpha) in hidden { bar.alpha = alpha }
      hidden = []
    }
  }
#endif
