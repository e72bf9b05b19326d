import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Accessibility, the keyboard and the layout direction", .serialized)
struct AccessibilityTests {
  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func reducedMotionFadesWhereNoFingerDrives(settings: UIKitDouble.Settings, prefersCrossFade: Bool) {
    let stage = UIKitStage(settings)
    if prefersCrossFade { stage.device.setPrefersCrossFade(true) } else { stage.device.setReduceMotion(true) }
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.07)
    #expect(stage.offset(of: b) == 0)
    stage.device.advance(by: 1)
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    stage.device.advance(frames: 1)
    #expect(stage.offset(of: b).map { $0 > 100 } == true)
    finger.lift()
    stage.device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func rightToLeftMirrorsThePushAndTheSwipe(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    stage.device.setLayoutDirection(.rightToLeft)
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.05)
    #expect(stage.offset(of: b).map { $0 < -50 } == true)
    stage.device.advance(by: 1)
    stage.swipe(from: 387, to: 10)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [100.0, 380])
  func theKeyboardLeavesWithItsPageAndComesBackOnACancel(settings: UIKitDouble.Settings, end: CGFloat) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    b.view.addSubview(field)
    field.becomeFirstResponder()
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: end, y: 400), duration: 0.3)
    #expect(!field.isFirstResponder)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(field.isFirstResponder == (end < 200))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func voiceOverIsNotifiedOfTheNewScreenAndReturnsToWhereItWas(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    stage.device.setVoiceOver(true)
    let button = UIView()
    stage.root.view.addSubview(button)
    UIAccessibility.focus = button
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 1)
    #expect(stage.device.accessibilityPosts.last?.notification == .screenChanged)
    UIAccessibility.focus = b.view
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 1)
    #expect(stage.device.accessibilityPosts.last?.argument as? UIView === button)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom], [true, false])
  func theEscapeGestureDismissesUnlessItMust(style: UIModalPresentationStyle, isAnimated: Bool) {
    let device = Device()
    let (a, b) = (screen("A"), screen("B"))
    device.show(a)
    a.legato.present(b, style: style, animated: isAnimated)
    device.advance(by: 1)
    b.isModalInPresentation = true
    #expect(!device.performEscape())
    b.isModalInPresentation = false
    #expect(device.performEscape())
    device.advance(by: 1)
    #expect(a.presentedViewController == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theGlobalDefaultAppliesWhereNoOtherSettingDoes(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    TransitionDefaults.policy = TransitionPolicy(transition: .cover(.up))
    defer { TransitionDefaults.policy = TransitionPolicy() }
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.05)
    #expect(stage.offset(of: b) == 0)
    stage.device.advance(by: 1)
    expectNoViolations()
  }
}
