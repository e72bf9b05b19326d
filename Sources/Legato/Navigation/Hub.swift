/// A centre screen with neighbors around it. A swipe opens a neighbor, each with its own transition.
///
/// A neighbor lies beyond an edge and is pulled in from there: a swipe to the left opens the right neighbor. The
/// direction is chosen when the drag is recognised, and again whenever the finger is back at the centre.
package final class Hub {
  /// A screen beside the centre.
  package struct Neighbor: Sendable {
    /// The side of the centre at which it lies.
    package var edge: ScreenEdge
    /// How it comes and goes; nil for the transition of the stack's policy.
    var transition: ScreenTransition?
    /// The gesture that opens it.
    var interaction: Interaction
    /// The gesture that leads back from it, if the screen's policy has none.
    package var backGesture: Interaction

    /// A neighbor. By default, a swipe away from its edge opens it and the opposite swipe closes it.
    package init(
      _ edge: ScreenEdge, transition: ScreenTransition? = nil, interaction: Interaction? = nil,
      backGesture: Interaction? = nil
    ) {
      self.edge = edge
      self.transition = transition
      self.interaction = interaction ?? .hubPan(edge.inward)
      self.backGesture = backGesture ?? .hubPan(edge.inward.opposite)
    }
  }

  /// The stack of the hub: the centre, and the open neighbor above it.
  package let navigator: Navigator
  /// The screens around the centre. A neighbor's index is the key with which the host is asked for the screen.
  package let neighbors: [Neighbor]

  /// A hub at its centre.
  ///
  /// - Parameters:
  ///   - center: The screen in the middle.
  ///   - neighbors: The screens around it. When a finger opens a neighbor, the host is asked by
  ///     ``Navigator/Effect/find(_:key:)`` for its screen, with the neighbor's index. If the gestures of two neighbors
  ///     recognise a drag at once, the first one wins.
  package init(center: ScreenID, neighbors: [Neighbor]) {
    navigator = Navigator(root: center)
    self.neighbors = neighbors
    let routes = neighbors.enumerated().map { index, neighbor in
      GestureRoute(
        neighbor.interaction, .forward(key: Int32(index)), transition: neighbor.transition,
        backGesture: neighbor.backGesture)
    }
    navigator.setForwardRoutes(routes, of: center)
  }

  /// The request that opens a neighbor without a finger; nil if the index is invalid or a neighbor is open.
  ///
  /// - Parameters:
  ///   - index: The index in ``neighbors``.
  ///   - destination: The neighbor's screen, and its policy.
  ///   - animated: `false` to change the screens at once.
  package func opening(_ index: Int, as destination: Destination, animated: Bool = true) -> Navigator.Request? {
    guard neighbors.indices.contains(index), navigator.top == navigator[0] else { return nil }
    let neighbor = neighbors[index]
    return .push(destination.screen).with(
      transition: neighbor.transition, policy: destination.policy, backGesture: neighbor.backGesture,
      animated: animated)
  }
}
