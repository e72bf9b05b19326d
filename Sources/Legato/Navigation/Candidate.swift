/// Something that the fingers on a container may become.
final class Candidate {
  /// What it is once it has won.
  enum Meaning {
    /// It leads back, or forward.
    case leads(GestureRoute)
    /// It takes hold of the present run, by the interaction that drives that, or would.
    case takesHold
    /// It takes hold of the present run as a back gesture from the screen that covers the other one.
    case takesBack
  }

  /// Its gesture, and how that drives a run.
  let interaction: Interaction
  let meaning: Meaning

  init(_ interaction: Interaction, _ meaning: Meaning) {
    self.interaction = interaction
    self.meaning = meaning
  }

  convenience init(_ route: GestureRoute) { self.init(route.interaction, .leads(route)) }

  /// Whether it takes hold of the present run.
  var holdsRun: Bool {
    if case .leads = meaning { return false }
    return true
  }

  /// Whether it begins at an edge that the point is at.
  func isAtEdge(_ point: Point2D, in size: Size2D, _ layout: ReadingDirection) -> Bool {
    guard case .pan(let pan) = interaction.gesture, case .edge = pan.region else { return false }
    return pan.region.contains(point, in: size, layout)
  }
}
