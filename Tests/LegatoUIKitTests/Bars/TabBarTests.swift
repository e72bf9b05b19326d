import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A tab bar that a page hides", .serialized)
struct TabBarTests {
  typealias Bars = AttachedBarsTests.Bars

  private func hiding(_ name: String = "B") -> UIViewController {
    let page = screen(name)
    page.hidesBottomBarWhenPushed = true
    return page
  }

  private func tabs(_ bars: Bars, on page: UIViewController) -> [String] {
    bars.carried(by: page).filter { $0.hasPrefix("tabs") }
  }

  private func real(_ bars: Bars) -> [String] { [UIKitDouble.barPicture(in: bars.tabs.tabBar)].compactMap { $0 } }

  @Test(arguments: UIKitDouble.Settings.both, [100.0, 380])
  func itIsOnThePageThatHasItAndNoOther(settings: UIKitDouble.Settings, end: CGFloat) {
    let bars = Bars(settings)
    bars.stage.root.tabBarItem.badgeValue = "3"
    let shown = real(bars)
    let b = hiding()
    bars.stage.navigation.pushViewController(b, animated: true)
    bars.stage.device.advance(by: 0.1)
    #expect(tabs(bars, on: bars.stage.root) == shown && tabs(bars, on: b) == [] && bars.tabs.tabBar.alpha == 0)
    bars.stage.device.advance(by: 1)
    let finger = bars.stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: end, y: 400), duration: 0.3)
    bars.stage.device.advance(frames: 1)
    #expect(tabs(bars, on: bars.stage.root) == shown && tabs(bars, on: b) == [] && bars.tabs.tabBar.alpha == 0)
    finger.lift()
    bars.stage.device.advance(by: 1)
    #expect(bars.tabs.tabBar.alpha == 1 && bars.tabs.isTabBarHidden == (end < 200))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itAnswersInTheFrameAfterTheReleaseThatBringsItBack(settings: UIKitDouble.Settings) {
    let bars = Bars(settings)
    bars.push(hiding())
    bars.stage.swipe(to: 330)
    bars.stage.device.advance(frames: 1)
    #expect(bars.stage.navigation.transitionCoordinator != nil, "it still settles")
    let finger = bars.stage.device.touch(20, 790)
    #expect(finger.view === bars.tabs.tabBar)
    finger.lift()
    bars.stage.device.advance(by: 1)
    #expect(bars.tabs.tabBar.alpha == 1 && bars.stage.navigation.viewControllers == [bars.stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRunThatIsTurnedRoundKeepsItOnItsPage(settings: UIKitDouble.Settings) {
    let bars = Bars(settings, .pinned)
    let shown = real(bars)
    bars.stage.navigation.pushViewController(hiding(), animated: true)
    bars.stage.device.advance(by: 0.1)
    bars.stage.navigation.legato.pop()
    bars.stage.device.advance(by: 0.05)
    #expect(tabs(bars, on: bars.stage.root) == shown && bars.tabs.tabBar.alpha == 0)
    bars.stage.navigation.legato.push(hiding("C"))
    bars.stage.device.advance(by: 0.05)
    #expect(tabs(bars, on: bars.stage.root) == shown && bars.tabs.tabBar.alpha == 0)
    bars.stage.device.advance(by: 2)
    #expect(bars.tabs.tabBar.alpha == 1 && bars.tabs.isTabBarHidden)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itIsDrawnOnAPageThatHasNeverBeenSeen(settings: UIKitDouble.Settings) {
    let bars = Bars(settings, .pinned)
    let second = screen("second")
    bars.stage.navigation.setViewControllers([second, hiding()], animated: false)
    bars.stage.device.advance(by: 0.1)
    bars.stage.navigation.popViewController(animated: true)
    bars.stage.device.advance(by: 0.1)
    let drawn = tabs(bars, on: second)
    bars.stage.device.advance(by: 1)
    #expect(drawn == real(bars) && drawn.count == 1 && bars.tabs.tabBar.alpha == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aBarThatIsElsewhereStaysThere(settings: UIKitDouble.Settings) {
    // On iOS 18's iPad the tabs are at the top, and the tab bar itself is hidden.
    let bars = Bars(settings, .pinned)
    bars.tabs.tabBar.isHidden = true
    let b = hiding()
    bars.stage.navigation.pushViewController(b, animated: true)
    bars.stage.device.advance(by: 0.1)
    #expect(bars.pictures(of: bars.stage.root).isEmpty && bars.pictures(of: b).isEmpty)
    bars.stage.device.advance(by: 1)
    #expect(bars.tabs.tabBar.isHidden && bars.tabs.tabBar.alpha == 1)
    expectNoViolations()
  }
}
