// What a stage remembers of its runs.

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
