import Testing
import UIKit

/// A shown root and a screen to present over it.
@MainActor private struct Stage {
  let device: Device
  let a = UIViewController()
  let b = UIViewController()
  let director = Director()

  init(_ style: UIModalPresentationStyle, settings: UIKitDouble.Settings = .usual) {
    device = Device(settings: settings)
    UIKitDouble.name(a, "A")
    UIKitDouble.name(b, "B")
    b.modalPresentationStyle = style
    b.transitioningDelegate = director
    device.show(a)
    UIKitDouble.log.clear()
  }

  var events: [String] { UIKitDouble.log.calls.filter { !$0.contains("viewDidLoad") && !$0.contains("statusBar") } }
}

/// Puts its screen into the lower half and records its calls.
private final class Half: UIPresentationController {
  var calls: [String] = []
  override var frameOfPresentedViewInContainerView: CGRect {
    let whole = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: whole.height / 2, width: whole.width, height: whole.height / 2)
  }
  override func presentationTransitionWillBegin() { calls.append("willBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("didEnd(\(completed))") }
  override func dismissalTransitionWillBegin() { calls.append("willDismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("didDismiss(\(completed))") }
  override func containerViewWillLayoutSubviews() { if calls.last != "layout" { calls.append("layout") } }
}

@MainActor @Suite("Presentation keeps UIKit's order of calls")
struct PresentationTests {
  @Test(arguments: UIKitDouble.Settings.both)
  func `Full screen removes the presenter and notifies both`(settings: UIKitDouble.Settings) {
    let stage = Stage(.fullScreen, settings: settings)
    let fade = Fade()
    stage.director.animator = fade
    var isComplete = false
    stage.a.present(stage.b, animated: true) { isComplete = true }
    #expect(stage.a.presentedViewController === stage.b && stage.b.presentingViewController === stage.a)
    stage.device.advance(by: 0.1)
    #expect(stage.b.isBeingPresented && stage.b.transitionCoordinator != nil && stage.a.transitionCoordinator != nil)
    stage.device.advance(by: 1)
    let log = UIKitDouble.log
    #expect(log.isOrdered("A.viewWillDisappear", "B.presentation.animateTransition", "A.viewDidDisappear"))
    #expect(
      log.isOrdered(
        "B.viewWillAppear", "B.presentation.completeTransition(true)", "B.presentation.animationEnded(true)",
        "B.viewDidAppear"))
    #expect(isComplete && stage.a.view.window == nil && stage.b.view.window != nil && fade.ended == [true])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func `A dismissed full screen puts the presenter back`(settings: UIKitDouble.Settings) {
    let stage = Stage(.fullScreen, settings: settings)
    stage.director.animator = Fade()
    stage.a.present(stage.b, animated: true)
    stage.device.advance(by: 1)
    UIKitDouble.log.clear()
    stage.b.dismiss(animated: true)
    stage.device.advance(by: 1)
    #expect(UIKitDouble.log.isOrdered("B.viewWillDisappear", "B.dismissal.animateTransition", "B.viewDidDisappear"))
    #expect(UIKitDouble.log.isOrdered("A.viewWillAppear", "B.dismissal.animationEnded(true)", "A.viewDidAppear"))
    #expect(stage.a.view.superview === stage.device.window && stage.b.view.window == nil)
    #expect(stage.a.presentedViewController == nil && stage.b.presentingViewController == nil)
    #expect(stage.device.window.subviews == [stage.a.view])
    expectNoViolations()
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext])
  func `Styles that leave the presenter neither notify it nor give its view`(style: UIModalPresentationStyle) throws {
    let stage = Stage(style)
    let fade = Fade()
    stage.director.animator = fade
    stage.a.present(stage.b, animated: true)
    let context = try #require(fade.context)
    #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === stage.b.view)
    stage.device.advance(by: 1)
    stage.b.dismiss(animated: true)
    #expect(try #require(fade.context).view(forKey: .to) == nil)
    stage.device.advance(by: 1)
    #expect(!stage.events.contains { $0.hasPrefix("A.view") })
    #expect(stage.a.view.window != nil && stage.b.view.window == nil)
    expectNoViolations()
  }

  @Test func `A custom presentation controller sets the frame and is notified of both directions`() throws {
    let stage = Stage(.custom)
    stage.director.animator = Fade()
    var half: Half?
    stage.director.presentation = { presented, presenting in
      let made = Half(presentedViewController: presented, presenting: presenting)
      half = made
      return made
    }
    stage.a.present(stage.b, animated: true)
    stage.device.advance(by: 1)
    #expect(stage.b.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(stage.b.presentationController === half && half?.presentingViewController === stage.a)
    stage.b.dismiss(animated: true)
    stage.device.advance(by: 1)
    let calls = try #require(half).calls.filter { $0 != "layout" }
    #expect(calls == ["willBegin", "didEnd(true)", "willDismiss", "didDismiss(true)"])
    #expect(try #require(half).calls.contains("layout"))
  }

  @Test func `Only a custom style is asked for its presentation controller`() {
    let stage = Stage(.overFullScreen)
    stage.director.presentation = { Half(presentedViewController: $0, presenting: $1) }
    stage.a.present(stage.b, animated: false)
    #expect(!(stage.b.presentationController is Half))
  }

  @Test func `Moving the presenter's view in a custom dismissal is reported`() throws {
    let stage = Stage(.custom)
    let manual = Manual()
    stage.a.present(stage.b, animated: false)
    stage.device.advance(by: 0)
    stage.director.animator = manual
    stage.b.dismiss(animated: true)
    let context = try #require(manual.context)
    context.containerView.addSubview(stage.a.view)
    context.completeTransition(true)
    #expect(UIKitDouble.takeViolations().contains { $0.contains("presenter's view") })
  }

  private func violation(_ part: String) -> Bool { UIKitDouble.takeViolations().contains { $0.contains(part) } }

  @Test func `Removing the presenter's view from below a custom presentation is reported`() throws {
    let stage = Stage(.custom)
    let manual = Manual()
    stage.director.animator = manual
    stage.a.present(stage.b, animated: true)
    stage.a.view.removeFromSuperview()
    try #require(manual.context).completeTransition(true)
    #expect(violation("from where it is"))
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom], [true, false])
  func `Views that an animation leaves in the container are reported, those that were there before are not`(
    style: UIModalPresentationStyle, isDismissal: Bool
  ) throws {
    final class Dimmed: UIPresentationController {
      override func presentationTransitionWillBegin() { containerView?.insertSubview(UIView(), at: 0) }
    }
    for leaves in [true, false] {
      let stage = Stage(style)
      let manual = Manual()
      stage.director.presentation = { Dimmed(presentedViewController: $0, presenting: $1) }
      if !isDismissal { stage.director.animator = manual }
      stage.a.present(stage.b, animated: !isDismissal)
      stage.device.advance(by: 0.1)
      stage.director.animator = manual
      if isDismissal { stage.b.dismiss(animated: true) }
      let context = try #require(manual.context)
      if leaves { context.containerView.addSubview(UIView()) }
      context.completeTransition(true)
      stage.device.advance(by: 0.1)
      #expect(violation("left in the container") == leaves)
      expectNoViolations()
    }
  }

  @Test func `A dismissal that is cancelled without the presented view in its container is reported`() throws {
    let stage = Stage(.custom)
    stage.a.present(stage.b, animated: false)
    stage.device.advance(by: 0)
    let interaction = ManualInteraction()
    (stage.director.animator, stage.director.interaction) = (Manual(), interaction)
    stage.b.dismiss(animated: true)
    let context = try #require(interaction.context)
    stage.b.view.removeFromSuperview()
    context.cancelInteractiveTransition()
    context.completeTransition(false)
    #expect(violation("that stays"))
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func `A cancelled dismissal leaves the screen presented`(settings: UIKitDouble.Settings) throws {
    let stage = Stage(.fullScreen, settings: settings)
    stage.a.present(stage.b, animated: false)
    stage.device.advance(by: 0)
    let interaction = ManualInteraction()
    (stage.director.animator, stage.director.interaction) = (Manual(), interaction)
    var isComplete = false
    stage.b.dismiss(animated: true) { isComplete = true }
    stage.device.advance(by: 0)
    let context = try #require(interaction.context)
    #expect(context.view(forKey: .to) === stage.a.view)
    context.updateInteractiveTransition(0.3)
    context.cancelInteractiveTransition()
    UIKitDouble.log.clear()
    context.completeTransition(false)
    stage.device.advance(by: 0)
    #expect(UIKitDouble.log.isOrdered("A.viewWillDisappear", "A.viewDidDisappear"))
    #expect(UIKitDouble.log.isOrdered("B.viewWillAppear", "B.viewDidAppear"))
    #expect(stage.a.presentedViewController === stage.b && stage.b.view.window != nil && stage.a.view.window == nil)
    #expect(!isComplete)
    expectNoViolations()
  }

  @Test func `An interactive presentation that is cancelled leaves nothing`() throws {
    let stage = Stage(.fullScreen)
    let interaction = ManualInteraction()
    (stage.director.animator, stage.director.interaction) = (Manual(), interaction)
    stage.a.present(stage.b, animated: true)
    let context = try #require(interaction.context)
    context.cancelInteractiveTransition()
    context.completeTransition(false)
    #expect(stage.a.presentedViewController == nil && stage.b.presentingViewController == nil)
    #expect(stage.device.window.subviews == [stage.a.view] && stage.a.view.frame == stage.device.window.bounds)
    expectNoViolations()
  }

  @Test func `The root of the presenter presents, unless a context is defined`() {
    let stage = Stage(.overFullScreen)
    let child = screen("C")
    stage.a.addChild(child)
    stage.a.view.addSubview(child.view)
    child.present(stage.b, animated: false)
    #expect(stage.b.presentingViewController === stage.a && child.presentedViewController === stage.b)
    child.dismiss(animated: false)
    stage.device.advance(by: 0)
    child.definesPresentationContext = true
    stage.b.modalPresentationStyle = .overCurrentContext
    child.present(stage.b, animated: false)
    #expect(stage.b.presentingViewController === child && stage.b.view.isDescendant(of: stage.a.view))
  }

  @Test func `A second presentation by the same presenter is reported`() {
    let stage = Stage(.fullScreen)
    stage.a.present(stage.b, animated: false)
    stage.a.present(screen("C"), animated: false)
    #expect(UIKitDouble.takeViolations().contains { $0.contains("already presenting") })
  }

  @Test func `Dismissing the lowest dismisses all above it and animates the topmost`() {
    let stage = Stage(.overFullScreen)
    let c = screen("C")
    c.modalPresentationStyle = .overFullScreen
    c.transitioningDelegate = stage.director
    stage.a.present(stage.b, animated: false)
    stage.b.present(c, animated: false)
    stage.device.advance(by: 0)
    stage.director.animator = Fade()
    stage.a.dismiss(animated: true)
    stage.device.advance(by: 1)
    #expect(UIKitDouble.log.count(of: "C.dismissal.animateTransition") == 1)
    #expect(stage.a.presentedViewController == nil && stage.device.window.subviews == [stage.a.view])
    expectNoViolations()
  }

  @Test func `A sheet leaves a strip, and is dismissed when the user drags it down and the delegate allows it`() {
    final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
      var allows = false
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    }
    let stage = Stage(.automatic)
    #expect(stage.b.modalPresentationStyle == .pageSheet, "nobody reads .automatic")
    stage.b.transitioningDelegate = nil
    let judge = Judge()
    stage.b.sheetPresentationController?.delegate = judge
    stage.a.present(stage.b, animated: true)
    stage.device.advance(by: 1)
    #expect(stage.b.view.frame.minY == 57 && stage.a.view.window != nil)
    #expect(!UIKitDouble.swipeDown(stage.b))
    judge.allows = true
    #expect(UIKitDouble.swipeDown(stage.b))
    stage.device.advance(by: 1)
    #expect(stage.a.presentedViewController == nil)
  }

  @Test func `Nothing is left of what was presented`() {
    weak var screen: UIViewController?
    let stage = Stage(.fullScreen)
    do {
      let presented = UIViewController()
      presented.modalPresentationStyle = .fullScreen
      screen = presented
      stage.a.present(presented, animated: true)
      stage.device.advance(by: 1)
      presented.dismiss(animated: true)
    }
    stage.device.advance(by: 1)
    #expect(screen == nil)
  }
}
