/// A gesture that the fingers on a container may become.
package final class Candidate {
  /// The gesture, and how it drives a run.
  let interaction: Interaction
  /// Where it leads; nil if it grabs the present run.
  let route: GestureRoute?
  /// Whether it grabs the run by a back gesture of the covering screen. Otherwise it grabs the run by the interaction
  /// that drives it.
  private let isBackGesture: Bool
  /// Whether the fingers can no longer become this gesture.
  var isRuledOut = false

  /// A gesture that leads back or forward.
  init(_ route: GestureRoute) { (interaction, self.route, isBackGesture) = (route.interaction, route, false) }

  /// A gesture that grabs the present run.
  init(grabbingBy interaction: Interaction, isBackGesture: Bool = false) {
    (self.interaction, route, self.isBackGesture) = (interaction, nil, isBackGesture)
  }

  /// Whether it grabs the present run.
  var isGrab: Bool { route == nil }

  /// Whether it leads forward.
  var isForward: Bool { route.map { $0.target != .back } ?? false }

  /// The interaction that drives the run after the grab; nil if the run's interaction stays.
  var backGesture: Interaction? { isBackGesture ? interaction : nil }

  /// Whether a finger that lands at a point may become this gesture.
  func mayBegin(at point: Point2D, in container: Container) -> Bool {
    guard case .pan(let pan) = interaction.gesture else { return true }
    return pan.region.contains(point, in: container.size, container.layoutDirection)
  }

  /// Whether it begins at an edge, and the point lies there.
  func isAtEdge(_ point: Point2D, in container: Container) -> Bool {
    guard case .pan(let pan) = interaction.gesture, case .edge = pan.region else { return false }
    return mayBegin(at: point, in: container)
  }
}
