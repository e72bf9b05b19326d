import Legato
import LegatoUIKit
import Testing
import UIKit

/// The Kuaishan hub's numbers: two neighbors by two swipes from one screen, each with its own transition, finished
/// beyond a tenth of the width by position alone and settled in .2 s at constant speed. The dominant axis sets the
/// direction, which does not change later.
@MainActor @Suite("A hub by Kuaishan's numbers", .serialized)
struct HubNumberTests {
  private func stage(_ settings: UIKitDouble.Settings) -> UIKitStage {
    let stage = UIKitStage(settings)
    let ways: [(Direction, ScreenTransition)] = [(.left, .slide(.left)), (.right, .cover(.right))]
    for (direction, transition) in ways {
      stage.root.legato.setForwardGesture(
        direction, using: transition, by: .kuaishanPan(direction), back: .kuaishanPan(direction.opposite)
      ) { _ in screen("\(direction)") }
    }
    return stage
  }

  private func drag(_ stage: UIKitStage, by x: CGFloat, _ y: CGFloat = 0, in duration: TimeInterval = 0.2) -> Finger {
    let finger = stage.device.touch(195, 400)
    finger.drag(to: CGPoint(x: 195 + x, y: 400 + y), duration: duration)
    return finger
  }

  @Test(arguments: UIKitDouble.Settings.both, [Direction.left, .right])
  func aTenthOfTheWidthIsEnoughAndLessIsNot(settings: UIKitDouble.Settings, direction: Direction) {
    let sign: CGFloat = direction == .left ? -1 : 1
    // The slop of 10 pt does not count.
    for (distance, isFinished) in [(45.0, false), (55.0, true)] {
      let stage = stage(settings)
      let finger = drag(stage, by: sign * distance)
      finger.lift()
      stage.device.advance(by: 0.5)
      #expect(stage.navigation.viewControllers.count == (isFinished ? 2 : 1), "\(distance) \(direction)")
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aFlickThatIsTooShortIsTakenBackHoweverFast(settings: UIKitDouble.Settings) {
    let stage = stage(settings)
    drag(stage, by: -40, in: 0.02).lift()
    stage.device.advance(by: 0.5)
    #expect(stage.navigation.viewControllers.count == 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itSettlesInAFifthOfASecondWithoutATail(settings: UIKitDouble.Settings) throws {
    let stage = stage(settings)
    let finger = drag(stage, by: -120)
    stage.device.advance(frames: 1)
    finger.lift()
    let top = try #require(stage.navigation.topViewController)
    var offsets = [try #require(stage.offset(of: top))]
    while stage.navigation.transitionCoordinator != nil {
      stage.device.advance(frames: 1)
      offsets.append(stage.offset(of: top) ?? 0)
    }
    #expect((12...14).contains(offsets.count - 1), "\(offsets.count) frames")
    let steps = zip(offsets, offsets.dropFirst()).map(-).dropFirst().prefix(10)
    // It begins at the finger's own speed, and does not slow down as a spring does.
    #expect(steps.allSatisfy { $0 > 14 && $0 < 30 }, "\(steps)")
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func theDominantAxisAtTheStartDecides(settings: UIKitDouble.Settings) {
    let stage = stage(settings)
    drag(stage, by: -60, 90).lift()
    stage.device.advance(by: 0.5)
    #expect(stage.navigation.viewControllers.count == 1, "down is no way")
    let finger = drag(stage, by: -60, 20)
    finger.drag(to: CGPoint(x: 130, y: 800), duration: 0.2)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true, "once it is to the left it stays that")
    finger.lift()
    stage.device.advance(by: 0.5)
    #expect(stage.navigation.viewControllers.count == 2)
    expectNoViolations()
  }
}
