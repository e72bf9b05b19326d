import Testing
import UIKit

@MainActor @Suite("Transition contexts check their protocol")
struct TransitionProtocolTests {
  private func running() throws -> (NavigationStage, Manual, any UIViewControllerContextTransitioning) {
    let stage = NavigationStage()
    let manual = Manual()
    stage.director.animator = manual
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.device.advance(by: 0)
    return (stage, manual, try #require(manual.context))
  }

  private func violation(_ part: String) -> Bool { UIKitDouble.takeViolations().contains { $0.contains(part) } }

  @Test func `Completing twice is reported`() throws {
    let (_, _, context) = try running()
    context.completeTransition(true)
    expectNoViolations()
    context.completeTransition(true)
    #expect(violation("exactly once"))
  }

  @Test func `Completing while UIKit lays out or moves views is reported`() throws {
    /// Calls back while it is laid out or moved.
    final class Caller: UIView {
      var call: () -> Void = {}
      override func didMoveToWindow() { call() }
    }
    let (_, _, context) = try running()
    let caller = Caller()
    caller.call = { context.completeTransition(true) }
    context.containerView.addSubview(caller)
    #expect(violation("within didMoveToWindow"))
  }

  @Test func `Completing against the decision is reported`() throws {
    let (_, _, context) = try running()
    context.completeTransition(false)
    #expect(violation("!transitionWasCancelled"))
  }

  @Test func `Completing without a decision on an interaction is reported`() throws {
    let stage = NavigationStage(pushed: true)
    let interaction = ManualInteraction()
    (stage.director.animator, stage.director.interaction) = (Manual(), interaction)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0)
    try #require(interaction.context).completeTransition(true)
    #expect(violation("finish or cancel"))
  }

  @Test func `Leaving out the view that appears is reported`() {
    let stage = NavigationStage()
    let manual = Manual()
    manual.addsView = false
    stage.director.animator = manual
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.device.advance(by: 0)
    manual.context?.completeTransition(true)
    #expect(violation("never added"))
  }

  @Test func `A view left in the container is reported`() throws {
    let (_, _, context) = try running()
    context.containerView.addSubview(UIView())
    context.completeTransition(true)
    #expect(violation("left in the container"))
  }

  @Test func `Setting the stack during a transition is reported`() throws {
    let (stage, _, context) = try running()
    stage.navigation.viewControllers = [stage.a]
    #expect(violation("during a transition"))
    context.completeTransition(true)
  }

  @Test func `Pushing twice the same is reported, and so is a navigation controller`() {
    let stage = NavigationStage()
    stage.navigation.pushViewController(stage.a, animated: false)
    #expect(violation("pushed twice"))
    stage.navigation.pushViewController(UINavigationController(), animated: false)
    #expect(violation("navigation controller"))
  }

  @Test func `A decision before the start is reported`() {
    let driver = UIPercentDrivenInteractiveTransition()
    _ = Device()
    driver.finish()
    #expect(violation("before startInteractiveTransition"))
  }

  @Test func `An interaction that nobody drives hangs`() {
    let stage = NavigationStage(pushed: true)
    (stage.director.animator, stage.director.interaction) = (Fade(), UIPercentDrivenInteractiveTransition())
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 60)
    #expect(stage.navigation.transitionCoordinator != nil)
  }

  @Test func `A percent-driven interaction scrubs any animation and lets it finish`() throws {
    let stage = NavigationStage(pushed: true)
    let driver = UIPercentDrivenInteractiveTransition()
    (stage.director.animator, stage.director.interaction) = (Fade(), driver)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0)
    driver.update(0.4)
    stage.device.advance(by: 1)
    #expect(abs(try #require(stage.a.view.layer.presentation()).opacity - 0.4) < 0.01)
    driver.finish()
    stage.device.advance(by: 0.4)
    #expect(stage.navigation.viewControllers == [stage.a])
    expectNoViolations()
  }

  @Test func `A percent-driven interaction runs back when it is cancelled`() throws {
    let stage = NavigationStage(pushed: true)
    let driver = UIPercentDrivenInteractiveTransition()
    (stage.director.animator, stage.director.interaction) = (Fade(), driver)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0)
    driver.update(0.4)
    driver.cancel()
    stage.device.advance(by: 0.1)
    #expect(abs(try #require(stage.a.view.layer.presentation()).opacity - 0.2) < 0.05)
    stage.device.advance(by: 0.2)
    #expect(stage.navigation.viewControllers.count == 2)
    expectNoViolations()
  }

  @Test func `An interruptible animation is paused, scrubbed and continued`() throws {
    let stage = NavigationStage(pushed: true)
    let animation = Interruptible()
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    (stage.director.animator, stage.director.interaction) = (animation, driver)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.3)
    let animator = try #require(animation.animator)
    #expect(animator.isRunning && stage.navigation.transitionCoordinator?.isInteractive == false)
    let coordinator = try #require(stage.navigation.transitionCoordinator)
    #expect(coordinator.isInterruptible && !coordinator.initiallyInteractive)
    animator.pauseAnimation()
    animator.fractionComplete = 0.9
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.device.advance(by: 0.2)
    #expect(stage.navigation.viewControllers == [stage.a])
    expectNoViolations()
  }

  @Test func `An interruptible animation that changes its animator is reported`() {
    let stage = NavigationStage(pushed: true)
    let animation = Interruptible()
    let driver = UIPercentDrivenInteractiveTransition()
    animation.makesNewOnes = true
    (stage.director.animator, stage.director.interaction) = (animation, driver)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0)
    expectNoViolations()
    driver.update(0.5)
    #expect(violation("same instance"))
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func `Animations alongside run with the transition, completions at its end`(settings: UIKitDouble.Settings) throws {
    let stage = NavigationStage(settings: settings)
    stage.director.animator = Fade()
    stage.navigation.pushViewController(stage.b, animated: true)
    let bar = stage.navigation.navigationBar
    var completions = 0
    stage.navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in bar.alpha = 0 },
      completion: { context in
        completions += 1
        #expect(!context.isCancelled)
      })
    stage.device.advance(by: 0.25)
    let opacity = try #require(bar.layer.presentation()).opacity
    #expect(opacity > 0.3 && opacity < 0.7)
    stage.device.advance(by: 0.5)
    #expect(bar.alpha == 0 && completions == (settings.coordinatorCompletesTwice ? 2 : 1))
  }

  @Test func `Animations alongside follow the finger and run back on a cancel`() throws {
    let stage = NavigationStage(pushed: true)
    let driver = UIPercentDrivenInteractiveTransition()
    (stage.director.animator, stage.director.interaction) = (Fade(), driver)
    stage.navigation.popViewController(animated: true)
    let bar = stage.navigation.navigationBar
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in bar.alpha = 0 })
    stage.device.advance(by: 0)
    driver.update(0.5)
    stage.device.advance(by: 0.5)
    #expect(abs(try #require(bar.layer.presentation()).opacity - 0.5) < 0.01)
    driver.cancel()
    stage.device.advance(by: 1)
    #expect(bar.alpha == 1)
  }
}
