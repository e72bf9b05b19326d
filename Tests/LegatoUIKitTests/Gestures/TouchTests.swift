import Legato
import LegatoUIKit
import Testing
import UIKit

@MainActor @Suite("Fingers on a container", .serialized)
struct TouchTests {
  private static let anywhere = TransitionPolicy(interactions: [.fullScreenPan()])

  @Test(arguments: UIKitDouble.Settings.both)
  func aSecondFingerAndALiftedFirstOneMoveNothingByThemselves(settings: UIKitDouble.Settings) throws {
    let stage = UIKitStage(settings, policy: TouchTests.anywhere)
    let b = stage.pushed()
    let first = stage.device.touch(50, 400)
    first.drag(to: CGPoint(x: 150, y: 400), duration: 0.2)
    stage.device.advance(frames: 1)
    let offset = try #require(stage.offset(of: b))
    let second = stage.device.touch(300, 600)
    stage.device.advance(frames: 1)
    #expect(stage.offset(of: b) == offset)
    first.lift()
    stage.device.advance(frames: 1)
    #expect(stage.offset(of: b) == offset)
    let third = stage.device.touch(20, 100)
    second.drag(to: CGPoint(x: 340, y: 600), duration: 0.1)
    stage.device.advance(frames: 1)
    #expect(try (#require(stage.offset(of: b)) - offset - 20).magnitude < 1, "two fingers, of which one moves")
    second.lift()
    third.drag(to: CGPoint(x: 220, y: 100), duration: 0.1)
    third.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: [1, 2], [true, false])
  func whatFingersDidWhileTheAppWasBusyCounts(count: Int, hasRested: Bool) {
    for settings in UIKitDouble.Settings.both {
      let stage = UIKitStage(settings, policy: TouchTests.anywhere)
      let b = stage.pushed()
      let fingers = (0..<count).map { stage.device.touch(50, 400 + 100 * CGFloat($0)) }
      for _ in 0..<6 {
        stage.device.advance(frames: 1)
        Finger.move(fingers.map { ($0, CGPoint(x: $0.location.x + 20 / 6, y: $0.location.y)) })
      }
      stage.device.advance(by: 0.07)
      Finger.move(
        fingers.map { finger in
          let y = finger.location.y
          let (way, end) = (CGPoint(x: 110, y: y), CGPoint(x: 150, y: y))
          return (finger, [(way, 0.06), (hasRested ? end : way, 0.05), (end, 0)])
        })
      for finger in fingers { finger.lift() }
      stage.device.advance(by: 1)
      #expect(stage.navigation.viewControllers == (hasRested ? [stage.root, b] : [stage.root]))
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTouchThatTheSystemTakesAwayPutsEverythingBack(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings, policy: TouchTests.anywhere)
    let b = stage.pushed()
    let finger = stage.device.touch(50, 400)
    finger.drag(to: CGPoint(x: 300, y: 400), duration: 0.2)
    finger.cancel()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root, b] && stage.offset(of: b) == 0)
    stage.swipe(from: 50, to: 350)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func oneOfTwoTouchesThatTheSystemTakesAwayLeavesTheOther(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings, policy: TouchTests.anywhere)
    _ = stage.pushed()
    let hand = stage.device.touch(200, 800)
    let finger = stage.device.touch(50, 400)
    finger.drag(to: CGPoint(x: 150, y: 400), duration: 0.2)
    hand.cancel()
    finger.drag(to: CGPoint(x: 350, y: 400), duration: 0.2)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTapDuringASettleReachesTheScreenThatTheDecisionChose(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let atRoot = Pressed(on: stage.root, at: 380)
    let b = stage.pushed()
    let onTop = Pressed(on: b, at: 380)
    stage.swipe(to: 220, in: 0.1)
    stage.device.advance(frames: 2)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == false, "the settle has yet to end")
    stage.device.tap(150, 400)
    #expect(atRoot.count == 1 && onTop.count == 0)
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers == [stage.root])
    stage.device.tap(150, 400)
    #expect(atRoot.count == 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aTapAfterASwipeThatCameBackReachesTheScreenThatStays(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let b = stage.pushed()
    let onTop = Pressed(on: b, at: 380)
    let finger = stage.device.touch(3, 700)
    finger.drag(to: CGPoint(x: 40, y: 700), duration: 0.3)
    stage.device.advance(by: 0.2)
    finger.lift()
    stage.device.advance(frames: 2)
    stage.device.tap(250, 400)
    #expect(onTop.count == 1)
    stage.device.advance(by: 1)
    stage.device.tap(250, 400)
    #expect(onTop.count == 2)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func tapsAndLongPressesOfTheAppsAreNotDisturbedAndADragIsNoTap(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings, policy: TouchTests.anywhere)
    let b = stage.pushed()
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    var heard: [String] = []
    for recognizer in [tap, press] {
      b.view.addGestureRecognizer(recognizer)
      UIKitDouble.whenRecognizing(recognizer) { if $0.state != .changed { heard.append("\($0.state)") } }
    }
    stage.device.tap(200, 400)
    #expect(heard == ["ended"])
    let still = stage.device.touch(200, 400)
    stage.device.advance(by: 0.6)
    still.drag(to: CGPoint(x: 350, y: 400), duration: 0.1)
    still.lift()
    #expect(heard == ["ended", "began", "ended"] && stage.navigation.viewControllers.count == 2)
    stage.swipe(from: 50, to: 350)
    stage.device.advance(by: 1)
    #expect(heard == ["ended", "began", "ended"] && stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func atTheRootADragIsThePagesOwn(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings, policy: TouchTests.anywhere)
    let pan = UIPanGestureRecognizer()
    var isBegun = false
    stage.root.view.addGestureRecognizer(pan)
    UIKitDouble.whenRecognizing(pan) { _ in isBegun = true }
    stage.swipe(to: 350)
    stage.device.advance(by: 1)
    #expect(isBegun && stage.navigation.viewControllers == [stage.root])
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theOneRecognizerOutlivesManyPushes(settings: UIKitDouble.Settings) {
    let stage = UIKitStage(settings)
    let before = stage.navigation.view.gestureRecognizers?.count
    for index in 0..<20 { _ = stage.pushed("\(index)") }
    #expect(stage.navigation.view.gestureRecognizers?.count == before)
    for count in stride(from: 20, to: 0, by: -1) {
      stage.swipe(to: 380)
      stage.device.advance(by: 1)
      #expect(stage.navigation.viewControllers.count == count)
    }
    expectNoViolations()
  }
}
