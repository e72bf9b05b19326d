import Legato
import LegatoUIKit
import Testing
import UIKit
@MainActor @Suite struct Scratch {
  @Test(arguments: UIKitDouble.Settings.both) func grab(s: UIKitDouble.Settings) {
    let stage = Stage(s)
    stage.navigation.pushViewController(stage.b, animated: true)
    for _ in 0..<6 { stage.device.advance(frames: 1)
      print(stage.b.view.superview?.layer.presentation()?.transform.m41 as Any, stage.b.view.superview?.layer.animationKeys() as Any) }
    for call in UIKitDouble.log.calls { print(call) }
    UIKitDouble.log.clear()
    let finger = stage.device.touch(200, 400)
    for x in [210,240,280,300] { finger.drag(to: CGPoint(x: x, y: 400), duration: 0.05)
    print(x, stage.a.view.superview?.layer.transform.m41 as Any, stage.b.view.superview?.layer.transform.m41 as Any, UIKitDouble.log.calls.count) }
    finger.lift()
    for _ in 0..<20 { stage.device.advance(frames: 3)
    print(stage.a.view.superview?.layer.presentation()?.transform.m41 as Any, stage.b.view.superview?.layer.presentation()?.transform.m41 as Any, stage.b.view.superview as Any) }
    for call in UIKitDouble.log.calls { print(call) }
    print("V", UIKitDouble.violations)
    #expect(stage.navigation.viewControllers == [stage.a])
    #expect(UIKitDouble.violations == [])
  }
}
