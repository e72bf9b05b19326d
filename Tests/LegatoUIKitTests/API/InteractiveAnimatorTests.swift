import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Our transitions, driven by the app's own recogniser", .serialized)
struct InteractiveAnimatorTests {
  /// An app's own delegate, which knows nothing of the library except the object.
  final class AppDelegate: NSObject, UINavigationControllerDelegate {
    var animator: InteractiveAnimator?
    var isPanning = true
    /// The decision, if its recogniser has already made it when UIKit asks for the interaction.
    var decision: Bool?

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator = ScreenTransition.slide(.leading).interactiveAnimator(for: operation == .pop ? .pop : .push)
      return animator
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      if let decision { decide(decision) }
      return isPanning ? animator : nil
    }

    func decide(_ isFinishing: Bool) {
      if isFinishing { animator?.finish() } else { animator?.cancel() }
    }
  }

  /// Two screens on the app's own stack.
  @MainActor private struct Scene {
    let stage: UIKitStage
    let top: UIViewController
    let delegate = AppDelegate()

    init(_ settings: UIKitDouble.Settings) {
      stage = UIKitStage(settings)
      top = stage.pushed()
      stage.navigation.legato.uninstall()
      stage.navigation.delegate = delegate
    }

    func update(to end: Double) {
      for step in 1...10 {
        delegate.animator?.update(end * Double(step) / 10)
        stage.device.advance(frames: 1)
      }
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func aPopFollowsItsAnimatorAndEndsByItsDecision(settings: UIKitDouble.Settings, isFinishing: Bool) throws {
    let scene = Scene(settings)
    scene.stage.navigation.popViewController(animated: true)
    scene.stage.device.advance(frames: 2)
    scene.update(to: 0.4)
    #expect((try #require(scene.stage.offset(of: scene.top)) - 390 * 0.4).magnitude < 1)
    scene.delegate.decide(isFinishing)
    scene.stage.device.advance(frames: 1)
    #expect(try #require(scene.stage.offset(of: scene.top)) > 390 * 0.2, "it goes on from where it was")
    scene.stage.device.advance(by: 1)
    #expect(scene.stage.navigation.viewControllers.count == (isFinishing ? 1 : 2))
    #expect(scene.stage.navigation.topViewController.flatMap { scene.stage.offset(of: $0) } == 0)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func aPushMayBeDrivenToo(settings: UIKitDouble.Settings, isFinishing: Bool) throws {
    let scene = Scene(settings)
    let next = screen("C")
    scene.stage.navigation.pushViewController(next, animated: true)
    scene.stage.device.advance(frames: 2)
    scene.update(to: 0.5)
    #expect((try #require(scene.stage.offset(of: next)) - 390 * 0.5).magnitude < 1)
    scene.delegate.decide(isFinishing)
    scene.stage.device.advance(by: 1)
    #expect(scene.stage.navigation.topViewController === (isFinishing ? next : scene.top))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func anEndBeforeTheStartHolds(settings: UIKitDouble.Settings, isFinishing: Bool) {
    let scene = Scene(settings)
    scene.delegate.decision = isFinishing
    scene.stage.navigation.popViewController(animated: true)
    scene.stage.device.advance(by: 1)
    #expect(scene.stage.navigation.viewControllers.count == (isFinishing ? 1 : 2))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func anUpdateAfterTheDecisionMovesNothing(settings: UIKitDouble.Settings) {
    let scene = Scene(settings)
    scene.delegate.decision = false
    scene.stage.navigation.popViewController(animated: true)
    for _ in 0..<5 {
      scene.delegate.animator?.update(0.8)
      #expect(scene.stage.offset(of: scene.top).map { $0.magnitude < 1 } == true)
      scene.stage.device.advance(frames: 1)
    }
    scene.stage.device.advance(by: 1)
    #expect(scene.stage.navigation.viewControllers.count == 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func withoutAFingerItRunsAlone(settings: UIKitDouble.Settings) {
    let scene = Scene(settings)
    scene.delegate.isPanning = false
    scene.stage.navigation.popViewController(animated: true)
    scene.stage.device.advance(by: 0.1)
    #expect(scene.stage.offset(of: scene.top).map { $0 > 20 } == true)
    scene.stage.device.advance(by: 1)
    #expect(scene.stage.navigation.viewControllers == [scene.stage.root])
    expectNoViolations()
  }

  @Test func aFractionThatIsNoNumberIsIgnoredAndNothingIsRetained() {
    weak var watched: InteractiveAnimator?
    let scene = Scene(.usual)
    scene.stage.navigation.popViewController(animated: true)
    scene.stage.device.advance(frames: 2)
    scene.update(to: 0.3)
    scene.delegate.animator?.update(.nan)
    scene.stage.device.advance(frames: 1)
    #expect(scene.stage.offset(of: scene.top).map { ($0 - 390 * 0.3).magnitude < 1 } == true)
    watched = scene.delegate.animator
    scene.delegate.animator?.finish()
    scene.delegate.animator = nil
    scene.stage.device.advance(by: 1)
    #expect(watched == nil && UIKitDouble.displayLinks.isEmpty)
    expectNoViolations()
  }
}
