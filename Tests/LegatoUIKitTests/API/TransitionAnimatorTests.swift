import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Our transitions as objects for code that asks for UIKit's protocols", .serialized)
struct TransitionAnimatorTests {
  final class AppDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      ScreenTransition.slide(.leading).animator(for: operation == .pop ? .pop : .push)
    }
  }

  final class Presenting: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { ScreenTransition.modal.animator(for: .present) }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { ScreenTransition.modal.animator(for: .dismiss) }
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func aDelegateThatAnswersWithThemNeedsNothingInstalled(settings: UIKitDouble.Settings, isInstalled: Bool) {
    let stage = UIKitStage(settings)
    let (b, delegate) = (screen("B"), AppDelegate())
    if !isInstalled { stage.navigation.legato.uninstall() }
    stage.navigation.delegate = delegate
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.1)
    // A slide moves both by the whole width; a push does not.
    let away = stage.offset(of: b) ?? 0
    #expect(away > 20 && away < 400)
    #expect(stage.offset(of: stage.root).map { ($0 + stage.device.window.bounds.width - away).magnitude < 1 } == true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b] && stage.offset(of: b) == 0)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.offset(of: b).map { $0 > 20 } == true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && stage.offset(of: stage.root) == 0)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func aPresentationDelegateMayAnswerWithThem(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) {
    let pair = PresentationContainerTests.Pair(settings)
    let delegate = Presenting()
    pair.above.transitioningDelegate = delegate
    pair.above.modalPresentationStyle = style
    pair.below.present(pair.above, animated: true)
    pair.device.advance(by: 0.1)
    #expect(pair.depth(of: pair.above).map { $0 > 50 } == true)
    pair.device.advance(by: 1)
    #expect(pair.depth(of: pair.above) == 0)
    pair.below.dismiss(animated: true)
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil && pair.below.view.window != nil)
    #expect(CATransform3DIsIdentity(pair.below.view.layer.transform))
    expectNoViolations()
  }

  @Test func nothingIsRetainedAfterwards() {
    weak var watched: (any UIViewControllerAnimatedTransitioning)?
    let stage = UIKitStage()
    stage.navigation.legato.uninstall()
    final class Keeper: NSObject, UINavigationControllerDelegate {
      var made: (any UIViewControllerAnimatedTransitioning) -> Void = { _ in }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        let animator = ScreenTransition.push.animator(for: .push)
        made(animator)
        return animator
      }
    }
    let keeper = Keeper()
    keeper.made = { watched = $0 }
    stage.navigation.delegate = keeper
    stage.navigation.pushViewController(screen("B"), animated: true)
    stage.device.advance(by: 0.1)
    #expect(watched != nil)
    stage.device.advance(by: 1)
    #expect(watched == nil && UIKitDouble.displayLinks.isEmpty)
    expectNoViolations()
  }
}
