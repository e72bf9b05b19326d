/// A displacement that shrinks by the same factor in every equal span of time.
///
/// It takes no velocity: it is for runs that no finger drives.
package struct DecayMotion: Equatable, Sendable {
  /// The time in seconds in which the displacement shrinks to 1/e.
  let timeConstant: Double

  /// A decay with a time constant in seconds, limited to `0.0001 ... 1000`; what is not a positive number becomes 0.06,
  /// the constant measured for iOS's push.
  package init(timeConstant: Double) {
    self.timeConstant = timeConstant > 0 && timeConstant.isFinite ? clamp(timeConstant, 1e-4, 1e3) : 0.06
  }

  /// Where the value is at a time in seconds after it was at `displacement` from its target.
  ///
  /// A time that is NaN or negative is 0, an infinite one is at rest; a displacement that is not finite is 0.
  package func state(at time: Double, displacement: Double) -> MotionState {
    let start = MotionState(value: displacement, velocity: 0).bounded.value
    let value = start * Elementary.exp((time > 0 ? -time : 0) / timeConstant)
    return MotionState(value: value, velocity: -value / timeConstant)
  }

  /// The time in seconds after which the displacement is at most `tolerance`, which is 0.001 if it is not positive and
  /// counts as 10⁻²⁰⁰ below that; a displacement that is not finite is 0.
  package func settlingTime(displacement: Double, tolerance: Double) -> Double {
    let distance = MotionState(value: displacement, velocity: 0).bounded.value.magnitude
    let limit = tolerance > 0 ? max(tolerance, 1e-200) : 1e-3
    return timeConstant * Elementary.log(max(distance / limit, 1))
  }
}
