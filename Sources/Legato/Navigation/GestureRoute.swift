/// A gesture on a screen and where it leads: back, or forward to a screen that the host supplies.
public final class GestureRoute: Sendable {
  /// Where a gesture leads.
  public enum Target: Equatable, Sendable {
    /// To the screen below, by the transition with which the top screen came.
    case back
    /// To a screen that the host supplies for this key, when the finger has moved far enough. An operation that
    /// uncovers a screen of the stack leads nowhere.
    case forward(key: Int32, TransitionOperation = .push)
  }

  package let interaction: Interaction
  let target: Target
  /// The transition of a forward gesture's screen; nil for the policy's.
  let transition: ScreenTransition?
  /// The back gesture of that screen, if its own policy has none; nil for the container's.
  let backGesture: Interaction?

  /// Connects a gesture with its target.
  public init(
    _ interaction: Interaction, _ target: Target = .back, transition: ScreenTransition? = nil,
    backGesture: Interaction? = nil
  ) {
    self.interaction = interaction
    self.target = target
    self.transition = transition
    self.backGesture = backGesture
  }
}

/// A screen that a finger is about to push, and its policy.
public final class Destination: Sendable {
  /// The screen. A screen that is in the stack already or has a negative number is not pushed.
  package let screen: ScreenID
  package let policy: TransitionPolicy

  /// A screen, by default without a policy of its own.
  public init(_ screen: ScreenID, policy: TransitionPolicy = TransitionPolicy()) {
    self.screen = screen
    self.policy = policy
  }
}
