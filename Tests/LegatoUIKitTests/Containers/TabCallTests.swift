import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Calls on a tab bar controller", .serialized)
struct TabCallTests {
  typealias Row = TabContainerTests.Row

  @Test(arguments: UIKitDouble.Settings.both)
  func aSelectionReportsItsEndOnce(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    var ends: [Outcome] = []
    row.tabs.legato.select(2) { ends.append($0) }
    #expect(ends.isEmpty)
    row.device.advance(by: 1)
    row.tabs.legato.select(2) { ends.append($0) }
    row.tabs.legato.select(9) { ends.append($0) }
    #expect(ends == [.finished, .cancelled, .cancelled])
    row.expectRest(on: 2)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func withoutAnAnimationItIsThereAtOnce(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    var ends: [Outcome] = []
    row.tabs.legato.select(3, using: .fade, animated: false) { ends.append($0) }
    #expect(ends == [.finished] && row.tabs.transitionCoordinator == nil)
    row.expectRest(on: 3)
    UIKitDouble.tapTab(1, of: row.tabs)
    row.device.advance(by: 0.1)
    #expect(row.offset(1).map { $0 < 0 } == true, "and the next one is seen to move, as the tabs do")
    row.tabs.legato.select(0, animated: false)
    row.device.advance(by: 1)
    row.expectRest(on: 0)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func tabsMayComeAfterTheLibrary(settings: UIKitDouble.Settings) {
    let device = Device(settings: settings)
    let tabs = UITabBarController()
    tabs.legato.install()
    #expect(tabs.legato.isInstalled)
    let pages = ["A", "B"].map { screen($0) }
    tabs.viewControllers = pages
    device.show(tabs)
    for (x, page) in [(350, pages[1]), (40, pages[0])] as [(CGFloat, UIViewController)] {
      let finger = device.touch(x, 400)
      finger.drag(to: CGPoint(x: 390 - x, y: 400), duration: 0.2)
      finger.lift()
      device.advance(by: 1)
      #expect(tabs.selectedViewController === page)
    }
    tabs.legato.select(1)
    device.advance(by: 1)
    #expect(tabs.selectedViewController === pages[1])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func installingAgainKeepsWhatItIsNotTold(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    row.tabs.legato.install(TransitionPolicy(transition: .fade), swipe: nil)
    row.tabs.legato.install()
    row.swipe(by: -300)
    row.device.advance(by: 1)
    row.expectRest(on: 0)
    UIKitDouble.tapTab(1, of: row.tabs)
    row.device.advance(by: 0.1)
    #expect(row.offset(1) == 0, "it fades")
    row.device.advance(by: 1)
    row.tabs.legato.install(swipe: { .fullScreenPan($0) })
    row.swipe(by: -300)
    row.device.advance(by: 1)
    row.expectRest(on: 2)
  }
}
