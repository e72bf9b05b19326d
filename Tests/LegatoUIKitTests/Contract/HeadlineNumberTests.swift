import Legato
import LegatoUIKit
import Testing
import UIKit

/// RWPopTransitionAnimation's headline: .4 s without overshoot over a page that goes to a scale of .95 and an alpha of
/// .7. A pop can start anywhere, follows the finger linearly, and finishes beyond a quarter of the width.
@MainActor @Suite("A headline by RWPopTransitionAnimation's numbers", .serialized)
struct HeadlineNumberTests {
  private func stage(_ settings: UIKitDouble.Settings) -> UIKitStage {
    UIKitStage(settings, policy: TransitionPolicy(transition: .headline(), interactions: [.headlinePan]))
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func itTakes400MillisecondsAndDoesNotOvershoot(settings: UIKitDouble.Settings) throws {
    let stage = stage(settings)
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0)
    #expect((stage.navigation.transitionCoordinator!.transitionDuration - 0.4).magnitude < 0.08)
    var offsets: [CGFloat] = []
    while stage.navigation.transitionCoordinator != nil {
      offsets.append(try #require(stage.offset(of: b)))
      stage.device.advance(frames: 1)
    }
    #expect((22...32).contains(offsets.count) && offsets[0] == 390, "\(offsets.count) frames")
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 } && offsets.allSatisfy { $0 >= 0 })
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func thePageBelowStepsBackAsTheFingerLetsIt(settings: UIKitDouble.Settings) throws {
    let stage = stage(settings)
    let b = stage.pushed()
    let finger = stage.device.touch(150, 400)
    for x in [200.0, 250, 300, 350] {
      finger.drag(to: CGPoint(x: x, y: 400), duration: 0.1)
      stage.device.advance(frames: 1)
      let (above, below) = (try #require(PageState(b)), try #require(PageState(stage.root)))
      #expect((above.offset.x - (x - 160)).magnitude < 1)
      let left = 1 - above.offset.x / 390
      #expect((below.scale.width - (1 - 0.05 * left)).magnitude < 0.001)
      #expect((below.opacity - (1 - 0.3 * left)).magnitude < 0.01)
    }
    finger.lift()
    stage.device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func beyondAQuarterOfTheWidthItIsFinishedByPositionAlone(settings: UIKitDouble.Settings) {
    for (distance, time, isFinished) in [(115.0, 0.3, true), (95, 0.3, false), (95, 0.03, false)] {
      let stage = stage(settings)
      _ = stage.pushed()
      stage.swipe(from: 150, to: 150 + distance, in: time)
      stage.device.advance(by: 1)
      #expect((stage.navigation.viewControllers.count == 1) == isFinished, "\(distance) pt in \(time) s")
      expectNoViolations()
    }
  }
}
