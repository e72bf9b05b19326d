/// A panel at one side of a screen. A drag pulls it over the screen and pushes it back.
package final class Drawer {
  /// The stack of the drawer: the content, and the panel above it while it is open.
  package let navigator: Navigator
  /// The screen that is pulled over the content.
  let panel: ScreenID
  /// The side from which it comes.
  package let edge: ScreenEdge
  private let transition: ScreenTransition

  /// A closed drawer.
  ///
  /// - Parameters:
  ///   - content: The screen behind the panel.
  ///   - panel: The screen that is pulled over the content.
  ///   - edge: The side from which the panel comes.
  ///   - threshold: The fraction of the panel's extent beyond which a release opens or closes it, 0 ... 1 (see
  ///     ``ReleaseRule/threshold``). The host defines where the panel rests: see ``TransitionContext/coveringFrame``.
  ///   - transition: How the panel comes and goes. Nil is ``ScreenTransition/drawer(from:dim:)``.
  package init(
    content: ScreenID, panel: ScreenID, edge: ScreenEdge, threshold: Double = 0.2, transition: ScreenTransition? = nil
  ) {
    self.panel = panel
    self.edge = edge
    self.transition = (transition ?? .drawer(from: edge)).with(
      interactions: [.drawerPan(edge.inward.opposite, threshold: threshold)])
    navigator = Navigator(root: content)
    let pull = Interaction.drawerPan(edge.inward, threshold: threshold)
    navigator.setForwardRoutes([GestureRoute(pull, .forward(key: 0, .open), transition: self.transition)], of: content)
  }

  /// Whether the panel is open, or opening.
  package var isOpen: Bool { navigator.top == panel }

  /// The request that opens the panel.
  package func opening(animated: Bool = true) -> Navigator.Request {
    .open(panel).with(transition: transition, animated: animated)
  }
}
