/// What a gesture on a screen leads to: back, or onwards to a screen that the host supplies.
public final class Binding: Sendable {
  /// Where a gesture leads.
  public enum Target: Equatable, Sendable {
    /// To the screen below, in the way the top one came.
    case back
    /// The key is the host's own; it is asked for the screen when the finger has set off. By an operation that uncovers
    /// a screen of the stack nothing comes.
    case onward(key: Int32, Operation = .push)
  }

  /// The gesture, and how it drives the run.
  public let interaction: Interaction
  /// Where it leads.
  public let target: Target
  /// How an onward screen comes; nil for the policy's.
  public let transition: Transition?
  /// The way back from an onward screen that says nothing of it; nil for the container's.
  public let wayBack: Interaction?

  /// Binds a gesture to where it leads.
  public init(
    _ interaction: Interaction, _ target: Target = .back, transition: Transition? = nil, wayBack: Interaction? = nil
  ) {
    self.interaction = interaction
    self.target = target
    self.transition = transition
    self.wayBack = wayBack
  }
}
