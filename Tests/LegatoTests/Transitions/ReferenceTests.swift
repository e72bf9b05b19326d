// The numbers of the systems that the library must equal.

import LegatoTesting
import Testing

@testable import Legato

@Suite struct MDTransitioningTests {
  @Test(arguments: LayoutDirection.allCases) func thePushTravelsHalfAWidthAndDimsByAFifth(layout: LayoutDirection) {
    let (push, context) = (Transition.push(.half), context(.push, layout))
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
    #expect(Transition.push(.half).motion == .curve(.easeOut, duration: 0.35))
  }

  @Test func aPresentationComesEasingInAndGoesEasingOut() {
    #expect(Transition.modal.motion == .curve(.easeIn, duration: 0.25))
    #expect(Transition.modal.reverseMotion == .curve(.easeOut, duration: 0.25))
    #expect(Transition.modal.state(of: .screen(1), at: 0)?.translationY == 874)
  }

  @Test func theScalePushTakesTwentyPointsOffEachExtent() {
    let covered = Transition.scale().state(of: .screen(0), at: 1)
    #expect(isClose(covered?.scaleX, 1 - 20.0 / 402))
    #expect(isClose(covered?.scaleY, 1 - 20.0 / 874))
    #expect(Transition.scale().state(of: .dimming(over: 0), at: 1)?.opacity == 0.2)
  }

  @Test func anImageFliesFromItsThumbnailWithItsRadius() {
    let element = SharedElement(id: 7, covered: Scenario.cell, covering: Scenario.photo, coveredRadius: 8)
    let context = context(.present, elements: [element])
    let zoom = Transition.imageZoom()
    #expect(isClose(zoom.frame(of: .element(7, .covering), at: .zero, in: context), Scenario.cell))
    #expect(isClose(zoom.frame(of: .element(7, .covering), at: Inputs(fraction: 1), in: context), Scenario.photo))
    let start = zoom.state(of: .element(7, .covering), at: 0, in: context)
    #expect(isClose(start.map { $0.cornerRadius * $0.scaleX }, 8))
    #expect(zoom.motion == .spring(Spring(settlingDuration: 0.5, dampingRatio: 0.7, initialVelocity: 0)))
    #expect(zoom.reverseMotion == .curve(.easeInOut, duration: 0.25))
  }

  @Test(arguments: Array(stride(from: 0.0, through: 1, by: 0.05))) func theCornersOfAFlightStayBetweenThoseOfItsEnds(
    fraction: Double
  ) {
    let element = SharedElement(id: 7, covered: Scenario.cell, covering: Scenario.photo, coveredRadius: 8)
    let state = Transition.imageZoom().state(
      of: .element(7, .covering), at: fraction, in: context(.present, elements: [element]))
    #expect(isClose(state.map { $0.cornerRadius * $0.scaleX }, 8 * (1 - fraction), within: 0.25))
  }

  @Test func eachHalfOfAnAsymmetricTransitionKeepsItsOwnVelocity() {
    let mixed = Transition.asymmetric(enter: .grow(), leave: .push)
    #expect(mixed.initialVelocity(for: .present) == 1 && mixed.initialVelocity(for: .dismiss) == 0)
  }

  @Test(arguments: [0.0, 0.25, 0.5, 1]) func aDraggedImageShrinksToAHalfAndItsBackdropFades(progress: Double) {
    let element = SharedElement(id: 7, covered: Scenario.cell, covering: Scenario.photo)
    let context = context(.dismiss, elements: [element])
    let gesture = GestureState(translation: .down(200 * progress), size: phone)
    let inputs = Interaction.imageDrag().inputs(for: gesture)
    let image = Transition.imageZoom().state(of: .element(7, .covering), at: inputs, in: context)
    #expect(isClose(image?.scaleX, 1 - progress / 2) && isClose(image?.scaleY, 1 - progress / 2))
    #expect(isClose(Transition.imageZoom().state(of: .screen(1), at: inputs, in: context)?.opacity, 1 - progress))
  }

