import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Which snapshot of a bar a page keeps", .serialized)
struct BarKeepingTests {
  typealias Bars = AttachedBarsTests.Bars

  private func hiding(_ name: String) -> UIViewController {
    let page = screen(name)
    page.hidesBottomBarWhenPushed = true
    return page
  }

  private func tabs(_ bars: Bars, on page: UIViewController) -> [String] {
    bars.carried(by: page).filter { $0.hasPrefix("tabs") }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRunThatIsReversedTwiceLeavesEachPageItsSnapshot(settings: UIKitDouble.Settings) {
    let bars = Bars(settings)
    let b = hiding("B")
    b.navigationItem.title = "Detail"
    bars.stage.navigation.pushViewController(b, animated: true)
    bars.stage.device.advance(by: 0.1)
    let first = bars.carried(by: bars.stage.root)
    bars.stage.navigation.legato.pop()
    bars.stage.device.advance(by: 0.05)
    bars.stage.navigation.legato.push(b)
    bars.stage.device.advance(by: 2)
    bars.stage.navigation.popViewController(animated: true)
    bars.stage.device.advance(by: 0.1)
    #expect(bars.carried(by: bars.stage.root) == first && first.count == 2)
    bars.stage.device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRootThatWouldHideTheTabBarHasItAllTheSame(settings: UIKitDouble.Settings) {
    let bars = Bars(settings, .pinned)
    bars.stage.root.hidesBottomBarWhenPushed = true
    bars.stage.navigation.pushViewController(hiding("B"), animated: true)
    bars.stage.device.advance(by: 0.1)
    #expect(tabs(bars, on: bars.stage.root).count == 1 && bars.tabs.tabBar.alpha == 0)
    bars.stage.device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPageOverOneThatHidesTheTabBarHasNone(settings: UIKitDouble.Settings) {
    let bars = Bars(settings, .pinned)
    let (b, c) = (hiding("B"), screen("C"))
    bars.stage.navigation.pushViewController(b, animated: true)
    bars.stage.device.advance(by: 1)
    bars.stage.navigation.pushViewController(c, animated: true)
    bars.stage.device.advance(by: 0.1)
    #expect(tabs(bars, on: b) == [] && tabs(bars, on: c) == [])
    bars.stage.device.advance(by: 1)
    bars.stage.navigation.popToRootViewController(animated: true)
    bars.stage.device.advance(by: 0.1)
    #expect(tabs(bars, on: c) == [] && tabs(bars, on: bars.stage.root).count == 1)
    bars.stage.device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSnapshotOfAnotherWidthIsDrawnAnew(settings: UIKitDouble.Settings) {
    let bars = Bars(settings)
    bars.stage.navigation.pushViewController(screen("B"), animated: true)
    bars.stage.device.advance(by: 1)
    bars.stage.device.rotate()
    bars.stage.device.advance(by: 1)
    bars.stage.navigation.popViewController(animated: true)
    bars.stage.device.advance(by: 0.1)
    #expect(bars.pictures(of: bars.stage.root).map(\.frame.width) == [844])
    bars.stage.device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScrollViewThatThePageNamesDecidesHowItsBarLooks(settings: UIKitDouble.Settings) throws {
    let bars = Bars(settings)
    let (b, scroller) = (screen("B"), UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700)))
    scroller.contentSize = CGSize(width: 390, height: 3000)
    scroller.contentOffset.y = 200
    b.view.addSubview(UIView())
    b.view.addSubview(scroller)
    b.setContentScrollView(scroller, for: .top)
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .blue
    b.navigationItem.standardAppearance = appearance
    bars.stage.navigation.pushViewController(b, animated: true)
    bars.stage.device.advance(by: 0.1)
    let drawn = bars.carried(by: b)
    bars.stage.device.advance(by: 1)
    #expect(drawn == [try #require(bars.real)])
    expectNoViolations()
  }

  /// A change that an app makes to a page's bar while the page is covered.
  enum Change: CaseIterable { case appearance, barColor, titleColor, tint, buttonTitle, backTitle, noBack, largeTitle }

  private func make(_ change: Change, of page: UIViewController, in bars: Bars) {
    let appearance = UINavigationBarAppearance()
    switch change {
    case .appearance:
      appearance.backgroundColor = .blue
      page.navigationItem.standardAppearance = appearance
      page.navigationItem.scrollEdgeAppearance = appearance
    case .barColor:
      appearance.backgroundColor = .green
      bars.bar.standardAppearance = appearance
      bars.bar.scrollEdgeAppearance = appearance
    case .titleColor:
      appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
      page.navigationItem.scrollEdgeAppearance = appearance
    case .tint: bars.bar.tintColor = .red
    case .buttonTitle: page.navigationItem.rightBarButtonItem?.title = "Saved"
    case .backTitle: bars.stage.root.navigationItem.backButtonTitle = "Home"
    case .noBack: page.navigationItem.hidesBackButton = true
    case .largeTitle: page.navigationItem.largeTitleDisplayMode = .never
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, Change.allCases)
  func aPageThatComesBackShowsItsBarAsItHasBecome(settings: UIKitDouble.Settings, change: Change) throws {
    let bars = Bars(settings)
    bars.bar.prefersLargeTitles = true
    let b = screen("B")
    b.navigationItem.title = "Detail"
    b.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save")
    bars.push(b)
    bars.push(screen("C"))
    make(change, of: b, in: bars)
    bars.stage.navigation.popViewController(animated: true)
    bars.stage.device.advance(by: 0.1)
    let carried = bars.carried(by: b)
    bars.stage.device.advance(by: 1)
    #expect(carried == [try #require(bars.real)])
    expectNoViolations()
  }
}
