/// What is being done to the screens.
public enum TransitionOperation: UInt8, CaseIterable, Sendable {
  /// A screen comes onto the stack.
  case push
  /// A pushed screen goes.
  case pop
  /// A screen takes the top one's place.
  case replace
  /// A screen comes over the others, and goes by a dismissal.
  case present
  /// A presented screen goes.
  case dismiss
  /// A panel comes over a screen that stays visible.
  case open
  /// A panel goes.
  case close
  /// A screen takes the top one's place the other way: one that was replaced comes back, or a tab before the present
  /// one comes.
  case restore

  /// Whether the old screen uncovers the new one, so that the transition runs backwards.
  public var isReverse: Bool { self == .pop || self == .dismiss || self == .close || self == .restore }

  /// The covered or the covering one of the screen that is left and the one that is come to: a pop leaves the covering
  /// one.
  public func screen<Screen>(_ side: Side, from: Screen, to: Screen) -> Screen {
    isReverse == (side == .covering) ? from : to
  }

  /// Whether the new screen takes the old one's place in the stack.
  package var isReplacement: Bool { self == .replace || self == .restore }

  /// Whether a decision changes the stack, as was asked. A screen that comes as far as a detent has come; one that goes
  /// back to a detent has stayed.
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