  @Test func thePopGestureStartsWithinTwentyPointsOfTheEdge() {
    for (x, response) in [(19.0, PointerResponse.claimed), (21, .refused)] {
      let stage = Stage(root: 0)
      stage.push(1, animated: false)
      stage.finger.begin(at: Point(x: x, y: 400))
      stage.finger.drag(by: .right(60))
      #expect(stage.finger.response == response)
    }
  }

  @Test(arguments: [(55.0, Outcome.cancelled), (65, .finished)])
  func aVerticalSwipePopsBeyondAQuarterOfTwoHundredPoints(travel: Double, outcome: Outcome) {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.verticalPan()]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point(x: 200, y: 200))
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
    stage.finger.begin(at: Point(x: 200, y: 200))
    stage.finger.drag(by: .down(travel), over: 0.3)
    #expect(isClose(stage.stack.coordinator.inputs.pull, (travel - 10) / 200))
    #expect(stage.fraction == 0)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == outcome)
  }

  @Test func presentAndDismissMayDiffer() {
    let transition = Transition.asymmetric(enter: .zoom, leave: .push)
    let kinds = { (operation: Legato.Operation) in transition.prepare(context(operation)).layers.map(\.kind) }
    #expect(kinds(.present) == Transition.zoom.prepare(context(.present)).layers.map(\.kind))
    #expect(kinds(.dismiss) == Transition.push.prepare(context(.dismiss)).layers.map(\.kind))
    #expect(transition.motion == Transition.zoom.motion && transition.reverseMotion == Transition.push.reverseMotion)
  }
}

@Suite struct HubTests {
  private func hub(_ layout: LayoutDirection = .leftToRight) -> Stage {
    let stage = Stage(root: 0, layoutDirection: layout)
    stage.stack.setOnward(
      [
        Binding(.hubPan(.left), .onward(key: 1), transition: .slide(.left)),
        Binding(.hubPan(.right), .onward(key: 2), transition: .cover(.right)),
      ], of: 0)
    return stage
  }

  @Test(arguments: [(Vector.left(200), ScreenID(1)), (.right(200), ScreenID(2))], LayoutDirection.allCases)
  func aSwipePushesTheNeighbourOfItsSide(row: (Vector, ScreenID), layout: LayoutDirection) {
    let stage = hub(layout)
    stage.finger.begin(at: Point(x: 200, y: 400))
    stage.finger.drag(by: row.0, over: 0.3)
    #expect(isClose(stage.fraction, 190 / 402.0))
    #expect(stage.mounted == [0, row.1])
    stage.finger.release()
    #expect(stage.settle() == .finished)
    #expect(stage.stack.screens == [0, row.1])
  }

  @Test(arguments: [(48.0, Outcome.cancelled), (53, .finished)])
  func aTenthOfTheWidthIsEnough(travel: Double, outcome: Outcome) {
    let stage = hub()
    stage.finger.begin(at: Point(x: 200, y: 400))
    stage.finger.drag(by: .left(travel), over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == outcome)
  }

  @Test func theDominantAxisDecidesOnceAndForAll() {
    let stage = hub()
    stage.finger.begin(at: Point(x: 200, y: 400))
    stage.finger.drag(by: Vector(dx: -20, dy: 30))
    #expect(stage.finger.response == .refused)
    stage.finger.drag(by: .left(200))
    #expect(!stage.isRunning)
    stage.finger.release()
    stage.finger.begin(at: Point(x: 200, y: 400))
    stage.finger.drag(by: Vector(dx: -30, dy: 20))
    stage.finger.drag(by: .down(300))
    #expect(stage.isRunning)
  }

  @Test func aVelocityCountsWhichTheOriginalIgnored() {
    let stage = hub()
    stage.finger.begin(at: Point(x: 200, y: 400))
    stage.finger.drag(by: .left(100), over: 0.3)
    stage.finger.flick(by: .right(45), over: 0.04)
    #expect(stage.settle() == .cancelled)
  }

