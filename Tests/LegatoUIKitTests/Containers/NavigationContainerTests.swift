import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A navigation controller's push and pop", .serialized)
struct NavigationContainerTests {
  @Test(arguments: UIKitDouble.Settings.both)
  func aPushAndAPopByCallsKeepUIKitsOrder(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.offset(of: b).map { $0 > 50 } == true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b])
    #expect(UIKitDouble.log.isOrdered("B.viewWillAppear", "nav.transition.completeTransition(true)", "B.viewDidAppear"))
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    #expect(b.view.window == nil && stage.offset(of: stage.root) == 0)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSwipeFromTheEdgePopsWhenThrown(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    stage.device.advance(frames: 1)
    let offset = try #require(stage.offset(of: b))
    #expect((offset - (200 - 3 - 12)).magnitude < 1)
    finger.lift()
    #expect(stage.navigation.transitionCoordinator?.isInteractive == false)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSwipeThatComesBackPutsEverythingBack(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    let frame = b.view.frame
    stage.swipe(to: 100)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b])
    #expect(b.view.frame == frame && stage.root.view.window == nil && stage.offset(of: b) == 0)
    #expect(
      UIKitDouble.log.isOrdered(
        "nav.transition.cancelInteractiveTransition", "nav.transition.completeTransition(false)"))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerCatchesAPushWhereItIsAndTakesItBack(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings)
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.1)
    let pursuit = Pursuit(of: [stage.root, b], on: stage.device)
    let finger = stage.device.touch(200, 400)
    pursuit.expectStill("a touch")
    pursuit.expectDrag(of: finger, by: CGVector(dx: 6, dy: 0), frames: 5)
    #expect(pursuit.travel > 20)
    finger.drag(to: CGPoint(x: 380, y: 400), duration: 0.1)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPopAndAPushDuringAPushBeginFromTheFrameShown(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings)
    let (b, c) = (screen("B"), screen("C"))
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.1)
    let pursuit = Pursuit(of: [stage.root, b, c], on: stage.device)
    stage.navigation.legato.pop()
    pursuit.expectStill("a pop")
    for _ in 0..<3 { pursuit.expectFrame("after a pop", pull: Pursuit.pull) }
    stage.navigation.legato.push(c)
    pursuit.expectStill("a push")
    for _ in 0..<3 { pursuit.expectFrame("after a push", pull: Pursuit.pull) }
    #expect(pursuit.travel > 50)
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == [stage.root, c])
    expectNoViolations()
  }

  @Test func itMayBeInstalledBeforeThereIsARoot() {
    let device = Device()
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.legato.install()
    let (a, b) = (screen("A"), screen("B"))
    navigation.setViewControllers([a], animated: false)
    device.show(navigation)
    navigation.pushViewController(b, animated: true)
    device.advance(by: 1)
    let finger = device.touch(3, 400)
    finger.drag(to: CGPoint(x: 380, y: 400), duration: 0.3)
    finger.lift()
    device.advance(by: 1)
    #expect(navigation.viewControllers == [a])
    expectNoViolations()
  }
}
