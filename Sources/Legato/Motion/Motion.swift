// How a displacement travels to 0, and the motions of other systems (docs/measurements.md).

/// How a displacement travels to 0, in closed form.
public enum Motion: Equatable, Sendable {
  /// A spring that starts with the given velocity.
  case spring(SpringMotion)
  /// An exponential decay with a time constant in seconds, limited to `0.0001 ... 1000`; an invalid one (NaN, infinite,
  /// 0 or less) is 0.06. It ignores the velocity.
  case decay(timeConstant: Double)
  /// A timing curve over a duration in seconds.
  ///
  /// A duration of NaN or below a microsecond ends at once; one above an hour is an hour. A given velocity replaces the
  /// curve's own at the start.
  case curve(TimingCurve, duration: Double)

  /// A spring by its response in seconds and its damping ratio; see ``SpringMotion/init(response:dampingRatio:)``.
  @inline(never)
  public static func spring(response: Double, dampingRatio: Double = 1) -> Motion {
    .spring(SpringMotion(response: response, dampingRatio: dampingRatio))
  }

  /// A spring by its undamped angular frequency in radians per second and its damping ratio; see ``SpringMotion`` for
  /// their limits.
  @inline(never)
  public static func spring(angularFrequency: Double, dampingRatio: Double) -> Motion {
    .spring(SpringMotion(angularFrequency: angularFrequency, dampingRatio: dampingRatio))
  }

  /// UIKit's spring by its settling duration in seconds, its damping ratio and its initial velocity in distances per
  /// second. After the duration a thousandth of the distance is left. An invalid duration (NaN, infinite, 0 or less) is
  /// 0.5; a velocity that is not finite is 0.
  @inline(never)
  public static func spring(settlingDuration: Double, dampingRatio: Double, initialVelocity: Double = 0) -> Motion {
    .spring(
      SpringMotion(settlingDuration: settlingDuration, dampingRatio: dampingRatio, initialVelocity: initialVelocity))
  }

  /// The value at a time in seconds after it was at `displacement` from its target with `velocity`.
  ///
  /// Without a velocity a curve is the plain curve. With one it starts at exactly that velocity: the difference from
  /// the curve's own velocity is added as f·(1 − f)², f being the fraction of the duration; this term ends at 0 without
  /// velocity.
  ///
  /// A time that is NaN or negative is 0, an infinite one is at rest. A displacement or velocity that is not finite is
  /// 0, so every state is finite.
  // Inlined, because the compiler looks for overlapping accesses to a depth of four calls only.
  @inline(__always)
  package func state(at time: Double, displacement: Double, velocity: Double) -> MotionState {
    switch self {
    case .spring(let spring): spring.state(at: time, displacement: displacement, velocity: velocity)
    case .decay(let constant): DecayMotion(timeConstant: constant).state(at: time, displacement: displacement)
    case .curve(let curve, let duration):
      Motion.travel(
        along: curve, duration, time, from: MotionState(value: displacement, velocity: velocity).bounded)
    }
  }

  /// A time in seconds after which the value stays within `tolerance` of its target; the tolerance is in the value's
  /// unit.
  ///
  /// For a spring it is the earliest such time, for a curve the duration. A tolerance of 0 or less is 0.001; a
  /// displacement or velocity that is not finite is 0.
  ///
  /// - Parameter side: on which side of the target a spring counts, where only one side can be seen: above it if the
  ///   number is above 0, below it if the number is below 0; at 0 both count.
  @inline(never)
  package func settlingTime(displacement: Double, velocity: Double, tolerance: Double, side: Double = 0) -> Double {
    switch self {
    case .spring(let spring):
      spring.settlingTime(displacement: displacement, velocity: velocity, tolerance: tolerance, side: side)
    case .decay(let constant):
      DecayMotion(timeConstant: constant).settlingTime(displacement: displacement, tolerance: tolerance)
    case .curve(_, let duration):
      MotionState(value: displacement, velocity: velocity).bounded == .rest ? 0 : Motion.limited(duration)
    }
  }

  /// Whether it is at rest at once.
  var isImmediate: Bool {
    if case .curve(_, let duration) = self { return Motion.limited(duration) == 0 }
    return false
  }

