import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor struct Stage {
  let device: Device
  let navigation: UINavigationController
  let a = UIViewController()
  let b = UIViewController()

  init(_ settings: UIKitDouble.Settings = .usual) {
    device = Device(settings: settings)
    navigation = UINavigationController(rootViewController: a)
    UIKitDouble.name(a, "A")
    UIKitDouble.name(b, "B")
    UIKitDouble.name(navigation, "nav")
    device.show(navigation)
    navigation.legato.install()
    UIKitDouble.log.clear()
  }
}

@MainActor @Suite struct NavigationContainerTests {
  @Test(arguments: UIKitDouble.Settings.both)
  func aPushAndAPopByCallsRunAndEnd(settings: UIKitDouble.Settings) {
    let stage = Stage(settings)
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.b.view.window != nil)
    stage.device.advance(by: 1)
    #expect(UIKitDouble.violations == [])
    #expect(stage.navigation.viewControllers == [stage.a, stage.b])
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.a])
    #expect(UIKitDouble.violations == [])
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSwipeFromTheEdgePops(settings: UIKitDouble.Settings) {
    let stage = Stage(settings)
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.device.advance(by: 1)
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 300, y: 400), duration: 0.3)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.a])
    #expect(UIKitDouble.violations == [])
  }
}
