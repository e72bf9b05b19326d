/// Something that the fingers on a container may become.
package final class Candidate {
  /// Its gesture, and how that drives a run.
  let interaction: Interaction
  /// Where it leads; nil if it takes hold of the present run.
  let route: GestureRoute?
  /// Whether it takes hold by a back gesture of the covering screen, whatever drives the run; otherwise by what drives
  /// the run, or would.
  private let isBackGesture: Bool
  /// Whether the fingers will not become this any more.
  var isRuledOut = false

  /// What leads back, or forward.
  init(_ route: GestureRoute) { (interaction, self.route, isBackGesture) = (route.interaction, route, false) }

  /// What takes hold of the present run.
  init(grabbingBy interaction: Interaction, isBackGesture: Bool = false) {
    (self.interaction, route, self.isBackGesture) = (interaction, nil, isBackGesture)
  }

  /// Whether it takes hold of the present run.
  var isGrab: Bool { route == nil }

  /// Whether it leads forward.
  var isForward: Bool { route.map { $0.target != .back } ?? false }

  /// What drives the run once it has taken hold; nil for what drives it already, or would.
  var backGesture: Interaction? { isBackGesture ? interaction : nil }

  /// Whether a finger that lands at a point may become this.
  func mayBegin(at point: Point2D, in container: Container) -> Bool {
    guard case .pan(let pan) = interaction.gesture else { return true }
    return pan.region.contains(point, in: container.size, container.layoutDirection)
  }

  /// Whether it begins at an edge that the point is at.
  func isAtEdge(_ point: Point2D, in container: Container) -> Bool {
    guard case .pan(let pan) = interaction.gesture, case .edge = pan.region else { return false }
    return mayBegin(at: point, in: container)
  }
}
