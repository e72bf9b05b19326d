/// A centre screen whose neighbours are opened by a swipe, each with a transition of its own.
///
/// A neighbour lies beyond an edge and is pulled in from there: the right neighbour by a swipe to the left. The
/// direction is chosen when the drag is recognised, and anew when the finger is back at the centre.
public final class Hub {
  /// A screen beside the centre.
  public struct Neighbour: Sendable {
    /// The side of the centre that it lies on.
    public var edge: Edge
    /// How it comes and goes; nil for what the stack's policy says.
    public var transition: Transition?
    /// The gesture that opens it.
    public var interaction: Interaction
    /// The gesture that goes back from it, if the screen there says nothing of that itself.
    public var wayBack: Interaction

    /// A neighbour that a swipe away from its edge opens and the opposite one closes, unless told otherwise.
    public init(
      _ edge: Edge, transition: Transition? = nil, interaction: Interaction? = nil, wayBack: Interaction? = nil
    ) {
      self.edge = edge
      self.transition = transition
      self.interaction = interaction ?? .hubPan(edge.inward)
      self.wayBack = wayBack ?? .hubPan(edge.inward.opposite)
    }
  }

  /// The stack behind the hub: the centre, and the open neighbour above it.
  public let navigator: Navigator
  /// The screens around the centre; an index is the key that the host is asked for.
  public let neighbours: [Neighbour]

  /// A hub at its centre.
  ///
  /// - Parameters:
  ///   - center: the screen in the middle.
  ///   - neighbours: the host is asked for `destination(forKey:)` with a neighbour's index when it is to be opened; of
  ///     two whose gestures recognise a drag at once the first has it.
  public init(center: ScreenID, neighbours: [Neighbour]) {
    navigator = Navigator(root: center)
    self.neighbours = neighbours
    var bindings: [Binding] = []
    for (index, neighbour) in neighbours.enumerated() {
      bindings.append(
        Binding(
          neighbour.interaction, .onward(key: Int32(index)), transition: neighbour.transition,
          wayBack: neighbour.wayBack))
    }
    navigator.setOnward(bindings, of: center)
  }

  /// What opens a neighbour without a finger; nil if there is none of this index, or if one is open already.
  ///
  /// - Parameters:
  ///   - index: which of the ``neighbours``.
  ///   - destination: the screen that lies there, and what it says for itself.
  ///   - animated: `false` to change the screens at once.
  public func opening(_ index: Int, as destination: Destination, animated: Bool = true) -> Navigator.Request? {
    guard neighbours.indices.contains(index), navigator.top == navigator[0] else { return nil }
    let neighbour = neighbours[index]
    return .add(
      destination.screen, by: .push, transition: neighbour.transition, policy: destination.policy,
      wayBack: neighbour.wayBack, animated: animated)
  }

  /// What goes back to the centre.
  public func closing(animated: Bool = true) -> Navigator.Request { .popToRoot(animated: animated) }
}
