/// How a run ended. Every run ends exactly once.
public enum Outcome: Equatable, Sendable {
  /// The screens have changed: the new one has come, if only to one of its detents, or the old one has gone.
  case finished
  /// All is as it was.
  case cancelled
  /// The screens have stayed, and the covering one rests elsewhere than before: at a fraction below 1 of its way out; 0
  /// is the whole way in.
  case detent(at: Double)
}

extension TransitionRequest {
  /// How a run of this request has ended that has stopped where a decision says.
  public func outcome(of decision: ReleaseDecision) -> Outcome {
    if operation.completes(decision) { return .finished }
    // A detent of .3 is 1 − .7 to a dismissal, which is another number.
    return (decision.fraction - origin.fraction).magnitude < 1e-9 ? .cancelled : .detent(at: decision.fraction)
  }

  /// Where a cancelled run goes: back to where the screen that covers the other one rested.
  var origin: ReleaseDecision { operation.isReverse ? ReleaseDecision(1 - detent) : .cancel }
}
