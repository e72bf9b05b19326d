import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("What users and apps do in the middle of a run", .serialized)
struct FaultTests {
  /// A pop in progress, by a finger or by a call, and the screen that leaves.
  private func inTheMiddleOfAPop(_ settings: UIKitDouble.Settings, _ isDriven: Bool) -> (UIKitStage, UIViewController) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    if isDriven {
      stage.device.touch(3, 400).drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    } else {
      stage.navigation.popViewController(animated: true)
      stage.device.advance(by: 0.05)
    }
    return (stage, b)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFlickThatIsOverBeforeUIKitHasStartedStillPops(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    _ = stage.pushed()
    stage.flickBack()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func theBackgroundEndsWhatRuns(settings: UIKitDouble.Settings, isDriven: Bool) {
    let (stage, b) = inTheMiddleOfAPop(settings, isDriven)
    stage.device.enterBackground()
    stage.device.advance(by: 5)
    stage.device.enterForeground()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == (isDriven ? [stage.root, b] : [stage.root]))
    #expect(stage.navigation.transitionCoordinator == nil)
    stage.navigation.pushViewController(screen("C"), animated: true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.transitionCoordinator == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func aRotationLeavesWhatRunsOnItsWayAndUnderItsFinger(settings: UIKitDouble.Settings, isFinished: Bool) throws {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    stage.device.advance(frames: 1)
    let offset = try #require(stage.offset(of: b))
    stage.device.rotate()
    stage.device.advance(by: 1)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    #expect(try (#require(stage.offset(of: b)) - offset).magnitude < 0.5)
    finger.drag(to: CGPoint(x: isFinished ? 500 : 20, y: 300), duration: 0.3)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == (isFinished ? [stage.root] : [stage.root, b]))
    #expect(stage.navigation.topViewController?.view.frame == stage.device.window.bounds)
    #expect(stage.offset(of: try #require(stage.navigation.topViewController)) == 0)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRotationDuringACallIsFollowed(settings: UIKitDouble.Settings) {
    let (stage, _) = inTheMiddleOfAPop(settings, false)
    stage.device.rotate()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    #expect(stage.root.view.frame == stage.device.window.bounds && stage.offset(of: stage.root) == 0)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func tenTapsInARowAllCount(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let controllers = (0..<10).map { screen("S\($0)") }
    for controller in controllers {
      stage.navigation.legato.push(controller)
      stage.device.advance(by: 0.05)
    }
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == [stage.root] + controllers)
    for _ in 0..<10 {
      stage.navigation.legato.pop()
      stage.device.advance(by: 0.05)
    }
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRunWithoutFramesStillCompletes(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    stage.navigation.pushViewController(screen("B"), animated: true)
    stage.device.advance(by: 0.05)
    for link in UIKitDouble.displayLinks { link.isPaused = true }
    stage.device.advance(by: 3)
    #expect(stage.navigation.transitionCoordinator == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aContainerThatIsTakenAwayInTheMiddleLeavesNothing(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    stage.navigation.pushViewController(screen("B"), animated: true)
    stage.device.advance(by: 0.05)
    stage.device.window.rootViewController = screen("other")
    stage.device.advance(by: 2)
    #expect(UIKitDouble.displayLinks.isEmpty)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPopBehindACoverLeavesAPushWhole(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    _ = stage.pushed()
    let cover = screen("cover")
    stage.navigation.legato.present(cover, using: .modal)
    stage.device.advance(by: 1)
    stage.navigation.popViewController(animated: true)
    cover.legato.dismiss()
    let c = screen("C")
    stage.navigation.pushViewController(c, animated: true)
    stage.device.advance(by: 3)
    #expect(stage.navigation.viewControllers == [stage.root, c] && stage.navigation.transitionCoordinator == nil)
    expectNoViolations()
  }

  @Test func nothingIsRetainedAfterwards() {
    weak var watched: UINavigationController?
    weak var watchedScreen: UIViewController?
    func run() {
      let stage = UIKitStage()
      let b = stage.pushed()
      stage.swipe(to: 300)
      stage.device.advance(by: 1)
      stage.navigation.pushViewController(b, animated: true)
      stage.device.advance(by: 0.1)
      (watched, watchedScreen) = (stage.navigation, b)
      stage.device.advance(by: 1)
      stage.device.window.rootViewController = nil
    }
    run()
    _ = Device()
    #expect(watched == nil && watchedScreen == nil)
  }
}
