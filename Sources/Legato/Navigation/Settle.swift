/// The motion of every input from a release to its rest, as a closed form of the time. The fraction goes to a detent.
/// All other inputs go to 0, except a pull that is held.
struct Settle: Equatable, Sendable {
  /// The inputs at its end.
  private(set) var rest = Inputs.zero
  private(set) var endTime = 0.0
  private var startTime = 0.0
  /// The distance of each input from its rest at the beginning, and its velocity.
  private var displacement = Inputs.zero
  private var velocity = Inputs.zero
  /// Whether any input besides the fraction moves.
  private(set) var goesHome = false
  private var motion = Motion.curve(.linear, duration: 0)

  /// The distance from its rest, in points, within which a layer counts as settled.
  static let tolerance = 0.5

  init() {}

  init(from inputs: Inputs, _ velocity: Inputs, to rest: Inputs, motion: Motion, at time: Double) {
    self.rest = rest
    self.velocity = velocity
    self.motion = motion
    startTime = time
    for index in 0..<Inputs.count { displacement[index] = inputs[index] - rest[index] }
  }

  /// Computes the time at which nothing moves visibly any more.
  ///
  /// - Parameters:
  ///   - extent: The length of the whole way in points.
  ///   - stopsAtEnds: Whether nothing changes beyond its ends.
  mutating func measure(over extent: Double, stopsAtEnds: Bool) {
    var longest = 0.0
    for index in 0..<Inputs.count {
      if !moves(index) { continue }
      if index > 0 { goesHome = true }
      let isDrag = index == Int(Input.dragX.rawValue) || index == Int(Input.dragY.rawValue)
      // At an end of the way, only the distance on one side of it is visible.
      var side = 0.0
      if index == 0, stopsAtEnds, rest.fraction == 0 { side = 1 }
      if index == 0, stopsAtEnds, rest.fraction == 1 { side = -1 }
      let duration = motion(of: index).settlingTime(
        displacement: displacement[index], velocity: velocity[index],
        tolerance: isDrag ? Settle.tolerance : Settle.tolerance / extent, side: side)
      longest = max(longest, duration)
    }
    endTime = startTime + longest
  }

  /// An input at a time before the end.
  func state(of index: Int, at time: Double) -> MotionState {
    var state = MotionState.rest
    if moves(index) {
      state = motion(of: index).state(
        at: time - startTime, displacement: displacement[index], velocity: velocity[index])
    }
    state.value += rest[index]
    return state
  }

  /// Inputs of a finger always return by a spring, whatever the motion of the fraction.
  private func motion(of index: Int) -> Motion {
    if case .spring = motion { return motion }
    return index == 0 ? motion : Interaction.settle
  }

  private func moves(_ index: Int) -> Bool { displacement[index] != 0 || velocity[index] != 0 }
}
