/// One operation between two screens, as hosts and observers see it.
public struct TransitionRequest: Equatable, Sendable {
  /// The number of the run. Each run has another number, counted from 1.
  public internal(set) var run: Int32 = 0
  /// The kind of change.
  public var operation: TransitionOperation
  /// The screen that is shown before.
  public var from: ScreenID
  /// The screen that is shown after.
  public var to: ScreenID
  /// The number that the host has given to the transition; -1 for none.
  public internal(set) var tag: Int32 = -1
  /// The fraction of its way at which the covering screen rests, 0 ... 1; 1 if it has no detent.
  var detent = 1.0
  /// Whether the covering screen may rest at a detent, because it lies directly over the other one in the stack.
  var mayRestAtDetent = false
  /// Whether a finger has begun it, a number will drive it, or it moves a screen to a detent. Such a run changes the
  /// stack at its end, if at all; see ``Navigator``.
  public var isInteractive: Bool
  /// The direction of the finger, if one began it.
  var direction: Direction?
  /// Where the finger first touched, in points in the container's coordinates.
  var touchPoint: Point2D?

  package init(operation: TransitionOperation, from: ScreenID, to: ScreenID, isInteractive: Bool = false) {
    self.operation = operation
    self.from = from
    self.to = to
    self.isInteractive = isInteractive
  }

  func isBetweenScreens(of other: TransitionRequest) -> Bool {
    from == other.from && to == other.to || from == other.to && to == other.from
  }
}

/// The outcome of a run. Every run ends exactly once.
public enum Outcome: Equatable, Sendable {
  /// The screens have changed: the new one has come, at least to one of its detents, or the old one has gone.
  case finished
  /// The run was cancelled, and nothing has changed.
  case cancelled
  /// The screens are the same, and the covering one rests at another detent than before. The number is the fraction of
  /// its way out, below 1; 0 is the whole way in.
  case detent(at: Double)
}

extension TransitionRequest {
  /// The outcome of a run of this request that has ended with this decision.
  public func outcome(of decision: ReleaseDecision) -> Outcome {
    if operation.completes(decision) { return .finished }
    return Detents.isSame(decision.fraction, origin.fraction) ? .cancelled : .detent(at: decision.fraction)
  }

  /// The decision of a cancelled run: back to where the covering screen rested.
  var origin: ReleaseDecision { operation.isReverse ? ReleaseDecision(1 - detent) : .cancel }
}
