import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Tabs", .serialized)
struct TabContainerTests {
  /// A tab bar controller with four tabs on a device.
  @MainActor struct Row {
    let device: Device
    let tabs = UITabBarController()
    let pages: [UIViewController]

    init(_ settings: UIKitDouble.Settings) {
      device = Device(settings: settings)
      pages = ["A", "B", "C", "D"].map { screen($0) }
      UIKitDouble.name(tabs, "tabs")
      tabs.viewControllers = pages
      device.show(tabs)
      tabs.legato.install()
      UIKitDouble.log.clear()
    }

    var selected: Int { tabs.selectedIndex }
    var width: CGFloat { device.window.bounds.width }

    /// How far right of its place a page is seen; nil if it is invisible.
    func offset(_ page: Int) -> CGFloat? {
      guard let view = pages[page].viewIfLoaded, view.window != nil else { return nil }
      var offset: CGFloat = 0
      var next: UIView? = view
      while let each = next {
        offset += (each.layer.presentation() ?? each.layer).transform.m41
        next = each.superview
      }
      return offset
    }

    /// Taps a tab and waits until the page rests.
    func settle(on page: Int) {
      UIKitDouble.tapTab(page, of: tabs)
      device.advance(by: 1)
    }

    func swipe(by distance: CGFloat, in duration: TimeInterval = 0.3) {
      let finger = device.touch(distance < 0 ? 350 : 40, 400)
      finger.drag(to: CGPoint(x: (distance < 0 ? 350 : 40) + distance, y: 400), duration: duration)
      finger.lift()
    }

