// Android's, Material's and libadwaita's styles, by their numbers.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct SystemStyleTests {
  @Test func iOS26GoesBackFromItsEdgeAndFromItsContent() {
    let stage = Stage(root: 0, policy: TransitionPolicy(transition: .systemPush))
    for (start, slop) in [(5.0, 12.0), (200, 27)] {
      stage.push(1, animated: false)
      stage.finger.begin(at: Point2D(x: start, y: 400))
      stage.finger.drag(by: .right(100), over: 0.3)
      #expect(isClose(stage.fraction, (100 - slop) / 402))
      stage.finger.hold(for: 0.2)
      stage.finger.drag(by: .right(100), over: 0.3)
      stage.finger.hold(for: 0.2)
      stage.finger.release()
      // .47 and .43: beyond the content's .42, below the edge's half.
      #expect(stage.settle() == (start < 20 ? .cancelled : .finished))
    }
  }

  @Test(arguments: ReadingDirection.allCases) func aPredictiveBackShrinksMovesAndRoundsTheScreen(
    layout: ReadingDirection
  ) {
    let mirror = layout == .leftToRight ? 1.0 : -1
    let context = context(.pop, layout)
    for (pull, down) in [(0.0, 0.0), (0.5, 100), (1, 200), (2, 9000), (1, -9000)] {
      let gesture = GestureValues(
        translation: Vector2D(dx: mirror * pull * 402, dy: down), size: phone, layoutDirection: layout)
      let inputs = Interaction.predictiveBack().inputs(for: gesture)
      let state = ScreenTransition.predictiveBack().state(of: .screen(1), at: inputs, in: context)
      let part = min(pull, 1)
      #expect(isClose(inputs.pull, part) && inputs.fraction == 0)
      #expect(isClose(state?.scaleX, 1 - 0.1 * part) && isClose(state?.scaleY, 1 - 0.1 * part))
      #expect(isClose(state?.translationX, mirror * part * (402 / 20.0 - 8)))
      let most = 874 / 20.0 - 8
      #expect(isClose(state?.translationY, min(max(0.1 * down, -most), most)))
      #expect(isClose(state?.cornerRadius, 32 * part, within: 1e-4))
    }
  }

  @Test func aPredictiveBackKeepsTheDisplaysOwnCorners() {
    let context = context(.pop)
    context.displayCornerRadius = 55
    let state = ScreenTransition.predictiveBack().state(of: .screen(1), at: Inputs(pull: 1), in: context)
    #expect(state?.cornerRadius == 55)
  }

  @Test(arguments: [(80.0, Outcome.cancelled), (140, .finished)])
  func aPredictiveBackPreviewsAndThenGoesWithinATenthOfASecond(travel: Double, outcome: Outcome) {
    let stage = Stage(root: 0, frameRate: 1000, policy: TransitionPolicy(transition: .predictiveBack()))
    stage.push(1, animated: false)
    stage.finger.begin(at: Point2D(x: 5, y: 400))
    stage.finger.drag(by: .right(travel), over: 0.3)
    stage.finger.hold(for: 0.2)
    #expect(stage.fraction == 0)
    #expect(stage.state(of: .screen(0)) == .rest)
    stage.finger.release()
    let released = stage.clock.time
    #expect(stage.settle() == outcome)
    if outcome == .finished { #expect((stage.runs.last?.endedAt ?? 9) - released < 0.5) }
  }

  @Test(
    arguments: [(SharedAxis.x, Vector2D(dx: -30)), (.y, Vector2D(dy: -30)), (.z, .zero)], ReadingDirection.allCases)
  func aSharedAxisSlidesThirtyPointsAndFadesThrough(row: (SharedAxis, Vector2D), layout: ReadingDirection) {
    let transition = ScreenTransition.sharedAxis(row.0)
    let context = context(.push, layout)
    let travel = Vector2D(dx: row.1.dx * (layout == .leftToRight ? 1 : -1), dy: row.1.dy)
    let covered = transition.state(of: .screen(0), at: 1, in: context)
    let covering = transition.state(of: .screen(1), at: 0, in: context)
    #expect(covered.map { Vector2D(dx: $0.translationX, dy: $0.translationY) } == travel)
    #expect(covering.map { Vector2D(dx: -$0.translationX, dy: -$0.translationY) } == travel)
    #expect(covered?.scaleX == (row.0 == .z ? 1.1 : 1))
    #expect(covering?.scaleX == (row.0 == .z ? 0.8 : 1))
    for (fraction, out, into) in [(0.0, 1.0, 0.0), (0.15, 0.5, 0), (0.3, 0, 0), (0.65, 0, 0.5), (1, 0, 1)] {
      #expect(isClose(transition.state(of: .screen(0), at: fraction, in: context)?.opacity, out))
      #expect(isClose(transition.state(of: .screen(1), at: fraction, in: context)?.opacity, into))
    }
    #expect(transition.motion == .curve(TimingCurve(0.4, 0, 0.2, 1), duration: 0.3))
  }

  @Test func anElementBecomesTheScreenWhoseContentsFadeIn() {
    let transition = ScreenTransition.containerTransform()
    let push = context(.push, elements: [.photo])
    let start = transition.state(of: .screen(1), at: 0, in: push)
    #expect(start.map { isClose($0.cornerRadius * $0.scaleX, 8) } == true)
    #expect(transition.frame(of: .element(7, of: 0), at: .zero, in: push) == Scenario.cell)
    #expect(transition.state(of: .dimming(over: 0), at: 1, in: push)?.opacity == 0.32)
    for (fraction, opacity) in [(0.0, 0.0), (0.125, 0.5), (0.25, 1), (1, 1)] {
      #expect(isClose(transition.state(of: .screen(1), at: fraction, in: push)?.opacity, opacity))
    }
    let pop = context(.pop, elements: [.photo])
    for (fraction, opacity) in [(0.0, 1.0), (0.6, 1), (0.75, 0.5), (0.9, 0), (1, 0)] {
      #expect(isClose(transition.state(of: .screen(1), at: fraction, in: pop)?.opacity, opacity))
    }
  }

  @Test(arguments: [(ScreenTransition.adwNavigation(), 1000.0, 1.0), (.adwSheet(), 400, 0.8)])
  func libadwaitasSpringsHaveItsStiffnessAndDamping(transition: ScreenTransition, stiffness: Double, ratio: Double) {
    guard case .spring(let spring) = transition.motion else {
      Issue.record("not a spring")
      return
    }
    #expect(isClose(spring.angularFrequency * spring.angularFrequency, stiffness, within: 1e-9))
    #expect(isClose(spring.dampingRatio, ratio))
  }

  @Test func libadwaitasOldPageStaysWhereItIs() {
    let transition = ScreenTransition.adwNavigation()
    #expect(transition.state(of: .screen(0), at: 1) == .rest)
    #expect(transition.state(of: .screen(1), at: 0)?.translationX == 402)
  }
}
