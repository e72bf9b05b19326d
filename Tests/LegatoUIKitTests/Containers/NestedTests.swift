import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Containers in containers", .serialized)
struct NestedTests {
  /// How a finger's run ends.
  enum End: CaseIterable {
    case finished, cancelled
    /// The finger lifts, grabs the run again, and takes it back.
    case interrupted
  }

  /// A stroke of a finger from one place to another, with the given end.
  private func stroke(_ device: Device, from start: CGPoint, by travel: CGVector, _ end: End) {
    let part = end == .cancelled ? 0.2 : 0.8
    let finger = device.touch(start)
    finger.drag(to: CGPoint(x: start.x + travel.dx * part, y: start.y + travel.dy * part), duration: 0.3)
    finger.drag(to: finger.location, duration: 0.2)
    finger.lift()
    if end == .interrupted { takeBack(device, travel) }
    device.advance(by: 1.5)
  }

  private func takeBack(_ device: Device, _ travel: CGVector) {
    device.advance(by: 0.03)
    let finger = device.touch(CGPoint(x: 195 + travel.dx / 3, y: 400 + travel.dy / 3))
    let (dx, dy) = (travel.dx * 0.9, travel.dy * 0.9)
    finger.drag(to: CGPoint(x: finger.location.x - dx, y: finger.location.y - dy), duration: 0.2)
    finger.lift()
  }

  private func isAtRest(_ controller: UIViewController) -> Bool {
    var view: UIView? = controller.viewIfLoaded
    guard view?.window != nil else { return false }
    while let each = view {
      guard CATransform3DIsIdentity(each.layer.transform), each.alpha == 1 else { return false }
      view = each.superview
    }
    return true
  }

  @Test(arguments: UIKitDouble.Settings.both, End.allCases)
  func aModalOverAModalGoesAlone(settings: UIKitDouble.Settings, end: End) {
    let stage = UIKitStage(settings)
    let (first, second) = (screen("first"), screen("second"))
    stage.navigation.legato.present(first, using: .modal, style: .overFullScreen)
    stage.device.advance(by: 1)
    first.legato.present(second, using: .modal)
    stage.device.advance(by: 1)
    stroke(stage.device, from: CGPoint(x: 200, y: 80), by: CGVector(dx: 0, dy: 700), end)
    #expect((first.presentedViewController == nil) == (end == .finished))
    #expect(stage.navigation.presentedViewController === first && isAtRest(end == .finished ? first : second))
    if end != .finished {
      second.legato.dismiss()
      stage.device.advance(by: 1)
    }
    stroke(stage.device, from: CGPoint(x: 200, y: 80), by: CGVector(dx: 0, dy: 700), .finished)
    #expect(stage.navigation.presentedViewController == nil && isAtRest(stage.root))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, End.allCases)
  func aNavigationInAModalPopsItsOwnAndIsDismissedWhole(settings: UIKitDouble.Settings, end: End) {
    let stage = UIKitStage(settings)
    let (base, page) = (screen("base"), screen("page"))
    let inner = UINavigationController(rootViewController: base)
    UIKitDouble.name(inner, "inner")
    inner.legato.install()
    stage.navigation.legato.present(inner, using: .modal)
    stage.device.advance(by: 1)
    inner.pushViewController(page, animated: true)
    stage.device.advance(by: 1)
    stroke(stage.device, from: CGPoint(x: 3, y: 400), by: CGVector(dx: 380, dy: 0), end)
    #expect(inner.viewControllers == (end == .finished ? [base] : [base, page]))
    #expect(isAtRest(inner.viewControllers[inner.viewControllers.count - 1]))
    stroke(stage.device, from: CGPoint(x: 200, y: 150), by: CGVector(dx: 0, dy: 680), end)
    #expect((stage.navigation.presentedViewController == nil) == (end == .finished))
    if end != .finished { inner.legato.dismiss() }
    stage.device.advance(by: 1)
    #expect(stage.navigation.presentedViewController == nil && isAtRest(stage.root))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, End.allCases)
  func aPageThatHidesTheTabBarTakesItWithItself(settings: UIKitDouble.Settings, end: End) {
    let stage = UIKitStage(settings)
    let (tabs, other, page) = (UITabBarController(), screen("other"), screen("page"))
    stage.device.window.rootViewController = nil
    tabs.viewControllers = [stage.navigation, other]
    stage.device.show(tabs)
    tabs.legato.install()
    page.hidesBottomBarWhenPushed = true
    stage.device.advance(by: 0.1)
    stage.navigation.pushViewController(page, animated: true)
    stage.device.advance(by: 1)
    #expect(tabs.isTabBarHidden && tabs.tabBar.alpha == 1)
    stroke(stage.device, from: CGPoint(x: 3, y: 400), by: CGVector(dx: 380, dy: 0), end)
    #expect(tabs.isTabBarHidden == (end != .finished) && tabs.tabBar.alpha == 1)
    #expect(stage.navigation.viewControllers == (end == .finished ? [stage.root] : [stage.root, page]))
    #expect(tabs.selectedViewController === stage.navigation)
    stage.navigation.legato.popToRoot()
    stage.device.advance(by: 1)
    #expect(!tabs.isTabBarHidden && isAtRest(stage.root))
    UIKitDouble.tapTab(1, of: tabs)
    stage.device.advance(by: 1)
    #expect(tabs.selectedViewController === other && isAtRest(other))
    expectNoViolations()
  }
}