    /// Only one page is visible, in its place, and it takes touches.
    func expectRest(on page: Int, _ location: SourceLocation = #_sourceLocation) {
      #expect(tabs.selectedIndex == page && offset(page) == 0, sourceLocation: location)
      #expect(pages.filter { $0.viewIfLoaded?.window != nil } == [pages[page]], sourceLocation: location)
      #expect(pages[page].view.frame == tabs.view.bounds, sourceLocation: location)
      expectNoViolations(location)
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTapOnAHigherTabComesFromTheTrailingSideAndOnALowerOneFromTheLeading(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    UIKitDouble.tapTab(2, of: row.tabs)
    row.device.advance(by: 0.1)
    #expect(row.offset(2).map { $0 > 20 } == true && row.offset(0).map { $0 < -20 } == true)
    row.device.advance(by: 1)
    row.expectRest(on: 2)
    UIKitDouble.tapTab(1, of: row.tabs)
    row.device.advance(by: 0.1)
    #expect(row.offset(1).map { $0 < -20 } == true && row.offset(2).map { $0 > 20 } == true)
    row.device.advance(by: 1)
    row.expectRest(on: 1)
    #expect(
      UIKitDouble.log.isOrdered("B.viewWillAppear", "tabs.transition.completeTransition(true)", "B.viewDidAppear"))
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerSwitchesBothWaysAndStopsAtTheEnds(settings: UIKitDouble.Settings) throws {
    let row = Row(settings)
    for page in 1...3 {
      row.swipe(by: -300)
      row.device.advance(by: 1)
      row.expectRest(on: page)
    }
    row.swipe(by: -300)
    row.device.advance(by: 1)
    row.expectRest(on: 3)
    let finger = row.device.touch(40, 400)
    finger.drag(to: CGPoint(x: 240, y: 400), duration: 0.3)
    row.device.advance(frames: 1)
    #expect(row.tabs.transitionCoordinator?.isInteractive == true)
    #expect(try (#require(row.offset(3)) - 190).magnitude < 1)
    #expect(try (#require(row.offset(2)) - (190 - row.width)).magnitude < 1)
    finger.drag(to: CGPoint(x: 340, y: 400), duration: 0.1)
    finger.lift()
    row.device.advance(by: 1)
    row.expectRest(on: 2)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSwipeThatComesBackPutsEverythingBack(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    row.settle(on: 1)
    UIKitDouble.log.clear()
    row.swipe(by: -60, in: 0.6)
    row.device.advance(by: 1)
    row.expectRest(on: 1)
    #expect(
      UIKitDouble.log.isOrdered(
        "tabs.transition.cancelInteractiveTransition", "tabs.transition.completeTransition(false)"))
    row.settle(on: 0)
    row.expectRest(on: 0)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func tenTapsInARowAllCountAndNothingJumps(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    let pursuit = Pursuit(of: row.pages, on: row.device)
    for tap in [1, 2, 0, 3, 3, 2, 1, 3, 0, 1] {
      UIKitDouble.tapTab(tap, of: row.tabs)
      #expect(row.selected == tap)
      pursuit.expectStill("a tap on \(tap)")
      for frame in 0..<3 { pursuit.expectFrame("\(frame) after a tap on \(tap)", pull: Pursuit.pull) }
    }
    #expect(pursuit.travel > 500)
    row.device.advance(by: 2)
    row.expectRest(on: 1)
    row.swipe(by: 300)
    row.device.advance(by: 1)
    row.expectRest(on: 0)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerCatchesASwitchAndTakesItBack(settings: UIKitDouble.Settings) throws {
    let row = Row(settings)
    UIKitDouble.tapTab(1, of: row.tabs)
    row.device.advance(by: 0.1)
    let pursuit = Pursuit(of: row.pages, on: row.device)
    let finger = row.device.touch(100, 400)
    pursuit.expectStill("a touch")
    pursuit.expectDrag(of: finger, by: CGVector(dx: 5, dy: 0), frames: 5)
    #expect(pursuit.travel > 20)
    finger.drag(to: CGPoint(x: 380, y: 400), duration: 0.1)
    finger.lift()
    row.device.advance(by: 1)
    row.expectRest(on: 0)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTapWhileAFingerDrivesASwitchGoesWhereItSays(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    row.settle(on: 1)
    for page in [1, 3, 0] {
      let finger = row.device.touch(200, 400)
      finger.drag(to: CGPoint(x: row.selected == 0 ? 100 : 300, y: 400), duration: 0.2)
      UIKitDouble.tapTab(page, of: row.tabs)
      finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.1)
      finger.lift()
      row.device.advance(by: 1)
      row.expectRest(on: page)
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func tabsThatChangeAtRestOrInTheMiddleLeaveItInOrder(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    let e = screen("E")
    row.settle(on: 2)
    row.tabs.viewControllers = [e, row.pages[1]]
    row.device.advance(by: 0.1)
    UIKitDouble.tapTab(1, of: row.tabs)
    row.device.advance(by: 0.1)
    #expect(row.offset(1).map { $0 > 20 } == true)
    row.device.advance(by: 1)
    UIKitDouble.tapTab(0, of: row.tabs)
    row.device.advance(by: 0.1)
    row.tabs.viewControllers = [e, row.pages[3]]
    row.device.advance(by: 1)
    // UIKit itself repeats the callbacks of a tab that is shown anew while it appears.
    UIKitDouble.takeViolations()
    #expect(row.tabs.selectedViewController === e && e.view.window != nil && row.tabs.transitionCoordinator == nil)
    row.swipe(by: -300)
    row.device.advance(by: 1)
    #expect(row.tabs.selectedIndex == 1 && row.offset(3) == 0 && e.view.window == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatTheAppSelectsComesFromWhatIsSeen(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    row.tabs.legato.select(3)
    row.device.advance(by: 0.05)
    row.tabs.legato.select(0, using: .fade)
    row.device.advance(by: 0.05)
    row.tabs.legato.select(7)
    row.device.advance(by: 1)
    row.expectRest(on: 0)
    row.tabs.legato.uninstall()
    row.tabs.selectedIndex = 1
    row.device.advance(frames: 1)
    row.expectRest(on: 1)
    #expect(row.tabs.delegate == nil)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aThirdPartysAnimationSwitchesToo(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    row.tabs.legato.install(animator: { ExternalSlide($0.operation) })
    row.settle(on: 1)
    row.expectRest(on: 1)
    row.swipe(by: 60, in: 0.5)
    row.device.advance(by: 1)
    row.expectRest(on: 1)
    row.swipe(by: 300)
    row.device.advance(by: 1)
    row.expectRest(on: 0)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPageWithAPagerOrAPushedScreenKeepsItsDrags(settings: UIKitDouble.Settings) {
    let row = Row(settings)
    let navigation = UINavigationController(rootViewController: screen("N"))
    row.tabs.viewControllers = [row.pages[0], navigation, row.pages[2]]
    navigation.legato.install()
    row.settle(on: 1)
    navigation.pushViewController(screen("O"), animated: false)
    row.device.advance(by: 0.1)
    let finger = row.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 350, y: 400), duration: 0.3)
    finger.lift()
    row.device.advance(by: 1)
    #expect(row.tabs.selectedIndex == 1 && navigation.viewControllers.count == 1)
    row.swipe(by: -300)
    row.device.advance(by: 1)
    #expect(row.tabs.selectedIndex == 2)
    expectNoViolations()
  }

  @Test func fromRightToLeftItGoesTheOtherWay() {
    let row = Row(.usual)
    row.tabs.view.semanticContentAttribute = .forceRightToLeft
    UIKitDouble.tapTab(1, of: row.tabs)
    row.device.advance(by: 0.1)
    #expect(row.offset(1).map { $0 < -20 } == true)
    row.device.advance(by: 1)
    row.swipe(by: 300)
    row.device.advance(by: 1)
    row.expectRest(on: 2)
  }

  @Test func nothingIsRetainedAfterwards() {
    weak var watched: UITabBarController?
    weak var page: UIViewController?
    func run() {
      let row = Row(.usual)
      row.settle(on: 1)
      row.swipe(by: -300)
      row.device.advance(by: 1)
      (watched, page) = (row.tabs, row.pages[1])
      row.device.window.rootViewController = nil
    }
    run()
    _ = Device()
    #expect(watched == nil && page == nil)
  }
}
