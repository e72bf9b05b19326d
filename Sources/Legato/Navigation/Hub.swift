// A centre with neighbours that are pushed by swiping towards them.

/// A centre screen whose neighbours are opened by a swipe, each with a transition of its own.
///
/// A neighbour lies beyond an edge and is pulled in from there: the right neighbour by a swipe to the left. The direction
/// is chosen when the drag is recognised, and anew when the finger is back at the centre.
public final class Hub {
  /// A screen beside the centre.
  public struct Neighbour: Sendable {
    public var edge: Edge
    public var transition: Transition?
    public var interaction: Interaction

    public init(_ edge: Edge, transition: Transition? = nil, interaction: Interaction? = nil) {
      self.edge = edge
      self.transition = transition
      self.interaction = interaction ?? .hubPan(edge.inward)
    }
  }

  /// The stack behind the hub: the centre, and the open neighbour above it.
  public let stack: NavigationStack
  public let neighbours: [Neighbour]

  /// - Parameter neighbours: the host is asked for `screen(forKey:)` with a neighbour's index when it is to be opened.
  public init(center: ScreenID, neighbours: [Neighbour]) {
    stack = NavigationStack(root: center)
    self.neighbours = neighbours
    var bindings: [Binding] = []
    for (index, neighbour) in neighbours.enumerated() {
      bindings.append(
        Binding(neighbour.interaction, .onward(key: Int32(index)), transition: neighbour.transition))
    }
    stack.setOnward(bindings, of: center)
  }

  /// The way back from the neighbour at an edge: the opposite swipe, as easily as the way there.
  public static func wayBack(from edge: Edge) -> Interaction { .hubPan(edge.inward.opposite) }
}
