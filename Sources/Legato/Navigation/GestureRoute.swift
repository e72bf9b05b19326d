/// What a gesture on a screen leads to: back, or forward to a screen that the host supplies.
public final class GestureRoute: Sendable {
  /// Where a gesture leads.
  public enum Target: Equatable, Sendable {
    /// To the screen below, in the way the top one came.
    case back
    /// The key is the host's own; it is asked for the screen when the finger has set off. By an operation that uncovers
    /// a screen of the stack nothing comes.
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
