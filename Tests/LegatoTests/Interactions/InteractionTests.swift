// From a gesture to the inputs and to the decision.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct InteractionTests {
  private func gesture(_ travel: Vector2D, _ layout: ReadingDirection = .leftToRight) -> GestureValues {
    GestureValues(translation: travel, size: phone, layoutDirection: layout)
  }

  @Test(arguments: Direction.allCases, ReadingDirection.allCases)
  func progressIsTravelAlongTheDirectionOverTheExtent(direction: Direction, layout: ReadingDirection) {
    let pan = Interaction.fullScreenPan(direction)
    let extent = phone[direction.axis]
    for travel in [-100.0, 0, 100] {
      let inputs = pan.inputs(for: gesture(.toward(direction, travel, in: layout), layout))
      #expect(isClose(inputs.fraction, travel / extent))
      #expect(inputs.pull == 0 && inputs.drag == .zero)
    }
  }

  @Test(arguments: Direction.allCases, ReadingDirection.allCases)
  func aSwipeInItsDirectionPopsAndItsOppositeDoesNot(direction: Direction, layout: ReadingDirection) {
    for sign in [1.0, -1] {
      let stage = Stage(
        root: 0, layoutDirection: layout, policy: TransitionPolicy(interactions: [.fullScreenPan(direction)]))
      stage.push(1, animated: false)
      stage.finger.begin(at: Point2D(x: 200, y: 400))
      stage.finger.flick(by: .toward(direction, 200 * sign, in: layout))
      stage.settle()
      #expect(stage.navigator.count == (sign > 0 ? 1 : 2))
    }
  }

  @Test(arguments: [ScreenEdge.leading, .trailing, .top, .bottom, .left, .right], ReadingDirection.allCases)
  func anEdgePanStartsAtItsEdgeAndGoesInwards(edge: ScreenEdge, layout: ReadingDirection) {
    let starts: [(Point2D, ScreenEdge)] = [
      (Point2D(x: 200, y: 5), .top), (Point2D(x: 200, y: 869), .bottom), (Point2D(x: 5, y: 400), .left),
      (Point2D(x: 397, y: 400), .right), (Point2D(x: 200, y: 400), .top),
    ]
    for (index, (start, place)) in starts.enumerated() {
      let stage = Stage(root: 0, layoutDirection: layout, policy: TransitionPolicy(interactions: [.edgePan(edge)]))
      stage.push(1, animated: false)
      stage.finger.begin(at: start)
      stage.finger.drag(by: .toward(edge.inward, 100, in: layout))
      let isHit = index < 4 && place == edge.resolved(in: layout)
      #expect((stage.finger.response == .claimed) == isHit)
    }
  }

  @Test func reversingPastTheOriginCancels() {
    // A known fault of the effects that plug in: the absolute value of the travel finishes.
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [.fullScreenPan()]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 200, y: 400))
    stage.finger.drag(by: .right(60))
    stage.finger.drag(by: .left(260))
    #expect(stage.fraction == 0)
    stage.finger.release()
    #expect(stage.settle() == .cancelled)
  }

  @Test func thePullIsAPreviewOnly() {
    for interaction in [Interaction.freeDrag(), .imageDrag(), .zoomDrag()] {
      let inputs = interaction.inputs(for: gesture(Vector2D(dx: 80, dy: 60)))
      #expect(inputs.fraction == 0 && inputs.pull > 0)
      #expect(inputs.dragX > 0 && inputs.dragY > 0 && inputs.pinch < 0)
    }
  }

  @Test func aPinchNeverGrowsTheScreen() {
    var state = gesture(.zero)
    for (pinch, expected) in [(-0.4, -0.4), (0.5, 0), (-2, -0.99)] {
      state.pinch = pinch
      #expect(Interaction.pinch().inputs(for: state).pinch == expected)
    }
  }

  @Test func detentsAreChosenByTheProjectedProgress() {
    let rule = ReleaseRule(projection: 0.1, detents: [0.3, 0.6])
    let table: [(Double, Double, ReleaseDecision)] = [
      (0.1, 0, .cancel), (0.2, 0, .detent(at: 0.3)), (0.5, 0, .detent(at: 0.6)), (0.85, 0, .finish),
      (0.3, 3, .detent(at: 0.6)),
      (0.6, -6, .cancel), (0.3, 9, .finish), (.nan, 0, .cancel),
    ]
    for (progress, velocity, decision) in table {
      #expect(rule.decision(progress: progress, velocity: velocity) == decision)
    }
    #expect(ReleaseRule().decision(progress: .nan, velocity: 1) == .cancel)
  }

  @Test(arguments: [(2.0, Outcome.finished, [ScreenID(0)]), (-1, .cancelled, [0, 1]), (.nan, .cancelled, [0, 1])])
  func aRunEndsWhereADetentBeyondItsEndsWouldBe(row: (detent: Double, outcome: Outcome, screens: [ScreenID])) {
    var interaction = Interaction.fullScreenPan()
    interaction.decision = { _, _, _ in .detent(at: row.detent) }
    let stage = Stage(root: 0, policy: TransitionPolicy(interactions: [interaction]))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 100, y: 400))
    stage.finger.drag(by: .right(100))
    stage.finger.release()
    #expect(stage.settle() == row.outcome)
    #expect(stage.navigator.screens == row.screens)
  }

  @Test func anEmptyContainerMakesNoProgress() {
    let state = GestureValues(translation: .right(100), size: .zero)
    #expect(Interaction.fullScreenPan().inputs(for: state) == .zero)
    #expect(Interaction.verticalPan(distance: 0).inputs(for: state) == .zero)
  }

  @Test func aMappingsNumbersThatAreNoneCountAsZero() {
    var interaction = Interaction.fullScreenPan()
    interaction.mapping = { _ in Inputs(fraction: .nan, pull: .infinity) }
    #expect(interaction.inputs(for: gesture(.right(10))) == .zero)
  }

  @Test(arguments: [(100.0, ReleaseDecision.cancel), (160, .finish), (240, .finish)])
  func aMappingOfAPullMayDriveTheFraction(travel: Double, decision: ReleaseDecision) {
    var interaction = Interaction.zoomDrag()
    interaction.release = ReleaseRule(threshold: 0.5)
    interaction.mapping = { Inputs(fraction: $0.translation.dy / 300) }
    let moved = gesture(.down(travel))
    let inputs = interaction.inputs(for: moved)
    #expect(interaction.releaseDecision(for: moved, from: 0, inputs: inputs, velocity: .zero) == decision)
  }

  @Test func aChangedCopyLeavesTheOriginal() {
    let original = Interaction.fullScreenPan()
    var copy = original
    copy.release.threshold = 0.9
    copy.catchesOnTouchDown = true
    #expect(original.release.threshold == 0.42 && !original.catchesOnTouchDown)
    #expect(copy.release.threshold == 0.9)
  }
}
