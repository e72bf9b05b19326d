import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("A third party's animations", .serialized)
struct ExternalAnimationTests {
  @Test(arguments: UIKitDouble.Settings.both)
  func aScreensOwnAnimationRunsAloneAndTheStackStaysInStep(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, album) = (screen("B"), ExternalAlbum())
    b.legato.animator = { album.slide($0) }
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.25)
    #expect(stage.offset(of: b).map { $0 > 100 && $0 < 300 } == true)
    // A finger has no effect meanwhile.
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

  @Test(arguments: UIKitDouble.Settings.both)
  func oursLeavesThePresenterAloneWhereItShows(settings: UIKitDouble.Settings) {
    let pair = PresentationContainerTests.Pair(settings)
    pair.below.legato.present(pair.above, using: .slide(.up), style: .custom)
    pair.device.advance(by: 1)
    pair.above.legato.animator = { ExternalSlide($0.operation) }
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
  func theContainersAnimationServesScreensThatHaveNone(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let album = ExternalAlbum()
    stage.navigation.legato.install(animator: { $0.operation == .push ? album.slide($0) : nil })
    stage.navigation.legato.install()
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 1)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root] && album.slides.map(\.operation) == [.push])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aContainersOwnAnimationIsHowItIsPresentedAndNotHowItsScreensCome(settings: UIKitDouble.Settings) {
    let pair = PresentationContainerTests.Pair(settings)
    let (inside, own) = (ExternalAlbum(), ExternalAlbum())
    let (root, next) = (screen("root"), screen("next"))
    let navigation = UINavigationController(rootViewController: root)
    navigation.legato.install(animator: { inside.slide($0) })
    #expect(navigation.transitioningDelegate == nil, "what it does with its screens says nothing of itself")
    navigation.legato.animator = { own.slide($0) }
    pair.below.present(navigation, animated: true)
    pair.device.advance(by: 1)
    #expect(own.slides.map(\.operation) == [.present] && inside.slides.isEmpty)
    navigation.pushViewController(next, animated: true)
    pair.device.advance(by: 1)
    #expect(own.slides.count == 1 && inside.slides.map(\.operation) == [.push])
    navigation.dismiss(animated: true)
    pair.device.advance(by: 1)
    #expect(own.slides.map(\.operation) == [.present, .dismiss] && inside.slides.count == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, PresentationContainerTests.styles)
  func presentAndDismissByItInEveryStyle(settings: UIKitDouble.Settings, style: UIModalPresentationStyle) {
    let pair = PresentationContainerTests.Pair(settings)
    let album = ExternalAlbum()
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
  func observersAreNotifiedOfItOnce(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let (b, listener) = (screen("B"), ExternalListener())
    b.legato.animator = { ExternalSlide($0.operation) }
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
    let (b, album) = (stage.pushed(), ExternalAlbum())
    b.legato.animator = { album.slide($0) }
    stage.device.touch(3, 400).drag(to: CGPoint(x: 200, y: 400), duration: 0.2)
    stage.device.enterBackground()
    stage.device.advance(by: 1)
    stage.device.enterForeground()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b] && stage.navigation.transitionCoordinator == nil)
    expectNoViolations()
  }

  @Test func nothingIsRetainedAfterwards() {
    weak var watched: ExternalSlide?
    weak var watchedScreen: UIViewController?
    func run() {
      let stage = UIKitStage()
      let b = stage.pushed()
      b.legato.animator = {
        let slide = ExternalSlide($0.operation)
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
