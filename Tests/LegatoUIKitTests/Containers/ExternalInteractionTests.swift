import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A finger on a third party's animation", .serialized)
struct ExternalInteractionTests {
  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func ourFingerDrivesIt(settings: UIKitDouble.Settings, isFinished: Bool) throws {
    let stage = UIKitStage(settings)
    let (b, album) = (stage.pushed(), ExternalAlbum())
    b.legato.animator = { album.slide($0) }
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 150, y: 400), duration: 0.3)
    finger.drag(to: CGPoint(x: 150, y: 400), duration: 0.2)
    stage.device.advance(frames: 2)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    let offset = try #require(stage.offset(of: b))
    #expect(abs(offset - (150 - 3 - 12)) < 4)
    if isFinished { finger.drag(to: CGPoint(x: 330, y: 400), duration: 0.2) }
    finger.lift()
    #expect(stage.navigation.transitionCoordinator?.isInteractive == false)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == (isFinished ? [stage.root] : [stage.root, b]))
    #expect(album.slides.map(\.ends) == [[isFinished]])
    #expect(isFinished || stage.offset(of: b) == 0)
    // A second swipe shows that nothing of the first is left.
    if !isFinished { stage.swipe(to: 390, in: 0.15) }
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itGoesOnAtTheFingersSpeed(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings)
    let (b, album) = (stage.pushed(), ExternalAlbum())
    b.legato.animator = { album.slide($0) }
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.1)
    stage.device.advance(frames: 1)
    let before = try #require(stage.offset(of: b))
    finger.lift()
    stage.device.advance(frames: 3)
    // 1970 points per second for two to three frames; the animation's own speed is 780.
    let travel = try #require(stage.offset(of: b)) - before
    #expect(travel > 55 && travel < 110, "\(travel)")
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itComesBackAtTheFingersSpeed(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings)
    let (b, album) = (stage.pushed(), ExternalAlbum())
    b.legato.animator = { album.slide($0) }
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 380, y: 400), duration: 0.2)
    finger.drag(to: CGPoint(x: 230, y: 400), duration: 0.1)
    stage.device.advance(frames: 1)
    let before = try #require(stage.offset(of: b))
    finger.lift()
    stage.device.advance(frames: 3)
    // 1500 points per second for two to three frames; the animation's own speed is 780.
    let travel = try before - #require(stage.offset(of: b))
    #expect(travel > 45 && travel < 85, "\(travel)")
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b] && album.slides.map(\.ends) == [[false]])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func anAnimationThatCanBeInterruptedIsDrivenToo(settings: UIKitDouble.Settings, isFinished: Bool) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    b.legato.animator = { _ in ExternalFade() }
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
    let (b, album) = (stage.pushed(), ExternalAlbum())
    b.legato.animator = { album.slide($0) }
    stage.flickBack()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && album.slides.map(\.ends) == [[true]])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFlickThatIsOverBeforeItHasStartedStillDismisses(settings: UIKitDouble.Settings) {
    let pair = PresentationContainerTests.Pair(settings)
    pair.below.legato.present(pair.above)
    pair.device.advance(by: 1)
    pair.above.legato.animator = { ExternalSlide($0.operation) }
    let finger = pair.device.touch(200, 100)
    pair.device.advance(by: 0.016)
    finger.move(by: 0, 60)
    finger.lift()
    pair.device.advance(by: 1)
    #expect(pair.below.presentedViewController == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFingerThatComesOnceItRunsAloneHasNoEffect(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, listener) = (stage.pushed(), ExternalListener())
    b.legato.animator = { ExternalSlide($0.operation) }
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
  func itsOwnInteractionIsDrivenInPlaceOfUIKitsPlainOne(settings: UIKitDouble.Settings) {
    final class Drive: UIPercentDrivenInteractiveTransition {
      var updates = 0
      var lateUpdates = 0
      var ends: [Bool] = []
      override func update(_ percentComplete: CGFloat) {
        super.update(percentComplete)
        if ends.isEmpty { updates += 1 } else { lateUpdates += 1 }
      }
      override func finish() {
        super.finish()
        ends.append(true)
      }
    }
    let stage = UIKitStage(settings)
    let (b, drive) = (stage.pushed(), Drive())
    b.legato.animator = { ExternalSlide($0.operation) }
    b.legato.interactionController = { _ in drive }
    stage.swipe(to: 350)
    stage.device.advance(by: 1)
    #expect(drive.updates > 5 && drive.ends == [true] && drive.lateUpdates == 0)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itsOwnGestureBeginsAndDrivesItByItself(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, drive) = (stage.pushed(), UIPercentDrivenInteractiveTransition())
    b.legato.animator = { ExternalSlide($0.operation) }
    b.legato.interactionController = { _ in drive }
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 0.1)
    drive.update(0.5)
    stage.device.advance(frames: 1)
    let offset = stage.offset(of: b)
    #expect(offset.map { ($0 - 195).magnitude < 4 } == true, "\(String(describing: offset))")
    drive.cancel()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b])
    b.legato.interactionController = { _ in nil }
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, [true, false])
  func theAnswerOfTheAppsDelegateIsDrivenToo(settings: UIKitDouble.Settings, isFinished: Bool) {
    final class AppDelegate: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { ExternalSlide(operation == .pop ? .pop : .push) }
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

  @Test(arguments: UIKitDouble.Settings.both)
  func aDecisionThatComesBeforeItListensIsKeptForIt(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, listener) = (stage.pushed(), ExternalListener())
    b.legato.animator = { ExternalSlide($0.operation) }
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
}
