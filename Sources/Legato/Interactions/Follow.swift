/// How a screen follows the finger that carries it freely: 1:1, unless the numbers say otherwise.
///
/// The axis of the interaction's direction is *along*, the other one *across*. Two fingers carry a screen 1:1 in every
/// respect, so that a pinch needs only ``lag``, ``across`` and ``reach`` as they are.
///
/// The numbers are kept as given. Where one that is not finite makes an input that is none, the input stays as it was.
package struct Follow: Equatable, Sendable {
  /// How far the screen has fallen behind once the finger has travelled the whole extent along, as a part of that; less
  /// of it by the cube of the travel. At most a third, or the screen would turn back; below 0 it runs ahead.
  var lag = 0.0
  /// How much of the travel across the screen follows, any number; where there is a reach what is not above 0 counts as
  /// .55.
  var across = 1.0
  /// Where the travel across is rubber-banded to, as a part of the extent across; not above 0, nowhere.
  var reach = 0.0
  /// How much smaller the screen is after a whole pull: .5 for half its size; below 0 it grows.
  package var shrink = 0.0
  /// The scale below which the screen resists; 0 for nowhere, above 1 from the beginning.
  var knee = 0.0
  /// The smallest scale: below the knee the scale slows down evenly towards it. One that is not below the knee counts
  /// as the knee.
  var floor = 0.0
  /// Whether the travel shrinks as the screen does (Aweme's player).
  var shrinksTravel = false

  /// A screen that stays under the finger and keeps its size.
  init() {}

  /// A screen that stays under the finger and shrinks evenly, to `floor` at a whole pull; above 1 it grows to that.
  init(shrinkingTo floor: Double) {
    shrink = 1 - floor
    (knee, self.floor) = (floor, floor)
  }

  /// The scale at a pull; one that is NaN or below 0 counts as 0.
  @inline(never)
  func scale(at pull: Double) -> Double {
    let linear = 1 - shrink * max(0, pull)
    guard linear < knee else { return linear }
    let depth = max(0, knee - floor)
    let beyond = min(knee - linear, 2 * depth)
    return depth > 0 ? knee - beyond + beyond * beyond / (4 * depth) : knee
  }

  /// How far the screen is carried by a travel of the finger.
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

  /// Falls behind by the cube of the travel, as far as the extent; straight from there.
  private func lagging(_ travel: Double, _ extent: Double) -> Double {
    guard extent > 0 else { return travel }
    let part = clamp(travel / extent, -1, 1)
    return extent * part * (1 - lag * part * part) + (1 - 3 * lag) * (travel - extent * part)
  }
}
