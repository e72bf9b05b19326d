import Legato
import LegatoUIKit
import Testing
import UIKit

/// A third party's completion may never come, and that of an animation without a duration may come within the call or
/// later. Neither leaves the app in a transition that never ends.
@MainActor @Suite("A third party's completion", .serialized)
struct ExternalRulesTests {
  /// An animation that never reports its end.
  final class Silent: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
      let view = context.view(forKey: .from)
      UIView.animate(withDuration: 0.3, animations: { view?.alpha = 0.5 })
    }
  }

  /// An animation without a duration.
  final class Instant: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(
        withDuration: 0, animations: {},
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  private func expectAlive(_ stage: UIKitStage, _ location: SourceLocation = #_sourceLocation) {
    #expect(stage.navigation.transitionCoordinator == nil, sourceLocation: location)
    let before = stage.navigation.viewControllers
    let next = screen("next")
    stage.navigation.pushViewController(next, animated: true)
    stage.device.advance(by: 1)
    #expect(
      stage.navigation.viewControllers == before + [next] && stage.offset(of: next) == 0, sourceLocation: location)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == before, sourceLocation: location)
    expectNoViolations(location)
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func oneThatNeverComesIsMissedAndUIKitGetsItAllTheSame(settings: UIKitDouble.Settings, isDriven: Bool) {
    let stage = UIKitStage(settings)
    let (b, listener) = (stage.pushed(), ExternalListener())
    b.legato.animator = { _ in Silent() }
    b.legato.addObserver(listener)
    if isDriven { stage.swipe(to: 350) } else { stage.navigation.popViewController(animated: true) }
    stage.device.advance(by: 1)
    #expect(stage.navigation.transitionCoordinator != nil, "it may take a while")
    stage.device.advance(by: 5)
    #expect(stage.navigation.viewControllers == [stage.root] && listener.heard == ["begin pop", "finish"])
    expectAlive(stage)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func oneThatNeverComesAfterACancelLeavesTheOldScreen(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    b.legato.animator = { _ in Silent() }
    stage.swipe(to: 60)
    stage.device.advance(by: 6)
    #expect(stage.navigation.viewControllers == [stage.root, b] && b.view.window != nil)
    b.legato.animator = nil
    expectAlive(stage)
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerThatRestsIsNotMissed(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    b.legato.animator = { _ in Silent() }
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    stage.device.advance(by: 20)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    finger.drag(to: CGPoint(x: 380, y: 400), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 6)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectAlive(stage)
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func onePresentedThatNeverComesIsMissedToo(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) {
    let pair = PresentationContainerTests.Pair(settings)
    pair.above.legato.animator = { _ in Silent() }
    pair.below.legato.present(pair.above, style: style)
    pair.device.advance(by: 6)
    #expect(pair.below.presentedViewController === pair.above && pair.above.view.window != nil)
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 6)
    #expect(pair.below.presentedViewController == nil && pair.below.view.window != nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func oneThatComesWithinTheCallEndsThePushAndThePop(settings: UIKitDouble.Settings, isAtOnce: Bool) {
    let stage = UIKitStage(settings)
    let (b, listener) = (screen("B"), ExternalListener())
    b.legato.addObserver(listener)
    b.legato.animator = { _ in isAtOnce ? DelegateTests.Blink() : Instant() }
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.navigation.viewControllers == [stage.root, b] && stage.navigation.transitionCoordinator == nil)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.navigation.viewControllers == [stage.root])
    #expect(listener.heard == ["begin push", "finish", "begin pop", "finish"])
    expectAlive(stage)
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func oneThatComesWhileTheFingerStillDrivesLeavesTheAppWhole(settings: UIKitDouble.Settings, isAtOnce: Bool) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    b.legato.animator = { _ in isAtOnce ? DelegateTests.Blink() : Instant() }
    stage.swipe(to: 350)
    stage.device.advance(by: 1)
    // The third party's animation is at fault: it does not wait for the finger.
    let faults = UIKitDouble.takeViolations()
    #expect(faults.allSatisfy { $0.contains("while the transition was interactive") }, "\(faults)")
    #expect(stage.navigation.viewControllers == [stage.root])
    expectAlive(stage)
  }
}
