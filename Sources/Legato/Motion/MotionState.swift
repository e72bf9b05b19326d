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

  /// The same state with what is not finite replaced by 0 and the rest limited to ±10¹⁰⁰, so that no product overflows.
  @inline(never)
  var bounded: MotionState {
    MotionState(
      value: value.isFinite ? clamp(value, -1e100, 1e100) : 0,
      velocity: velocity.isFinite ? clamp(velocity, -1e100, 1e100) : 0)
  }
}
