// How long a spring takes, the spring that takes a given time, and how a moment is searched for.

extension SpringMotion {
  /// A time in seconds after which the distance to the target stays within `tolerance`, in the displacement's unit.
  ///
  /// It is exact, except that a swing which exceeds the tolerance by less than a thousandth of it may be missed. A
  /// tolerance that is not positive is 0.001; a displacement or velocity that is not finite is 0.
  ///
  /// - Parameter side: above 0 if only what lies above the target counts, below 0 if only what lies below; 0 for both.
  @inline(never)
  package func settlingTime(displacement: Double, velocity: Double, tolerance: Double, side: Double = 0) -> Double {
    let start = MotionState(value: displacement, velocity: velocity).bounded
    let limit = tolerance > 0 ? tolerance : 1e-3
    let (distance, speed) = (start.value, start.velocity + decay * start.value)
    func isOutside(_ time: Double) -> Bool {
      let (c, s) = basis(at: time)
      let place = distance * c + speed * s
      return (side == 0 ? place.magnitude : place * side) > limit
    }
    // The slower of its two decays gives a time that is late enough. Search back from there to where the spring is
    // outside.
    let slow = dampingRatio < 1 ? decay : angularFrequency * angularFrequency / (decay + rate)
    var time = endOf(1 / slow, step: 1 / slow) {
      (distance.magnitude + speed.magnitude * $0) * Elementary.exp(-slow * $0) > limit
    }
    // Short enough to miss no swing: an underdamped spring turns at its frequency, others as they decay.
    let step = dampingRatio < 1 ? 0.0625 / angularFrequency : 0.0078125 / slow
    while time > 0, !isOutside(max(0, time - step)) { time -= step }
    return time > 0 ? endOf(max(0, time - step), step: step, where: isOutside) : 0
  }

  /// UIKit's `animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`: the duration in seconds is the time
  /// in which the spring settles, and the velocity is in distances to the target per second, positive towards it.
  ///
  /// The model: after the duration a thousandth of the distance is left. Below ζ = 1 what is left is the amplitude of
  /// the motion's sine, (ζω − v) / (ω√(1 − ζ²)) · e⁻ζωT = 0.001: for 0.3 s, ζ = 0.8 and v = 1 that gives the
  /// ω of 29.8 rad/s that UIKit was measured to use. A velocity near ζω, where that amplitude vanishes, counts as half
  /// of ζω, and near ζ = 1 the sine's slope bounds it. From ζ = 1 on it is the distance itself.
  ///
  /// A duration that is not a positive number becomes 0.5 s, a damping ratio as for
  /// ``init(angularFrequency:dampingRatio:)``, a velocity that is not finite 0; the velocity is limited to 100
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

  /// What ``init(settlingDuration:dampingRatio:initialVelocity:)`` takes to be left of a distance of 1 after a second.
  private func residue(afterLeavingAt velocity: Double) -> Double {
    let speed = max((decay - velocity).magnitude, decay / 2)
    if dampingRatio < 1 { return speed * min(inverseRate, 1) * Elementary.exp(-decay) }
    let (c, s) = basis(at: 1)
    return c + speed * s
  }
}

/// The first moment from which a condition no longer holds, or up to a billionth of the span later; the condition must
/// hold at `start` and then cease once.
///
/// - Parameter step: how far to look first; the span then grows until the condition has ceased.
@inline(never)
func endOf(_ start: Double, step: Double, where holds: (Double) -> Bool) -> Double {
  var low = start
  var high = start + step
  while holds(high) { (low, high) = (high, high + (high - low) * 2) }
  // 2⁻³² of the span.
  for _ in 0..<32 {
    let middle = (low + high) / 2
    if holds(middle) { low = middle } else { high = middle }
  }
  return high
}
