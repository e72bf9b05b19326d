// VCTransitionsLibrary's swipes and pinches, by their numbers.

import LegatoTesting
import PropertyChecks
import Testing

@testable import Legato

@Suite struct VCInteractionTests {
  /// A swipe's direction, how one reads, and which way its finger goes.
  private static let ways: [(direction: Direction, layout: ReadingDirection, unit: Vector2D)] = [
    (.leading, .leftToRight, Vector2D(dx: -1)), (.leading, .rightToLeft, Vector2D(dx: 1)),
    (.trailing, .leftToRight, Vector2D(dx: 1)), (.trailing, .rightToLeft, Vector2D(dx: -1)),
    (.left, .leftToRight, Vector2D(dx: -1)), (.left, .rightToLeft, Vector2D(dx: -1)),
    (.right, .leftToRight, Vector2D(dx: 1)), (.right, .rightToLeft, Vector2D(dx: 1)),
    (.up, .leftToRight, Vector2D(dy: -1)), (.up, .rightToLeft, Vector2D(dy: -1)),
    (.down, .leftToRight, Vector2D(dy: 1)), (.down, .rightToLeft, Vector2D(dy: 1)),
  ]
  private static let strokes: [(travel: Double, fraction: Double, decision: ReleaseDecision)] = [
    (0, 0, .cancel), (50, 0.25, .cancel), (100, 0.5, .cancel), (101, 0.505, .finish), (200, 1, .finish),
    // Its absolute value counted there, so that this one finished.
    (-150, -0.75, .cancel),
  ]

  @Test(arguments: ways.indices, strokes.indices) func aSwipeIs200PointsLongAndFinishesBeyondAHalf(
    way: Int, stroke: Int
  ) {
    let ((direction, layout, unit), (travel, fraction, decision)) = (Self.ways[way], Self.strokes[stroke])
    for swipe in [Interaction.vcPan(direction), .swipe(direction)] {
      let gesture = GestureValues(translation: unit * travel, size: phone, layoutDirection: layout)
      let inputs = swipe.inputs(for: gesture)
      #expect(inputs == Inputs(fraction: fraction))
      #expect(swipe.releaseDecision(for: gesture, from: 0, inputs: inputs, velocity: .zero) == decision)
    }
  }

  @Test(arguments: [
    (-0.9, ReleaseDecision.finish), (-0.6, .finish), (-0.51, .finish), (-0.5, .cancel), (-0.49, .cancel), (0, .cancel),
    (0.8, .cancel),
  ]) func aPinchGoesAsFarAsTheFingersHaveMetAndFinishesBeyondAHalf(pinch: Double, decision: ReleaseDecision) {
    var gesture = GestureValues(translation: .zero, size: phone)
    (gesture.pinch, gesture.pinchVelocity) = (pinch, -9)
    let inputs = Interaction.vcPinch().inputs(for: gesture)
    #expect(inputs == Inputs(fraction: -pinch), "1 less the ratio of the spans, and nothing else")
    let velocity = Inputs(fraction: 9)
    let released = Interaction.vcPinch().releaseDecision(for: gesture, from: 0, inputs: inputs, velocity: velocity)
    #expect(released == decision)
  }
}
