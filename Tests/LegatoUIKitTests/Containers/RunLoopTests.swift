import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("While a scroll view keeps the run loop busy", .serialized)
struct RunLoopTests {
  /// A stage with a list below its container, which a flick keeps in motion for seconds.
  private func gliding(_ settings: UIKitDouble.Settings) -> (UIKitStage, UIScrollView) {
    let stage = UIKitStage(settings)
    let list = UIScrollView(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
    list.contentSize = CGSize(width: 390, height: 20_000)
    stage.device.window.addSubview(list)
    stage.device.advance(by: 0)
    return (stage, list)
  }

  private func flick(_ stage: UIKitStage) {
    let finger = stage.device.touch(200, 790)
    finger.drag(to: CGPoint(x: 200, y: 650), duration: 0.05)
    finger.lift()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRunWithoutFramesStillCompletes(settings: UIKitDouble.Settings) {
    let (stage, list) = gliding(settings)
    stage.navigation.pushViewController(screen("B"), animated: true)
    stage.device.advance(by: 0.05)
    for link in UIKitDouble.displayLinks { link.isPaused = true }
    let finger = stage.device.touch(200, 790)
    finger.drag(to: CGPoint(x: 200, y: 700), duration: 0.1)
    stage.device.advance(by: 3)
    #expect(list.isDragging && stage.navigation.transitionCoordinator == nil)
    finger.lift()
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aThirdPartysAnimationFollowsOurFinger(settings: UIKitDouble.Settings) {
    let (stage, list) = gliding(settings)
    let b = stage.pushed()
    b.legato.animator = { ExternalSlide($0.operation) }
    flick(stage)
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.3)
    stage.device.advance(frames: 2)
    #expect(list.isDecelerating && stage.offset(of: b).map { $0 > 150 } == true)
    finger.drag(to: CGPoint(x: 380, y: 400), duration: 0.1)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(list.isDecelerating && stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  /// Only with settings that ask the app's delegate within the call: with others there is no decision yet.
  @Test func anAppsOwnDecisionBeforeTheStartHolds() {
    let (stage, list) = gliding(.usual)
    let delegate = InteractiveAnimatorTests.AppDelegate()
    let b = stage.pushed()
    stage.navigation.legato.uninstall()
    stage.navigation.delegate = delegate
    flick(stage)
    stage.navigation.popViewController(animated: true)
    delegate.animator?.cancel()
    stage.device.advance(by: 1)
    #expect(list.isDecelerating && stage.navigation.viewControllers == [stage.root, b])
    #expect(stage.navigation.transitionCoordinator == nil)
    expectNoViolations()
  }
}
