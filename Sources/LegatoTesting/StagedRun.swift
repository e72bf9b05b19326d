// What a stage remembers of its runs, and what an observer has heard of them.

import Legato

/// One run as its observer has seen it.
public struct StagedRun: Equatable, Sendable {
  /// What was asked for.
  public let request: TransitionRequest
  /// When it began, in seconds of the stage's clock.
  package let beganAt: Double
  /// All inputs that were told, in order.
  var inputs: [Inputs] = []
  /// Every fraction that was told, in order.
  package var fractions: [Double] { inputs.map(\.fraction) }
  /// Every decision that was told, in order: a grab takes one back, the next release gives another.
  public internal(set) var decisions: [ReleaseDecision] = []
  /// Where it has stopped; nil while it goes on.
  package internal(set) var stop: ReleaseDecision?
  /// How it ended; nil while it goes on.
  public var outcome: Outcome? { stop.map(request.outcome) }
  /// When it ended, in seconds of the stage's clock; nil while it goes on.
  package internal(set) var endedAt: Double?

  init(request: TransitionRequest, beganAt: Double) {
    self.request = request
    self.beganAt = beganAt
  }
}

/// What an observer hears, without its numbers: these are in ``StagedRun``.
///
/// Changes of the fraction are not among them, so that an array of callbacks can be compared with a literal.
public enum Callback: Equatable, Sendable {
  /// The engine has asked whether a run may begin.
  case shouldBegin(TransitionOperation)
  /// A run begins.
  case willBegin(TransitionOperation)
  /// The finger has lifted, or a run without a finger is on its way.
  case willEnd(TransitionOperation, ReleaseDecision)
  /// The run has ended.
  case didEnd(TransitionOperation, Outcome)
}