  @Test(arguments: [0.0, 390]) func aPagerUnderTheFingerHasItsSayInThatChoiceToo(pages: Double) {
    let stage = hub()
    let pager = Scrollable(axis: .horizontal, offset: pages, upper: pages, isPager: true)
    stage.finger.begin(at: Point(x: 200, y: 400), over: [pager])
    stage.finger.drag(by: .left(80), over: 0.2)
    #expect(stage.mounted == [0, 1])
    stage.finger.drag(by: .right(160), over: 0.3)
    #expect(stage.mounted == (pages == 0 ? [0, 2] : [0]))
  }

  @Test func backAtTheCentreTheDirectionIsChosenAnew() {
    let stage = hub()
    stage.finger.begin(at: Point(x: 200, y: 400))
    stage.finger.drag(by: .left(80), over: 0.2)
    stage.finger.drag(by: .right(160), over: 0.3)
    #expect(stage.mounted == [0, 2])
    stage.finger.drag(by: .right(60), over: 0.2)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == .finished)
    #expect(stage.stack.screens == [0, 2])
    #expect(stage.outcomes == [.cancelled, .finished])
  }
}

@Suite struct DrawerTests {
  private static let extent = 500.0

  private func stage() -> (Stage, Interaction, Interaction) {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .drawer(from: .top)))
    let pull = Interaction.drawerPan(.down)
    let push = Interaction.drawerPan(.up)
    stage.coveringFrame = Rect(x: 0, y: 0, width: 402, height: DrawerTests.extent)
    stage.stack.policy.interactions = [push]
    stage.stack.setOnward([Binding(pull, .onward(key: 1, .open), transition: .drawer(from: .top))], of: 0)
    return (stage, pull, push)
  }

  @Test func thePanelFollowsTheFingerAndNeverGoesPastItsRest() {
    let (stage, _, _) = stage()
    stage.finger.begin(at: Point(x: 200, y: 10))
    stage.finger.drag(by: .down(160), over: 0.3)
    #expect(isClose(stage.frame(of: .screen(1))?.maxY, 150))
    stage.finger.drag(by: .down(700), over: 0.3)
    #expect(isClose(stage.frame(of: .screen(1))?.maxY, DrawerTests.extent))
    #expect(stage.onFrame == nil)
    var lowest = 0.0
    stage.onFrame = { lowest = max(lowest, stage.frame(of: .screen(1))?.maxY ?? 0) }
    stage.finger.flick(by: .down(100))
    stage.settle()
    #expect(lowest <= DrawerTests.extent)
  }

  @Test(arguments: [(105.0, Outcome.cancelled), (115, .finished)])
  func aFifthOfTheHeightOpensIt(travel: Double, outcome: Outcome) {
    let (stage, _, _) = stage()
    stage.finger.begin(at: Point(x: 200, y: 10))
    stage.finger.drag(by: .down(travel), over: 0.3)
    stage.finger.hold(for: 0.2)
    let released = stage.clock.time
    stage.finger.release()
    #expect(stage.settle() == outcome)
    // .2 s, and the frame in which it ends.
    #expect(stage.clock.time - released < 0.2 + 1.1 / 60)
  }

  @Test(arguments: [(105.0, Outcome.cancelled), (115, .finished)])
  func aFifthOfTheHeightClosesIt(travel: Double, outcome: Outcome) {
    let (stage, _, _) = stage()
    stage.stack.open(1, transition: .drawer(from: .top), at: 0)
    stage.settle()
    #expect(stage.mounted == [0, 1])
    stage.finger.begin(at: Point(x: 200, y: 480))
    stage.finger.drag(by: .up(travel), over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == outcome)
    #expect(stage.stack.screens == (outcome == .finished ? [0] : [0, 1]))
    #expect(stage.mounted == stage.stack.screens)
  }

  @Test func thePanelDoesNotJumpIfItIsGrabbedWhileItSettles() {
    let (stage, _, _) = stage()
    stage.finger.begin(at: Point(x: 200, y: 10))
    stage.finger.drag(by: .down(250), over: 0.1)
    stage.finger.release()
    stage.advance(frames: 2)
    let before = stage.frame(of: .screen(1))
    stage.finger.begin(at: Point(x: 200, y: 300))
    stage.finger.move(to: Point(x: 200, y: 289))
    let after = stage.frame(of: .screen(1))
    #expect(((after?.maxY ?? 0) - (before?.maxY ?? 0)).magnitude <= 1.0001)
    #expect(stage.stack.coordinator.phase == .tracking)
  }
}

