// What is being done to the screens.

/// What is being done to the screens.
public enum Operation: UInt8, CaseIterable, Sendable {
  /// A screen comes onto the stack.
  case push
  /// A pushed screen goes.
  case pop
  /// A screen takes the top one's place.
  case replace
  /// A screen comes over the others, apart from their order.
  case present
  /// A presented screen goes.
  case dismiss
  /// A panel comes over a screen that stays visible.
  case open
  /// A panel goes.
  case close

  /// Whether the new screen lay under the old one and is uncovered.
  public var isReverse: Bool { self == .pop || self == .dismiss || self == .close }

  /// Whether it is a presented screen that comes or goes.
  var isPresentation: Bool { self == .present || self == .dismiss }

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
