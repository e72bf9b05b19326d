// MDTransitioning: the default push, scale, the vertical swipe and the image viewer, by its numbers.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct MDTransitioningTests {
  @Test(arguments: ReadingDirection.allCases) func thePushTravelsHalfAWidthAndDimsByAFifth(layout: ReadingDirection) {
    let (push, context) = (ScreenTransition.push(.half), context(.push, layout))
    let sign = layout == .leftToRight ? 1.0 : -1
    #expect(push.state(of: .screen(1), at: 0, in: context)?.translationX == sign * 402)
    #expect(push.state(of: .screen(0), at: 1, in: context)?.translationX == sign * -201)
    #expect(push.state(of: .dimming(over: 0), at: 0, in: context)?.opacity == 0)
    #expect(push.state(of: .dimming(over: 0), at: 1, in: context)?.opacity == 0.2)
    #expect(push.state(of: .dimming(over: 0), at: 0.5, in: context).map { $0.red + $0.green + $0.blue } == 0)
  }

  @Test func thePushLastsThirtyFiveHundredthsAndThePopAQuarterOfASecond() {
    let stage = Stage(root: 0, frameRate: 1000, policy: TransitionPolicy(transition: .push(.half)))
    stage.push(1)
    stage.settle()
    stage.pop()
    stage.settle()
    let times = stage.runs.map { ($0.endedAt ?? 0) - $0.beganAt }
    #expect(isClose(times[0], 0.35, within: 0.0011))
    #expect(isClose(times[1], 0.25, within: 0.0011))
    // Ease-out: more than half of the way in half of the time.
    #expect(ScreenTransition.push(.half).motion == .curve(.easeOut, duration: 0.35))
  }

  @Test func aPresentationComesEasingInAndGoesEasingOut() {
    #expect(ScreenTransition.modal.motion == .curve(.easeIn, duration: 0.25))
    #expect(ScreenTransition.modal.reverseMotion == .curve(.easeOut, duration: 0.25))
    #expect(ScreenTransition.modal.state(of: .screen(1), at: 0)?.translationY == 874)
  }

  @Test func theScalePushTakesTwentyPointsOffEachExtent() {
    let covered = ScreenTransition.scale().state(of: .screen(0), at: 1)
    #expect(isClose(covered?.scaleX, 1 - 20.0 / 402))
    #expect(isClose(covered?.scaleY, 1 - 20.0 / 874))
    #expect(ScreenTransition.scale().state(of: .dimming(over: 0), at: 1)?.opacity == 0.2)
  }

  @Test func anImageFliesFromItsThumbnailWithItsRadius() {
    let element = SharedElement(id: 7, covered: Scenario.cell, covering: Scenario.photo, coveredRadius: 8)
    let context = context(.present, elements: [element])
    let zoom = ScreenTransition.imageZoom()
    #expect(isClose(zoom.frame(of: .element(7, of: 1), at: .zero, in: context), Scenario.cell))
    #expect(isClose(zoom.frame(of: .element(7, of: 1), at: Inputs(fraction: 1), in: context), Scenario.photo))
    let start = zoom.state(of: .element(7, of: 1), at: 0, in: context)
    #expect(isClose(start.map { $0.cornerRadius * $0.scaleX }, 8))
    #expect(zoom.motion == .spring(SpringMotion(settlingDuration: 0.5, dampingRatio: 0.7, initialVelocity: 0)))
    #expect(zoom.reverseMotion == .curve(.easeInOut, duration: 0.25))
  }

  @Test(arguments: Array(stride(from: 0.0, through: 1, by: 0.05))) func theCornersOfAFlightStayBetweenThoseOfItsEnds(
    fraction: Double
  ) {
    let element = SharedElement(id: 7, covered: Scenario.cell, covering: Scenario.photo, coveredRadius: 8)
    let state = ScreenTransition.imageZoom().state(
      of: .element(7, of: 1), at: fraction, in: context(.present, elements: [element]))
    #expect(isClose(state.map { $0.cornerRadius * $0.scaleX }, 8 * (1 - fraction), within: 0.25))
  }

  @Test func eachHalfOfAnAsymmetricTransitionKeepsItsOwnVelocity() {
    let mixed = ScreenTransition.asymmetric(enter: .grow(), leave: .push)
    #expect(mixed.initialVelocity(for: .present) == 1 && mixed.initialVelocity(for: .dismiss) == 0)
  }

  @Test(arguments: [0.0, 0.25, 0.5, 1]) func aDraggedImageShrinksToAHalfAndItsBackdropFades(progress: Double) {
    let element = SharedElement(id: 7, covered: Scenario.cell, covering: Scenario.photo)
    let context = context(.dismiss, elements: [element])
    let gesture = GestureValues(translation: .down(200 * progress), size: phone)
    let inputs = Interaction.imageDrag().inputs(for: gesture)
    let image = ScreenTransition.imageZoom().state(of: .element(7, of: 1), at: inputs, in: context)
    #expect(isClose(image?.scaleX, 1 - progress / 2) && isClose(image?.scaleY, 1 - progress / 2))
    #expect(isClose(ScreenTransition.imageZoom().state(of: .screen(1), at: inputs, in: context)?.opacity, 1 - progress))
  }

  @Test func thePopGestureStartsWithinTwentyPointsOfTheEdge() {
    for (x, response) in [(19.0, PointerResponse.claimed), (21, .denied)] {
      let stage = Stage(root: 0)
      stage.push(1, animated: false)
      stage.finger.begin(at: Point2D(x: x, y: 400))
      stage.finger.drag(by: .right(60))
      #expect(stage.finger.response == response)
    }
  }

  @Test(arguments: [(55.0, Outcome.cancelled), (65, .finished)])
  func aVerticalSwipePopsBeyondAQuarterOfTwoHundredPoints(travel: Double, outcome: Outcome) {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.verticalPan()]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 200, y: 200))
    stage.finger.drag(by: .down(travel), over: 0.3)
    // 10 points are the slop.
    #expect(isClose(stage.fraction, (travel - 10) / 200))
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == outcome)
  }

  @Test(arguments: [(105.0, Outcome.cancelled), (115, .finished)])
  func anImageIsDismissedBeyondHalfOfTwoHundredPoints(travel: Double, outcome: Outcome) {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .imageZoom(), interactions: [.imageDrag()]))
    stage.present(1, animated: false)
    stage.finger.begin(at: Point2D(x: 200, y: 200))
    stage.finger.drag(by: .down(travel), over: 0.3)
    #expect(isClose(stage.navigator.inputs.pull, (travel - 10) / 200))
    #expect(stage.fraction == 0)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == outcome)
  }

  @Test(
    arguments: [(Vector2D.down(60), PointerResponse.claimed), (.up(60), .denied)],
    [Interaction.imageDrag(), .verticalPan()])
  func onlyADragDownwardsTakesAnImageOrAScreenBack(row: (Vector2D, PointerResponse), interaction: Interaction) {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [interaction]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.drag(by: row.0)
    #expect(stage.finger.response == row.1)
  }

  @Test func presentAndDismissMayDiffer() {
    let transition = ScreenTransition.asymmetric(enter: .zoom, leave: .push)
    let kinds = { (operation: TransitionOperation) in transition.prepare(context(operation)).layers.map(\.kind) }
    #expect(kinds(.present) == ScreenTransition.zoom.prepare(context(.present)).layers.map(\.kind))
    #expect(kinds(.dismiss) == ScreenTransition.push.prepare(context(.dismiss)).layers.map(\.kind))
    #expect(
      transition.motion == ScreenTransition.zoom.motion
        && transition.reverseMotion == ScreenTransition.push.reverseMotion)
  }
}
