/// What a release decides: where a run goes when no finger holds it.
public enum ReleaseDecision: Equatable, Sendable {
  /// To the new screen.
  case finish
  /// Back to the old one.
  case cancel
  /// To rest in between, at a fraction of 0 ... 1. A fraction beyond counts as the nearer end, NaN as the old screen.
  case detent(at: Double)

  /// The fraction at which the run will rest.
  public var fraction: Double {
    @inline(never) get {
      switch self {
      case .finish: 1
      case .cancel: 0
      case .detent(let fraction): clamp(fraction, 0, 1)
      }
    }
  }

  /// The decision to rest at a fraction, which may be an end.
  init(_ fraction: Double) {
    self = fraction > 0 ? fraction < 1 ? .detent(at: fraction) : .finish : .cancel
  }
}
