// The interactions of the systems that the library follows, by their own numbers.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct PresetTests {
  /// What a release at rest decides after the finger has driven the run so far.
  private func decision(_ interaction: Interaction, at progress: Double, velocity: Double = 0) -> ReleaseDecision {
    let speed = interaction.progress == .pull ? Inputs(pull: velocity) : Inputs(fraction: velocity)
    // The finger has driven a half of it, and has taken hold at the other half.
    var gesture = GestureValues(
      translation: interaction.direction.unit(in: .leftToRight) * (progress / 2 * interaction.length(in: phone)),
      size: phone)
    gesture.pinch = -progress / 2
    return interaction.releaseDecision(
      for: gesture, from: progress / 2, inputs: Inputs(fraction: progress), velocity: speed)
  }

  private func decides(_ interaction: Interaction, beyond threshold: Double, projection: Double) {
    #expect(decision(interaction, at: threshold - 0.001) == .cancel)
    #expect(decision(interaction, at: threshold + 0.001) == .finish)
    #expect(isClose(interaction.release.projection, projection))
    let ahead = decision(interaction, at: threshold - 0.1, velocity: 1)
    #expect(ahead == (projection == 0 ? .cancel : .finish))
  }

  @Test func theSystemsThatIgnoreTheVelocityDecideByPositionAlone() {
    decides(.mdEdgePan, beyond: 0.25, projection: 0)
    decides(.mdVerticalPan, beyond: 0.25, projection: 0)
    decides(.kuaishanPan(.left), beyond: 0.1, projection: 0)
    decides(.articlePan, beyond: 0.5, projection: 0)
    decides(.mdImageDrag, beyond: 0.5, projection: 0)
    decides(.headlinePan, beyond: 0.25, projection: 0)
    decides(.awemeDrag, beyond: 0.2, projection: 0)
    decides(.kuaishanPanelPan(.down), beyond: 0.2, projection: 0)
    decides(.pinch(), beyond: 0.5, projection: 0)
  }

  @Test func theOthersLookOneHundredAndTwentyMillisecondsAhead() {
    decides(.edgePan(), beyond: 0.525, projection: 0.120)
    decides(.contentSwipe(), beyond: 0.42, projection: 0.120)
    decides(.freeDrag(), beyond: 0.2, projection: 0.120)
    decides(.imageDrag(), beyond: 0.5, projection: 0.120)
    // The scale, projected, below .905 and below .70.
    decides(.zoomDrag(), beyond: (1 - 0.905) / 0.67, projection: 0.120)
    decides(.zoomEdgePan(), beyond: (1 - 0.70) / 0.67, projection: 0.120)
  }

  @Test func kuaishansHubSettlesEvenlyInAFifthOfASecond() {
    let stage = Stage(root: 0, frameRate: 1000)
    stage.navigator.setForwardRoutes(
      [GestureRoute(.kuaishanPan(.left), .forward(key: 1), transition: .slide(.left))], of: 0)
    stage.finger.begin(at: Point2D(x: 300, y: 400))
    stage.finger.drag(by: .left(110 + 100.5), over: 0.3)
    stage.finger.hold(for: 0.2)
    stage.finger.release()
    let start = stage.fraction
    stage.advance(by: 0.1)
    #expect(isClose(stage.fraction, (start + 1) / 2, within: 1e-6))
    let halfway = stage.clock.time
    #expect(stage.settle() == .finished)
    #expect(isClose(stage.clock.time - halfway, 0.1, within: 0.0021))
  }

  @Test(arguments: [(26.0, PointerResponse.undecided), (28, .claimed)])
  func theContentSwipeStartsAfterTwentySevenPoints(travel: Double, response: PointerResponse) {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.contentSwipe()]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.drag(by: .right(travel))
    #expect(stage.finger.response == response)
  }

  @Test func aHorizontalScrollerWinsOverTheContentSwipeEvenAtItsLimit() {
    for (interaction, response) in [
      (Interaction.contentSwipe(), PointerResponse.denied), (.fullScreenPan(), .claimed),
    ] {
      let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [interaction]))
      stage.push(1, animated: false)
      stage.finger.begin(at: Point2D(x: 200, y: 400), over: [Scrollable(axis: .horizontal, offset: 0, upper: 300)])
      stage.finger.drag(by: .right(60))
      #expect(stage.finger.response == response)
    }
  }

  @Test func aScrollerThatWinsOverTheContentSwipeDoesNotWaitForIt() {
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.contentSwipe(), .pinch()]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 200, y: 400), over: [Scrollable(axis: .horizontal, offset: 0, upper: 300)])
    stage.finger.drag(by: .right(11))
    #expect(stage.finger.response == .denied)
  }

  @Test(arguments: [(15.0, PointerResponse.undecided), (17, .claimed)])
  func theZoomDragIsStillForSixteenPoints(travel: Double, response: PointerResponse) {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .zoom, interactions: [.zoomDrag()]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.drag(by: .down(travel))
    #expect(stage.finger.response == response)
  }

  @Test(arguments: ReadingDirection.allCases)
  func theZoomsEdgeSwipeShrinksByTheWidthAndFollowsUpAndDownByLess(layout: ReadingDirection) {
    let stage = Stage(
      root: 0, layoutDirection: layout, policy: TransitionPolicy(transition: .zoom, interactions: [.zoomEdgePan()]))
    stage.push(1, animated: false)
    let isLeft = layout == .leftToRight
    stage.finger.begin(at: Point2D(x: isLeft ? 5 : 397, y: 400))
    stage.finger.drag(by: .toward(.trailing, 11, in: layout))
    #expect(!stage.isRunning)
    // 12 points are the dead zone.
    stage.finger.drag(by: .toward(.trailing, 1 + 100.5, in: layout))
    #expect(isClose(stage.state(of: .screen(1))?.scaleX, 1 - 0.67 * 0.25))
    stage.finger.drag(by: .down(100))
    let scale = 1 - 0.67 * 0.25
    #expect(isClose(stage.state(of: .screen(1))?.scaleX, scale))
    // What was touched.
    let frame = stage.frame(of: .screen(1))
    #expect(isClose(frame.map { $0.minY + 400 * scale }, 443))
    #expect(isClose(frame.map { $0.minX + (isLeft ? 5 : 397) * scale }, isLeft ? 105.5 : 296.5))
  }

  @Test func thePinchsSlopIsItsOwn() {
    for (slop, isRunning) in [(8.7, true), (30, false)] {
      let stage = Stage(root: 0, policy: TransitionPolicy(transition: .zoom, interactions: [.pinch(slop: slop)]))
      stage.push(1, animated: false)
      stage.pinch(at: Point2D(x: 200, y: 400), from: 300, to: 280)
      #expect(stage.isRunning == isRunning)
    }
  }

  @Test func theNamedOnesAreTheGesturesOfTheirSystems() {
    for (named, plain) in [
      (Interaction.mdImageDrag, Interaction.imageDrag()), (.headlinePan, .fullScreenPan()), (.awemeDrag, .freeDrag()),
      (.kuaishanPanelPan(.up), .drawerPan(.up)),
    ] {
      #expect(named.gesture == plain.gesture && named.direction == plain.direction && named.follow == plain.follow)
      #expect(named.distance == plain.distance && named.progress == plain.progress)
      #expect(named.cancelMotion == plain.cancelMotion && named.holdsPull == plain.holdsPull)
    }
  }

  @Test func aCancelledImageIsBackInAFifthOfASecond() {
    let stage = Stage(
      root: 0, frameRate: 1000, policy: TransitionPolicy(transition: .imageZoom(), interactions: [.mdImageDrag]))
    stage.present(1, animated: false)
    stage.finger.begin(at: Point2D(x: 200, y: 300))
    stage.finger.drag(by: .down(100), over: 0.3)
    stage.finger.hold(for: 0.2)
    let released = stage.clock.time
    stage.finger.release()
    #expect(stage.settle() == .cancelled)
    // The half point that counts as settled is a longer part of a short way.
    #expect(isClose(stage.clock.time - released, 0.16, within: 0.02))
  }

  @Test func everyNumberCanBeChanged() {
    var interaction = Interaction.zoomDrag()
    interaction.follow?.shrink = 1
    interaction.release.threshold = 0.9
    interaction.finishMotion = .curve(.linear, duration: 1)
    interaction.cancelMotion = .decay(timeConstant: 0.1)
    let inputs = interaction.inputs(for: GestureValues(translation: .down(87.4), size: phone))
    #expect(isClose(inputs.pinch, -0.1))
    #expect(decision(interaction, at: 0.8) == .cancel)
    #expect(interaction.motion(for: .finish) == .curve(.linear, duration: 1))
    #expect(interaction.motion(for: .cancel) == .decay(timeConstant: 0.1))
  }

  @Test(arguments: [[8.7, 60], [60, 8.7]]) func ofSeveralPinchesTheMostSensitiveSaysWhenFingersPinch(slops: [Double]) {
    let pinches = slops.map { Interaction.pinch(slop: $0) }
    let stage = Stage(root: 0)
    stage.push(1, policy: TransitionPolicy(interactions: pinches), animated: false)
    let runs = stage.runs.count
    stage.pinch(at: Point2D(x: 200, y: 400), from: 300, to: 280)
    #expect(stage.runs.count == runs + 1)
  }
}
