import Legato
import LegatoUIKit
import Testing
import UIKit

/// UIKit itself moves a screen that has one of its own transitions (iOS 18): by a call, by the back button and by
/// fingers.
@MainActor @Suite("Beside iOS 18's preferredTransition", .serialized)
struct PreferredTransitionTests {
  private func zoomed(_ name: String = "Z") -> UIViewController {
    let controller = screen(name)
    controller.preferredTransition = .zoom { _ in nil }
    return controller
  }

  /// A stage with such a screen on top, after a push by UIKit.
  private func covered(_ settings: UIKitDouble.Settings) -> (UIKitStage, UIViewController) {
    let (stage, z) = (UIKitStage(settings), zoomed())
    stage.navigation.pushViewController(z, animated: true)
    stage.device.advance(by: 1)
    return (stage, z)
  }

  private func swipeIsUIKits(_ stage: UIKitStage) -> Bool? {
    stage.navigation.interactivePopGestureRecognizer?.isEnabled
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPushAndABackButtonAreUIKits(settings: UIKitDouble.Settings) {
    let (stage, z) = (UIKitStage(settings), zoomed())
    let listener = ExternalListener()
    stage.navigation.legato.addObserver(listener)
    stage.navigation.pushViewController(z, animated: true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.topViewController === z && stage.offset(of: z) == 0)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && listener.heard == [])
    #expect(swipeIsUIKits(stage) == false, "the root has nothing that could be popped")
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 1)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && listener.heard.count == 4)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSwipeIsUIKitsAndMayComeBack(settings: UIKitDouble.Settings) {
    let (stage, z) = covered(settings)
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    stage.device.advance(frames: 2)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    finger.drag(to: CGPoint(x: 10, y: 400), duration: 0.3)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, z] && stage.offset(of: z) == 0)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScreenAboveItHasOurSwipeAndLeavesUIKitsAside(settings: UIKitDouble.Settings) {
    let (stage, z) = covered(settings)
    #expect(swipeIsUIKits(stage) == true)
    stage.navigation.pushViewController(screen("C"), animated: true)
    stage.device.advance(by: 1)
    #expect(swipeIsUIKits(stage) == false)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, z] && swipeIsUIKits(stage) == true)
    stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
    stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.topViewController === z, "the app has switched it off")
    stage.navigation.legato.uninstall()
    #expect(swipeIsUIKits(stage) == true)
    expectNoViolations()
  }

  enum Word: CaseIterable { case screen, thirdParty, call, finger }

  @Test(arguments: UIKitDouble.Settings.both, Word.allCases)
  func whatIsSaidToTheLibraryGoesFirst(settings: UIKitDouble.Settings, word: Word) {
    let (stage, z) = (UIKitStage(settings), zoomed())
    let listener = ExternalListener()
    stage.navigation.legato.addObserver(listener)
    switch word {
    case .screen: z.legato.transition = .fade
    case .thirdParty: z.legato.animator = { _ in ExternalFade() }
    case .call, .finger: break
    }
    if word == .finger {
      stage.root.legato.setForwardGesture(.left, back: .edgePan()) { _ in z }
      stage.swipe(from: 300, to: 100)
    } else {
      stage.navigation.legato.push(z, using: word == .call ? .fade : nil)
    }
    stage.device.advance(by: 1)
    #expect(stage.navigation.topViewController === z && listener.heard.last == "finish")
    #expect(swipeIsUIKits(stage) == false)
    stage.swipe(to: 380)
    stage.device.advance(by: 1.5)
    #expect(stage.navigation.viewControllers == [stage.root] && listener.heard.count == 4)
    // The next push decides anew whether UIKit or the library shows it.
    guard word == .call || word == .finger else { return expectNoViolations() }
    stage.navigation.pushViewController(z, animated: true)
    stage.device.advance(by: 1)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && listener.heard.count == 4)
    expectNoViolations()
  }
}
