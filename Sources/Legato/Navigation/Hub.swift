/// A centre screen whose neighbors are opened by a swipe, each with a transition of its own.
///
/// A neighbor lies beyond an edge and is pulled in from there: the right neighbor by a swipe to the left. The
/// direction is chosen when the drag is recognised, and anew when the finger is back at the centre.
package final class Hub {
  /// A screen beside the centre.
  package struct Neighbor: Sendable {
    /// The side of the centre that it lies on.
    package var edge: ScreenEdge
    /// How it comes and goes; nil for what the stack's policy says.
    var transition: ScreenTransition?
    /// The gesture that opens it.
    var interaction: Interaction
    /// The gesture that goes back from it, if the screen there says nothing of that itself.
    package var backGesture: Interaction

    /// A neighbor that a swipe away from its edge opens and the opposite one closes, unless told otherwise.
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

  /// The stack behind the hub: the centre, and the open neighbor above it.
  package let navigator: Navigator
  /// The screens around the centre; an index is the key that the host is asked for.
  package let neighbors: [Neighbor]

  /// A hub at its centre.
  ///
  /// - Parameters:
  ///   - center: the screen in the middle.
  ///   - neighbors: the host is asked by ``Navigator/Effect/find(_:key:)`` for the screen there, with the neighbor's
  ///     index, when a finger opens it; of two whose gestures recognise a drag at once the first has it.
  package init(center: ScreenID, neighbors: [Neighbor]) {
    navigator = Navigator(root: center)
    self.neighbors = neighbors
    var routes: [GestureRoute] = []
    for (index, neighbor) in neighbors.enumerated() {
      routes.append(
        GestureRoute(
          neighbor.interaction, .forward(key: Int32(index)), transition: neighbor.transition,
          backGesture: neighbor.backGesture))
    }
    navigator.setForwardRoutes(routes, of: center)
  }

  /// What opens a neighbor without a finger; nil if there is none of this index, or if one is open already.
  ///
  /// - Parameters:
  ///   - index: which of the ``neighbors``.
  ///   - destination: the screen that lies there, and what it says for itself.
  ///   - animated: `false` to change the screens at once.
  package func opening(_ index: Int, as destination: Destination, animated: Bool = true) -> Navigator.Request? {
    guard neighbors.indices.contains(index), navigator.top == navigator[0] else { return nil }
    let neighbor = neighbors[index]
    return .push(destination.screen).with(
      transition: neighbor.transition, policy: destination.policy, backGesture: neighbor.backGesture,
      animated: animated)
  }
}