@Suite struct HeadlineTests {
  @Test func theCoveredScreenStepsBack() {
    let headline = Transition.headline()
    #expect(headline.state(of: .screen(0), at: 1)?.scaleX == 0.95)
    #expect(headline.state(of: .screen(0), at: 1)?.opacity == 0.7)
    #expect(headline.state(of: .screen(1), at: 0)?.translationX == 402)
    #expect(headline.state(of: .shadow(of: 1), at: 0.5)?.opacity == 0.6)
    #expect(headline.motion == .spring(Spring(settlingDuration: 0.4, dampingRatio: 1, initialVelocity: 0)))
  }

  @Test func theInteractivePopIsLinear() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .headline(), interactions: [.fullScreenPan()]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point(x: 100, y: 400))
    for step in 1...5 {
      stage.finger.drag(by: .right(step == 1 ? 50 : 40), over: 0.1)
      #expect(isClose(stage.state(of: .screen(1))?.translationX, Double(step) * 40))
      #expect(isClose(stage.state(of: .screen(0))?.scaleX, 0.95 + 0.05 * Double(step) * 40 / 402))
    }
  }

  @Test(arguments: [(100.0, Outcome.cancelled), (115, .finished)])
  func aQuarterOfTheWidthIsEnoughFromAnywhere(travel: Double, outcome: Outcome) {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan(threshold: 0.25)]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point(x: 250, y: 400))
    stage.finger.drag(by: .right(travel), over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == outcome)
  }

  @Test func theGestureSurvivesAnyNumberOfPushes() {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    for screen in 1...50 { stage.push(ScreenID(Int32(screen)), animated: false) }
    for depth in (1...50).reversed() {
      stage.finger.begin(at: Point(x: 100, y: 400))
      stage.finger.flick(by: .right(200))
      #expect(stage.settle() == .finished)
      #expect(stage.stack.count == depth)
    }
  }

  @Test func scrollersAndPagersKeepTheirDrags() {
    let tabs = { Scrollable(axis: .horizontal, offset: $0, upper: 804, isPager: true) }
    for (offset, response) in [(402.0, PointerResponse.refused), (0, .claimed)] {
      let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
      stage.push(1, animated: false)
      stage.finger.begin(at: Point(x: 200, y: 400), over: [tabs(offset)])
      stage.finger.drag(by: .right(60))
      #expect(stage.finger.response == response)
    }
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point(x: 200, y: 400), over: [Scrollable(axis: .vertical, offset: 300, upper: 900)])
    stage.finger.drag(by: .down(60))
    #expect(stage.finger.response == .refused)
  }

  @Test(arguments: BarStyle.allCases) func barsMoveWithTheirPagesOrStay(style: BarStyle) {
    let context = context()
    context.barStyle = style
    context.coveredBar = Scenario.bar
    context.coveringBar = Scenario.bar
    let states = Transition.headline().state(of: .bar(.covering), at: 0.5, in: context)
    // An attached bar is a part of its screen and needs no layer.
    #expect((states != nil) == (style == .pinned))
    if let states { #expect(states.opacity == 0.5 && states.translationX == 0) }
  }
}

@Suite struct GrowTests {
  private let cell = SharedElement(id: 7, covered: Scenario.cell)

