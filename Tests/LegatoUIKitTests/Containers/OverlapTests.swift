import Legato
import LegatoUIKit
import Testing
import UIKit

/// UIKit does not document the outcome of a call during a transition. Whatever it is, nothing gets stuck, and the
/// library continues with UIKit's final stack.
@MainActor @Suite("Calls of UIKit's methods in the middle of a run", .serialized)
struct OverlapTests {
  /// The top screen rests in its place, and a swipe back pops one screen after another.
  private func expectOrder(_ stage: UIKitStage, _ location: SourceLocation = #_sourceLocation) {
    stage.device.advance(by: 2)
    expectRest(stage, location)
    let c = screen("further")
    let before = stage.navigation.viewControllers
    stage.navigation.pushViewController(c, animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.offset(of: c).map { $0 > 20 } == true, sourceLocation: location)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == before + [c], sourceLocation: location)
    while stage.navigation.viewControllers.count > 1 {
      let before = stage.navigation.viewControllers
      stage.swipe(to: 390, in: 0.15)
      stage.device.advance(by: 1)
      #expect(stage.navigation.viewControllers == before.dropLast(), sourceLocation: location)
      expectRest(stage, location)
      guard stage.navigation.viewControllers.count < before.count else { return }
    }
    expectNoViolations(location)
  }

  private func expectRest(_ stage: UIKitStage, _ location: SourceLocation) {
    #expect(stage.navigation.transitionCoordinator == nil, sourceLocation: location)
    for controller in stage.navigation.viewControllers {
      let isTop = controller === stage.navigation.topViewController
      #expect(stage.offset(of: controller) == (isTop ? 0 : nil), sourceLocation: location)
    }
    #expect(UIKitDouble.displayLinks.isEmpty, sourceLocation: location)
  }

  @Test(arguments: UIKitDouble.Settings.overlapping)
  func tenTapsInARow(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    for index in 0..<10 {
      stage.navigation.pushViewController(screen("S\(index)"), animated: true)
      stage.device.advance(by: 0.05)
    }
    stage.device.advance(by: 6)
    let count = stage.navigation.viewControllers.count
    #expect(settings.overlap == .drops ? count >= 2 : count == 11)
    for _ in 0..<4 {
      stage.navigation.popViewController(animated: true)
      stage.device.advance(by: 0.05)
    }
    expectOrder(stage)
  }

  @Test(arguments: UIKitDouble.Settings.overlapping)
  func aPopDuringAPush(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0.1)
    stage.navigation.popViewController(animated: true)
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == (settings.overlap == .drops ? [stage.root, b] : [stage.root]))
    expectOrder(stage)
  }

  @Test(arguments: UIKitDouble.Settings.overlapping)
  func aPushDuringAPushAndAPopToTheRootDuringBoth(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    stage.navigation.pushViewController(screen("B"), animated: true)
    stage.device.advance(by: 0.1)
    stage.navigation.pushViewController(screen("C"), animated: true)
    stage.device.advance(by: 0.1)
    stage.navigation.popToRootViewController(animated: true)
    expectOrder(stage)
  }

  @Test(arguments: UIKitDouble.Settings.overlapping, [150.0, 380])
  func aPushWhileAFingerDrivesAPop(settings: UIKitDouble.Settings, end: Double) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    let c = screen("C")
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 120, y: 400), duration: 0.2)
    stage.navigation.pushViewController(c, animated: true)
    finger.drag(to: CGPoint(x: end, y: 400), duration: 0.3)
    finger.drag(to: CGPoint(x: end, y: 400), duration: 0.2)
    finger.lift()
    stage.device.advance(by: 3)
    let rest = end > 200 ? [stage.root] : [stage.root, b]
    #expect(stage.navigation.viewControllers == (settings.overlap == .drops ? rest : rest + [c]))
    expectOrder(stage)
  }

  @Test(arguments: UIKitDouble.Settings.overlapping)
  func aNewStackDuringAPush(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    stage.navigation.pushViewController(screen("B"), animated: true)
    stage.device.advance(by: 0.1)
    stage.navigation.setViewControllers([stage.root, screen("C"), screen("D")], animated: true)
    // This is an app's mistake, whose outcome UIKit decides.
    UIKitDouble.takeViolations()
    expectOrder(stage)
  }

  @Test(arguments: UIKitDouble.Settings.overlapping, [true, false])
  func ourCallsCountAllTheSame(settings: UIKitDouble.Settings, isFinger: Bool) {
    let stage = UIKitStage(settings)
    let (b, c, d) = (stage.pushed(), screen("C"), screen("D"))
    let finger = stage.device.touch(3, 400)
    if isFinger { finger.drag(to: CGPoint(x: 120, y: 400), duration: 0.2) }
    stage.navigation.pushViewController(c, animated: true)
    stage.device.advance(by: 0.1)
    let before = stage.navigation.viewControllers
    stage.navigation.legato.push(d)
    stage.device.advance(by: 0.1)
    finger.lift()
    stage.device.advance(by: 3)
    #expect(stage.navigation.viewControllers.last === d && stage.navigation.viewControllers.contains(b))
    #expect(stage.navigation.viewControllers.starts(with: before))
    expectOrder(stage)
  }

  @Test(arguments: UIKitDouble.Settings.overlapping)
  func aPresentationDuringAPushAndAPushDuringAPresentation(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let cover = screen("cover")
    stage.navigation.pushViewController(screen("B"), animated: true)
    stage.device.advance(by: 0.1)
    stage.navigation.legato.present(cover, using: .modal)
    stage.device.advance(by: 0.1)
    stage.navigation.pushViewController(screen("C"), animated: true)
    stage.device.advance(by: 2)
    #expect(stage.navigation.presentedViewController === cover && stage.drop(of: cover) == 0)
    cover.dismiss(animated: true)
    stage.device.advance(by: 0.1)
    stage.navigation.popViewController(animated: true)
    expectOrder(stage)
    #expect(stage.navigation.presentedViewController == nil)
  }

  @Test(arguments: UIKitDouble.Settings.overlapping)
  func aDismissalDuringAPresentationAndAnotherPresentation(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let cover = screen("cover")
    stage.navigation.legato.present(cover, using: .modal)
    stage.device.advance(by: 0.1)
    // UIKit ignores both.
    cover.dismiss(animated: true)
    stage.navigation.present(screen("other"), animated: true)
    UIKitDouble.takeViolations()
    stage.device.advance(by: 2)
    #expect(stage.navigation.presentedViewController === cover && stage.drop(of: cover) == 0)
    cover.dismiss(animated: true)
    expectOrder(stage)
    #expect(stage.navigation.presentedViewController == nil)
  }

  @Test(arguments: UIKitDouble.Settings.overlapping)
  func ourCallsFollowAThirdPartysAnimation(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let controllers = ["B", "C", "D"].map { screen($0) }
    controllers[0].legato.animator = { ExternalSlide($0.operation) }
    var ends: [Outcome] = []
    for controller in controllers {
      stage.navigation.legato.push(controller) { ends.append($0) }
      stage.device.advance(by: 0.1)
    }
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == [stage.root] + controllers)
    #expect(ends == [.finished, .finished, .finished])
    controllers[2].legato.animator = { ExternalSlide($0.operation) }
    stage.navigation.legato.pop()
    stage.device.advance(by: 0.1)
    #expect(stage.navigation.legato.popToRoot() == [controllers[0], controllers[1]])
    stage.device.advance(by: 2)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectOrder(stage)
  }

  @Test(arguments: UIKitDouble.Settings.overlapping)
  func aDismissalFollowsAThirdPartysPresentation(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let cover = screen("cover")
    cover.legato.animator = { ExternalSlide($0.operation) }
    stage.navigation.legato.present(cover)
    stage.device.advance(by: 0.1)
    cover.legato.dismiss()
    stage.device.advance(by: 3)
    #expect(stage.navigation.presentedViewController == nil)
    expectOrder(stage)
  }

  @Test(arguments: UIKitDouble.Settings.overlapping)
  func aPushAfterPopsDuringAPushGoesOnFromWhatUIKitShows(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let c = screen("C")
    stage.navigation.pushViewController(screen("B"), animated: true)
    stage.device.advance(by: 0)
    stage.navigation.popViewController(animated: true)
    stage.navigation.legato.pop()
    stage.device.advance(by: 0)
    stage.navigation.pushViewController(c, animated: true)
    expectOrder(stage)
  }

  @Test(arguments: UIKitDouble.Settings.overlapping)
  func aNewStackAfterAPopOfUIKitsAndOneOfOursIsPushedOnce(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    stage.navigation.legato.push(screen("B"))
    stage.device.advance(by: 0.297)
    stage.navigation.popViewController(animated: true)
    stage.navigation.legato.pop()
    stage.device.advance(by: 0.093)
    if stage.navigation.transitionCoordinator == nil {
      stage.navigation.setViewControllers([stage.root, screen("C"), screen("D")], animated: true)
    }
    expectOrder(stage)
  }
}
