// How long a spring takes, the spring that takes a given time, and how a moment is searched for.

extension SpringMotion {
  /// A time in seconds after which the distance to the target stays within `tolerance`, in the displacement's unit.
  ///
  /// It is exact, but may miss a swing that exceeds the tolerance by less than a thousandth. A tolerance of 0 or less
  /// is 0.001, and the smallest is 10⁻¹⁹⁰; a displacement or velocity that is not finite is 0.
  ///
  /// - Parameter side: above 0 if only values above the target count, below 0 if only values below it count; 0 for
  ///   both.
  @inline(never)
  package func settlingTime(displacement: Double, velocity: Double, tolerance: Double, side: Double = 0) -> Double {
    let start = MotionState(value: displacement, velocity: velocity).bounded
    let limit = tolerance > 0 ? max(tolerance, 1e-190) : 1e-3
    let (distance, speed) = (start.value, start.velocity + decay * start.value)
    func isOutside(_ time: Double) -> Bool {
      let (c, s) = basis(at: time)
      let place = distance * c + speed * s
      return (side == 0 ? place.magnitude : place * side) > limit
    }
    // By the slower of its two decays a time is late enough. Searches back from there until the spring is outside.
    let slow = dampingRatio < 1 ? decay : angularFrequency * angularFrequency / (decay + rate)
    let slope = speed.magnitude / (slow * limit)
    var time = SpringMotion.decayed(from: max(distance.magnitude / limit, slope), slope) / slow
    // The step is short enough to miss no swing: an underdamped spring turns at its frequency, others as they decay.
    let step = dampingRatio < 1 ? 0.0625 / angularFrequency : 0.0078125 / slow
    while time > 0, !isOutside(max(0, time - step)) { time -= step }
    return time > 0 ? endOf(max(0, time - step), step: step, where: isOutside) : 0
  }

  /// The x from which on (offset + slope · x) · e⁻ˣ is at most 1; 0 if it always is. It is late by 10⁻⁷ at most.
  ///
  /// Because e to the power of y is at least 1 + y + y²/2, the first x is late enough. Each of Newton's steps comes
  /// nearer and does not pass it, because x grows faster than the logarithm of offset + slope · x.
  ///
  /// - Parameters:
  ///   - offset: up to 10³⁰⁴.
  ///   - slope: 0 ... `offset`.
  @inline(never)
  static func decayed(from offset: Double, _ slope: Double) -> Double {
    guard offset > 1 else { return 0 }
    let start = Elementary.log(offset)
    var x = start + (2 * start).squareRoot()
    for _ in 0..<3 {
      let left = offset + slope * x
      x -= (x - Elementary.log(left)) / (1 - slope / left)
    }
    return x
  }

  /// UIKit's `animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`: the duration in seconds is the time
  /// in which the spring settles, and the velocity is in distances to the target per second, positive towards it.
  ///
  /// The model: after the duration a thousandth of the distance is left. Below ζ = 1 this is the amplitude of the
  /// motion's sine, (ζω − v) / (ω√(1 − ζ²)) · e⁻ζωT = 0.001: for 0.3 s, ζ = 0.8 and v = 1 it gives the ω of 29.8 rad/s
  /// that was measured in UIKit. Where a velocity near ζω makes the amplitude vanish, half of ζω is used in its place;
  /// near ζ = 1 the sine's slope bounds the amplitude. From ζ = 1 on it is the distance itself.
  ///
  /// An invalid duration (NaN, infinite, 0 or less) becomes 0.5 s. The damping ratio is limited as in
  /// ``init(angularFrequency:dampingRatio:)``. A velocity that is not finite becomes 0; others are limited to 100
  /// distances in the duration.
  @inline(never)
  package init(settlingDuration: Double, dampingRatio: Double, initialVelocity: Double) {
    let duration = settlingDuration > 0 && settlingDuration.isFinite ? settlingDuration : 0.5
    let travelled = initialVelocity.isFinite ? clamp(initialVelocity * duration, -100, 100) : 0
    let frequency = endOf(0.01, step: 1) {
      SpringMotion(angularFrequency: $0, dampingRatio: dampingRatio).residue(afterLeavingAt: travelled) > 0.001
    }
    self.init(angularFrequency: frequency / duration, dampingRatio: dampingRatio)
  }

  /// The part of a distance of 1 that remains after a second, by the model of
  /// ``init(settlingDuration:dampingRatio:initialVelocity:)``.
  private func residue(afterLeavingAt velocity: Double) -> Double {
    let speed = max((decay - velocity).magnitude, decay / 2)
    if dampingRatio < 1 { return speed * min(inverseRate, 1) * Elementary.exp(-decay) }
    let (c, s) = basis(at: 1)
    return c + speed * s
  }
}

/// The first moment at which a condition no longer holds, or a little later. The condition must hold at `start`, and
/// change only once.
///
/// - Parameter step: how far to look first; the span grows until the condition no longer holds.
@inline(never)
func endOf(_ start: Double, step: Double, where holds: (Double) -> Bool) -> Double {
  var low = start
  var high = start + step
  while holds(high) { (low, high) = (high, high + (high - low) * 2) }
  // Less than a billionth of the span is left.
  for _ in 0..<32 {
    let middle = (low + high) / 2
    if holds(middle) { low = middle } else { high = middle }
  }
  return high
}
