// Shared elements that are turned in their screens.

import PropertyChecks
import Testing

@testable import Legato

@Suite struct TurnedElementTests {
  private static let covered = Rect2D(x: 60, y: 150, width: 120, height: 80)
  private static let covering = Rect2D(x: 100, y: 420, width: 180, height: 120)
  private static let transitions: [ScreenTransition] = [
    .imageZoom(), .imageZoom(sourceStyle: .fading(over: 1)), .auto(),
  ]

  /// The corners of a frame that is turned about its middle.
  private func corners(of frame: Rect2D, turnedBy angle: Double) -> [Point2D] {
    SeenLayer(state: turned(angle), size: frame.size).corners.map { $0 + Vector2D(dx: frame.minX, dy: frame.minY) }
  }

  private func turned(_ angle: Double) -> LayerState {
    var state = LayerState.rest
    state.rotationZ = angle
    return state
  }

  @Test(arguments: transitions, [0.35, -0.5, 2.5])
  func aTurnedElementSetsOutAndLandsAsItIsSeen(transition: ScreenTransition, angle: Double) throws {
    let element = SharedElement(
      id: 7, covered: Self.covered, covering: Self.covering, coveredTurn: angle, coveringTurn: -angle / 2)
    let context = context(elements: [element])
    let timeline = transition.prepare(context)
    for (fraction, frame, turn) in [(0.0, Self.covered, angle), (1, Self.covering, -angle / 2)] {
      let places = timeline.layers.indices.filter { timeline.layers[$0].kind.role == .element }
      #expect(!places.isEmpty)
      for place in places {
        let layer = timeline.layers[place]
        let state = timeline.states(at: Inputs(fraction: fraction))[place]
        let seen = SeenLayer(state: state, size: layer.frame.size).corners
        for (corner, expected) in zip(seen, corners(of: frame, turnedBy: turn)) {
          let distance = (corner + Vector2D(dx: layer.frame.minX, dy: layer.frame.minY) - expected).length
          #expect(distance < 0.01, "\(layer.kind.name) at \(fraction) is off by \(distance)")
        }
      }
    }
  }

  @Test func aTurnThatIsNoNumberIsNamed() {
    let element = SharedElement(id: 7, covered: Self.covered, covering: Self.covering, coveredTurn: .nan)
    let timeline = ScreenTransition.imageZoom().prepare(context(elements: [element]))
    #expect(timeline.error != nil)
    for state in timeline.states(at: Inputs(fraction: 0.5)) { #expect(state.isFinite) }
  }
}
