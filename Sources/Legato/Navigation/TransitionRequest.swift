// One operation between two screens, and how it ended.

/// One operation between two screens, as hosts and observers see it.
public struct TransitionRequest: Equatable, Sendable {
  /// A number of its own for each run, counted from 1.
  public internal(set) var run: Int32 = 0
  /// What is being done.
  public var operation: TransitionOperation
  /// The screen that is shown now.
  public var from: ScreenID
  /// The screen to be shown.
  public var to: ScreenID
  /// The number that the host has given to the transition by which it is carried out; -1 for none.
  public internal(set) var tag: Int32 = -1
  /// How far the covering screen has come when it rests, 0 ... 1: 1 unless it rests at a detent.
  var detent = 1.0
  /// Whether it may rest in between: the one screen lies directly over the other one in the stack.
  var mayRestAtDetent = false
  /// Whether a finger began it, or a number is to drive it: ``Navigator`` says when such a run changes the stack.
  public var isInteractive: Bool
  /// The direction of the finger, if one began it.
  var direction: Direction?
  /// Where that finger first touched, in points in the container's coordinates.
  var touchPoint: Point2D?

  /// An operation between two screens, without a finger unless told otherwise.
  package init(operation: TransitionOperation, from: ScreenID, to: ScreenID, isInteractive: Bool = false) {
    self.operation = operation
    self.from = from
    self.to = to
    self.isInteractive = isInteractive
  }

  /// Whether it leads from one to the other of another one's screens, in either direction.
  func isBetweenScreens(of other: TransitionRequest) -> Bool {
    from == other.from && to == other.to || from == other.to && to == other.from
  }

  /// The operation that takes this one back.
  var inverse: TransitionRequest {
    TransitionRequest(operation: operation.inverse, from: to, to: from, isInteractive: isInteractive)
  }
}

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
    return Detents.isSame(decision.fraction, origin.fraction) ? .cancelled : .detent(at: decision.fraction)
  }

  /// Where a cancelled run goes: back to where the screen that covers the other one rested.
  var origin: ReleaseDecision { operation.isReverse ? ReleaseDecision(1 - detent) : .cancel }
}
