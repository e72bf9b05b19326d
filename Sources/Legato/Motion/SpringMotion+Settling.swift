// How long a spring takes, and the spring that takes a given time.

extension SpringMotion {
  /// A time in seconds after which the distance to the target stays within `tolerance`, in the displacement's unit.
  ///
  /// From ζ = 1 on it is exact. Below, it is the time at which an envelope of the swing falls to the tolerance: never
  /// too early, and at most half a swing too late. A tolerance that is not positive is 0.001; a displacement or
  /// velocity that is not finite is 0.
  @inline(never)
  package func settlingTime(displacement: Double, velocity: Double, tolerance: Double) -> Double {
    let start = MotionState(value: displacement, velocity: velocity).bounded
    let limit = tolerance > 0 ? tolerance : 1e-3
    var distance = start.value
    var speed = start.velocity + decay * start.value
    if dampingRatio < 1 { (distance, speed) = (distance.magnitude, speed.magnitude) }
    func isOutside(_ time: Double) -> Bool { envelope(at: time, distance, speed) > limit }
    for start in [turningTime(distance, speed), 0] where isOutside(start) {
      return endOf(start, step: 1 / angularFrequency, where: isOutside)
    }
    return 0
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

  /// What bounds the distance at a time: below ζ = 1 the swing's amplitude, from there on the distance itself.
  ///
  /// It goes one way up to ``turningTime(_:_:)`` and falls from there on.
  @inline(never)
  private func envelope(at time: Double, _ distance: Double, _ speed: Double) -> Double {
    if dampingRatio >= 1 {
      let (c, s) = basis(at: time)
      return (distance * c + speed * s).magnitude
    }
    let swing = speed * inverseRate
    let amplitude = (distance * distance + swing * swing).squareRoot()
    return min(amplitude, distance + speed * time) * Elementary.exp(-decay * time)
  }

  /// When a travel of distance·c + speed·s turns back towards the target; 0 if it never does.
  private func turningTime(_ distance: Double, _ speed: Double) -> Double {
    let outward = speed - decay * distance
    let turn = outward / (angularFrequency * angularFrequency * distance + decay * outward)
    guard turn > 0, turn.isFinite else { return 0 }
    if dampingRatio < 1 { return turn }
    guard rate * turn < 1 else { return 0 }
    return endOf(turn, step: turn) { time in
      let (c, s) = basis(at: time)
      return c * turn > s
    }
  }
}
