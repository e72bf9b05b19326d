import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("What is released in the middle of a run", .serialized)
struct LifetimeTests {
  /// Hears of runs, and counts what it hears.
  final class Listener: ScreenTransitionObserver {
    var begun = 0
    var ended = 0
    func transitionWillBegin(_ transition: ScreenTransition) { begun += 1 }
    func transitionDidFinish(_ transition: ScreenTransition) { ended += 1 }
    func transitionDidCancel(_ transition: ScreenTransition) { ended += 1 }
  }

  /// How a run has come about.
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
      let made = HubController(center: screen("C"), neighbours: [.init(.left, using: .slide(.right)) { left }])
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
}
