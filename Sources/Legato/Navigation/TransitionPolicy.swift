// Who says which transition and which interaction: the call, the screen, the container, the global default.

/// What one level says about transitions and interactions; nil leaves it to the next level.
///
/// The interaction is provided by where you come from, the animation by where you go, and the control is kept by whoever
/// triggers it: levels are asked in the order call, screen, container, global default, for each of the two apart.
public struct TransitionPolicy: Sendable {
  /// How screens come and go.
  public var transition: Transition?
  /// The ways back that a finger has; an empty array switches them off.
  public var interactions: [Interaction]?

  /// What a level says; both are left to the next level unless given.
  public init(transition: Transition? = nil, interactions: [Interaction]? = nil) {
    self.transition = transition
    self.interactions = interactions
  }

  /// What holds when no level says anything: the system's push and its edge swipe.
  public static var standard: TransitionPolicy {
    TransitionPolicy(transition: .push, interactions: [.edgePan()])
  }

  /// This level with what it leaves open taken from the next.
  public func falling(to next: TransitionPolicy) -> TransitionPolicy {
    TransitionPolicy(transition: transition ?? next.transition, interactions: interactions ?? next.interactions)
  }
}
