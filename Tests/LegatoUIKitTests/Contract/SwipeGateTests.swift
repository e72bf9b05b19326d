import Legato
import LegatoUIKit
import Testing
import UIKit

/// A delegate that returns animation controllers switches the system's back swipe off, and replacing that gesture's own
/// delegate freezes the app at the root. The library's swipe begins only above the root, never while UIKit is busy, and
/// is never switched on and off.
@MainActor @Suite("When a swipe back may begin", .serialized)
struct SwipeGateTests {
  /// A common hack in apps to get the back swipe back.
  private func hack(_ navigation: UINavigationController) {
    navigation.interactivePopGestureRecognizer?.delegate = nil
    navigation.interactivePopGestureRecognizer?.isEnabled = true
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func aSwipeAtTheRootFreezesNothingWhateverTheAppDoesToTheSystemsOwn(settings: UIKitDouble.Settings, isHacked: Bool) {
    let stage = UIKitStage(settings)
    if isHacked { hack(stage.navigation) }
    for _ in 0..<3 {
      stage.swipe(to: 380)
      stage.device.advance(by: 0.5)
    }
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.topViewController === b)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPageThatSwitchesTheSystemsSwipeOnGetsOursAllTheSame(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    hack(stage.navigation)
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    stage.device.advance(frames: 1)
    #expect(stage.offset(of: b).map { ($0 - 185).magnitude < 1 } == true)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    finger.drag(to: CGPoint(x: 20, y: 400), duration: 0.3)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func noRecognizerIsSwitchedWhilePagesComeAndGo(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let recognizers = stage.navigation.view.gestureRecognizers ?? []
    let before = recognizers.map(\.isEnabled)
    let expectSame = { #expect(recognizers.map(\.isEnabled) == before) }
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    for _ in 0..<40 {
      stage.device.advance(frames: 1)
      expectSame()
    }
    stage.swipe(to: 100)
    for _ in 0..<40 {
      stage.device.advance(frames: 1)
      expectSame()
    }
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    expectSame()
    #expect(stage.navigation.view.gestureRecognizers == recognizers)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSwipeWhileAnotherTransitionOfUIKitsRunsBeginsNothing(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    let cover = screen("cover")
    stage.navigation.present(cover, animated: true)
    stage.device.advance(by: 0.1)
    stage.swipe(to: 380, in: 0.1)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b] && stage.navigation.presentedViewController === cover)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [(20.0, 19.0, true), (20, 22, false), (60, 58, true), (0, 1, false)])
  func aSwipeStartsWithinTheGivenWidth(settings: UIKitDouble.Settings, edge: (Double, Double, Bool)) {
    let (width, start, isWithin) = edge
    let stage = UIKitStage(settings, policy: TransitionPolicy(interactions: [.edgePan(width: width)]))
    let b = stage.pushed()
    stage.swipe(from: start, to: 385)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == (isWithin ? [stage.root] : [stage.root, b]))
    expectNoViolations()
  }
}
