// One run of a transition, from its beginning to its one outcome.

/// One run of a transition.
struct Run {
  var request: TransitionRequest
  let context: TransitionContext
  let transition: Transition
  /// What drives it, or would take hold of it.
  var interaction: Interaction?
  /// Whether the model already says what the run shows.
  var isCommitted: Bool
  /// Whether the observer has heard that it begins.
  var isAnnounced = false
  var driver = TransitionDriver()

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

  /// The outcome, if it ends now.
  var outcome: Outcome {
    switch verdict {
    case .finish: .finished
    case .cancel: .cancelled
    case .stop(let fraction): .stopped(at: fraction)
    }
  }

  /// Whether what is shown at its end stays: an open drawer lies over a screen that can still be seen.
  var leavesPicture: Bool {
    transition.keepsCoveredScreenVisible && (verdict == .finish) != request.operation.isReverse
  }

  /// The screen that answers the user: the one that the verdict has chosen.
  var respondingScreen: ScreenID { verdict == .finish ? request.to : request.from }
}
