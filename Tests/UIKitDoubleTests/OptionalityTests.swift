import Testing
import UIKit

@MainActor @Suite("Optional requirements are optional")
struct OptionalityTests {
  private final class Silent: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate,
    UIViewControllerInteractiveTransitioning
  {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  }

  private final class Forwarder: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate,
    UIViewControllerInteractiveTransitioning
  {
    weak var app: (any UINavigationControllerDelegate)?
    var calls: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      calls.append("willShow")
      app?.navigationController?(navigationController, willShow: viewController, animated: animated)
    }
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
      app?.navigationControllerSupportedInterfaceOrientations?(navigationController) ?? .portrait
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    var wantsInteractiveStart: Bool { false }
  }

  @Test func `A missing method answers nil to an optional call`() {
    let silent: any UINavigationControllerDelegate = Silent()
    let controller = UINavigationController()
    #expect(silent.navigationController?(controller, willShow: controller, animated: true) == nil)
    #expect(silent.navigationControllerSupportedInterfaceOrientations?(controller) == nil)
    let gestures: any UIGestureRecognizerDelegate = Silent()
    #expect(gestures.gestureRecognizerShouldBegin?(UIGestureRecognizer()) == nil)
    let interaction: any UIViewControllerInteractiveTransitioning = Silent()
    let speed: CGFloat? = interaction.completionSpeed
    #expect(speed == nil && interaction.wantsInteractiveStart ?? true)
  }

  @Test func `An implemented method answers, also when it forwards to one that is missing`() {
    let silent = Silent()
    let forwarder = Forwarder()
    forwarder.app = silent
    let delegate: any UINavigationControllerDelegate = forwarder
    let controller = UINavigationController()
    #expect(delegate.navigationController?(controller, willShow: controller, animated: true) != nil)
    #expect(forwarder.calls == ["willShow"])
    #expect(delegate.navigationControllerSupportedInterfaceOrientations?(controller) == .portrait)
    #expect(
      (forwarder as any UIGestureRecognizerDelegate).gestureRecognizerShouldBegin?(UIGestureRecognizer()) == false)
    let interaction: any UIViewControllerInteractiveTransitioning = forwarder
    #expect(interaction.wantsInteractiveStart ?? true == false)
  }

  @Test func `A controller that is a delegate itself still has its navigation controller`() {
    final class Screen: UIViewController, UINavigationControllerDelegate {
      var found: UINavigationController? { navigationController }
      func adopt() { navigationController?.delegate = self }
    }
    _ = Device()
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    screen.adopt()
    #expect(screen.found === navigation && navigation.delegate === screen)
  }
}