  @inline(never)
  private static func limited(_ duration: Double) -> Double {
    duration >= 1e-6 && duration.isFinite ? min(duration, 3600) : 0
  }

  private static func travel(
    along curve: TimingCurve, _ duration: Double, _ time: Double, from start: MotionState
  ) -> MotionState {
    let duration = limited(duration)
    let elapsed = time > 0 ? time : 0
    guard elapsed < duration else { return .rest }
    let fraction = elapsed / duration
    let left = 1 - fraction
    let own = start.velocity == 0 ? 0 : -start.value * curve.slope(at: 0)
    let residual = start.velocity == 0 ? 0 : start.velocity * duration - own
    return MotionState(
      value: start.value * (1 - curve.value(at: fraction)) + residual * fraction * left * left,
      velocity: (residual * left * (1 - 3 * fraction) - start.value * curve.slope(at: fraction)) / duration)
  }
}

/// Where a moving value is and how fast it moves.
package struct MotionState: Equatable, Sendable {
  /// The value, in whatever unit is animated: points, or a fraction.
  package var value: Double
  /// The velocity, in the value's unit per second.
  package var velocity: Double

  /// A state from its value and its velocity; both are kept as given.
  package init(value: Double, velocity: Double) {
    self.value = value
    self.velocity = velocity
  }

  /// At the target, without velocity.
  static var rest: MotionState { MotionState(value: 0, velocity: 0) }

  var isFinite: Bool { value - value == velocity - velocity }

  /// The same state, limited so that no product overflows: numbers that are not finite become 0, others ±10¹⁰⁰ at most.
  @inline(never)
  var bounded: MotionState {
    MotionState(
      value: value.isFinite ? clamp(value, -1e100, 1e100) : 0,
      velocity: velocity.isFinite ? clamp(velocity, -1e100, 1e100) : 0)
  }
}

/// A displacement that shrinks by the same factor in every equal span of time.
///
/// It takes no velocity: it is for what no finger drives.
package struct DecayMotion: Equatable, Sendable {
  /// The time in seconds in which the displacement shrinks to 1/e.
  let timeConstant: Double

  /// A decay with a time constant in seconds, limited to `0.0001 ... 1000`; an invalid one (NaN, infinite, 0 or less)
  /// becomes 0.06, the constant measured for iOS's push.
  package init(timeConstant: Double) {
    self.timeConstant = timeConstant > 0 && timeConstant.isFinite ? clamp(timeConstant, 1e-4, 1e3) : 0.06
  }

  /// The value at a time in seconds after it was at `displacement` from its target.
  ///
  /// A time that is NaN or negative is 0, an infinite one is at rest; a displacement that is not finite is 0.
  package func state(at time: Double, displacement: Double) -> MotionState {
    let start = MotionState(value: displacement, velocity: 0).bounded.value
    let value = start * Elementary.exp((time > 0 ? -time : 0) / timeConstant)
    return MotionState(value: value, velocity: -value / timeConstant)
  }

  /// The time in seconds after which the displacement is at most `tolerance`. A tolerance of 0 or less is 0.001, and
  /// the smallest is 10⁻²⁰⁰; a displacement that is not finite is 0.
  package func settlingTime(displacement: Double, tolerance: Double) -> Double {
    let distance = MotionState(value: displacement, velocity: 0).bounded.value.magnitude
    let limit = tolerance > 0 ? max(tolerance, 1e-200) : 1e-3
    return timeConstant * Elementary.log(max(distance / limit, 1))
  }
}

extension TimingCurve {
  /// Material's standard, and Hero's.
  static let standard = TimingCurve(limited: 0.4, 0, 0.2, 1)
  /// Material's deceleration, and Hero's, for new screens and elements.
  static let deceleration = TimingCurve(limited: 0, 0, 0.2, 1)
}

extension Motion {
  /// Hero's for whole screens, .35 s.
  static var heroStandard: Motion { .curve(.standard, duration: 0.35) }
  /// Hero's for screens that come over others, .35 s.
  static var heroDeceleration: Motion { .curve(.deceleration, duration: 0.35) }
  /// Material's for whole screens, .3 s.
  static var materialStandard: Motion { .curve(.standard, duration: 0.3) }
}
