import Legato
import LegatoUIKit
import Testing
import UIKit

/// `viewControllers` may not be the new stack at once, so an app changes it in the transition coordinator's completion;
/// and that completion may be called twice.
@MainActor @Suite("An app that changes the stack when a transition has ended", .serialized)
struct StackTimingTests {
  /// Changes the stack when the present transition ends, however often its completion is called.
  private func whenItEnds(_ stage: UIKitStage, set controllers: [UIViewController]) {
    stage.navigation.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { [navigation = stage.navigation] _ in navigation.setViewControllers(controllers, animated: false) })
  }

  private func expectSwipesBack(_ stage: UIKitStage, _ location: SourceLocation = #_sourceLocation) {
    while stage.navigation.viewControllers.count > 1 {
      let before = stage.navigation.viewControllers
      stage.swipe(to: 390, in: 0.15)
      stage.device.advance(by: 1)
      #expect(stage.navigation.viewControllers == before.dropLast(), sourceLocation: location)
      guard stage.navigation.viewControllers.count < before.count else { return }
    }
    expectNoViolations(location)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScreenThatIsTakenOutBelowAPushedOneIsGone(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    _ = stage.pushed()
    let c = screen("C")
    stage.navigation.pushViewController(c, animated: true)
    whenItEnds(stage, set: [stage.root, c])
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, c] && stage.offset(of: c) == 0)
    expectSwipesBack(stage)
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func aPopByAFingerMayEndInAnotherStack(settings: UIKitDouble.Settings, isFinished: Bool) {
    let stage = UIKitStage(settings)
    let (b, c) = (stage.pushed(), screen("C"))
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    whenItEnds(stage, set: isFinished ? [stage.root, c] : [b, c])
    finger.drag(to: CGPoint(x: isFinished ? 350 : 20, y: 400), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == (isFinished ? [stage.root, c] : [b, c]))
    #expect(stage.offset(of: c) == 0 && stage.navigation.transitionCoordinator == nil)
    expectSwipesBack(stage)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRunThatIsRedirectedMayEndInAnotherStack(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, c, d) = (screen("B"), screen("C"), screen("D"))
    stage.navigation.legato.push(b)
    stage.device.advance(by: 0.1)
    stage.navigation.legato.push(c)
    whenItEnds(stage, set: [stage.root, d, c])
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == [stage.root, d, c] && stage.offset(of: c) == 0)
    expectSwipesBack(stage)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPushInTheCompletionOfAPopIsNotLost(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    _ = stage.pushed()
    let c = screen("C")
    stage.navigation.popViewController(animated: true)
    var isDue = true
    stage.navigation.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { [navigation = stage.navigation] _ in
        if isDue { navigation.pushViewController(c, animated: true) }
        isDue = false
      })
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == [stage.root, c] && stage.offset(of: c) == 0)
    expectSwipesBack(stage)
  }

  @Test func completionsThatFireTwiceLeaveTheBarsAndTheStackAsOne() {
    var settings = UIKitDouble.Settings.usual
    settings.coordinatorCompletesTwice = true
    let bars = AttachedBarsTests.Bars(settings, .pinned)
    bars.stage.navigation.legato.uninstall()
    bars.stage.navigation.legato.bars = .attached
    bars.bar.alpha = 0.5
    bars.stage.navigation.pushViewController(screen("B"), animated: true)
    bars.stage.device.advance(by: 1)
    #expect(bars.bar.alpha == 0.5 && bars.stage.root.view.subviews.isEmpty)
    let finger = bars.stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 80, y: 400), duration: 0.2)
    #expect(bars.bar.alpha == 0)
    finger.drag(to: CGPoint(x: 60, y: 400), duration: 0.2)
    finger.lift()
    bars.stage.device.advance(by: 1)
    #expect(bars.bar.alpha == 0.5 && bars.stage.navigation.viewControllers.count == 2)
    expectNoViolations()
  }
}
