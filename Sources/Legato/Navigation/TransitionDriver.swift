/// The state machine of one run: drives its inputs by a finger, or by a motion that starts where the finger left off.
///
/// Between a finger's lift and the run's end every input is a closed form of the time, so the state does not depend on
/// the frame rate, can be read at any instant, and can be taken over without a jump.
public struct TransitionDriver: Equatable, Sendable {
  /// What a run is doing.
  public enum Phase: Equatable, Sendable {
    /// It has not begun, or has begun and nothing drives it.
    case idle
    /// A finger holds the run.
    case tracking
    /// The run travels by itself.
    case settling(ReleaseDecision)
    /// It is over, and has stopped there.
    case ended(ReleaseDecision)
  }

  /// What the run is doing.
  package private(set) var phase = Phase.idle
  /// The inputs at the last time that the driver has heard of.
  package private(set) var inputs = Inputs.zero
  /// Their velocities, per second.
  package private(set) var velocity = Inputs.zero
  /// The last time that the driver has heard of, in seconds.
  package private(set) var time = 0.0
  /// When the run will have settled, in the same time; meaningful while it settles.
  package var endTime: Double { settle.endTime }

  /// The inputs at which the finger took hold.
  private(set) var hold = Inputs.zero
  private var settle = Settle()
  /// How many points a whole way is, so that a settle ends where nothing can be seen of what is left.
  private var extent = TransitionDriver.standardExtent
  /// Whether nothing moves beyond the ends of the way, so that a settle need not come back from there.
  private var stopsAtEnds = false

  /// A phone's width, in points: what counts where nobody says how long the way is.
  static let standardExtent = 400.0
  /// A whole fade counts as so many points: half a point of this is a hundredth, at which an opacity counts as settled.
  static let fadeExtent = 50.0
  /// What flies farther than a large screen is out of sight.
  static let longestExtent = 4000.0

  /// A driver of a run that has not begun.
  @inline(never)
  package init() {}

  /// Says how long its way is, for a settle that goes on, too.
  mutating func measure(over extent: Double, stopsAtEnds: Bool) {
    (self.extent, self.stopsAtEnds) = (extent, stopsAtEnds)
    settle.measure(over: extent, stopsAtEnds: stopsAtEnds)
  }

  /// Starts at the given inputs, with the given velocities per second, at rest until told otherwise. Numbers that are
  /// not finite are 0.
  package mutating func begin(at time: Double, inputs: Inputs = .zero, velocity: Inputs = .zero) {
    (phase, hold, settle) = (.idle, .zero, Settle())
    self.time = time.isFinite ? time : 0
    self.inputs = inputs.sanitized(by: .zero)
    self.velocity = velocity.sanitized(by: .zero)
  }

  /// A finger takes hold where the inputs are now; nothing once the run has ended.
  @inline(never)
  package mutating func grab(at time: Double) {
    advance(to: time)
    if case .ended = phase { return }
    hold = inputs
    velocity = .zero
    phase = .tracking
  }

  /// Moves the inputs with the finger.
  ///
  /// - Parameters:
  ///   - offset: what the gesture adds to the inputs at which it took hold.
  ///   - ahead: the same a moment (`lookahead` seconds) later, for the velocity.
  ///   - time: in seconds; one that stands still or goes back is harmless. Numbers that are not finite leave an input
  ///     as it is.
  package mutating func track(_ offset: Inputs, ahead: Inputs, at time: Double) {
    guard phase == .tracking else { return }
    hear(time)
    let now = TransitionDriver.limited(hold, offset, or: inputs)
    let next = TransitionDriver.limited(hold, ahead, or: now)
    for index in 0..<Inputs.count { velocity[index] = (next[index] - now[index]) / TransitionDriver.lookahead }
    inputs = now
  }

  /// How far ahead `track` wants to know the finger, in seconds: so little that every way is straight.
  static let lookahead = 0.001

  /// Lets the inputs travel to the decision's detent; pull and drag go home. Nothing once the run has ended.
  ///
  /// - Parameters:
  ///   - decision: where the run goes; see ``ReleaseDecision/fraction`` for what is beyond its ends.
  ///   - motion: how; it begins at the inputs' velocities.
  ///   - holdsPull: whether the pull stays where it is instead, while the run travels.
  ///   - time: now, in seconds; one that stands still, goes back or is no number is the last one.
  @inline(never)
  package mutating func release(_ decision: ReleaseDecision, motion: Motion, holdsPull: Bool = false, at time: Double) {
    advance(to: time)
    if case .ended = phase { return }
    let rest = Inputs(fraction: decision.fraction, pull: holdsPull ? inputs.pull : 0)
    settle = Settle(from: inputs, velocity, to: rest, motion: motion, at: self.time)
    settle.measure(over: extent, stopsAtEnds: stopsAtEnds)
    phase = .settling(decision)
  }

  /// Whether it settles and will have arrived by a time.
  func hasSettled(by time: Double) -> Bool {
    if case .settling = phase { return time >= settle.endTime }
    return false
  }

  /// Moves the clock on. Time that stands still, runs backwards or is no number changes nothing.
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

  /// The inputs at a time during the present settle, past or future, without moving the clock.
  ///
  /// - Parameter moment: how much later, in seconds. A settle that has not ended at the time does not end in between:
  ///   its end is a leap, if a small one, and would be read as a velocity.
  @inline(never)
  package func inputs(at time: Double, after moment: Double = 0) -> Inputs {
    guard case .settling = phase else { return inputs }
    if time >= settle.endTime { return settle.rest }
    var result = Inputs()
    for index in 0..<Inputs.count { result[index] = settle.state(of: index, at: time + moment).value }
    return result
  }

  /// The inputs a moment from now, as the finger or the settle moves them.
  @inline(never)
  func inputs(ahead moment: Double) -> Inputs {
    // What ends at once leaps to its end.
    if case .settling = phase, !hasSettled(by: time) { return inputs(at: time, after: moment) }
    return inputs.advanced(by: velocity, for: moment)
  }

  /// Ends the run where the decision says, at once.
  package mutating func end(_ decision: ReleaseDecision) {
    if case .ended = phase { return }
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

  /// The progress of a finger ends at the ends of the run, or where the finger took hold beyond them; what is not
  /// finite is taken from `other`.
  private static func limited(_ hold: Inputs, _ offset: Inputs, or other: Inputs) -> Inputs {
    var inputs = hold
    for index in 0..<Inputs.count { inputs[index] += offset[index] }
    inputs = inputs.sanitized(by: other)
    inputs.fraction = clamp(inputs.fraction, min(0, hold.fraction), max(1, hold.fraction))
    inputs.pull = clamp(inputs.pull, min(0, hold.pull), max(1, hold.pull))
    // A card that is caught small and pinched on does not turn inside out.
    inputs.pinch = max(inputs.pinch, min(Interaction.smallestPinch, hold.pinch))
    return inputs
  }
}
