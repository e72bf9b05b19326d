/// The settings for transitions and interactions at one level. Nil leaves a setting to the next level.
///
/// The levels are asked in the order call, screen, container, global default, host, once for the transition and once
/// for the interactions. So the screen that a finger leaves provides the interaction, the destination provides the
/// transition, and the caller overrides both. If no level has a setting, it is the system's push and edge swipe; a
/// presented screen covers the others from below, and goes by a swipe down.
public struct TransitionPolicy: Sendable {
  /// How screens come and go.
  public var transition: ScreenTransition?
  /// How screens are presented and dismissed; nil for ``transition``.
  public var presentation: ScreenTransition?
  /// The back gestures. An empty array switches them off.
  ///
  /// The gestures of a screen's or a call's policy replace all others. Those of a container or the global default
  /// follow the gestures of the transition that the call or the screen has set, such as a zoom's drag.
  public var interactions: [Interaction]?
  /// The back gestures of a presented screen; nil for ``interactions``.
  public var dismissals: [Interaction]?

  /// The settings of a level. Those that are nil are left to the next level.
  public init(
    transition: ScreenTransition? = nil, presentation: ScreenTransition? = nil, interactions: [Interaction]? = nil,
    dismissals: [Interaction]? = nil
  ) {
    self.transition = transition
    self.presentation = presentation
    self.interactions = interactions
    self.dismissals = dismissals
  }

  static func standardTransition(for operation: TransitionOperation) -> ScreenTransition {
    operation.isPresentation ? .modal : .push
  }

  static func standardInteractions(for operation: TransitionOperation) -> [Interaction] {
    operation.isPresentation ? [.fullScreenPan(.down)] : [.edgePan()]
  }

  @inline(never)
  func transition(for operation: TransitionOperation) -> ScreenTransition? {
    operation.isPresentation ? presentation ?? transition : transition
  }

  /// The back gestures of this level, for a screen that came by this operation.
  @inline(never)
  func interactions(for operation: TransitionOperation) -> [Interaction]? {
    operation.isPresentation ? dismissals ?? interactions : interactions
  }
}
