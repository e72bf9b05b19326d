/// Something that the fingers on a container may become.
package final class Candidate {
  /// What it is once it has won.
  enum Target {
    /// It takes hold of the present run by the interaction that drives it, or would drive it.
    case grab
    /// It takes hold of the present run by a back gesture of the covering screen, whatever drives the run.
    case grabBack
    /// It leads back, or forward.
    case route(GestureRoute)
  }

  /// Its gesture, and how that drives a run.
  let interaction: Interaction
  let target: Target
  /// Whether the fingers will not become this any more.
  var isRuledOut = false

  init(_ interaction: Interaction, _ target: Target) {
    self.interaction = interaction
    self.target = target
  }

  convenience init(_ route: GestureRoute) { self.init(route.interaction, .route(route)) }

  /// Whether it takes hold of the present run.
  var isGrab: Bool {
    if case .route = target { return false }
    return true
  }

  /// Whether a finger that lands at a point may become this.
  func mayBegin(at point: Point2D, in size: Size2D, _ layout: ReadingDirection) -> Bool {
    guard case .pan(let pan) = interaction.gesture else { return true }
    return pan.region.contains(point, in: size, layout)
  }

  /// Whether it begins at an edge that the point is at.
  func isAtEdge(_ point: Point2D, in size: Size2D, _ layout: ReadingDirection) -> Bool {
    guard case .pan(let pan) = interaction.gesture, case .edge = pan.region else { return false }
    return mayBegin(at: point, in: size, layout)
  }
}
