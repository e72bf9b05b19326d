// One run of a transition, from its beginning to its one outcome.

/// One run of a transition.
final class Run {
  let request: TransitionRequest
  /// What was measured when it began, or when the container last changed its size.
  var context: TransitionContext
  let transition: Transition
  /// What drives it, or would take hold of it.
  var interaction: Interaction?
  /// Whether the run takes back what the interaction otherwise makes, as one that caught a committed run.
  let isInverted: Bool
  /// Whether the model already says what the run shows.
  var isCommitted: Bool
  /// Whether the observer has heard that it begins.
  var isAnnounced = false
  var driver = TransitionDriver()

  init(
    _ request: TransitionRequest, in context: TransitionContext, by transition: Transition,
    _ interaction: Interaction?, isInverted: Bool
  ) {
    self.request = request
    self.context = context
    self.transition = transition
    self.interaction = interaction
    self.isInverted = isInverted
    isCommitted = !request.isInteractive
  }

  /// Where it goes if nobody interferes: a finger that has not decided yet counts as a cancel.
  var verdict: Verdict {
    if isCommitted { return .finish }
    switch driver.phase {
    case .settling(let verdict): return verdict
    case .ended(.finished): return .finish
    case .ended(.stopped(let fraction)): return .stop(at: fraction)
    default: return .cancel
    }
  }

  /// Whether what is shown at its end stays: an open drawer lies over a screen that can still be seen.
  var leavesPicture: Bool {
    transition.keepsCoveredScreenVisible && (verdict == .finish) != request.operation.isReverse
  }

  /// The screen that answers the user: the one that the verdict has chosen.
  var respondingScreen: ScreenID { verdict == .finish ? request.to : request.from }

  /// The inputs that a gesture adds to those at which it took hold.
  func inputs(for gesture: GestureState) -> Inputs {
    var inputs = interaction?.inputs(for: sized(gesture)) ?? .zero
    if isInverted { inputs.fraction = -inputs.fraction }
    return inputs
  }

  /// A panel is driven by the size of its own way, not by the container's.
  private func sized(_ gesture: GestureState) -> GestureState {
    let frame = context.coveringFrame
    guard !frame.isEmpty else { return gesture }
    var gesture = gesture
    gesture.size = frame.size
    return gesture
  }

  /// What a release of the gesture decides.
  func verdict(for gesture: GestureState) -> Verdict {
    guard let interaction else { return .cancel }
    var inputs = driver.inputs
    var velocity = driver.velocity
    if isInverted {
      inputs.fraction = 1 - inputs.fraction
      velocity.fraction = -velocity.fraction
    }
    let verdict = interaction.verdict(for: sized(gesture), inputs: inputs, velocity: velocity)
    return isInverted ? verdict.opposite : verdict
  }

  /// The motion after a release with the given verdict.
  func motion(for verdict: Verdict) -> Motion {
    interaction?.motion(for: isInverted ? verdict.opposite : verdict) ?? Interaction.settle
  }
}
