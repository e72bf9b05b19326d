import Legato
import LegatoUIKit
import Testing
import UIKit

/// UIKit's rules for an interruption: each question returns the same animator, a grab pauses the run, and
/// `isInteractive` and `transitionWasCancelled` change each time the finger grabs or releases it.
@MainActor @Suite("A run that is grabbed again and again", .serialized)
struct InterruptionTests {
  /// A finger that lands where a page is, and drags it to a place.
  private func grab(_ stage: UIKitStage, from x: CGFloat, to end: CGFloat) {
    let finger = stage.device.touch(x, 400)
    finger.drag(to: CGPoint(x: end, y: 400), duration: 0.2)
    finger.lift()
    stage.device.advance(frames: 2)
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func aPopThatIsCaughtThreeTimesSaysEachDecisionAndCompletesOnceAsTheLastOne(
    settings: UIKitDouble.Settings, isFinished: Bool
  ) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    let alongside = NavigationOrderTests.Alongside()
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 120, y: 400), duration: 0.2)
    alongside.join(stage)
    finger.drag(to: CGPoint(x: 250, y: 400), duration: 0.2)
    finger.lift()
    stage.device.advance(frames: 2)
    grab(stage, from: 300, to: 120)
    grab(stage, from: 200, to: 380)
    if !isFinished { grab(stage, from: 350, to: 20) }
    stage.device.advance(by: 1)
    let expected = ["finishes", "drives", "cancels", "drives", "finishes"]
    #expect(alongside.changes == expected + (isFinished ? [] : ["drives", "cancels"]))
    #expect(stage.navigation.viewControllers == (isFinished ? [stage.root] : [stage.root, b]))
    let log = UIKitDouble.log
    #expect(log.count(of: "nav.transition.completeTransition(\(isFinished))") == 1)
    #expect(log.count(of: "nav.transition.completeTransition(\(!isFinished))") == 0)
    #expect(log.count(of: "nav.transition.pauseInteractiveTransition") == (isFinished ? 2 : 3))
    // UIKit may ask at each pause and each decision; the double compares the answers.
    #expect(log.count(of: "nav.transition.interruptibleAnimator") == (isFinished ? 5 : 7))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPushByACallThatIsCaughtHasBeenPushedAndThePopThatTheFingerBeginsComesBack(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.06)
    #expect(stage.navigation.transitionCoordinator?.isInterruptible == true)
    grab(stage, from: 300, to: 330)
    grab(stage, from: 300, to: 120)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b] && stage.offset(of: b) == 0)
    #expect(
      UIKitDouble.log.calls(containing: "completeTransition") == [
        "nav.transition.completeTransition(true)", "nav.transition.completeTransition(false)",
      ])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func aDismissalThatIsCaughtAndTurnedRoundCompletesOnce(
    settings: UIKitDouble.Settings, style: UIModalPresentationStyle
  ) {
    for isFinished in [true, false] {
      let pair = PresentationContainerTests.Pair(settings)
      pair.below.legato.present(pair.above, using: .modal, style: style)
      pair.device.advance(by: 1)
      UIKitDouble.log.clear()
      let ends: [(CGFloat, CGFloat)] = [(100, 500), (600, 150), (200, 700), (750, 150)]
      for (start, end) in isFinished ? ends.dropLast() : ends[...] {
        let finger = pair.device.touch(200, start)
        finger.drag(to: CGPoint(x: 200, y: end), duration: 0.15)
        finger.lift()
        pair.device.advance(frames: 1)
      }
      pair.device.advance(by: 1)
      #expect((pair.below.presentedViewController == nil) == isFinished)
      #expect(
        UIKitDouble.log.calls(containing: "completeTransition") == ["B.dismissal.completeTransition(\(isFinished))"])
      let back = ["viewWillDisappear", "viewWillAppear", "viewDidAppear"]
      #expect(appearances(of: "B") == (isFinished ? ["viewWillDisappear", "viewDidDisappear"] : back))
      expectNoViolations()
    }
  }
}
