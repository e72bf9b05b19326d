/// The state machine of a run. It drives the run's inputs by a finger, or by a motion that continues from the finger.
///
/// From the lift to the end of the run, every input is a closed form of the time. So the state does not depend on the
/// frame rate, can be read at any time, and another run can take over without a jump.
///
/// Times are in seconds. One that is not finite or not later than the last one leaves the clock as it is.
public struct TransitionDriver: Equatable, Sendable {
  /// The phases of a run.
  public enum Phase: Equatable, Sendable {
    /// The run has not begun, or nothing drives it.
    case idle
    /// A finger holds the run.
    case tracking
    /// The run moves by itself.
    case settling(ReleaseDecision)
    /// The run is over, with this decision.
    case ended(ReleaseDecision)
  }

  package private(set) var phase = Phase.idle
  package internal(set) var inputs = Inputs.zero
  /// Per second.
  package private(set) var velocity = Inputs.zero
  package private(set) var time = 0.0
  /// When the run will have settled, on the same clock. Valid while the run settles.
  package var endTime: Double { settle.endTime }

  /// The inputs at the grab.
  private(set) var hold = Inputs.zero
  /// From the fixed point of what fingers carry to where they hold it, in points. That place stays under them when they
  /// make it smaller or turn it.
  var grip = Vector2D.zero
  private var settle = Settle()
  /// The length of the whole way in points. A settle ends when the remaining distance is not visible.
  private var extent = TransitionDriver.standardExtent
  /// Whether nothing changes beyond the ends of the way. A settle then ends when it first reaches its end.
  private var stopsAtEnds = false
  /// Whether anything follows the trail.
  private var trails = false

  /// The default length, in points: a phone's width.
  static let standardExtent = 400.0
  /// The length of a whole fade, in points. At this length, half a point is one hundredth, the tolerance for opacities.
  static let fadeExtent = 50.0
  /// The greatest length, in points. Layers that fly farther than a large screen are not visible.
  static let longestExtent = 4000.0

  @inline(never)
  package init() {}

  mutating func measure(over extent: Double, stopsAtEnds: Bool, trails: Bool) {
    (self.extent, self.stopsAtEnds, self.trails) = (extent, stopsAtEnds, trails)
    settle.measure(over: extent, stopsAtEnds: stopsAtEnds)
  }

  /// Nothing moves until a grab or a release. Velocities are per second. Numbers that are not finite are 0.
  package mutating func begin(at time: Double, inputs: Inputs = .zero, velocity: Inputs = .zero) {
    (phase, hold, settle) = (.idle, .zero, Settle())
    self.time = time.isFinite ? time : 0
    self.inputs = inputs.sanitized(by: .zero)
    self.velocity = velocity.sanitized(by: .zero)
  }

  @inline(never)
  package mutating func grab(at time: Double) {
    advance(to: time)
    if hasEnded { return }
    (hold, grip) = (inputs, .zero)
    velocity = .zero
    phase = .tracking
  }

  /// `offset` is what the gesture adds to the inputs at the grab, and `ahead` the same after `lookahead` seconds, for
  /// the velocity. An input that would not be finite stays as it is.
  package mutating func track(_ offset: Inputs, ahead: Inputs, at time: Double) {
    guard phase == .tracking else { return }
    hear(time)
    let now = carried(by: offset, or: inputs)
    let next = carried(by: ahead, or: now)
    for index in 0..<Inputs.count { velocity[index] = (next[index] - now[index]) / TransitionDriver.lookahead }
    inputs = now
  }

  /// How far `ahead` is in the future, in seconds: short enough for every path to be straight.
  static let lookahead = 0.001

  /// The fraction settles to the decision's, the other inputs to 0; with `holdsPull` the pull stays as it is. The
  /// motion begins with the inputs' velocities. After the end of the run nothing changes.
  @inline(never)
  package mutating func release(_ decision: ReleaseDecision, motion: Motion, holdsPull: Bool = false, at time: Double) {
    advance(to: time)
    if hasEnded { return }
    let rest = Inputs(fraction: decision.fraction, pull: holdsPull ? inputs.pull : 0)
    settle = Settle(from: inputs, velocity, to: rest, motion: motion, trails: trails, at: self.time)
    settle.measure(over: extent, stopsAtEnds: stopsAtEnds)
    phase = .settling(decision)
  }

  var hasEnded: Bool {
    if case .ended = phase { return true }
    return false
  }

  func hasSettled(by time: Double) -> Bool {
    if case .settling = phase { return time >= settle.endTime }
    return false
  }

  @inline(never)
  package mutating func advance(to time: Double) {
    hear(time)
    guard case .settling(let decision) = phase else { return }
    if self.time >= settle.endTime { return end(decision) }
    for index in 0..<(settle.goesHome ? Inputs.count : 1) {
      let state = settle.state(of: index, at: self.time)
      inputs[index] = state.value
      velocity[index] = state.velocity
    }
  }

  /// At any time of the present settle, past or future. A settle that has not ended at the time does not end within
  /// `moment` seconds after it: the small leap at its end would otherwise count as a velocity.
  @inline(never)
  package func inputs(at time: Double, after moment: Double = 0) -> Inputs {
    guard case .settling = phase else { return inputs }
    if time >= settle.endTime { return settle.rest }
    var result = Inputs()
    for index in 0..<Inputs.count { result[index] = settle.state(of: index, at: time + moment).value }
    return result
  }

  @inline(never)
  func inputs(ahead moment: Double) -> Inputs {
    // A settle without a duration leaps to its end.
    if case .settling = phase, !hasSettled(by: time) { return inputs(at: time, after: moment) }
    return inputs.advanced(by: velocity, for: moment)
  }

  package mutating func end(_ decision: ReleaseDecision) {
    if hasEnded { return }
    inputs = Inputs(fraction: decision.fraction)
    velocity = .zero
    phase = .ended(decision)
  }
}

extension TransitionDriver {
  @inline(never)
  private mutating func hear(_ time: Double) {
    if time.isFinite && time > self.time { self.time = time }
  }

  /// Limits the fraction and the pull to 0 ... 1, or to where they were at the grab if that lies beyond. An input that
  /// is not finite is taken from `other`.
  private func carried(by offset: Inputs, or other: Inputs) -> Inputs {
    var inputs = hold
    for index in 0..<Inputs.count { inputs[index] += offset[index] }
    inputs = inputs.sanitized(by: other)
    inputs.fraction = clamp(inputs.fraction, min(0, hold.fraction), max(1, hold.fraction))
    inputs.pull = clamp(inputs.pull, min(0, hold.pull), max(1, hold.pull))
    // What trails stays as far behind as it was, but within its way.
    let ahead = clamp(inputs.fraction, 0, 1)
    inputs.trail = clamp(ahead + inputs.trail, 0, 1) - ahead
    // A card that is caught while small and is pinched further does not turn inside out.
    inputs.pinch = max(inputs.pinch, min(Interaction.smallestPinch, hold.pinch))
    let (size, angle) = ((1 + inputs.pinch) * reciprocal(1 + hold.pinch), inputs.rotation - hold.rotation)
    if size != 1 || angle != 0 {
      let (x, y) = Look.turned(SIMD2(size * grip.dx, 0), SIMD2(size * grip.dy, 0), by: angle)
      inputs.dragX += grip.dx - x[0]
      inputs.dragY += grip.dy - y[0]
    }
    return inputs.sanitized(by: other)
  }
}
