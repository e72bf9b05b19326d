// How long a spring takes, and the spring that takes a given time.

extension SpringMotion {
  /// A time in seconds after which the distance to the target stays within `tolerance`, in the displacement's unit.
  ///
  /// From ζ = 1 on it is exact. Below it is never too early, and at most 1 / 8ω too late. A tolerance that is not
  /// positive is 0.001; a displacement or velocity that is not finite is 0.
  ///
  /// - Parameter side: above 0 if only what lies above the target counts, below 0 if only what lies below; 0 for both.
  @inline(never)
  package func settlingTime(displacement: Double, velocity: Double, tolerance: Double, side: Double = 0) -> Double {
    let start = MotionState(value: displacement, velocity: velocity).bounded
    var limit = tolerance > 0 ? tolerance : 1e-3
    let (distance, speed) = (start.value, start.velocity + decay * start.value)
    func isOutside(_ time: Double) -> Bool {
      let (c, s) = basis(at: time)
      let place = distance * c + speed * s
      return (side == 0 ? place.magnitude : place * side) > limit
    }
    guard dampingRatio < 1 else {
      for start in [turningTime(distance, speed), 0] where isOutside(start) {
        return endOf(start, step: 1 / angularFrequency, where: isOutside)
      }
      return 0
    }
    let swing = speed * inverseRate
    let amplitude = (distance * distance + swing * swing).squareRoot()
    var time = endOf(0, step: 1 / angularFrequency) { amplitude * Elementary.exp(-decay * $0) > limit }
    // Back from there to where it is still outside. Of a swing that ends within a step a hundredth can be missed.
    limit *= 0.99
    let step = 0.125 / angularFrequency
    while time > 0, !isOutside(max(0, time - step)) { time -= step }
    return max(0, time)
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

  /// When a travel of distance·c + speed·s that does not swing turns back towards the target; 0 if it never does.
  private func turningTime(_ distance: Double, _ speed: Double) -> Double {
    let outward = speed - decay * distance
    let turn = outward / (angularFrequency * angularFrequency * distance + decay * outward)
    guard turn > 0, turn.isFinite else { return 0 }
    guard rate * turn < 1 else { return 0 }
    return endOf(turn, step: turn) { time in
      let (c, s) = basis(at: time)
      return c * turn > s
    }
  }
}
