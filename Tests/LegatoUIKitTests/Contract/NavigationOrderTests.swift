import Legato
import LegatoUIKit
import Testing
import UIKit

/// UIKit's call order of an interactive pop. The delegate is asked for the animation, and only then for the
/// interaction. Both pages get their appearance callbacks, then the delegate. UIKit starts the interaction in place of
/// the animation. The decision comes when the finger lifts, the completion once, and the end last. A cancelled pop
/// calls both pages in reverse, and the delegate no more.
@MainActor @Suite("The order of an interactive pop and push", .serialized)
struct NavigationOrderTests {
  /// The app's calls from the transition coordinator.
  @MainActor final class Alongside {
    var changes: [String] = []
    var ends: [Bool] = []
    let view = UIView()

    func join(_ stage: UIKitStage) {
      stage.navigation.view.addSubview(view)
      let coordinator = stage.navigation.transitionCoordinator
      coordinator?.animate(
        alongsideTransition: { [view] _ in view.alpha = 0 }, completion: { self.ends.append($0.isCancelled) })
      coordinator?.notifyWhenInteractionChanges {
        self.changes.append($0.isInteractive ? "drives" : $0.isCancelled ? "cancels" : "finishes")
      }
    }

    /// The fraction of the animations alongside.
    var fraction: Double { 1 - Double(view.layer.presentation()?.opacity ?? view.layer.opacity) }
  }

