/// How far content follows a finger that drags it beyond its limit.
///
/// The offset is (1 − 1 / (x·c / d + 1))·d for a travel x, a coefficient c and a dimension d: it starts with the slope
/// c and never reaches d. The formula and the coefficient of 0.55 are those of UIKit's scroll views, as measured.
package struct RubberBand: Equatable, Sendable {
  /// The slope at the limit, limited to `0.001 ... 1000`; an invalid one (NaN, infinite, 0 or less) counts as 0.55.
  var coefficient: Double
  /// The offset in points that is never reached: the container's extent, at most 10⁹. With an invalid one (NaN,
  /// infinite, 0 or less) nothing moves.
  var dimension: Double

  /// A rubber band from its slope at the limit and the container's extent in points.
  package init(coefficient: Double = 0.55, dimension: Double) {
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// The content's offset for a finger's travel, both in points. An infinite travel gives the dimension, NaN gives 0.
  package func offset(for travel: Double) -> Double {
    let pull = relative(travel)
    let size = reach * (pull < 1e15 ? pull / (1 + pull) : 1)
    return travel < 0 ? -size : size
  }

  private var gain: Double { coefficient > 0 && coefficient.isFinite ? clamp(coefficient, 1e-3, 1e3) : 0.55 }
  private var reach: Double { dimension > 0 && dimension.isFinite ? min(dimension, 1e9) : 0 }

  /// The size of the travel in units of dimension / coefficient.
  private func relative(_ travel: Double) -> Double {
    reach > 0 && !travel.isNaN ? travel.magnitude / reach * gain : 0
  }
}
