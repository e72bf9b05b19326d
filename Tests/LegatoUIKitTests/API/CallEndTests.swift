import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("How calls end", .serialized)
struct CallEndTests {
  typealias Pair = PresentationContainerTests.Pair

  /// The outcomes that completions got, in order.
  final class Ends {
    private(set) var told: [String] = []

    func note(_ name: String) -> (Outcome) -> Void { { self.told.append("\(name) \($0)") } }
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func eachCallOnAStackReportsItsEndOnce(settings: UIKitDouble.Settings, isAnimated: Bool) {
    let (stage, ends) = (UIKitStage(settings), Ends())
    let (b, c, d) = (screen("B"), screen("C"), screen("D"))
    let navigation = stage.navigation.legato
    navigation.push(b, animated: isAnimated, completion: ends.note("push"))
    if isAnimated { #expect(ends.told == []) }
    stage.device.advance(by: 1)
    navigation.setViewControllers([stage.root, c, b, d], animated: isAnimated, completion: ends.note("set"))
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, c, b, d])
    navigation.pop(animated: isAnimated, completion: ends.note("pop"))
    stage.device.advance(by: 1)
    navigation.pop(to: c, animated: isAnimated, completion: ends.note("popTo"))
    stage.device.advance(by: 1)
    navigation.popToRoot(animated: isAnimated, completion: ends.note("popToRoot"))
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    #expect(ends.told == ["push", "set", "pop", "popTo", "popToRoot"].map { "\($0) finished" })
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatGoesNowhereIsCancelledAtOnce(settings: UIKitDouble.Settings) {
    let (stage, ends) = (UIKitStage(settings), Ends())
    let navigation = stage.navigation.legato
    #expect(navigation.pop(completion: ends.note("pop")) == nil)
    #expect(navigation.popToRoot(completion: ends.note("popToRoot")) == [])
    #expect(navigation.pop(to: screen("X"), completion: ends.note("popTo")) == [])
    #expect(ends.told == ["pop cancelled", "popToRoot cancelled", "popTo cancelled"])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func callsWithinOneTurnAllReportTheirEnd(settings: UIKitDouble.Settings) {
    let (stage, ends) = (UIKitStage(settings), Ends())
    for name in ["1", "2", "3"] { stage.navigation.legato.push(screen(name), completion: ends.note(name)) }
    stage.device.advance(by: 0.1)
    stage.navigation.legato.pop(completion: ends.note("pop"))
    #expect(Set(ends.told) == ["1 finished", "2 finished", "3 finished"], "each has come before the next goes on")
    stage.device.advance(by: 1)
    #expect(ends.told.count == 4 && ends.told.last == "pop finished")
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func whatAThirdPartyTakesBackIsCancelled(settings: UIKitDouble.Settings) {
    let (stage, ends) = (UIKitStage(settings), Ends())
    let (b, drive) = (screen("B"), UIPercentDrivenInteractiveTransition())
    b.legato.animator = { _ in Fade() }
    b.legato.interactionController = { _ in drive }
    stage.navigation.legato.push(b, completion: ends.note("push"))
    stage.device.advance(by: 0.1)
    drive.update(0.3)
    drive.cancel()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && ends.told == ["push cancelled"])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func setControllersComeByTheTransitionOfTheCall(settings: UIKitDouble.Settings, isBack: Bool) {
    let stage = UIKitStage(settings)
    let (b, c) = (stage.pushed(), screen("C"))
    stage.navigation.legato.setViewControllers(isBack ? [stage.root] : [c], using: .slide(.up))
    stage.device.advance(by: 0.15)
    let moving = isBack ? b : c
    #expect(stage.drop(of: moving).map { $0 > 20 } == true && stage.offset(of: moving) == 0)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == (isBack ? [stage.root] : [c]))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func presentAndDismissReportTheirEndOnce(settings: UIKitDouble.Settings, isAnimated: Bool) {
    let (pair, ends) = (Pair(settings), Ends())
    pair.below.legato.present(pair.above, animated: isAnimated, completion: ends.note("present"))
    pair.device.advance(by: 1)
    #expect(ends.told == ["present finished"])
    pair.above.legato.dismiss(animated: isAnimated, completion: ends.note("dismiss"))
    pair.device.advance(by: 1)
    pair.above.legato.dismiss(completion: ends.note("again"))
    #expect(ends.told == ["present finished", "dismiss finished", "again cancelled"])
    #expect(pair.below.presentedViewController == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aDismissalDuringThePresentationLetsThatHaveCome(settings: UIKitDouble.Settings) {
    let (pair, ends) = (Pair(settings), Ends())
    pair.below.legato.present(pair.above, completion: ends.note("present"))
    pair.device.advance(by: 0.1)
    pair.above.legato.dismiss(completion: ends.note("dismiss"))
    pair.device.advance(by: 1)
    #expect(ends.told == ["present finished", "dismiss finished"])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPresentationThatAThirdPartyTakesBackIsCancelled(settings: UIKitDouble.Settings) {
    let (pair, ends) = (Pair(settings), Ends())
    let drive = UIPercentDrivenInteractiveTransition()
    pair.above.legato.animator = { _ in Fade() }
    pair.above.legato.interactionController = { _ in drive }
    pair.below.legato.present(pair.above, completion: ends.note("present"))
    pair.device.advance(by: 0.1)
    drive.update(0.3)
    drive.cancel()
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil && ends.told == ["present cancelled"])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aChildsDismissalIsThatOfWhatIsPresented(settings: UIKitDouble.Settings) {
    let pair = Pair(settings)
    let child = screen("child")
    let outer = UINavigationController(rootViewController: child)
    pair.below.legato.present(outer, using: .modal)
    pair.device.advance(by: 0.1)
    child.legato.dismiss(using: .fade)
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil)
    expectNoViolations()
  }
}

/// A third party's cross-fade, .4 seconds long.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.4) {
      view.alpha = 1
    } completion: { _ in
      view.alpha = 1
      if context.transitionWasCancelled { view.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
