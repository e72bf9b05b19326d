import Legato
import LegatoUIKit
import Testing
import UIKit

/// MDTransitioning's numbers, in UIKit: push .35 s ease-out over the whole width, half a width of parallax, dimmed by
/// .2, pop .25 s; scale to 20 pt less; a swipe within 20 pt of the edge, 200 pt for a vertical one, finished beyond a
/// quarter.
@MainActor @Suite("Push, scale and swipes by MDTransitioning's numbers", .serialized)
struct ProcessNumberTests {
  private func stage(_ settings: UIKitDouble.Settings, _ transition: ScreenTransition, _ interaction: Interaction)
    -> UIKitStage
  {
    UIKitStage(settings, policy: TransitionPolicy(transition: transition, interactions: [interaction]))
  }

  /// The duration of the UIKit transition that was requested last, in seconds.
  private func duration(_ stage: UIKitStage) -> TimeInterval {
    let start = UIKitDouble.clock.now
    while stage.navigation.transitionCoordinator != nil, UIKitDouble.clock.now < start + 3 {
      stage.device.advance(frames: 1)
    }
    return UIKitDouble.clock.now - start
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPushTakes350MillisecondsAndAPop250(settings: UIKitDouble.Settings) {
    for transition in [ScreenTransition.mdPush, .scale()] {
      let stage = stage(settings, transition, .mdEdgePan)
      stage.navigation.pushViewController(screen("B"), animated: true)
      stage.device.advance(by: 0)
      #expect((stage.navigation.transitionCoordinator!.transitionDuration - 0.35).magnitude < 0.001)
      #expect((duration(stage) - 0.35).magnitude < 0.035)
      stage.navigation.popViewController(animated: true)
      stage.device.advance(by: 0)
      #expect((stage.navigation.transitionCoordinator!.transitionDuration - 0.25).magnitude < 0.001)
      #expect((duration(stage) - 0.25).magnitude < 0.035)
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aPushComesFromTheWholeWidthOverHalfOfItAndADimOfAFifth(settings: UIKitDouble.Settings) throws {
    let stage = stage(settings, .mdPush, .mdEdgePan)
    let b = screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.device.advance(by: 0)
    #expect(stage.offset(of: b) == 390 && stage.offset(of: stage.root) == 0)
    var pace: [CGFloat] = []
    for _ in 0..<18 {
      stage.device.advance(frames: 1)
      let (above, below) = (try #require(PageState(b)), try #require(PageState(stage.root)))
      let fraction = 1 - above.offset.x / 390
      #expect((below.offset.x + 195 * fraction).magnitude < 1 && (above.dim - 0.2 * fraction).magnitude < 0.01)
      pace.append(fraction)
    }
    #expect(pace[8] > 0.6, "ease-out: more than half of the way in half of the time")
    stage.device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aScaledPageIsTwentyPointsNarrowerAndLowerBelowADimOfAFifth(settings: UIKitDouble.Settings) throws {
    let stage = stage(settings, .scale(), .mdEdgePan)
    let b = stage.pushed()
    let finger = stage.device.touch(3, 400)
    finger.drag(to: CGPoint(x: 100, y: 400), duration: 0.2)
    stage.device.advance(frames: 1)
    let left = try 1 - #require(PageState(b)).offset.x / 390
    let below = try #require(PageState(stage.root))
    #expect((below.scale.width - (1 - 20 / 390 * left)).magnitude < 0.001)
    #expect((below.scale.height - (1 - 20 / 844 * left)).magnitude < 0.001)
    #expect((below.dim - 0.2 * left).magnitude < 0.005)
    finger.lift()
    stage.device.advance(by: 1)
    expectNoViolations()
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aSwipeBeginsWithin20PointsOfTheEdgeAndIsFinishedBeyondAQuarterByPositionAlone(settings: UIKitDouble.Settings) {
    // The start, the distance and the duration of a stroke.
    let strokes: [(CGFloat, CGFloat, TimeInterval, Bool)] = [
      (19, 160, 0.3, true), (19, 160, 0.02, true), (19, 80, 0.3, false), (19, 80, 0.02, false), (22, 300, 0.2, false),
    ]
    for (start, distance, time, isFinished) in strokes {
      let stage = stage(settings, .mdPush, .mdEdgePan)
      _ = stage.pushed()
      stage.swipe(from: start, to: start + distance, in: time)
      stage.device.advance(by: 1)
      #expect((stage.navigation.viewControllers.count == 1) == isFinished, "\(distance) pt from \(start)")
      expectNoViolations()
    }
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func aVerticalSwipeGoesTheWholeWayIn200PointsAndIsFinishedBeyondAQuarter(settings: UIKitDouble.Settings) throws {
    for (distance, isFinished) in [(50.0, false), (75.0, true)] {
      let stage = stage(settings, .cover(.up), .mdVerticalPan)
      let b = stage.pushed()
      let finger = stage.device.touch(200, 300)
      finger.drag(to: CGPoint(x: 200, y: 300 + distance), duration: 0.3)
      stage.device.advance(frames: 1)
      let drop = try #require(stage.drop(of: b))
      #expect((drop / 844 - (distance - 10) / 200).magnitude < 0.01, "\(drop)")
      finger.lift()
      stage.device.advance(by: 1)
      #expect((stage.navigation.viewControllers.count == 1) == isFinished, "\(distance) pt")
      expectNoViolations()
    }
    let stage = stage(settings, .cover(.up), .mdVerticalPan)
    _ = stage.pushed()
    let finger = stage.device.touch(200, 600)
    finger.drag(to: CGPoint(x: 200, y: 300), duration: 0.3)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.navigation.viewControllers.count == 2, "upwards is no way")
  }

  @Test(arguments: UIKitDouble.Settings.both)
  func presentAndDismissMayDiffer(settings: UIKitDouble.Settings) throws {
    let pair = PresentationContainerTests.Pair(settings)
    pair.below.legato.present(pair.above, using: .asymmetric(enter: .fade, leave: .modal), style: .overFullScreen)
    pair.device.advance(by: 0.1)
    let coming = try #require(PageState(pair.above))
    #expect(coming.offset == .zero && coming.opacity < 0.99)
    pair.device.advance(by: 1)
    pair.above.dismiss(animated: true)
    pair.device.advance(by: 0.1)
    let going = try #require(PageState(pair.above))
    #expect(going.offset.y > 20 && going.opacity == 1)
    pair.device.advance(by: 1)
    expectNoViolations()
  }
}
