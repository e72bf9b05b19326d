/// A screen beside another one: a neighbor of a hub's centre, a drawer's panel, or the next tab. A swipe pulls it in
/// from its side, and the opposite swipe pushes it back.
///
/// It lies beyond an edge: a swipe to the left opens the right neighbor. The direction is chosen when the drag is
/// recognised, and again whenever the finger is back at the centre.
public final class Neighbor: Sendable {
  package let edge: ScreenEdge
  /// How it comes and goes; nil for the transition of the stack's policy.
  public let transition: ScreenTransition?
  let interactions: [Interaction]
  /// The gesture that leads back from it, if the screen's policy has none; nil for the container's.
  public let backGesture: Interaction?
  /// A neighbor is pushed, a panel is opened, and a tab replaces the shown one.
  fileprivate let operation: TransitionOperation

  private init(
    _ edge: ScreenEdge, _ transition: ScreenTransition?, _ interactions: [Interaction], back: Interaction?,
    _ operation: TransitionOperation
  ) {
    self.edge = edge
    self.transition = transition
    self.interactions = interactions
    backGesture = back
    self.operation = operation
  }

  /// A neighbor of a hub's centre. By default, a swipe away from its edge opens it and the opposite swipe closes it.
  public convenience init(
    _ edge: ScreenEdge, transition: ScreenTransition? = nil, interactions: [Interaction]? = nil,
    backGesture: Interaction? = nil
  ) {
    self.init(
      edge, transition, interactions ?? [.hubPan(edge.inward)], back: backGesture ?? .hubPan(edge.inward.opposite),
      .push)
  }

  /// A panel, which is pulled over a screen.
  ///
  /// - Parameters:
  ///   - edge: The side from which it comes.
  ///   - threshold: The fraction of the panel's extent beyond which a release opens or closes it, 0 ... 1 (see
  ///     ``ReleaseRule/threshold``); NaN is .2. The host defines where the panel rests: see
  ///     ``TransitionContext/coveringFrame``.
  ///   - transition: How it comes and goes, such as ``ScreenTransition/drawer(from:dim:)``.
  ///   - interactions: The gestures that open it; nil for a swipe away from its edge.
  public static func panel(
    at edge: ScreenEdge, threshold: Double = .nan, transition: ScreenTransition, interactions: [Interaction]? = nil
  ) -> Neighbor {
    func pan(_ direction: Direction) -> Interaction {
      .drawerPan(direction, threshold: threshold.isNaN ? 0.2 : threshold)
    }
    return Neighbor(
      edge, transition, interactions ?? [pan(edge.inward)], back: pan(edge.inward.opposite), .open)
  }

  /// A tab beside the shown one, at the leading or the trailing edge. `swipe` makes the gesture that brings it.
  package static func tab(at edge: ScreenEdge, by swipe: (Direction) -> Interaction) -> Neighbor {
    Neighbor(edge, nil, [swipe(edge.inward)], back: nil, .switching(from: 0, to: edge == .leading ? -1 : 1))
  }

  /// Adds its gestures. When one of them begins, the host is asked for the screen with this key.
  package func add(to routes: inout [GestureRoute], forKey key: Int32) {
    for interaction in interactions {
      routes.append(
        GestureRoute(interaction, .forward(key: key, operation), transition: transition, backGesture: backGesture))
    }
  }
}

extension TransitionOperation {
  /// How one tab replaces another, by their places in the row: a later one comes forwards, an earlier one backwards.
  package static func switching(from old: Int, to new: Int) -> TransitionOperation {
    new < old ? .restore : .replace
  }
}

extension Navigator {
  package convenience init(root: ScreenID, neighbors: [Neighbor]) {
    self.init(root: root)
    setNeighbors(neighbors)
  }

  /// Sets what lies around the root.
  ///
  /// When a finger opens a neighbor, the host is asked by ``Effect/find(_:key:)`` for its screen, with the neighbor's
  /// index. If the gestures of two neighbors recognise a drag at once, the first one wins.
  public func setNeighbors(_ neighbors: [Neighbor]) {
    var routes: [GestureRoute] = []
    for index in neighbors.indices { neighbors[index].add(to: &routes, forKey: Int32(index)) }
    setForwardRoutes(routes, of: self[0])
  }

  /// Whether no neighbor is open, or on its way by a call or a finger's decision.
  package var isAtCenter: Bool { top == self[0] }

  package func opening(_ neighbor: Neighbor, as screen: ScreenID) -> Request? {
    guard isAtCenter else { return nil }
    return .add(screen, by: neighbor.operation).with(
      transition: neighbor.transition, backGesture: neighbor.backGesture)
  }
}
