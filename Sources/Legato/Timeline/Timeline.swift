// What a transition shows, as data.

/// What a transition shows, as immutable data: layers, and how each of their properties follows the inputs.
///
/// The order of the layers is the z-order, bottom first, and constant within a run. Make one with ``TimelineBuilder``.
public struct Timeline: Equatable, Sendable {
  public let layers: [Layer]
  /// What was wrong with the description, if something was; the part in question was left out.
  public let error: TimelineError?

  let rest: [LayerState]
  let ramps: [Ramp]
  let tracks: [Track]
  let keyframes: [Keyframe]
  let responses: [Response]
  let knots: [Knot]

  /// The fractions at which the motion of some layer may bend, in no order: ends and keyframes.
  var breakpoints: [Double] {
    var result = [0.0, 1.0]
    for keyframe in keyframes where !result.contains(keyframe.fraction) { result.append(keyframe.fraction) }
    return result
  }
}
