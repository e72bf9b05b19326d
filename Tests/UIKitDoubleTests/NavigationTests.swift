import Testing
import UIKit

/// A navigation controller on the screen, with two named screens and a delegate.
@MainActor struct NavigationStage {
  let device: Device
  let navigation: UINavigationController
  let director = Director()
  let a = UIViewController()
  let b = UIViewController()

  init(settings: UIKitDouble.Settings = .usual, pushed: Bool = false) {
    device = Device(settings: settings)
    navigation = UINavigationController(rootViewController: a)
    UIKitDouble.name(a, "A")
    UIKitDouble.name(b, "B")
    UIKitDouble.name(navigation, "nav")
    if pushed { navigation.pushViewController(b, animated: false) }
    device.show(navigation)
    navigation.delegate = director
    UIKitDouble.log.clear()
  }

  /// The log's calls about appearances, the delegate and the context.
  var events: [String] {
    UIKitDouble.log.calls.filter { call in
      ["view", "delegate", "transition."].contains { call.contains($0) } && !call.contains("viewDidLoad")
    }
  }
}

@MainActor @Suite("Navigation keeps UIKit's order of calls")
struct NavigationTests {
  @Test func `A push asks, starts at a layout pass, animates and ends in order`() {
    let stage = NavigationStage()
    let fade = Fade()
    stage.director.animator = fade
    stage.navigation.pushViewController(stage.b, animated: true)
    #expect(stage.navigation.transitionCoordinator != nil && fade.context == nil)
    stage.device.advance(by: 0)
    #expect(fade.context != nil)
    stage.device.advance(by: 1)
    #expect(
      stage.events == [
        "nav.delegate.animationControllerFor(push)",
        "nav.delegate.interactionControllerFor", "A.viewWillDisappear", "B.viewWillAppear", "nav.delegate.willShow(B)",
        "nav.transition.animateTransition", "nav.transition.completeTransition(true)",
        "nav.transition.animationEnded(true)", "A.viewDidDisappear", "B.viewIsAppearing", "B.viewDidAppear",
        "nav.delegate.didShow(B)",
      ])
    #expect(fade.ended == [true])
    #expect(stage.navigation.viewControllers == [stage.a, stage.b] && stage.navigation.transitionCoordinator == nil)
    #expect(stage.b.view.window != nil && stage.a.view.window == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func `In either order, asking precedes appearing, and that precedes the end`(settings: UIKitDouble.Settings) {
    let stage = NavigationStage(settings: settings)
    stage.director.animator = Fade()
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.device.advance(by: 1)
    let log = UIKitDouble.log
    #expect(log.isOrdered("nav.delegate.animationControllerFor(push)", "A.viewWillDisappear", "A.viewDidDisappear"))
    #expect(log.isOrdered("B.viewWillAppear", "nav.transition.animateTransition", "B.viewDidAppear"))
    #expect(log.isOrdered("nav.delegate.willShow(B)", "nav.transition.animationEnded(true)", "nav.delegate.didShow(B)"))
    expectNoViolations()
  }

  @Test func `A pushed screen fills the window, and its safe area begins below the bar`() throws {
    let stage = NavigationStage()
    stage.director.animator = Fade()
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.device.advance(by: 1)
    #expect(stage.b.view.frame == stage.device.window.bounds)
    #expect(stage.b.view.safeAreaInsets.top == 91)
    #expect(stage.navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
  }

  @Test func `An interactive pop is started by UIKit, driven, finished and completed`() throws {
    let stage = NavigationStage(pushed: true)
    let interaction = ManualInteraction()
    (stage.director.animator, stage.director.interaction) = (Manual(), interaction)
    stage.navigation.popViewController(animated: true)
    #expect(interaction.context == nil)
    stage.device.advance(by: 0)
    let context = try #require(interaction.context)
    #expect(context.isInteractive && stage.navigation.transitionCoordinator?.initiallyInteractive == true)
    var changes = 0
    stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in changes += 1 }
    context.updateInteractiveTransition(0.5)
    #expect(stage.navigation.transitionCoordinator?.percentComplete == 0.5)
    context.finishInteractiveTransition()
    #expect(!context.isInteractive && changes == 1)
    context.completeTransition(!context.transitionWasCancelled)
    #expect(
      stage.events == [
        "nav.delegate.animationControllerFor(pop)", "nav.delegate.interactionControllerFor", "B.viewWillDisappear",
        "A.viewWillAppear", "nav.delegate.willShow(A)", "nav.transition.startInteractiveTransition",
        "nav.transition.finishInteractiveTransition", "nav.transition.completeTransition(true)", "B.viewDidDisappear",
        "A.viewIsAppearing", "A.viewDidAppear", "nav.delegate.didShow(A)",
      ])
    #expect(stage.navigation.viewControllers == [stage.a] && stage.b.parent == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func `A cancelled pop puts everything back and shows nothing again`(settings: UIKitDouble.Settings) throws {
    let stage = NavigationStage(settings: settings, pushed: true)
    let interaction = ManualInteraction()
    (stage.director.animator, stage.director.interaction) = (Manual(), interaction)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0)
    let context = try #require(interaction.context)
    context.cancelInteractiveTransition()
    UIKitDouble.log.clear()
    context.completeTransition(!context.transitionWasCancelled)
    let log = UIKitDouble.log
    #expect(log.isOrdered("A.viewWillDisappear", "A.viewDidDisappear"))
    #expect(log.isOrdered("B.viewWillAppear", "B.viewDidAppear"))
    #expect(log.calls(containing: "Show(").isEmpty)
    #expect(stage.navigation.viewControllers == [stage.a, stage.b])
    #expect(stage.b.view.window != nil && stage.a.view.window == nil && stage.b.parent === stage.navigation)
    #expect(stage.navigation.navigationBar.items?.count == 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func `Before the layout pass the stack is old or new, after it new`(settings: UIKitDouble.Settings) {
    let stage = NavigationStage(settings: settings)
    stage.director.animator = Fade()
    stage.navigation.pushViewController(stage.b, animated: true)
    #expect(stage.navigation.viewControllers.count == (settings.stackChangesAtLayout ? 1 : 2))
    stage.device.advance(by: 0)
    #expect(stage.navigation.viewControllers == [stage.a, stage.b])
  }

  @Test func `Without an animation nobody is asked`() {
    let stage = NavigationStage()
    stage.navigation.pushViewController(stage.b, animated: false)
    stage.device.advance(by: 0)
    #expect(stage.director.operations.isEmpty && stage.navigation.topViewController === stage.b)
    #expect(UIKitDouble.log.isOrdered("nav.delegate.willShow(B)", "nav.delegate.didShow(B)"))
  }

  @Test func `A second request waits for the run that is under way`() {
    let stage = NavigationStage()
    stage.director.animator = Fade()
    let c = screen("C")
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.device.advance(by: 0.1)
    stage.navigation.pushViewController(c, animated: true)
    #expect(stage.navigation.viewControllers.count == 2)
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == [stage.a, stage.b, c] && c.view.window != nil)
    #expect(UIKitDouble.log.isOrdered("B.viewDidAppear", "B.viewWillDisappear", "C.viewDidAppear"))
  }

  @Test func `Pop to a controller, to the root, and a new stack`() {
    let stage = NavigationStage(pushed: true)
    let c = screen("C")
    stage.navigation.pushViewController(c, animated: false)
    stage.device.advance(by: 0)
    #expect(stage.navigation.popToViewController(stage.a, animated: true) == [stage.b, c])
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.a] && stage.director.operations == [.pop])
    stage.navigation.setViewControllers([stage.b, c], animated: true)
    stage.device.advance(by: 1)
    #expect(stage.director.operations == [.pop, .push] && stage.a.parent == nil)
    #expect(stage.navigation.popToRootViewController(animated: false) == [c])
    stage.device.advance(by: 0)
    #expect(stage.navigation.viewControllers == [stage.b])
    #expect(stage.navigation.popViewController(animated: true) == nil)
  }

  @Test func `A screen that is pushed and popped in one turn leaves nothing behind`() {
    let stage = NavigationStage()
    let c = screen("C")
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.navigation.pushViewController(c, animated: true)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.a, stage.b] && stage.navigation.children == [stage.a, stage.b])
    #expect(c.parent == nil && stage.b.view.window != nil)
  }

  @Test func `The system's own push and swipe back work, and the swipe may be cancelled`() {
    let stage = NavigationStage()
    stage.navigation.delegate = nil
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.device.advance(by: 0.5)
    #expect(stage.b.view.window != nil)
    let finger = stage.device.touch(5, 400)
    finger.drag(to: CGPoint(x: 100, y: 400), duration: 0.1)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    finger.drag(to: CGPoint(x: 20, y: 400), duration: 0.1)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers.count == 2 && stage.b.view.window != nil)
    let again = stage.device.touch(5, 400)
    again.drag(to: CGPoint(x: 300, y: 400), duration: 0.2)
    again.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.a] && stage.a.view.window != nil)
    #expect(stage.a.view.frame == stage.device.window.bounds)
    expectNoViolations()
  }

  @Test func `A delegate that answers for animations ends the swipe back, even with nil`() {
    let stage = NavigationStage(pushed: true)
    let finger = stage.device.touch(5, 400)
    finger.drag(to: CGPoint(x: 300, y: 400), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers.count == 2)
  }

  @Test func `A swipe gesture without its delegate freezes the app at the root`() {
    let stage = NavigationStage()
    stage.navigation.interactivePopGestureRecognizer?.delegate = nil
    stage.navigation.delegate = nil
    let finger = stage.device.touch(5, 400)
    finger.drag(to: CGPoint(x: 300, y: 400), duration: 0.2)
    finger.lift()
    #expect(UIKitDouble.takeViolations().contains { $0.contains("frozen") })
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `The tab bar goes at once with an animation of the app's, and comes back on a cancel`() throws {
    let stage = NavigationStage()
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.navigation]
    stage.device.show(tabs)
    let interaction = ManualInteraction()
    (stage.director.animator, stage.director.interaction) = (Manual(), interaction)
    stage.b.hidesBottomBarWhenPushed = true
    stage.navigation.pushViewController(stage.b, animated: true)
    stage.device.advance(by: 0)
    #expect(tabs.tabBar.frame.minY == 844)
    let context = try #require(interaction.context)
    context.cancelInteractiveTransition()
    context.completeTransition(false)
    stage.device.advance(by: 0)
    #expect(near(tabs.tabBar.frame.minY, 761))
    expectNoViolations()
  }

  @Test func `A change whose window is removed before it has begun is shown at once`() {
    let stage = NavigationStage(settings: .late)
    stage.navigation.pushViewController(stage.b, animated: true)
    var hasEnded = false
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in hasEnded = true }
    stage.device.window.rootViewController = screen("other")
    stage.device.advance(by: 1)
    #expect(hasEnded && stage.navigation.transitionCoordinator == nil && stage.navigation.topViewController === stage.b)
    expectNoViolations()
  }

  @Test func `Nothing is left of a popped screen or of an animation controller`() {
    weak var screen: UIViewController?
    weak var animator: Fade?
    do {
      var settings = UIKitDouble.Settings.usual
      settings.reportsRetainedAnimators = true
      let stage = NavigationStage(settings: settings)
      do {
        let pushed = UIViewController()
        screen = pushed
        let fade = Fade()
        animator = fade
        stage.director.animator = fade
        stage.navigation.pushViewController(pushed, animated: true)
        stage.device.advance(by: 1)
        fade.context = nil
        stage.director.animator = nil
      }
      #expect(animator == nil)
      stage.navigation.popViewController(animated: true)
      stage.device.advance(by: 1)
      #expect(UIKitDouble.takeViolations().count <= 1)
    }
    #expect(screen == nil)
  }
}