  /// How often a coordinator calls its completion.
  private func completions(_ settings: UIKitDouble.Settings) -> Int { settings.coordinatorCompletesTwice ? 2 : 1 }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFinishedPopByAFingerKeepsUIKitsOrderFromTheTouchToDidShow(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let delegate = DelegateTests.AppDelegate()
    stage.navigation.delegate = delegate
    _ = stage.pushed()
    delegate.shown = []
    stage.swipe(to: 350)
    #expect(!UIKitDouble.log.calls.contains("nav.transition.completeTransition(true)"))
    stage.device.advance(by: 1)
    let log = UIKitDouble.log
    #expect(
      log.isOrdered(
        "nav.popToViewController(animated: true)", "nav.delegate.animationControllerFor(pop)",
        "nav.delegate.interactionControllerFor", "nav.transition.startInteractiveTransition",
        "nav.transition.finishInteractiveTransition", "nav.transition.completeTransition(true)",
        "nav.delegate.didShow(A)"))
    for call in ["B.viewWillDisappear", "A.viewWillAppear", "nav.delegate.willShow(A)"] {
      #expect(log.isOrdered("nav.delegate.interactionControllerFor", call, "nav.transition.startInteractiveTransition"))
    }
    for call in ["B.viewDidDisappear", "A.viewDidAppear"] {
      #expect(log.isOrdered("nav.transition.completeTransition(true)", call, "nav.delegate.didShow(A)"))
    }
    #expect(appearances(of: "A") == ["viewWillAppear", "viewDidAppear"])
    #expect(appearances(of: "B") == ["viewWillDisappear", "viewDidDisappear"])
    #expect(log.count(of: "nav.transition.animateTransition") == 0)
    #expect(log.count(of: "nav.transition.finishInteractiveTransition") == 1)
    #expect(log.count(of: "nav.transition.completeTransition(true)") == 1)
    #expect(delegate.shown == ["will A", "did A"])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aCancelledPopByAFingerTellsThePagesTheReverseAndTheDelegateNothingMore(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let delegate = DelegateTests.AppDelegate()
    stage.navigation.delegate = delegate
    let b = stage.pushed()
    delegate.shown = []
    stage.swipe(to: 100)
    stage.device.advance(by: 1)
    let log = UIKitDouble.log
    #expect(
      log.isOrdered(
        "nav.transition.startInteractiveTransition", "nav.transition.cancelInteractiveTransition",
        "nav.transition.completeTransition(false)", "A.viewDidDisappear"))
    #expect(
      appearances(of: "A") == ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"])
    #expect(
      appearances(of: "B") == ["viewWillDisappear", "viewWillAppear", "viewDidAppear"])
    #expect(log.count(of: "nav.transition.completeTransition(false)") == 1)
    #expect(delegate.shown == ["will A"] && stage.navigation.viewControllers == [stage.root, b])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func aPushByAFingerKeepsTheSameOrder(settings: UIKitDouble.Settings, isFinished: Bool) {
    let stage = UIKitStage(settings)
    stage.root.legato.setForwardGesture(.left, using: .slide(.left)) { _ in screen("N") }
    let finger = stage.device.touch(300, 400)
    finger.drag(to: CGPoint(x: 150, y: 400), duration: 0.2)
    if !isFinished { finger.drag(to: CGPoint(x: 295, y: 400), duration: 0.3) }
    finger.lift()
    stage.device.advance(by: 1)
    let log = UIKitDouble.log
    #expect(
      log.isOrdered(
        "nav.delegate.animationControllerFor(push)", "nav.delegate.interactionControllerFor",
        "nav.transition.startInteractiveTransition",
        "nav.transition.\(isFinished ? "finish" : "cancel")InteractiveTransition",
        "nav.transition.completeTransition(\(isFinished))"))
    #expect(
      log.count(of: "nav.delegate.willShow(N)") == 1 && log.count(of: "nav.delegate.didShow(N)") == (isFinished ? 1 : 0)
    )
    #expect(log.count(of: "nav.delegate.willShow(A)") == 0 && log.count(of: "nav.delegate.didShow(A)") == 0)
    let (came, went) = (["viewWillAppear", "viewDidAppear"], ["viewWillDisappear", "viewDidDisappear"])
    #expect(appearances(of: "N") == (isFinished ? came : ["viewWillAppear"] + went))
    #expect(appearances(of: "A") == (isFinished ? went : ["viewWillDisappear"] + came))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func whatTheAppAnimatesAlongsideFollowsTheFingerAndHearsTheDecisionWhenItLifts(
    settings: UIKitDouble.Settings, isFinished: Bool
  ) {
    let stage = UIKitStage(settings)
    _ = stage.pushed()
    let alongside = Alongside()
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 30, y: 400), duration: 0.05)
    alongside.join(stage)
    finger.drag(to: CGPoint(x: 210, y: 400), duration: 0.2)
    stage.device.advance(frames: 1)
    #expect((alongside.fraction - 195.0 / 390).magnitude < 0.02 && alongside.changes == [])
    finger.drag(to: CGPoint(x: isFinished ? 330 : 60, y: 400), duration: 0.2)
    finger.lift()
    #expect(alongside.changes == [isFinished ? "finishes" : "cancels"] && alongside.ends == [])
    stage.device.advance(by: 1)
    #expect(alongside.changes.count == 1 && Set(alongside.ends) == [!isFinished])
    #expect(alongside.ends.count == completions(settings))
    #expect(alongside.view.alpha == (isFinished ? 0 : 1))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPopByTheBackButtonIsNoInteractionAndEndsByItself(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    // The interaction of this cancelled swipe must not be handed over again.
    stage.swipe(to: 60)
    stage.device.advance(by: 1)
    UIKitDouble.log.clear()
    stage.device.tapBack(in: stage.navigation)
    stage.device.advance(by: 0.05)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == false)
    #expect(stage.navigation.transitionCoordinator?.initiallyInteractive == false)
    stage.device.advance(by: 1)
    #expect(UIKitDouble.log.count(of: "nav.transition.startInteractiveTransition") == 0)
    #expect(UIKitDouble.log.count(of: "nav.transition.animateTransition") == 1)
    #expect(stage.navigation.viewControllers == [stage.root] && b.view.window == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aRedirectedRunCompletesOnceAndTheNextOneBegins(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, c) = (screen("B"), screen("C"))
    stage.navigation.legato.push(b)
    stage.device.advance(by: 0.1)
    stage.navigation.legato.push(c)
    #expect(UIKitDouble.log.count(of: "nav.transition.completeTransition(true)") == 1)
    stage.device.advance(by: 2)
    #expect(UIKitDouble.log.count(of: "nav.transition.completeTransition(true)") == 2)
    #expect(appearances(of: "B") == ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
    #expect(appearances(of: "C") == ["viewWillAppear", "viewDidAppear"])
    #expect(UIKitDouble.log.isOrdered("nav.delegate.didShow(B)", "nav.delegate.willShow(C)", "nav.delegate.didShow(C)"))
    expectNoViolations()
  }
}
