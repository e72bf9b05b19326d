/// How a screen follows the finger that carries it freely; by default 1:1.
///
/// *Along* is the axis of the interaction's direction, *across* the other axis. Two fingers always carry a screen 1:1:
/// a pinch ignores ``lag``, ``across`` and ``reach``.
///
/// Numbers are kept as given. Where they lead to an input that is not finite, that input keeps its last value.
package struct Follow: Equatable, Sendable {
  /// How far the screen lags when the finger has travelled the whole extent, as a fraction of the extent; the lag grows
  /// with the cube of the travel. Above a third the screen would turn back; below 0 it runs ahead.
  var lag = 0.0
  /// The fraction of the finger's travel across that the screen follows. With a ``reach``, 0 or less counts as .55.
  var across = 1.0
  /// The limit of a rubber band across, as a fraction of the extent across; 0 or less for no rubber band.
  var reach = 0.0
  /// How much smaller the screen is at a pull of 1: .5 for half its size; below 0 it grows.
  package var shrink = 0.0
  /// The scale below which the screen shrinks less and less; 0 for never, above 1 from the beginning.
  var knee = 0.0
  /// The smallest scale, which the screen approaches below the knee. A floor above the knee counts as the knee.
  var floor = 0.0
  /// Whether the travel shrinks as the screen does, about its own fixed point (Aweme's player). If not, the point that
  /// the finger holds stays under it when the screen shrinks or turns.
  var shrinksTravel = false

  /// A screen that stays under the finger and keeps its size.
  init() {}

  /// A screen that stays under the finger and scales evenly to `floor` at a pull of 1.
  init(shrinkingTo floor: Double) {
    shrink = 1 - floor
    (knee, self.floor) = (floor, floor)
  }

  /// The scale at a pull; NaN and negative pulls count as 0.
  @inline(never)
  func scale(at pull: Double) -> Double {
    let linear = 1 - shrink * max(0, pull)
    guard linear < knee else { return linear }
    let depth = max(0, knee - floor)
    let beyond = min(knee - linear, 2 * depth)
    return depth > 0 ? knee - beyond + beyond * beyond / (4 * depth) : knee
  }

  /// How far a travel of the finger carries the screen.
  @inline(never)
  func offset(for travel: Vector2D, along axis: ScreenAxis, in size: Size2D) -> Vector2D {
    let other: ScreenAxis = axis == .horizontal ? .vertical : .horizontal
    let behind = lagging(travel[axis], size[axis])
    let aside =
      reach > 0
      ? RubberBand(coefficient: across, dimension: reach * size[other]).offset(for: travel[other])
      : across * travel[other]
    return axis == .horizontal ? Vector2D(dx: behind, dy: aside) : Vector2D(dx: aside, dy: behind)
  }

  /// The travel minus the lag. The lag grows with the cube of the travel up to the extent; beyond, its slope stays.
  private func lagging(_ travel: Double, _ extent: Double) -> Double {
    guard extent > 0 else { return travel }
    let part = clamp(travel / extent, -1, 1)
    return extent * part * (1 - lag * part * part) + (1 - 3 * lag) * (travel - extent * part)
  }
}
