// iOS's own push, zoom and releases, by the numbers measured for them.

import LegatoTesting
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
    stage.settle()
    // Settled in 400–450 ms, to .2 points.
    #expect(((stage.runs[0].endedAt ?? 0) - 0.43).magnitude < 0.04)
  }

  @Test func theEdgeSwipeKeepsThePageTwelvePointsBehind() {
    let stage = Stage(root: 0)
    stage.push(1, animated: false)
    stage.finger.begin(at: Point(x: 5, y: 400))
    stage.finger.drag(by: .right(11))
    #expect(!stage.isRunning)
    stage.finger.drag(by: .right(101))
    #expect(isClose(stage.state(of: .screen(1))?.translationX, 100))
  }

  @Test func aReleaseSettlesByOneSpringForFinishAndCancel() {
    let spring = Motion.spring(Spring(angularFrequency: 22, dampingRatio: 0.85))
    #expect(Interaction.edgePan().finishMotion == spring && Interaction.edgePan().cancelMotion == spring)
    // 98 % of the distance in 200–220 ms.
    let left = spring.state(at: 0.21, displacement: 1, velocity: 0).value.magnitude
    #expect(left < 0.03)
  }

  @Test(arguments: [(0.45, 0.5, Verdict.finish), (0.45, 0.3, .cancel), (0.55, -0.5, .cancel), (0.51, 0, .finish)])
  func theReleaseIsProjectedByOneHundredAndTwentyMilliseconds(row: (Double, Double, Verdict)) {
    #expect(ReleaseRule().verdict(progress: row.0, velocity: row.1) == row.2)
    #expect(ReleaseRule().projection == 0.120)
  }

  @Test func theZoomIsAsMeasured() {
    let zoom = Transition.zoom
    let context = context(.push, elements: [SharedElement(id: 7, covered: Scenario.cell)])
    #expect(zoom.motion == .spring(Spring(angularFrequency: 19, dampingRatio: 1)))
    #expect(zoom.state(of: .screen(0), at: 1, in: context)?.scaleX == 0.914)
    #expect(zoom.state(of: .dimming(over: 0), at: 0.5, in: context)?.opacity == 0.075)
    #expect(zoom.state(of: .element(7, .covered), at: 0.55, in: context)?.opacity == 0)
    #expect(isClose(zoom.state(of: .element(7, .covered), at: 0.275, in: context)?.opacity, 0.5))
    let shadow = zoom.state(of: .shadow(of: 1), at: 1, in: context)
    #expect(shadow?.opacity == 0.24 && shadow?.shadowRadius == 18 && shadow?.shadowOffsetY == 4)
  }

  @Test func aPinchCommitsBelowHalfOfTheSpanWithoutProjection() {
    for (end, outcome) in [(160.0, Outcome.cancelled), (130, .finished)] {
      let stage = Stage(root: 0, policy: TransitionPolicy(transition: .zoom, interactions: [.pinch()]))
      stage.push(1, animated: false)
      stage.pinch(at: Point(x: 200, y: 400), from: 300, to: end, over: 0.1)
      stage.finger.release()
      #expect(stage.settle() == outcome)
    }
  }
}
