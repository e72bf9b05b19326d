// A stage's record of its runs, and the callbacks to its observer.

import Legato

/// A run as its observer has seen it.
public struct StagedRun: Equatable, Sendable {
  public let request: TransitionRequest
  /// When it began, in seconds of the stage's clock.
  package let beganAt: Double
  /// All inputs, in order.
  var inputs: [Inputs] = []
  /// All fractions, in order.
  package var fractions: [Double] { inputs.map(\.fraction) }
  /// All decisions, in order: a grab takes a decision back, and the next release gives another.
  public internal(set) var decisions: [ReleaseDecision] = []
  /// The decision with which it ended; nil during the run.
  package internal(set) var finalDecision: ReleaseDecision?
  /// How it ended; nil during the run.
  public var outcome: Outcome? { finalDecision.map(request.outcome) }
  /// When it ended, in seconds of the stage's clock; nil during the run.
  package internal(set) var endedAt: Double?

  init(request: TransitionRequest, beganAt: Double) {
    self.request = request
    self.beganAt = beganAt
  }
}

/// A callback to an observer, without its numbers, which are in ``StagedRun``.
///
/// Changes of the fraction are omitted, so that an array of callbacks can be compared with a literal.
public enum Callback: Equatable, Sendable {
  /// The engine has asked whether a run may begin.
  case shouldBegin(TransitionOperation)
  /// A run begins.
  case willBegin(TransitionOperation)
  /// The finger has lifted, or a run without a finger has begun.
  case willEnd(TransitionOperation, ReleaseDecision)
  /// The run has ended.
  case didEnd(TransitionOperation, Outcome)
}
