import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Questions to a tab bar controller's delegate", .serialized)
struct TabQuestionTests {
  typealias Row = TabContainerTests.Row

  /// A delegate as in an app written for iOS 18.
  final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var asked: [UIViewController?] = []
    var isAllowed = true
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      asked.append(tab.viewController)
      return isAllowed
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anAppThatAnswersForTabsIsAskedForATapAndForAFinger(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    let delegate = TabDelegate()
    row.tabs.delegate = delegate
    row.settle(on: 1)
    row.swipe(by: -300)
    row.device.advance(by: 1)
    row.expectRest(on: 2)
    #expect(delegate.asked == [row.pages[1], row.pages[2]])
    delegate.isAllowed = false
    row.settle(on: 0)
    row.swipe(by: -300)
    row.device.advance(by: 1)
    row.expectRest(on: 2)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTapInTheMiddleGoesOnFromWhatIsSeenThere(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    let delegate = TabDelegate()
    row.tabs.delegate = delegate
    UIKitDouble.tapTab(1, of: row.tabs)
    row.device.advance(by: 0.1)
    UIKitDouble.tapTab(3, of: row.tabs)
    row.device.advance(by: 1)
    row.expectRest(on: 3)
    #expect(delegate.asked == [row.pages[1], row.pages[3]])
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theTabsBehindMoreHaveNoNeighbors(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    let all = row.pages + ["E", "F"].map { screen($0) }
    row.tabs.viewControllers = all
    // Four tabs, and the More tab.
    row.tabs.tabBar.items = Array(all.prefix(5)).map(\.tabBarItem)
    row.settle(on: 3)
    row.swipe(by: -300)
    row.device.advance(by: 1)
    row.expectRest(on: 3)
    row.tabs.legato.select(5)
    row.device.advance(by: 0.1)
    #expect(row.tabs.transitionCoordinator != nil)
    row.device.advance(by: 1)
    #expect(row.selected == 5 && all[5].view.window != nil)
    row.swipe(by: 300)
    row.device.advance(by: 1)
    #expect(row.selected == 5)
    row.tabs.legato.select(4)
    row.device.advance(by: 1)
    row.swipe(by: 300)
    row.device.advance(by: 1)
    #expect(row.selected == 4, "the first one behind More has no neighbors either")
    row.tabs.legato.select(9)
    row.tabs.legato.select(2)
    row.device.advance(by: 1)
    row.expectRest(on: 2)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTapOnTheTabThatComesLeavesItsSwitchAsItIs(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    row.device.tapTab(2, in: row.tabs)
    row.device.advance(by: 0.1)
    #expect(row.tabs.transitionCoordinator != nil)
    row.device.tapTab(2, in: row.tabs)
    row.device.advance(frames: 1)
    #expect(row.tabs.transitionCoordinator != nil && row.offset(2).map { $0 > 10 } == true)
    row.device.advance(by: 1)
    row.expectRest(on: 2)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSwitchAfterASilentOneInTheMiddleOfAnotherBeginsWhereThatWent(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    row.device.tapTab(1, in: row.tabs)
    row.device.advance(by: 0.1)
    row.tabs.legato.select(3, animated: false)
    row.device.tapTab(0, in: row.tabs)
    row.device.advance(by: 0.1)
    #expect(row.offset(0).map { $0 < -10 } == true && row.offset(3).map { $0 > 0 } == true && row.offset(1) == nil)
    row.device.advance(by: 1)
    row.expectRest(on: 0)
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func theAppKeepsItsDelegate(settings: UIKitDouble.Settings, isLate: Bool) {
    final class AppDelegate: NSObject, UITabBarControllerDelegate {
      var heard: [String] = []
      var isAllowed = true
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        heard.append("should \(UIKitDouble.name(of: viewController))")
        return isAllowed
      }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        heard.append("did \(UIKitDouble.name(of: viewController))")
      }
    }
    let row = Row(settings)
    let delegate = AppDelegate()
    if !isLate { row.tabs.legato.uninstall() }
    row.tabs.delegate = delegate
    if !isLate { row.tabs.legato.install() }
    #expect(row.tabs.legato.delegate === delegate && row.tabs.delegate !== delegate)
    row.settle(on: 1)
    row.swipe(by: -300)
    row.device.advance(by: 1)
    row.expectRest(on: 2)
    #expect(delegate.heard == ["should B", "did B", "should C", "did C"])
    delegate.isAllowed = false
    row.swipe(by: -300)
    row.device.advance(by: 1)
    row.settle(on: 0)
    row.expectRest(on: 2)
    row.tabs.legato.uninstall()
    #expect(row.tabs.delegate === delegate)
  }
}
