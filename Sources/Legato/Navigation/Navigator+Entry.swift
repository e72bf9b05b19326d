// What a navigator knows of one of its screens.

extension Navigator {
  /// A screen in the stack, and what was said when it came.
  package final class Entry {
    package let screen: ScreenID
    /// How it came: a presented screen goes by a dismissal, a pushed one by a pop.
    package let operation: Operation
    /// How it came, and how it will go unless something else is said.
    package let transition: Transition?
    package internal(set) var policy: TransitionPolicy
    /// The way back of the gesture that brought it, if the screen says nothing of that itself.
    package internal(set) var wayBack: Interaction?
    /// What gestures on it lead onwards to.
    package internal(set) var onward: [Binding] = []
    /// How far it may have come when it rests, besides the whole way.
    package internal(set) var stops: [Double] = [] {
      didSet { stop = stops.first ?? 1 }
    }
    /// How far it has come when it rests; 1 unless at a stop.
    package internal(set) var stop = 1.0
    /// The run whose picture it has left when it came, because the screen below can still be seen.
    package internal(set) var resting: Run?

    init(_ screen: ScreenID, _ operation: Operation, _ transition: Transition?, _ policy: TransitionPolicy) {
      self.screen = screen
      self.operation = operation
      self.transition = transition
      self.policy = policy
    }
  }
}
