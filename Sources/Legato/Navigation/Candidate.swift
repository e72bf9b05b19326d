/// A gesture that the fingers on a container may become.
package final class Candidate {
  let interaction: Interaction
  /// Where it leads; nil if it grabs the present run.
  let route: GestureRoute?
  /// Whether it grabs the run by a back gesture of the covering screen, and not by the interaction that drives it.
  private let isBackGesture: Bool
  var isRuledOut = false

  init(_ route: GestureRoute) { (interaction, self.route, isBackGesture) = (route.interaction, route, false) }

  init(grabbingBy interaction: Interaction, isBackGesture: Bool = false) {
    (self.interaction, route, self.isBackGesture) = (interaction, nil, isBackGesture)
  }

  var isGrab: Bool { route == nil }

  var isForward: Bool { route.map { $0.target != .back } ?? false }

  /// The interaction that drives the run after the grab; nil if the run's interaction stays.
  var backGesture: Interaction? { isBackGesture ? interaction : nil }

  func mayBegin(at point: Point2D, in container: Container) -> Bool {
    guard case .pan(let pan) = interaction.gesture else { return true }
    return pan.region.contains(point, in: container.size, container.layoutDirection)
  }

  func isAtEdge(_ point: Point2D, in container: Container) -> Bool {
    guard case .pan(let pan) = interaction.gesture, case .edge = pan.region else { return false }
    return mayBegin(at: point, in: container)
  }
}
