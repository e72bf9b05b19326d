/// How a run ended. Every run ends exactly once.
public enum Outcome: Equatable, Sendable {
  /// The new screen has come.
  case finished
  /// The old screen has stayed.
  case cancelled
  /// The run rests in between, at a fraction above 0 and below 1.
  case stopped(at: Double)

  /// What was decided.
  public var verdict: Verdict {
    switch self {
    case .finished: .finish
    case .cancelled: .cancel
    case .stopped(let fraction): .stop(at: fraction)
    }
  }

  /// How a run ends that goes where a verdict says.
  init(_ verdict: Verdict) {
    switch verdict {
    case .finish: self = .finished
    case .cancel: self = .cancelled
    case .stop(let fraction): self = .stopped(at: fraction)
    }
  }
}
