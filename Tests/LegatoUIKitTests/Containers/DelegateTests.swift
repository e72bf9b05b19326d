import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("The app keeps its delegate", .serialized)
struct DelegateTests {
  final class AppDelegate: NSObject, UINavigationControllerDelegate {
    var shown: [String] = []
    var animator: (any UIViewControllerAnimatedTransitioning)?

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { shown.append("will \(UIKitDouble.name(of: viewController))") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { shown.append("did \(UIKitDouble.name(of: viewController))") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  final class Blink: NSObject, UIViewControllerAnimatedTransitioning {
    var count = 0
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      count += 1
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func setBeforeOrAfterItHearsOfEverythingAndMayAnswerFirst(settings: UIKitDouble.Settings, before: Bool) {
    let stage = UIKitStage(settings)
    let delegate = AppDelegate()
    if before {
      stage.navigation.legato.uninstall()
      stage.navigation.delegate = delegate
      stage.navigation.legato.install()
    } else {
      stage.navigation.delegate = delegate
    }
    #expect(stage.navigation.legato.delegate === delegate && stage.navigation.delegate !== delegate)
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.offset(of: b).map { $0 > 0 } == true)
    stage.device.advance(by: 1)
    let blink = Blink()
    delegate.animator = blink
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 1)
    #expect(blink.count == 1 && delegate.shown == ["will B", "did B", "will A", "did A"])
    delegate.animator = nil
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 1)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func uninstallingGivesItBackAndSwitchesTheSystemsSwipeOn(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let delegate = AppDelegate()
    stage.navigation.delegate = delegate
    #expect(stage.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    stage.navigation.legato.uninstall()
    #expect(stage.navigation.delegate === delegate)
    #expect(stage.navigation.interactivePopGestureRecognizer?.isEnabled == true)
    let rest = stage.navigation.view.gestureRecognizers ?? []
    stage.navigation.legato.install()
    #expect((stage.navigation.view.gestureRecognizers ?? []).count == rest.count + 1)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itIsNotRetained(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    weak var watched: AppDelegate?
    do {
      let delegate = AppDelegate()
      stage.navigation.delegate = delegate
      watched = delegate
    }
    #expect(watched == nil && stage.navigation.legato.delegate == nil)
    stage.navigation.pushViewController(screen("B"), animated: true)
    stage.device.advance(by: 1)
    expectNoViolations()
  }
}
