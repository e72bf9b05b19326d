/// The motion of every input from a release to its rest, as a closed form of the time. The fraction goes to a detent.
/// All other inputs go to 0, except a pull that is held. Behind a fraction that overshoots, the trail makes a way of
/// its own, which does not.
struct Settle: Equatable, Sendable {
  private(set) var rest = Inputs.zero
  private(set) var endTime = 0.0
  private var startTime = 0.0
  /// The distance of each input from its rest at the beginning, and its velocity.
  private var displacement = Inputs.zero
  private var velocity = Inputs.zero
  /// Whether any input besides the fraction moves.
  private(set) var goesHome = false
  /// Whether the trail's displacement and velocity are those of its whole way, and not from the fraction's.
  private var trails = false
  private var motion = Motion.curve(.linear, duration: 0)
  private var trailMotion = Motion.curve(.linear, duration: 0)
  private var homeMotion = Motion.curve(.linear, duration: 0)

  /// The distance from its rest, in points, within which a layer counts as settled.
  static let tolerance = 0.5
  /// The same for the trail, as a part of the way: what follows it moves by a fraction of the way's points.
  private static let trailTolerance = 0.002
  private static let trail = Int(Input.trail.rawValue)

  init() {}

  init(from inputs: Inputs, _ velocity: Inputs, to rest: Inputs, motion: Motion, trails: Bool, at time: Double) {
    self.rest = rest
    self.velocity = velocity
    self.motion = motion
    // Inputs of a finger always return by a spring, whatever the motion of the fraction.
    homeMotion = Interaction.settle
    if case .spring = motion { homeMotion = motion }
    trailMotion = homeMotion
    startTime = time
    for index in 0..<Inputs.count { displacement[index] = inputs[index] - rest[index] }
    guard trails, case .spring(let spring) = motion, spring.dampingRatio < 1 else { return }
    (self.trails, goesHome) = (true, true)
    trailMotion = .spring(angularFrequency: spring.angularFrequency, dampingRatio: 1)
    let ahead = Settle.limited(MotionState(value: inputs.fraction, velocity: velocity.fraction))
    displacement.trail += ahead.value - rest.fraction
    self.velocity.trail += ahead.velocity
  }

  /// A state of the fraction as it is seen where nothing overshoots.
  @inline(never)
  private static func limited(_ state: MotionState) -> MotionState {
    let value = clamp(state.value, 0, 1)
    return MotionState(value: value, velocity: value == state.value ? state.velocity : 0)
  }

  /// Computes the time at which nothing moves visibly any more, on a way of `extent` points. It may stop at the ends of
  /// the way, beyond which nothing changes.
  mutating func measure(over extent: Double, stopsAtEnds: Bool) {
    var longest = 0.0
    for index in 0..<Inputs.count where moves(index) {
      if index > 0 { goesHome = true }
      let isDrag = index == Int(Input.dragX.rawValue) || index == Int(Input.dragY.rawValue)
      // At an end of the way, only the distance on one side of it is visible.
      var side = 0.0
      if index == 0, stopsAtEnds, rest.fraction == 0 { side = 1 }
      if index == 0, stopsAtEnds, rest.fraction == 1 { side = -1 }
      var tolerance = isDrag ? Settle.tolerance : Settle.tolerance / extent
      if index == Settle.trail { tolerance = Settle.trailTolerance }
      let duration = motion(of: index).settlingTime(
        displacement: displacement[index], velocity: velocity[index], tolerance: tolerance, side: side)
      longest = max(longest, duration)
    }
    endTime = startTime + longest
  }

  /// An input at a time, as if the settle had no end.
  func state(of index: Int, at time: Double) -> MotionState {
    var state = MotionState.rest
    if moves(index) {
      state = motion(of: index).state(
        at: time - startTime, displacement: displacement[index], velocity: velocity[index])
    }
    state.value += rest[index]
    if trails, index == Settle.trail {
      let ahead = Settle.limited(self.state(of: 0, at: time))
      state.value += rest.fraction
      state = Settle.limited(state)
      state.value -= ahead.value
      state.velocity -= ahead.velocity
    }
    return state
  }

  private func motion(of index: Int) -> Motion {
    index == 0 ? motion : index == Settle.trail ? trailMotion : homeMotion
  }

  private func moves(_ index: Int) -> Bool { displacement[index] != 0 || velocity[index] != 0 }
}
