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
  /// A screen takes the top one's place the other way: one that was replaced, or a tab that lies before the present
  /// one.
  case restore

  /// Whether the new screen is uncovered by the old one: the transition then runs the other way.
  public var isReverse: Bool { self == .pop || self == .dismiss || self == .close || self == .restore }

  /// Of what is left and what is come to, that on one side: what a pop leaves covers what it comes to.
  public func screen<Screen>(_ side: Side, from: Screen, to: Screen) -> Screen {
    isReverse == (side == .covering) ? from : to
  }

  /// Whether the new screen takes the old one's place in the stack.
  package var isReplacement: Bool { self == .replace || self == .restore }

  /// Whether a decision does what was asked, and so changes the stack: a screen that has come as far as a detent has
  /// come, and one that goes back to a detent has stayed.
  public func completes(_ decision: ReleaseDecision) -> Bool {
    decision == .finish || !isReverse && decision != .cancel
  }

  /// Whether it is a presented screen that comes or goes.
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
