// What a gesture on a screen leads to, and the screen that the host finds for it.

/// What a gesture on a screen leads to: back, or forward to a screen that the host supplies.
public final class GestureRoute: Sendable {
  /// Where a gesture leads.
  public enum Target: Equatable, Sendable {
    /// To the screen below, in the way the top one came.
    case back
    /// To another screen, for which the host is asked by its own key when the finger has set off. An operation that
    /// uncovers a screen of the stack brings none.
    case forward(key: Int32, TransitionOperation = .push)
  }

  /// The gesture, and how it drives the run.
  package let interaction: Interaction
  /// Where it leads.
  let target: Target
  /// How the screen of a forward gesture comes; nil for the policy's.
  let transition: ScreenTransition?
  /// The back gesture of that screen where it says none itself; nil for the container's.
  let backGesture: Interaction?

  /// Binds a gesture to where it leads.
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

/// A screen that a finger is about to push, and what it says for itself.
public final class Destination: Sendable {
  /// The screen; one that is in the stack, or has a negative number, does not come.
  package let screen: ScreenID
  /// What it says of how it comes and goes, as a push by a call would give it.
  let policy: TransitionPolicy

  /// A screen that says nothing for itself unless told otherwise.
  public init(_ screen: ScreenID, policy: TransitionPolicy = TransitionPolicy()) {
    self.screen = screen
    self.policy = policy
  }
}
