// A centre with neighbours that are pushed by swiping towards them.

/// A centre screen whose neighbours are opened by a swipe, each with a transition of its own.
///
/// A neighbour lies beyond an edge and is pulled in from there: the right neighbour by a swipe to the left. The direction
/// is chosen when the drag is recognised, and anew when the finger is back at the centre.
public final class Hub {
  /// A screen beside the centre.
  public struct Neighbour: Sendable {
    /// The side of the centre that it lies on.
    public var edge: Edge
    /// How it comes and goes; nil for what the stack's policy says.
    public var transition: Transition?
    /// The gesture that opens it.
    public var interaction: Interaction

    /// A neighbour that a swipe away from its edge opens, unless told otherwise.
    public init(_ edge: Edge, transition: Transition? = nil, interaction: Interaction? = nil) {
      self.edge = edge
      self.transition = transition
      self.interaction = interaction ?? .hubPan(edge.inward)
    }
  }

  /// The stack behind the hub: the centre, and the open neighbour above it.
  public let stack: NavigationStack
  /// The screens around the centre; an index is the key that the host is asked for.
  public let neighbours: [Neighbour]

  /// A hub at its centre.
  ///
  /// - Parameters:
  ///   - center: the screen in the middle.
  ///   - neighbours: the host is asked for `screen(forKey:)` with a neighbour's index when it is to be opened.
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
