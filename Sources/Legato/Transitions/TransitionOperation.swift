/// What happens to the screens.
public enum TransitionOperation: UInt8, CaseIterable, Sendable {
  /// A screen comes onto the stack.
  case push
  /// A pushed screen leaves.
  case pop
  /// A screen replaces the top one.
  case replace
  /// A screen comes over the others; a dismissal takes it away.
  case present
  /// A presented screen leaves.
  case dismiss
  /// A panel comes over a screen that stays visible.
  case open
  /// A panel leaves.
  case close
  /// A screen replaces the top one in reverse: a replaced screen comes back, or a tab before the selected one comes.
  case restore

  /// Whether the old screen uncovers the new one, so that the transition runs backwards.
  public var isReverse: Bool { self == .pop || self == .dismiss || self == .close || self == .restore }

  /// The covered or the covering one of the two screens of a run: of a push `to` covers, of a pop `from`.
  public func screen<Screen>(_ side: Side, from: Screen, to: Screen) -> Screen {
    isReverse == (side == .covering) ? from : to
  }

  /// Whether the new screen takes the old one's place in the stack.
  package var isReplacement: Bool { self == .replace || self == .restore }

  /// Whether a decision changes the stack as requested. A screen that comes to rest at a detent has come; a screen that
  /// goes back to a detent has stayed.
  public func completes(_ decision: ReleaseDecision) -> Bool {
    decision == .finish || !isReverse && decision != .cancel
  }

  /// Whether a presented screen comes or goes.
  var isPresentation: Bool { self == .present || self == .dismiss }

  /// The operation that undoes this one.
  package var inverse: TransitionOperation {
    switch self {
    case .push: .pop
    case .pop: .push
    case .replace: .restore
    case .restore: .replace
    case .present: .dismiss
    case .dismiss: .present
    case .open: .close
    case .close: .open
    }
  }
}
