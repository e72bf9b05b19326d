import Testing
import UIKit

@MainActor @Suite("Tabs switch as UIKit's do")
struct TabTests {
  private func stage(_ settings: UIKitDouble.Settings = .usual) -> (
    Device, UITabBarController, [UIViewController], Director
  ) {
    let device = Device(settings: settings)
    let screens = ["A", "B", "C"].map(screen)
    let tabs = UITabBarController()
    UIKitDouble.name(tabs, "tabs")
    tabs.viewControllers = screens
    let director = Director()
    tabs.delegate = director
    device.show(tabs)
    UIKitDouble.log.clear()
    return (device, tabs, screens, director)
  }

  @Test func `Selecting without an animation swaps the screens at once`() {
    let (device, tabs, screens, _) = stage()
    tabs.selectedIndex = 1
    device.advance(by: 0)
    #expect(
      tabs.selectedViewController === screens[1] && screens[1].view.window != nil && screens[0].view.window == nil)
    #expect(
      UIKitDouble.log.isOrdered("A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear"))
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func `Selecting with an animation runs it`(settings: UIKitDouble.Settings) {
    let (device, tabs, screens, director) = stage(settings)
    let fade = Fade()
    director.animator = fade
    device.tapTab(2, in: tabs)
    #expect(fade.context != nil && tabs.transitionCoordinator != nil)
    device.advance(by: 1)
    #expect(fade.ended == [true] && screens[2].view.window != nil && screens[0].view.window == nil)
    #expect(UIKitDouble.log.isOrdered("C.viewWillAppear", "tabs.transition.animateTransition", "C.viewDidAppear"))
    expectNoViolations()
  }

  @Test func `A cancelled switch leaves the old tab selected`() throws {
    let (_, tabs, screens, director) = stage()
    let interaction = ManualInteraction()
    (director.animator, director.interaction) = (Manual(), interaction)
    tabs.selectedIndex = 1
    let context = try #require(interaction.context)
    context.cancelInteractiveTransition()
    context.completeTransition(false)
    #expect(tabs.selectedIndex == 0 && screens[0].view.window != nil && screens[1].view.window == nil)
    #expect(UIKitDouble.log.isOrdered("B.viewWillDisappear", "B.viewDidDisappear"))
    #expect(UIKitDouble.log.isOrdered("A.viewWillAppear", "A.viewDidAppear"))
    expectNoViolations()
  }

  @Test func `A delegate may reject a tap`() {
    final class Refusal: NSObject, UITabBarControllerDelegate {
      func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { false }
    }
    let (device, tabs, _, _) = stage()
    let refusal = Refusal()
    tabs.delegate = refusal
    device.tapTab(1, in: tabs)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `Screens find the bars that contain them`() {
    let (_, tabs, screens, _) = stage()
    #expect(tabs.tabBar.items?.count == 3 && screens[0].tabBarController === tabs)
    #expect(screens[0].view.safeAreaInsets.bottom == 83)
  }
}
