// What an observer has heard.

import Legato

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
