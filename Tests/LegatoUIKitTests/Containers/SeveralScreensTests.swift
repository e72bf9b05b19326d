import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Several screens at once", .serialized)
struct SeveralScreensTests {
  /// A stage with B, C and D on the root.
  private func filled(_ settings: UIKitDouble.Settings) -> (UIKitStage, [UIViewController]) {
    let stage = UIKitStage(settings)
    let controllers = ["B", "C", "D"].map(screen)
    stage.navigation.setViewControllers([stage.root] + controllers, animated: false)
    stage.device.advance(by: 0.1)
    return (stage, controllers)
  }

  /// Swipes back still pop one screen at a time.
  private func expectSwipesBack(_ stage: UIKitStage) {
    while stage.navigation.viewControllers.count > 1 {
      let before = stage.navigation.viewControllers
      stage.swipe(to: 390, in: 0.15)
      stage.device.advance(by: 1)
      #expect(stage.navigation.viewControllers == before.dropLast())
      guard stage.navigation.viewControllers.count < before.count else { return }
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [0, 1])
  func aPopToAScreenFarBelowGoesAsOnePop(settings: UIKitDouble.Settings, depth: Int) {
    let (stage, controllers) = filled(settings)
    let target = ([stage.root] + controllers)[depth]
    stage.navigation.popToViewController(target, animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.offset(of: controllers[2]).map { $0 > 50 } == true)
    #expect(stage.offset(of: target).map { $0 < -0.1 } == true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == Array(([stage.root] + controllers).prefix(depth + 1)))
    expectSwipesBack(stage)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPopToTheRootGoesAsOnePop(settings: UIKitDouble.Settings) {
    let (stage, controllers) = filled(settings)
    stage.navigation.popToRootViewController(animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.offset(of: controllers[2]).map { $0 > 50 } == true && controllers[1].viewIfLoaded?.window == nil)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    stage.navigation.pushViewController(controllers[0], animated: true)
    stage.device.advance(by: 1)
    expectSwipesBack(stage)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aNewStackWithANewTopComesAsAPush(settings: UIKitDouble.Settings) {
    let (stage, controllers) = filled(settings)
    let (e, f) = (screen("E"), screen("F"))
    stage.navigation.setViewControllers([stage.root, e, f], animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.offset(of: f).map { $0 > 50 } == true)
    #expect(stage.offset(of: controllers[2]).map { $0 < -0.1 } == true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, e, f])
    expectSwipesBack(stage)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aNewStackWhoseTopLayBelowComesAsAPop(settings: UIKitDouble.Settings) {
    let (stage, controllers) = filled(settings)
    let e = screen("E")
    stage.navigation.setViewControllers([stage.root, e, controllers[1]], animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.offset(of: controllers[2]).map { $0 > 50 } == true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, e, controllers[1]])
    expectSwipesBack(stage)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aNewRootComesWithoutABackGesture(settings: UIKitDouble.Settings) {
    let (stage, _) = filled(settings)
    let e = screen("E")
    stage.navigation.setViewControllers([e], animated: true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [e] && stage.offset(of: e) == 0)
    stage.swipe(to: 390, in: 0.15)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [e])
    stage.navigation.pushViewController(screen("F"), animated: true)
    stage.device.advance(by: 1)
    expectSwipesBack(stage)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func screensThatChangeBelowTheTopMoveNothing(settings: UIKitDouble.Settings) {
    let (stage, controllers) = filled(settings)
    stage.navigation.setViewControllers([controllers[1], controllers[2]], animated: true)
    stage.device.advance(frames: 3)
    #expect(stage.offset(of: controllers[2]) == 0 && controllers[1].viewIfLoaded?.window == nil)
    stage.device.advance(by: 1)
    expectSwipesBack(stage)
    #expect(stage.navigation.viewControllers == [controllers[1]])
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerCatchesAPopToTheRoot(settings: UIKitDouble.Settings) {
    let (stage, _) = filled(settings)
    stage.navigation.popToRootViewController(animated: true)
    stage.device.advance(by: 0.06)
    let finger = stage.device.touch(300, 400)
    finger.drag(to: CGPoint(x: 250, y: 400), duration: 0.05)
    finger.drag(to: CGPoint(x: 390, y: 400), duration: 0.1)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    #expect(stage.navigation.transitionCoordinator == nil)
    expectNoViolations()
  }
}
