extension Navigator {
  /// A screen in the stack, and what was said when it came.
  package final class Entry {
    package let screen: ScreenID
    /// The operation that brought it: a presented screen goes by a dismissal, a pushed one by a pop.
    package let operation: TransitionOperation
    /// The transition by which it came, and by which it goes unless something else is said.
    package let transition: ScreenTransition?
    /// Whether the call, the gesture or the screen said that transition, and not the container.
    let saysTransition: Bool
    package internal(set) var policy: TransitionPolicy
    /// The back gesture that came with the forward gesture, if the screen says none itself.
    package internal(set) var backGesture: Interaction?
    /// Where forward gestures on it lead.
    package internal(set) var forwardRoutes: [GestureRoute] = []
    /// Where it may rest, and where it rests or goes.
    package internal(set) var detents = Detents()
    /// The run that has taken it to its rest, if the run's layers stay because the screen below can still be seen.
    package internal(set) var resting: Run?

    init(
      _ screen: ScreenID, _ operation: TransitionOperation, _ transition: ScreenTransition?, _ policy: TransitionPolicy,
      saysTransition: Bool = false
    ) {
      self.screen = screen
      self.operation = operation
      self.transition = transition
      self.policy = policy
      self.saysTransition = saysTransition || policy.transition(for: operation) != nil
    }

    /// How far it has come when it rests; 1 unless at a detent.
    package var detent: Double { detents.part }
  }
}
