extension Navigator {
  /// A screen in the stack, and what its call, its gesture and the screen itself have set for it.
  package final class Entry {
    package let screen: ScreenID
    /// The operation by which it came: a presented screen goes by a dismissal, a pushed one by a pop.
    package let operation: TransitionOperation
    /// The transition by which it came, and by which it goes if no other one is set.
    package let transition: ScreenTransition?
    /// Whether the call, the gesture or the screen has set the transition, and not the container.
    let saysTransition: Bool
    var policy: TransitionPolicy
    /// The back gesture that the forward gesture brought along. It counts if the screen's policy has none.
    var backGesture: Interaction?
    var forwardRoutes: [GestureRoute] = []
    var detents = Detents()
    /// The run that has brought it to its rest. Its layers stay while the screen below is visible; nil if none stay.
    var resting: Run?

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

    /// The fraction of its way at which it rests; 1 if not at a detent.
    package var detent: Double { detents.part }
    /// For printed states.
    package var restingRun: Int32? { resting?.request.run }
  }
}
