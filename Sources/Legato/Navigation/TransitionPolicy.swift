/// What one level says about transitions and interactions; nil leaves it to the next level.
///
/// The interaction is provided by where you come from, the animation by where you go, and the control is kept by
/// whoever triggers it: levels are asked in the order call, screen, container, global default, for each of the two
/// apart.
public struct TransitionPolicy: Sendable {
  /// How screens come and go.
  public var transition: Transition?
  /// How screens are presented and dismissed, where that differs; nil for ``transition``.
  public var presentation: Transition?
  /// The ways back that a finger has; an empty array switches them off.
  public var interactions: [Interaction]?
  /// The ways back from a presented screen, where they differ; nil for ``interactions``.
  public var dismissals: [Interaction]?

  /// What a level says; all is left to the next level unless given.
  public init(
    transition: Transition? = nil, presentation: Transition? = nil, interactions: [Interaction]? = nil,
    dismissals: [Interaction]? = nil
  ) {
    self.transition = transition
    self.presentation = presentation
    self.interactions = interactions
    self.dismissals = dismissals
  }

  /// What holds when no level says anything: the system's push and its edge swipe; a presented screen covers the others
  /// from below, and goes by a swipe down.
  public static var standard: TransitionPolicy {
    TransitionPolicy(
      transition: .push, presentation: .modal, interactions: [.edgePan()], dismissals: [.fullScreenPan(.down)])
  }

  /// What this level says of an operation.
  func transition(for operation: Operation) -> Transition? {
    operation.isPresentation ? presentation ?? transition : transition
  }

  /// What this level says of the ways back from a screen that came by an operation.
  func interactions(for operation: Operation) -> [Interaction]? {
    operation.isPresentation ? dismissals ?? interactions : interactions
  }
}
