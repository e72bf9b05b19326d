// How a run ended.

/// How a run ended. Every run ends exactly once.
public enum Outcome: Equatable, Sendable {
  /// The new screen has come.
  case finished
  /// The old screen has stayed.
  case cancelled
  /// The run rests in between.
  case stopped(at: Double)
}
