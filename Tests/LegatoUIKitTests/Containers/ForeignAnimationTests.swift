import Legato
import LegatoUIKit
import Testing
import UIKit

/// A third party's animation: the one view slides over the other, from the right.
final class ForeignSlide: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: Legato.Operation
  var ends: [Bool] = []
  /// In seconds.
  static let duration = 0.5

  init(_ operation: Legato.Operation) { self.operation = operation }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let isBack = operation.isReverse
    if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: to).isEmpty ? container.bounds : context.finalFrame(for: to)
      if isBack { container.insertSubview(view, at: 0) } else { container.addSubview(view) }
    }
    guard let moving = context.view(forKey: isBack ? .from : .to) else { return context.completeTransition(true) }
    let away = CGAffineTransform(translationX: container.bounds.width, y: 0)
    if !isBack { moving.transform = away }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveLinear,
      animations: { moving.transform = isBack ? away : .identity },
      completion: { _ in
        moving.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// The same by an animation that can be interrupted.
final class ForeignFade: NSObject, UIViewControllerAnimatedTransitioning {
  private var animation: UIViewPropertyAnimator?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animation { return animation }
    let animation = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
    let view = context.view(forKey: .from)
    animation.addAnimations { view?.alpha = 0 }
    animation.addCompletion { _ in
      view?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    self.animation = animation
    return animation
  }

  func animationEnded(_ transitionCompleted: Bool) { animation = nil }
}

@MainActor @Suite("A third party's animations and interactions", .serialized)
struct ForeignAnimationTests {
  /// Remembers the animations that a controller was asked for.
  @MainActor final class Album {
    var slides: [ForeignSlide] = []
    func slide(_ request: AnimatorRequest) -> ForeignSlide {
      slides.append(ForeignSlide(request.operation))
      return slides[slides.count - 1]
    }
  }

  /// Hears of runs, and may do something as soon as one begins.
  final class Listener: ScreenTransitionObserver {
    var heard: [String] = []
    var whenItBegins: () -> Void = {}
    func transitionWillBegin(_ transition: ScreenTransition) {
      heard.append("begin \(transition.operation)")
      whenItBegins()
    }
    func transitionDidFinish(_ transition: ScreenTransition) { heard.append("finish") }
    func transitionDidCancel(_ transition: ScreenTransition) { heard.append("cancel") }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScreensOwnAnimationRunsAloneAndTheStackStaysInStep(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, album) = (screen("B"), Album())
    b.legato.animator = { album.slide($0) }
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.25)
    #expect(stage.offset(of: b).map { $0 > 100 && $0 < 300 } == true)
    // A finger meanwhile is nobody's.
    stage.swipe(to: 300, in: 0.1)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b] && stage.offset(of: b) == 0)
    #expect(album.slides.map(\.operation) == [.push] && album.slides[0].ends == [true])
    b.legato.animator = nil
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func ourFingerDrivesIt(settings: UIKitDouble.Settings, isFinished: Bool) throws {
    let stage = UIKitStage(settings)
    let (b, album) = (stage.pushed(), Album())
    b.legato.animator = { album.slide($0) }
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 150, y: 400), duration: 0.3)
    finger.drag(to: CGPoint(x: 150, y: 400), duration: 0.2)
    stage.device.advance(frames: 2)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    #expect(try (#require(stage.offset(of: b)) - (150 - 3 - 12)).magnitude < 4)
    if isFinished { finger.drag(to: CGPoint(x: 330, y: 400), duration: 0.2) }
    finger.lift()
    #expect(stage.navigation.transitionCoordinator?.isInteractive == false)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == (isFinished ? [stage.root] : [stage.root, b]))
    #expect(album.slides.map(\.ends) == [[isFinished]])
    #expect(isFinished || stage.offset(of: b) == 0)
    // And once more, so that nothing of the first is left.
    if !isFinished { stage.swipe(to: 390, in: 0.15) }
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itGoesOnAtTheFingersSpeed(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings)
    let (b, album) = (stage.pushed(), Album())
    b.legato.animator = { album.slide($0) }
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.1)
    stage.device.advance(frames: 1)
    let before = try #require(stage.offset(of: b))
    finger.lift()
    stage.device.advance(frames: 3)
    // 1970 points a second for two to three frames; the animation's own pace is 780.
    let travel = try #require(stage.offset(of: b)) - before
    #expect(travel > 55 && travel < 110, "\(travel)")
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func anAnimationThatCanBeInterruptedIsDrivenToo(settings: UIKitDouble.Settings, isFinished: Bool) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    b.legato.animator = { _ in ForeignFade() }
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 216, y: 400), duration: 0.3)
    finger.drag(to: CGPoint(x: isFinished ? 216 : 60, y: 400), duration: 0.3)
    stage.device.advance(frames: 2)
    let alpha = isFinished ? 0.5 : 0.88
    #expect((Double(b.view.layer.presentation()?.opacity ?? b.view.layer.opacity) - alpha).magnitude < 0.03)
    if isFinished { finger.drag(to: CGPoint(x: 330, y: 400), duration: 0.2) }
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == (isFinished ? [stage.root] : [stage.root, b]))
    #expect(b.view.alpha == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFlickThatIsOverBeforeItHasStartedStillPops(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, album) = (stage.pushed(), Album())
    b.legato.animator = { album.slide($0) }
    let finger = stage.device.touch(3, 400)
    stage.device.advance(by: 0.016)
    finger.move(by: 60, 0)
    finger.move(by: 60, 0)
    stage.device.advance(by: 0.016)
    finger.move(by: 60, 0)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && album.slides.map(\.ends) == [[true]])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFlickThatIsOverBeforeItHasStartedStillDismisses(settings: UIKitDouble.Settings) {
    let pair = PresentationContainerTests.Pair(settings)
    pair.below.legato.present(pair.above)
    pair.device.advance(by: 1)
    pair.above.legato.animator = { ForeignSlide($0.operation) }
    let finger = pair.device.touch(200, 100)
    pair.device.advance(by: 0.016)
    finger.move(by: 0, 60)
    finger.lift()
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerThatComesOnceItRunsAloneIsNobodys(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, listener) = (stage.pushed(), Listener())
    b.legato.animator = { ForeignSlide($0.operation) }
    b.legato.addObserver(listener)
    stage.swipe(to: 300)
    stage.device.advance(frames: 3)
    let finger = stage.device.touch(300, 400)
    finger.drag(to: CGPoint(x: 100, y: 400), duration: 0.05)
    finger.drag(to: CGPoint(x: 100, y: 400), duration: 0.5)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && listener.heard == ["begin pop", "finish"])
    stage.navigation.pushViewController(screen("C"), animated: true)
    stage.device.advance(by: 1)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func oursLeavesThePresenterAloneWhereItShows(settings: UIKitDouble.Settings) {
    let pair = PresentationContainerTests.Pair(settings)
    pair.below.legato.present(pair.above, using: .slide(.up), style: .custom)
    pair.device.advance(by: 1)
    pair.above.legato.animator = { ForeignSlide($0.operation) }
    let finger = pair.device.touch(200, 100)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.3)
    #expect(CATransform3DIsIdentity(pair.below.view.layer.transform))
    finger.drag(to: CGPoint(x: 200, y: 800), duration: 0.2)
    finger.lift()
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil && pair.below.view.isUserInteractionEnabled)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itsOwnInteractionIsDrivenInPlaceOfUIKitsPlainOne(settings: UIKitDouble.Settings) {
    final class Drive: UIPercentDrivenInteractiveTransition {
      var updates = 0
      var ends: [Bool] = []
      override func update(_ percentComplete: CGFloat) {
        super.update(percentComplete)
        updates += 1
      }
      override func finish() {
        super.finish()
        ends.append(true)
      }
    }
    let stage = UIKitStage(settings)
    let (b, drive) = (stage.pushed(), Drive())
    b.legato.animator = { ForeignSlide($0.operation) }
    b.legato.interactor = { _ in drive }
    stage.swipe(to: 350)
    stage.device.advance(by: 1)
    #expect(drive.updates > 5 && drive.ends == [true])
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itsOwnGestureBeginsAndDrivesItByItself(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, drive) = (stage.pushed(), UIPercentDrivenInteractiveTransition())
    var isDriven = true
    b.legato.animator = { ForeignSlide($0.operation) }
    b.legato.interactor = { _ in isDriven ? drive : nil }
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.1)
    drive.update(0.5)
    stage.device.advance(frames: 1)
    let offset = stage.offset(of: b)
    #expect(offset.map { ($0 - 195).magnitude < 4 } == true, "\(String(describing: offset))")
    drive.cancel()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b])
    isDriven = false
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theContainersAnimationServesScreensThatHaveNone(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let album = Album()
    stage.navigation.legato.animator = { $0.operation == .push ? album.slide($0) : nil }
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 1)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && album.slides.map(\.operation) == [.push])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func theAnswerOfTheAppsDelegateIsDrivenToo(settings: UIKitDouble.Settings, isFinished: Bool) {
    final class AppDelegate: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { ForeignSlide(operation == .pop ? .pop : .push) }
    }
    let stage = UIKitStage(settings)
    let delegate = AppDelegate()
    stage.navigation.delegate = delegate
    let b = stage.pushed()
    stage.swipe(to: isFinished ? 350 : 60)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == (isFinished ? [stage.root] : [stage.root, b]))
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func presentAndDismissByItInEveryStyle(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) {
    let pair = PresentationContainerTests.Pair(settings)
    let album = Album()
    pair.above.legato.animator = { album.slide($0) }
    pair.below.legato.present(pair.above, style: style)
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController === pair.above)
    for end in [250.0, 800.0] {
      let finger = pair.device.touch(200, 100)
      finger.drag(to: CGPoint(x: 200, y: end), duration: 0.5)
      finger.drag(to: CGPoint(x: 200, y: end), duration: 0.2)
      finger.lift()
      pair.device.advance(by: 1)
      #expect((pair.below.presentedViewController == nil) == (end == 800))
    }
    #expect(album.slides.map(\.operation) == [.present, .dismiss, .dismiss])
    #expect(album.slides.map(\.ends) == [[true], [false], [true]])
    #expect(pair.below.view.window != nil)
    pair.below.legato.present(pair.above, style: style)
    pair.device.advance(by: 1)
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil && album.slides.count == 5)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func observersHearOfItOnce(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, listener) = (screen("B"), Listener())
    b.legato.animator = { ForeignSlide($0.operation) }
    stage.navigation.legato.addObserver(listener)
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 1)
    stage.swipe(to: 60)
    stage.device.advance(by: 1)
    stage.swipe(to: 380)
    stage.device.advance(by: 1)
    #expect(listener.heard == ["begin push", "finish", "begin pop", "cancel", "begin pop", "finish"])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theBackgroundLetsItGo(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, album) = (stage.pushed(), Album())
    b.legato.animator = { album.slide($0) }
    stage.device.touch(3, 400).drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    stage.device.enterBackground()
    stage.device.advance(by: 1)
    stage.device.enterForeground()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b] && stage.navigation.transitionCoordinator == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aVerdictThatComesBeforeItListensIsKeptForIt(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, listener) = (stage.pushed(), Listener())
    b.legato.animator = { ForeignSlide($0.operation) }
    b.legato.addObserver(listener)
    listener.whenItBegins = {
      NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    }
    stage.swipe(to: 350)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers.map { UIKitDouble.name(of: $0) } == ["A", "B"])
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(listener.heard == ["begin pop", "cancel"])
    expectNoViolations()
  }

  @Test func nothingIsRetainedAfterwards() {
    weak var watched: ForeignSlide?
    weak var watchedScreen: UIViewController?
    func run() {
      let stage = UIKitStage()
      let b = stage.pushed()
      b.legato.animator = {
        let slide = ForeignSlide($0.operation)
        watched = slide
        return slide
      }
      watchedScreen = b
      stage.swipe(to: 350)
      stage.device.advance(by: 1)
    }
    run()
    _ = Device()
    #expect(watched == nil && watchedScreen == nil)
  }
}
