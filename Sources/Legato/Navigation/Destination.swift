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
