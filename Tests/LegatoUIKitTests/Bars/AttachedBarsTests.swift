import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Bars move with their pages", .serialized)
struct AttachedBarsTests {
  /// A navigation controller with attached bars, inside tabs.
  @MainActor struct Bars {
    let stage: UIKitStage
    let tabs = UITabBarController()
    var bar: UINavigationBar { stage.navigation.navigationBar }

    /// The description of the bar itself, even while it is out of sight.
    var real: String? {
      let alpha = bar.alpha
      bar.alpha = 1
      defer { bar.alpha = alpha }
      return UIKitDouble.barPicture(in: bar)
    }

    init(
      _ settings: UIKitDouble.Settings, _ style: BarStyle? = .attached,
      _ direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
      stage = UIKitStage(settings)
      stage.device.setLayoutDirection(direction)
      stage.root.navigationItem.title = "Root"
      tabs.viewControllers = [stage.navigation]
      stage.device.show(tabs)
      stage.navigation.legato.bars = style
      stage.device.advance(frames: 2)
      UIKitDouble.log.clear()
    }

    /// Pushes a page, and advances by some seconds: one for the whole run, or less.
    func push(_ page: UIViewController, for seconds: TimeInterval = 1) {
      stage.navigation.pushViewController(page, animated: true)
      stage.device.advance(by: seconds)
    }

    /// The snapshots of bars on a controller's page.
    func pictures(of controller: UIViewController) -> [UIView] {
      controller.view.superview?.subviews.filter { $0 !== controller.view } ?? []
    }

    /// The description of the bar that a controller's page carries.
    func carried(by controller: UIViewController) -> [String] {
      pictures(of: controller).compactMap { UIKitDouble.barPicture(in: $0) }
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func eachPageCarriesItsOwnBarAndTheRealOneIsOutOfSight(settings: UIKitDouble.Settings) {
    let bars = Bars(settings)
    let b = screen("B")
    b.navigationItem.title = "Detail"
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    b.navigationItem.standardAppearance = appearance
    bars.push(b, for: 0.1)
    #expect(bars.bar.alpha == 0)
    #expect(bars.pictures(of: bars.stage.root).count == 1 && bars.pictures(of: b).count == 1)
    #expect(bars.pictures(of: bars.stage.root)[0].subviews.allSatisfy { !UIKitDouble.isBlankSnapshot($0) })
    let drawn = UIKitDouble.barPicture(in: bars.pictures(of: b)[0])
    #expect(drawn?.contains("title Detail") == true && drawn == bars.real)
    bars.stage.device.advance(by: 1)
    #expect(bars.bar.alpha == 1 && bars.pictures(of: b).isEmpty)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aBarIsAsOpaqueAfterwardsAsTheAppHasMadeIt(settings: UIKitDouble.Settings) {
    let bars = Bars(settings)
    let b = screen("B")
    b.hidesBottomBarWhenPushed = true
    (bars.bar.alpha, bars.tabs.tabBar.alpha) = (0.5, 0.25)
    bars.push(b, for: 0.1)
    #expect(bars.bar.alpha == 0 && bars.tabs.tabBar.alpha == 0)
    bars.stage.device.advance(by: 1)
    #expect(bars.bar.alpha == 0.5 && bars.tabs.tabBar.alpha == 0.25)
    expectNoViolations()
  }

  @Test func installingAgainKeepsTheBars() {
    let navigation = UINavigationController(rootViewController: screen("A"))
    #expect(navigation.legato.bars == nil)
    navigation.legato.bars = .attached
    navigation.legato.install()
    #expect(navigation.legato.bars == .attached, "as said before it was installed")
    navigation.legato.install()
    #expect(navigation.legato.bars == .attached)
    navigation.legato.install(bars: .pinned)
    #expect(navigation.legato.bars == .pinned)
  }

  @Test(arguments: UIKitDouble.Settings.both, [100.0, 380])
  func aSwipeBackShowsTheBarThatThePageHadAndPutsTheRealOneBack(settings: UIKitDouble.Settings, end: CGFloat) {
    let bars = Bars(settings)
    let b = screen("B")
    bars.push(b)
    let finger = bars.stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: end, y: 400), duration: 0.3)
    bars.stage.device.advance(frames: 1)
    #expect(bars.bar.alpha == 0)
    #expect(
      bars.pictures(of: bars.stage.root).flatMap(\.subviews).contains { UIKitDouble.source(ofSnapshot: $0) != nil })
    finger.lift()
    bars.stage.device.advance(by: 1)
    #expect(bars.bar.alpha == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func withoutAStyleTheBarIsUIKits(settings: UIKitDouble.Settings) {
    let bars = Bars(settings, nil)
    let b = screen("B")
    bars.push(b, for: 0.1)
    #expect(bars.bar.alpha == 1 && bars.pictures(of: b).isEmpty)
    bars.stage.device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [BarStyle.attached, .pinned, nil])
  func aTabBarThatAPageHidesLeavesAndComesWithTheOther(settings: UIKitDouble.Settings, style: BarStyle?) {
    let bars = Bars(settings, style)
    let b = screen("B")
    b.hidesBottomBarWhenPushed = true
    bars.push(b, for: 0.1)
    let count = style == .attached ? 2 : 1
    #expect(bars.tabs.tabBar.alpha == 0 && bars.pictures(of: bars.stage.root).count == count)
    bars.stage.device.advance(by: 1)
    #expect(bars.tabs.tabBar.alpha == 1)
    bars.stage.swipe(to: 250)
    bars.stage.device.advance(frames: 2)
    #expect(bars.tabs.tabBar.alpha == 0 && bars.pictures(of: bars.stage.root).count == count)
    bars.stage.device.advance(by: 1)
    #expect(bars.tabs.tabBar.alpha == 1 && bars.stage.navigation.viewControllers.count == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRedirectedRunLeavesNoBarOutOfSight(settings: UIKitDouble.Settings) {
    let bars = Bars(settings)
    bars.push(screen("B"), for: 0.1)
    bars.stage.navigation.legato.pop()
    bars.stage.device.advance(by: 0.05)
    bars.stage.navigation.legato.push(screen("C"))
    bars.stage.device.advance(by: 0.05)
    #expect(bars.bar.alpha == 0)
    bars.stage.device.advance(by: 2)
    #expect(bars.bar.alpha == 1 && bars.bar.superview != nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aloneBarsMoveOverTheSystemsOwnPushAndPop(settings: UIKitDouble.Settings) {
    let bars = Bars(settings, .pinned)
    bars.stage.navigation.legato.uninstall()
    bars.stage.navigation.legato.bars = .attached
    let b = screen("B")
    bars.push(b, for: 0.1)
    #expect(bars.bar.alpha == 0 && b.view.subviews.count == 1 && bars.stage.root.view.subviews.count == 1)
    bars.stage.device.advance(by: 1)
    #expect(bars.bar.alpha == 1 && b.view.subviews.isEmpty && bars.stage.root.view.subviews.isEmpty)
    bars.stage.swipe(to: 380)
    bars.stage.device.advance(by: 1)
    #expect(bars.stage.navigation.viewControllers == [bars.stage.root], "the system's swipe is still there")
    #expect(bars.bar.alpha == 1 && bars.stage.root.view.subviews.isEmpty)
    bars.stage.navigation.legato.bars = .pinned
    #expect(bars.stage.navigation.delegate == nil)
    expectNoViolations()
  }
}
