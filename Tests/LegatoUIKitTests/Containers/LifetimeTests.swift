import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("What is released in the middle of a run", .serialized)
struct LifetimeTests {
  /// Observes runs, and counts the notifications.
  final class Listener: ScreenTransitionObserver {
    var begun = 0
    var ended = 0
    func transitionWillBegin(_ transition: TransitionState) { begun += 1 }
    func transitionDidFinish(_ transition: TransitionState) { ended += 1 }
    func transitionDidCancel(_ transition: TransitionState) { ended += 1 }
  }

  /// How a run began.
  enum Way: CaseIterable { case called, driven, settling }

  private func run(_ way: Way, on stage: UIKitStage) {
    if way == .called {
      stage.navigation.popViewController(animated: true)
    } else {
      let finger = stage.device.touch(3, 400)
      finger.drag(to: CGPoint(x: 200, y: 400), duration: 0.1)
      if way == .settling { finger.lift() }
    }
    stage.device.advance(by: 0.05)
  }

  @Test(arguments: UIKitDouble.Settings.both, Way.allCases)
  func aContainerThatGoesWithItsWindowLeavesNothing(settings: UIKitDouble.Settings, way: Way) {
    weak var navigation: UINavigationController?
    weak var top: UIViewController?
    weak var listener: Listener?
    func play() {
      let stage = UIKitStage(settings)
      let heard = Listener()
      stage.navigation.legato.addObserver(heard)
      (navigation, top, listener) = (stage.navigation, stage.pushed(), heard)
      run(way, on: stage)
      #expect(heard.begun == 1)
      stage.device.window.rootViewController = nil
    }
    play()
    #expect(UIKitDouble.violations == [])
    _ = Device()
    #expect(navigation == nil && top == nil && listener == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both, Way.allCases)
  func aContainerThatGivesWayToAnotherEndsItsRunOnce(settings: UIKitDouble.Settings, way: Way) {
    let stage = UIKitStage(settings)
    let heard = Listener()
    stage.navigation.legato.addObserver(heard)
    _ = stage.pushed()
    run(way, on: stage)
    stage.device.window.rootViewController = screen("other")
    stage.device.advance(by: 1)
    #expect((heard.begun, heard.ended) == (1, 1) && UIKitDouble.displayLinks.isEmpty)
    #expect(stage.navigation.transitionCoordinator == nil)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScreenThatTheAppForgetsInTheMiddleGoesWhenItsRunHasEnded(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    weak var popped: UIViewController?
    func play() {
      let b = stage.pushed()
      popped = b
      stage.navigation.legato.pop()
      stage.device.advance(by: 0.05)
    }
    play()
    #expect(popped != nil)
    stage.device.advance(by: 1)
    #expect(popped == nil && stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aHubThatGoesInTheMiddleLeavesNothing(settings: UIKitDouble.Settings) {
    weak var hub: HubController?
    weak var side: UIViewController?
    func play() {
      let device = Device(settings: settings)
      let left = screen("L")
      let made = HubController(center: screen("C"), neighbors: [.init(.left, using: .slide(.right)) { left }])
      device.show(made)
      let finger = device.touch(200, 400)
      finger.drag(to: CGPoint(x: 320, y: 400), duration: 0.1)
      (hub, side) = (made, left)
      device.window.rootViewController = nil
    }
    play()
    _ = Device()
    #expect(hub == nil && side == nil)
  }

  /// Pushes another screen as soon as it is loaded.
  final class Eager: UIViewController {
    var forward: (UINavigationController) -> Void = { _ in }
    override func viewDidLoad() {
      super.viewDidLoad()
      if let navigationController { forward(navigationController) }
    }
  }

  @Test(arguments: UIKitDouble.Settings.overlapping, [true, false])
  func aScreenThatPushesTheNextOneWhenItLoadsLeavesItInOrder(settings: UIKitDouble.Settings, isOurs: Bool) {
    let stage = UIKitStage(settings)
    let (eager, next) = (Eager(), screen("next"))
    UIKitDouble.name(eager, "eager")
    eager.forward = { isOurs ? $0.legato.push(next) : $0.pushViewController(next, animated: true) }
    stage.navigation.pushViewController(eager, animated: true)
    stage.device.advance(by: 3)
    #expect(stage.navigation.viewControllers.starts(with: [stage.root, eager]))
    while stage.navigation.viewControllers.count > 1 {
      let before = stage.navigation.viewControllers
      #expect(stage.offset(of: before[before.count - 1]) == 0)
      stage.swipe(to: 390, in: 0.15)
      stage.device.advance(by: 1)
      #expect(stage.navigation.viewControllers == before.dropLast())
      guard stage.navigation.viewControllers.count < before.count else { return }
    }
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScreenThatIsPushedAgainWhileItGoesComesBack(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    for _ in 0..<3 {
      stage.navigation.legato.pop()
      stage.device.advance(by: 0.06)
      stage.navigation.legato.push(b)
      stage.device.advance(by: 0.06)
    }
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b] && stage.offset(of: b) == 0)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScreenThatIsPushedTwiceStaysWhereItIs(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    stage.navigation.pushViewController(b, animated: true)
    // On a device this is an exception.
    #expect(UIKitDouble.takeViolations().count == 1)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b])
    stage.swipe(to: 390, in: 0.15)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }
}
