// VCTransitionsLibrary's swipes and pinches, by their numbers.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct VCInteractionTests {
  /// A swipe's direction, how one reads, and which way its finger goes.
  private static let ways: [(direction: Direction, layout: LayoutDirection, unit: Vector)] = [
    (.leading, .leftToRight, Vector(dx: -1)), (.leading, .rightToLeft, Vector(dx: 1)),
    (.trailing, .leftToRight, Vector(dx: 1)), (.trailing, .rightToLeft, Vector(dx: -1)),
    (.left, .leftToRight, Vector(dx: -1)), (.left, .rightToLeft, Vector(dx: -1)),
    (.right, .leftToRight, Vector(dx: 1)), (.right, .rightToLeft, Vector(dx: 1)),
    (.up, .leftToRight, Vector(dy: -1)), (.up, .rightToLeft, Vector(dy: -1)),
    (.down, .leftToRight, Vector(dy: 1)), (.down, .rightToLeft, Vector(dy: 1)),
  ]
  private static let strokes: [(travel: Double, fraction: Double, verdict: Verdict)] = [
    (0, 0, .cancel), (50, 0.25, .cancel), (100, 0.5, .cancel), (101, 0.505, .finish), (200, 1, .finish),
    // Its absolute value counted there, so that this one finished.
    (-150, -0.75, .cancel),
  ]

  @Test(arguments: ways.indices, strokes.indices) func aSwipeIs200PointsLongAndFinishesBeyondAHalf(
    way: Int, stroke: Int
  ) {
    let ((direction, layout, unit), (travel, fraction, verdict)) = (Self.ways[way], Self.strokes[stroke])
    for swipe in [Interaction.vcPan(direction), .swipe(direction)] {
      let gesture = GestureState(translation: unit * travel, size: phone, layoutDirection: layout)
      let inputs = swipe.inputs(for: gesture)
      #expect(inputs == Inputs(fraction: fraction))
      #expect(swipe.verdict(for: gesture, inputs: inputs, velocity: .zero) == verdict)
    }
  }

  @Test(arguments: [
    (-0.9, Verdict.finish), (-0.6, .finish), (-0.51, .finish), (-0.5, .cancel), (-0.49, .cancel), (0, .cancel),
    (0.8, .cancel),
  ]) func aPinchGoesAsFarAsTheFingersHaveMetAndFinishesBeyondAHalf(pinch: Double, verdict: Verdict) {
    var gesture = GestureState(translation: .zero, size: phone)
    (gesture.pinch, gesture.pinchVelocity) = (pinch, -9)
    let inputs = Interaction.vcPinch().inputs(for: gesture)
    #expect(inputs == Inputs(fraction: -pinch), "1 less the ratio of the spans, and nothing else")
    let velocity = Inputs(fraction: 9)
    #expect(Interaction.vcPinch().verdict(for: gesture, inputs: inputs, velocity: velocity) == verdict)
  }
}
