import Legato
import LegatoUIKit
import Testing
import UIKit

/// A navigation controller on a device, with named screens, for one test.
@MainActor struct UIKitStage {
  let device: Device
  let navigation: UINavigationController
  let root: UIViewController

  init(_ settings: UIKitDouble.Settings = .usual, policy: TransitionPolicy = TransitionPolicy()) {
    device = Device(settings: settings)
    root = screen("A")
    navigation = UINavigationController(rootViewController: root)
    UIKitDouble.name(navigation, "nav")
    device.show(navigation)
    navigation.legato.install(policy)
    UIKitDouble.log.clear()
  }

  /// Pushes a screen onto the root, and waits until it rests.
  func pushed(_ name: String = "B") -> UIViewController {
    let controller = screen(name)
    navigation.pushViewController(controller, animated: false)
    device.advance(by: 0.1)
    UIKitDouble.log.clear()
    return controller
  }

  /// How far right of its place a controller is seen; nil if it is invisible.
  func offset(of controller: UIViewController) -> CGFloat? { travel(of: controller, \.m41) }

  /// How far below its place a controller is seen; nil if it is invisible.
  func drop(of controller: UIViewController) -> CGFloat? { travel(of: controller, \.m42) }

  private func travel(of controller: UIViewController, _ component: (CATransform3D) -> CGFloat) -> CGFloat? {
    guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
    var offset: CGFloat = 0
    var next: UIView? = view
    while let each = next {
      offset += component((each.layer.presentation() ?? each.layer).transform)
      next = each.superview
    }
    return offset
  }

  /// A stroke of one finger that lifts at its end.
  func swipe(from x: CGFloat = 3, to end: CGFloat, in duration: TimeInterval = 0.3) {
    let finger = device.touch(x, 400)
    finger.drag(to: CGPoint(x: end, y: 400), duration: duration)
    finger.lift()
  }

  /// A swipe back that ends within two frames, before UIKit has started.
  func flickBack() {
    let finger = device.touch(3, 400)
    device.advance(by: 0.016)
    finger.move(by: 60, 0)
    finger.move(by: 60, 0)
    device.advance(by: 0.016)
    finger.move(by: 60, 0)
    finger.lift()
  }
}

/// A controller with a name for the log.
@MainActor func screen(_ name: String) -> UIViewController {
  let controller = UIViewController()
  UIKitDouble.name(controller, name)
  return controller
}

@MainActor func expectNoViolations(_ location: SourceLocation = #_sourceLocation) {
  #expect(UIKitDouble.violations == [], sourceLocation: location)
}
