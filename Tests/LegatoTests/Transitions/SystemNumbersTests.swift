// iOS's own push, zoom and releases, by the numbers measured for them.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct SystemNumbersTests {
  @Test func thePushDecaysFromTheFirstFrame() {
    let stage = Stage(root: 0, frameRate: 100)
    stage.push(1)
    for frame in 1...20 {
      stage.advance(frames: 1)
      let left = Elementary.exp(-Double(frame) / 100 / 0.060)
      #expect(isClose(stage.state(of: .screen(1))?.translationX, 402 * left, within: 1e-9))
      #expect(isClose(stage.state(of: .screen(0))?.translationX, -0.3 * 402 * (1 - left), within: 1e-9))
      #expect(isClose(stage.state(of: .dimming(over: 0))?.opacity, 0.098 * (1 - left), within: 1e-9))
    }
  }

  @Test func whatIsOurOwnTakesItsOwnTime() {
    #expect(ScreenTransition.fade.motion == .curve(.easeInOut, duration: 0.25))
    for transition in [ScreenTransition.slide(.leading), .cover(.up)] {
      #expect(transition.motion == .spring(response: 0.35, dampingRatio: 1))
      #expect(transition.reverseMotion == transition.motion)
    }
  }

  @Test func aPushAndAPopHaveSettledAfterFourHundredToFourHundredAndFiftyMilliseconds() {
    let stage = Stage(root: 0, frameRate: 1000)
    stage.push(1)
    stage.settle()
    stage.pop()
    stage.settle()
    for run in stage.runs {
      // Half a point is left of 402.
      #expect(isClose((run.endedAt ?? 0) - run.beganAt, 0.060 * Elementary.log(402 / 0.5), within: 0.002))
    }
    #expect(stage.outcomes == [.finished, .finished])
  }

  @Test(arguments: [390.0, 430]) func aPopThatIsAskedForDuringAPushIsOverAfterFourHundredAndFiftyMilliseconds(
    width: Double
  ) {
    for frame in 0..<48 {
      let stage = Stage(root: 0, size: Size2D(width: width, height: 844), frameRate: 120)
      stage.push(1)
      stage.advance(frames: frame)
      stage.pop()
      stage.settle()
      let pop = stage.runs[stage.runs.count - 1]
      #expect((pop.endedAt ?? .infinity) - pop.beganAt <= 0.45, "after \(frame) frames")
      #expect(stage.navigator.screens == [0])
    }
  }

  @Test(arguments: ReadingDirection.allCases) func theCoveredPageDarkensByAboutATenth(layout: ReadingDirection) {
    let dim = ScreenTransition.push.state(of: .dimming(over: 0), at: 1, in: context(.push, layout))
    #expect(dim.map { (0.096...0.1).contains($0.opacity) && $0.red == 0 && $0.green == 0 && $0.blue == 0 } == true)
  }

  @Test func theEdgeSwipeKeepsThePageTwelvePointsBehind() {
    let stage = Stage(root: 0)
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.drag(by: .right(11))
    #expect(!stage.isRunning)
    stage.finger.drag(by: .right(101))
    #expect(isClose(stage.state(of: .screen(1))?.translationX, 100))
  }

  @Test func aReleaseSettlesByOneSpringForFinishAndCancel() {
    let spring = Motion.spring(SpringMotion(angularFrequency: 22, dampingRatio: 0.85))
    #expect(Interaction.edgePan().finishMotion == spring && Interaction.edgePan().cancelMotion == spring)
  }

  /// What a release leaves of the way, and what it decides.
  @Test(arguments: [(0.1, 0.0), (0.3, 0), (0.45, 0), (0.55, 1), (0.7, 1), (0.9, 1)])
  func ninetyEightHundredthsOfAnyDistanceTakeTwoHundredToTwoHundredAndTwentyMilliseconds(row: (Double, Double)) {
    let stage = Stage(root: 0)
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.drag(by: .right(12 + 402 * row.0), over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    let released = stage.clock.time
    let distance = (stage.fraction - row.1).magnitude
    #expect(isClose(distance, (row.0 - row.1).magnitude))
    while stage.isRunning, (stage.fraction - row.1).magnitude > 0.02 * distance { stage.advance(frames: 1) }
    #expect((0.2 - 1e-9...0.22).contains(stage.clock.time - released))
  }

  @Test(arguments: [
    (0.45, 0.5, ReleaseDecision.finish), (0.45, 0.3, .cancel), (0.55, -0.5, .cancel), (0.51, 0, .finish),
  ])
  func theReleaseIsProjectedByOneHundredAndTwentyMilliseconds(row: (Double, Double, ReleaseDecision)) {
    #expect(ReleaseRule().decision(progress: row.0, velocity: row.1) == row.2)
    #expect(ReleaseRule().projection == 0.120)
  }

  @Test func theZoomIsAsMeasured() {
    let zoom = ScreenTransition.zoom
    let context = context(.push, elements: [SharedElement(id: 7, covered: Scenario.cell)])
    #expect(zoom.motion == .spring(SpringMotion(angularFrequency: 19, dampingRatio: 1)))
    #expect(zoom.state(of: .screen(0), at: 1, in: context)?.scaleX == 0.914)
    #expect(zoom.state(of: .dimming(over: 0), at: 0.5, in: context)?.opacity == 0.075)
    #expect(zoom.state(of: .element(7, of: 0), at: 0.55, in: context)?.opacity == 0)
    #expect(isClose(zoom.state(of: .element(7, of: 0), at: 0.275, in: context)?.opacity, 0.5))
    let shadow = zoom.state(of: .shadow(of: 1), at: 1, in: context)
    #expect(shadow?.opacity == 0.24 && shadow?.shadowRadius == 18 && shadow?.shadowOffsetY == 4)
  }

  @Test func aPinchCommitsBelowHalfOfTheSpanWithoutProjection() {
    for (end, outcome) in [(160.0, Outcome.cancelled), (130, .finished)] {
      let stage = Stage(root: 0, policy: TransitionPolicy(transition: .zoom, interactions: [.pinch()]))
      stage.push(1, animated: false)
      stage.pinch(at: Point2D(x: 200, y: 400), from: 300, to: end, over: 0.1)
      stage.finger.release()
      #expect(stage.settle() == outcome)
    }
  }
}
