/// What one level says about transitions and interactions; nil leaves it to the next level.
///
/// The interaction is provided by where you come from, the animation by where you go, and the control is kept by
/// whoever triggers it. The levels are asked in the order call, screen, container, global default, what is usual where
/// the host runs, for each of the two apart. What they all leave open is the system's push and its edge swipe; a
/// presented screen covers the others from below, and goes by a swipe down.
public struct TransitionPolicy: Sendable {
  /// How screens come and go.
  public var transition: ScreenTransition?
  /// How screens are presented and dismissed, where that differs; nil for ``transition``.
  public var presentation: ScreenTransition?
  /// The back gestures that a finger has; an empty array switches them off.
  ///
  /// What a screen or a call says stands alone. What a container or the global default says comes after the gestures
  /// that the call's or the screen's transition brings, as a zoom brings its drag.
  public var interactions: [Interaction]?
  /// The back gestures from a presented screen, where they differ; nil for ``interactions``.
  public var dismissals: [Interaction]?

  /// What a level says; all is left to the next level unless given.
  public init(
    transition: ScreenTransition? = nil, presentation: ScreenTransition? = nil, interactions: [Interaction]? = nil,
    dismissals: [Interaction]? = nil
  ) {
    self.transition = transition
    self.presentation = presentation
    self.interactions = interactions
    self.dismissals = dismissals
  }

  /// How screens come and go when no level says anything.
  static func standardTransition(for operation: TransitionOperation) -> ScreenTransition {
    operation.isPresentation ? .modal : .push
  }

  /// The back gestures when no level says any.
  static func standardInteractions(for operation: TransitionOperation) -> [Interaction] {
    operation.isPresentation ? [.fullScreenPan(.down)] : [.edgePan()]
  }

  /// What this level says of an operation.
  @inline(never)
  func transition(for operation: TransitionOperation) -> ScreenTransition? {
    operation.isPresentation ? presentation ?? transition : transition
  }

  /// What this level says of the back gestures from a screen that came by an operation.
  @inline(never)
  func interactions(for operation: TransitionOperation) -> [Interaction]? {
    operation.isPresentation ? dismissals ?? interactions : interactions
  }
}
