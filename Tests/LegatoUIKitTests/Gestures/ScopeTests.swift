import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Where and when a screen's gestures begin", .serialized)
struct ScopeTests {
  private func stage(_ settings: UIKitDouble.Settings) -> (UIKitStage, UIViewController) {
    let stage = UIKitStage(settings, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    return (stage, stage.pushed())
  }

  private func pops(_ stage: UIKitStage, y: CGFloat) -> Bool {
    let finger = stage.device.touch(40, y)
    finger.drag(to: CGPoint(x: 340, y: y), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 1)
    return stage.navigation.viewControllers.count == 1
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerMustLandInTheViewThatCarriesTheGesture(settings: UIKitDouble.Settings) {
    let (stage, b) = stage(settings)
    let handle = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
    b.view.addSubview(handle)
    b.legato.gestureScope = GestureScope(in: handle)
    #expect(!pops(stage, y: 300))
    #expect(pops(stage, y: 650))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerMustLandInTheRegion(settings: UIKitDouble.Settings) {
    let (stage, b) = stage(settings)
    b.legato.gestureScope.region = { $0.divided(atDistance: 200, from: .minYEdge).slice }
    #expect(!pops(stage, y: 300))
    #expect(pops(stage, y: 150))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func aPresentedScreenHasAScopeOfItsOwn(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) {
    let pair = PresentationContainerTests.Pair(settings)
    let handle = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
    pair.above.view.addSubview(handle)
    pair.above.legato.gestureScope = GestureScope(in: handle)
    pair.below.legato.present(pair.above, style: style)
    pair.device.advance(by: 1)
    for (y, isGone) in [(200.0, false), (130.0, true)] {
      let finger = pair.device.touch(200, y)
      finger.drag(to: CGPoint(x: 200, y: y + 500), duration: 0.2)
      finger.lift()
      pair.device.advance(by: 1)
      #expect((pair.below.presentedViewController == nil) == isGone)
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theConditionIsAskedWhenAFingerLands(settings: UIKitDouble.Settings) {
    let (stage, b) = stage(settings)
    var (isAllowed, asked) = (false, 0)
    b.legato.gestureScope.condition = {
      asked += 1
      return isAllowed
    }
    #expect(!pops(stage, y: 300) && asked == 1)
    isAllowed = true
    #expect(pops(stage, y: 300) && asked == 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatMovesCanBeTakenHoldOfOutsideTheScope(settings: UIKitDouble.Settings) {
    let (stage, b) = stage(settings)
    b.legato.gestureScope.condition = { false }
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.1)
    let finger = stage.device.touch(380, 400)
    finger.drag(to: CGPoint(x: 40, y: 400), duration: 0.1)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b])
    expectNoViolations()
  }
}
