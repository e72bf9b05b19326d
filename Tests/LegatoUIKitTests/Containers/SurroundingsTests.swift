import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Settings and status bar of a device around a run", .serialized)
struct SurroundingsTests {
  /// A page below a light status bar.
  final class LightPage: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anotherSceneMayGoToTheBackgroundButNotTheRunsOwn(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings)
    stage.navigation.pushViewController(screen("B"), animated: true)
    stage.device.advance(by: 0.05)
    stage.device.sendToBackground(stage.device.makeScene())
    #expect(stage.navigation.transitionCoordinator != nil)
    stage.device.sendToBackground(try #require(stage.device.window.windowScene))
    #expect(stage.navigation.transitionCoordinator == nil && stage.navigation.viewControllers.count == 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [150.0, 380])
  func theStatusBarIsAskedForAtTheBeginningAtTheDecisionAndAtTheEnd(settings: UIKitDouble.Settings, end: Double) {
    let stage = UIKitStage(settings)
    stage.navigation.isNavigationBarHidden = true
    stage.navigation.pushViewController(LightPage(), animated: true)
    stage.device.advance(by: 1)
    #expect(stage.device.statusBarStyle == .lightContent)
    let call = "nav.setNeedsStatusBarAppearanceUpdate"
    UIKitDouble.log.clear()
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 120, y: 400), duration: 0.2)
    // During a pop UIKit's stack is already the new one.
    #expect(UIKitDouble.log.count(of: call) > 0 && stage.device.statusBarStyle == .default)
    UIKitDouble.log.clear()
    finger.drag(to: CGPoint(x: end, y: 400), duration: 0.3)
    finger.drag(to: CGPoint(x: end, y: 400), duration: 0.2)
    #expect(UIKitDouble.log.count(of: call) == 0)
    finger.lift()
    #expect(UIKitDouble.log.count(of: call) > 0)
    stage.device.advance(by: 1)
    #expect(stage.device.statusBarStyle == (end > 200 ? .default : .lightContent))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theStatusBarFollowsWhatIsPresentedAndDismissed(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    stage.navigation.legato.present(LightPage(), using: .modal)
    stage.device.advance(by: 1)
    #expect(stage.device.statusBarStyle == .lightContent)
    for end in [200.0, 800] {
      let finger = stage.device.touch(200, 100)
      finger.drag(to: CGPoint(x: 200, y: end), duration: 0.3)
      finger.drag(to: CGPoint(x: 200, y: end), duration: 0.2)
      finger.lift()
      stage.device.advance(by: 1)
      #expect(stage.device.statusBarStyle == (end > 400 ? .default : .lightContent))
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScreenThatWasNeverShownIsNotReplacedByABlankSnapshot(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, c) = (screen("B"), screen("C"))
    stage.navigation.legato.push(b)
    // UIKit starts, and the app continues before a frame has been drawn.
    stage.navigation.view.layoutIfNeeded()
    stage.navigation.legato.push(c)
    #expect(UIKitDouble.log.calls(containing: "is blank").isEmpty)
    #expect(!UIKitDouble.log.calls(containing: "afterScreenUpdates: true").isEmpty)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b, c] && stage.offset(of: c) == 0)
    // A visible view is captured as it is, without a flash.
    UIKitDouble.log.clear()
    stage.navigation.legato.pop()
    stage.device.advance(by: 0.1)
    stage.navigation.legato.push(c)
    #expect(UIKitDouble.log.calls(containing: "afterScreenUpdates: true").isEmpty)
    stage.device.advance(by: 1)
    expectNoViolations()
  }
}
