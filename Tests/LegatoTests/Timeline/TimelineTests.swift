// Timelines: described, turned round, sampled.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct TimelineTests {
  private func value(
    _ property: Property, at inputs: Inputs, _ operation: TransitionOperation = .push,
    _ describe: (TimelineBuilder, TimelineBuilder.Handle) -> Void
  ) -> Double {
    let builder = TimelineBuilder(context(operation))
    let screen = builder.screen(.covering)
    describe(builder, screen)
    return builder.build().states(at: inputs)[0][property]
  }

  @Test(arguments: [(-0.5, 10.0), (0, 10), (0.25, 15), (1, 30), (1.5, 30)]) func aRampStopsAtItsEnds(
    row: (Double, Double)
  ) {
    #expect(
      value(.translationX, at: Inputs(fraction: row.0)) { $0.animate($1, .translationX, from: 10, to: 30) } == row.1)
  }

  @Test(arguments: [(-0.5, 0.0), (1.5, 40)]) func anUnclampedRampGoesOn(row: (Double, Double)) {
    let x = value(.translationX, at: Inputs(fraction: row.0)) {
      $0.animate($1, .translationX, from: 10, to: 30, isClamped: false)
    }
    #expect(x == row.1)
  }

  @Test(arguments: [(0.0, 0.0), (0.2, 50), (0.4, 100), (0.7, 100), (1, 20)]) func keyframesAreHit(row: (Double, Double))
  {
    let keys = [Keyframe(0, 0), Keyframe(0.4, 100), Keyframe(0.7, 100), Keyframe(1, 20)]
    #expect(
      isClose(value(.translationY, at: Inputs(fraction: row.0)) { $0.animate($1, .translationY, through: keys) }, row.1)
    )
    // Turned round, a pop reads them from the end.
    let back = value(.translationY, at: Inputs(fraction: 1 - row.0), .pop) {
      $0.animate($1, .translationY, through: keys)
    }
    #expect(isClose(back, row.1))
  }

  @Test func aCurveIsTurnedRoundToo() {
    let keys = [Keyframe(0, 0, curve: .easeIn), Keyframe(1, 1)]
    for fraction in stride(from: 0.0, through: 1, by: 0.1) {
      let there = value(.opacity, at: Inputs(fraction: fraction)) { $0.animate($1, .opacity, through: keys) }
      let back = value(.opacity, at: Inputs(fraction: 1 - fraction), .dismiss) {
        $0.animate($1, .opacity, through: keys)
      }
      #expect(
        isClose(there, TimingCurve.easeIn.value(at: fraction), within: 1e-8) && isClose(back, there, within: 1e-8))
    }
  }

  @Test(arguments: Input.allCases) func aPropertyFollowsAnInput(input: Input) {
    var inputs = Inputs()
    inputs[input] = 0.3
    #expect(isClose(value(.translationX, at: inputs) { $0.follow($1, .translationX, input, gain: 2) }, 0.6))
  }

  @Test func responsesAreAddedAndMultipliedAfterTheTrack() {
    let inputs = Inputs(fraction: 0.5, pull: 0.5, drag: .right(10))
    let x = value(.translationX, at: inputs) {
      $0.animate($1, .translationX, from: 0, to: 100)
      $0.follow($1, .translationX, .dragX)
      $0.respond($1, .translationX, to: .pull, .multiply, through: Knot.line(from: 1, to: 0))
    }
    #expect(isClose(x, (50 + 10) * 0.5))
  }

  @Test func aResponseCountsWhileItsInputIsAtRest() {
    let x = value(.translationX, at: .zero) {
      $0.respond($1, .translationX, to: .dragX, through: [Knot(0, 7, slope: 1)])
    }
    let opacity = value(.opacity, at: .zero) {
      $0.respond($1, .opacity, to: .pull, .multiply, through: Knot.line(from: 0.5, to: 0))
    }
    #expect(x == 7 && opacity == 0.5)
  }

  @Test func aResponseEndsWhenItsInputReturnsToRest() {
    let builder = TimelineBuilder(context())
    builder.follow(builder.screen(.covering), .translationX, .dragX)
    let timeline = builder.build()
    var states = timeline.states(at: Inputs(drag: .right(40)))
    #expect(states[0].translationX == 40)
    timeline.sample(at: .zero, into: &states)
    #expect(states[0].translationX == 0)
  }

  @Test func aResponseIsCubicBetweenItsKnotsAndStraightBeyond() {
    let knots = [Knot(0, 0, slope: 1), Knot(10, 5, slope: 0)]
    let at = { (drag: Double) in
      value(.translationX, at: Inputs(drag: .right(drag))) { $0.respond($1, .translationX, to: .dragX, through: knots) }
    }
    #expect(isClose(at(-4), -4) && isClose(at(0), 0) && isClose(at(10), 5) && isClose(at(30), 5))
    // Hermite: half-way is the mean and an eighth of the difference of the slopes, times the length.
    #expect(isClose(at(5), 2.5 + 10.0 / 8))
  }

  @Test func inputsThatAreNoNumbersCountAsZero() {
    for wild in [Double.nan, .infinity, -.infinity] {
      let inputs = Inputs(fraction: wild, pull: wild, drag: Vector2D(dx: wild, dy: wild), pinch: wild, rotation: wild)
      for timeline in Scenario.transitions.map({ $0.value.prepare(context()) }) {
        #expect(timeline.states(at: inputs) == timeline.states(at: .zero))
      }
    }
  }

  @Test func aLayerOfABuilderThatHasLainAtTheSamePlaceIsAnErrorToo() {
    let timeline = TimelineBuilder(context())
    timeline.screen(.covered)
    let otherHandle = TimelineBuilder.Handle(builder: ObjectIdentifier(timeline), index: 1)
    timeline.turn(otherHandle, along: .horizontal, seenFrom: 500, at: [0]) { Turn(about: $0, by: 0) }
    #expect(timeline.build().error?.reason == .unknownLayer)
  }

  @Test func whatIsWrongIsLeftOutAndNamed() {
    // It has the place that the builder's own layer has.
    let other = TimelineBuilder(context())
    let otherHandle = other.screen(.covered)
    let wrong: [(TimelineError.Reason, (TimelineBuilder, TimelineBuilder.Handle) -> Void)] = [
      (.notFinite, { $0.animate($1, .opacity, from: .nan, to: 1) }),
      (.notFinite, { $0.set($1, .opacity, to: .infinity) }),
      (.outOfOrder, { $0.animate($1, .opacity, through: [Keyframe(0.5, 0), Keyframe(0.2, 1)]) }),
      (.empty, { $0.animate($1, .opacity, through: []) }),
      (.empty, { $0.respond($1, .opacity, to: .pull, through: []) }),
      (.outOfOrder, { $0.respond($1, .opacity, to: .pull, through: [Knot(1, 0, slope: 0), Knot(1, 1, slope: 0)]) }),
      (.unknownLayer, { builder, _ in builder.animate(otherHandle, .opacity, from: 0, to: 1) }),
      (.unknownLayer, { builder, _ in builder.fly(otherHandle, from: .zero, to: .zero) }),
      (
        .unknownLayer,
        { builder, _ in builder.respond(otherHandle, .opacity, to: .pull, through: [Knot(0, 0, slope: 1)]) }
      ),
      (.repeatedLayer, { builder, _ in builder.screen(.covering) }),
    ]
    for (reason, describe) in wrong {
      let builder = TimelineBuilder(context())
      describe(builder, builder.screen(.covering))
      let timeline = builder.build()
      #expect(timeline.error?.reason == reason)
      #expect(timeline.states(at: Inputs(fraction: 0.5)) == [.rest])
    }
  }

  @Test func aSecondTrackReplacesTheFirst() {
    let x = value(.translationX, at: Inputs(fraction: 0.5)) {
      $0.animate($1, .translationX, from: 0, to: 100)
      $0.animate($1, .translationX, through: [Keyframe(0, 0), Keyframe(1, 10)])
    }
    #expect(x == 5)
  }

  @Test func theSameInputsGiveTheSameBits() {
    for choice in Scenario.transitions {
      let (one, other) = (choice.value.prepare(context()), choice.value.prepare(context()))
      #expect(one == other)
      let inputs = Inputs(fraction: 0.37, pull: 0.21, drag: Vector2D(dx: 12.5, dy: -7))
      #expect(one.states(at: inputs) == other.states(at: inputs))
    }
  }

  @Test func aStateIsItsNumbersInTheOrderOfTheProperties() {
    #expect(MemoryLayout<LayerState>.size == LayerState.stride * 8)
    #expect(Property.allCases.count == LayerState.stride)
    for property in Property.allCases {
      var state = LayerState.rest
      state[property] = 42
      #expect(withUnsafeBytes(of: state) { $0.load(fromByteOffset: Int(property.rawValue) * 8, as: Double.self) } == 42)
    }
    var state = LayerState()
    (state.translationX, state.opacity, state.alpha, state.clipRight) = (1, 2, 3, 4)
    #expect(state[.translationX] == 1 && state[.opacity] == 2 && state[.alpha] == 3 && state[.clipRight] == 4)
  }
}
