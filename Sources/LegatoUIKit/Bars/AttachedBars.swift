// Bars that move with their pages, and bars that are hidden during a run.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Hangs a picture of its own bar on each page of a navigation controller while two pages move, and hides the bar
  /// itself during that time.
  ///
  /// If only one of the two pages shows the tab bar, it does the same with the tab bar.
  @MainActor final class AttachedBars {
    private weak var navigation: UINavigationController?
    private let hiddenBars: HiddenBars
    /// Whether the pages have their pictures.
    private var hasBegun = false

    init(_ navigation: UINavigationController, hiddenBars: HiddenBars) {
      self.navigation = navigation
      self.hiddenBars = hiddenBars
    }

    /// Whether navigation bars take part. The tab bar takes part if the pages differ in it.
    private var movesNavigationBars: Bool { navigation?.legato.bars == .attached }

    /// Takes a picture of the bars of a page before UIKit changes them. A page that still carries its picture, from a
    /// run that is being reversed, keeps it.
    func remember(_ page: UIViewController, before next: UIViewController) {
      guard let navigation, !hasBegun else { return }
      let record = page.legato.ownRecord
      if movesNavigationBars, !isCarried(record.barSnapshot) {
        record.bar = BarPicture.taken(of: page, in: navigation)
      }
      guard let tabBar = navigation.tabBarController?.tabBar, hadTabBar(page), !showsTabBar(next) else { return }
      if !isCarried(record.tabSnapshot) { record.tabBar = BarPicture.taken(of: tabBar, in: navigation) }
    }

    /// Gives both pages their pictures: UIKit has started, and the bars are the new page's.
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

    /// Shows the bars again, in the frame in which the pictures leave with their pages.
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

    /// Whether a page still shows with its picture.
    private func isCarried(_ snapshot: BarSnapshot?) -> Bool { snapshot?.window != nil }

    /// Whether the tab bar was visible with a page. A page that has gone, together with the pages below it, had the tab
    /// bar of its arrival.
    private func hadTabBar(_ page: UIViewController) -> Bool {
      let isGone = navigation?.viewControllers.contains(page) == false
      return (isGone ? page.legato.record?.hasTabBar : nil) ?? showsTabBar(page)
    }

    /// Follows UIKit's rule: the tab bar is hidden while any page but the first asks for it.
    private func showsTabBar(_ controller: UIViewController) -> Bool {
      guard let controllers = navigation?.viewControllers else { return true }
      let end = controllers.firstIndex(of: controller) ?? controllers.count
      let below = controllers.prefix(end).dropFirst()
      return controller === controllers.first || !(below + [controller]).contains { $0.hidesBottomBarWhenPushed }
    }
  }

  /// Hides bars while snapshots replace them, and keeps the opacity that the app has set.
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