  @Test func thePlayerGrowsOutOfItsCell() {
    let context = context(.present, elements: [cell])
    #expect(isClose(Transition.grow().frame(of: .screen(1), at: .zero, in: context), Scenario.cell))
    #expect(Transition.grow().motion == .spring(Spring(settlingDuration: 0.3, dampingRatio: 0.8, initialVelocity: 1)))
    #expect(
      Transition.grow().reverseMotion
        == .spring(Spring(settlingDuration: 0.25, dampingRatio: 0.8, initialVelocity: 0.2)))
    #expect(Transition.grow().initialVelocity == 1 && Transition.grow().reverseInitialVelocity == 0.2)
  }

  @Test func withoutACellItComesFromFiveByFivePointsInTheCentre() {
    for element in [
      nil, SharedElement(id: 7), SharedElement(id: 7, covered: Rect(x: 5, y: 5, width: 0, height: 9)),
    ] {
      let context = context(.dismiss, elements: element.map { [$0] } ?? [])
      let frame = Transition.grow().frame(of: .screen(1), at: Inputs(fraction: 1), in: context)
      #expect(isClose(frame, Rect(x: 198.5, y: 434.5, width: 5, height: 5)))
    }
  }

  @Test func aDraggedPlayerHasTheDisplaysCorners() {
    let context = context(.dismiss, elements: [cell])
    context.displayCornerRadius = 47
    #expect(Transition.grow().state(of: .screen(1), at: Inputs(pull: 0.5), in: context)?.cornerRadius == 47)
  }

  @Test(arguments: [0.1, 0.5, 1]) func theDragShrinksByHalfOfTheProgress(progress: Double) {
    let context = context(.dismiss, elements: [cell])
    let travel = Vector(dx: 402 * progress, dy: 60)
    let inputs = Interaction.freeDrag().inputs(for: GestureState(translation: travel, size: phone))
    let state = Transition.grow().state(of: .screen(1), at: inputs, in: context)
    let ratio = 1 - 0.5 * progress
    #expect(isClose(state?.scaleX, ratio) && isClose(state?.scaleY, ratio))
    #expect(isClose(state?.translationX, travel.dx * ratio) && isClose(state?.translationY, 60 * ratio))
    // What its authors regret: the backdrop fades with the drag.
    let backdrop = Transition.grow().state(of: .dimming(over: 0), at: inputs, in: context)
    #expect(isClose(backdrop?.opacity, 0.8 * (1 - progress)))
  }

  @Test(arguments: [
    (Vector(dx: 40, dy: 20), PointerResponse.claimed), (Vector(dx: 20, dy: 40), .refused),
    (Vector(dx: -40, dy: 20), .refused), (Vector(dx: 40, dy: -20), .refused),
  ])
  func theDragStartsOnlyToTheLowerRight(travel: Vector, response: PointerResponse) {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .grow(), interactions: [.freeDrag()]))
    stage.present(1, animated: false)
    stage.finger.begin(at: Point(x: 100, y: 400))
    stage.finger.drag(by: travel)
    #expect(stage.finger.response == response)
  }

  @Test(arguments: [(85.0, Outcome.cancelled), (95, .finished)])
  func aFifthOfTheWidthIsEnough(travel: Double, outcome: Outcome) {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .grow(), interactions: [.freeDrag()]))
    stage.present(1, animated: false)
    stage.finger.begin(at: Point(x: 100, y: 400))
    stage.finger.drag(by: .right(travel), over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    #expect(stage.settle() == outcome)
  }

  @Test func theDismissalGoesToTheCurrentItemsCell() {
    // Fault 11 of peers: the wrong element flies. The frames are asked for again when the run begins.
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .grow()))
    stage.place(7, in: 0, at: Scenario.cell)
    stage.present(1)
    stage.settle()
    let other = Rect(x: 300, y: 700, width: 90, height: 120)
    stage.place(7, in: 0, at: other)
    stage.dismiss()
    let timeline = Transition.grow().prepare(stage.transitionContext(for: stage.runs[1].request)!)
    let frame = timeline.states(at: Inputs(fraction: 1))[2].frame(of: timeline.layers[2].frame)
    #expect(isClose(frame, other))
  }
}

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
