// What is being done to the screens.

/// What is being done to the screens.
public enum Operation: UInt8, CaseIterable, Sendable {
  case push, pop, replace, present, dismiss, open, close

  /// Whether the new screen lay under the old one and is uncovered.
  public var isReverse: Bool { self == .pop || self == .dismiss || self == .close }

  /// The operation that undoes this one.
  public var inverse: Operation {
    switch self {
    case .push: .pop
    case .pop: .push
    case .replace: .replace
    case .present: .dismiss
    case .dismiss: .present
    case .open: .close
    case .close: .open
    }
  }
}
