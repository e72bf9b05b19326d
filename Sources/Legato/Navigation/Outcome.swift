/// How a run ended. Every run ends exactly once.
public enum Outcome: Equatable, Sendable {
  /// The new screen has come.
  case finished
  /// The old screen has stayed.
  case cancelled
  /// The run rests in between, at a fraction above 0 and below 1.
  case detent(at: Double)

  /// What was decided.
  public var decision: ReleaseDecision {
    switch self {
    case .finished: .finish
    case .cancelled: .cancel
    case .detent(let fraction): .detent(at: fraction)
    }
  }

  /// How a run ends that goes where a decision says.
  init(_ decision: ReleaseDecision) {
    switch decision {
    case .finish: self = .finished
    case .cancel: self = .cancelled
    case .detent(let fraction): self = .detent(at: fraction)
    }
  }
}
