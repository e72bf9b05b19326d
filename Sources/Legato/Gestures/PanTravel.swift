/// The directions in which a drag must start for a pan to lock.
///
/// Only the start is judged. A locked pan follows the finger in two dimensions, and the interaction picks the component
/// that it drives.
public enum PanTravel: Equatable, Sendable {
  /// One way. The drag moves more along the direction's axis than across it.
  case toward(Direction)
  /// Both ways along an axis.
  case along(ScreenAxis)
  /// Within the octant between two directions, of which the first is the stronger. `.free(.right, .down)` requires dx ≥
  /// 0, dy ≥ 0 and dx ≥ dy.
  case free(Direction, Direction)
  /// Every direction, for free drags, and for hubs, which choose the direction when the drag locks.
  case any

  /// The direction of the pan: it does not lock while the finger moves against it. `nil` if both ways are allowed.
  var heading: Direction? {
    switch self {
    case .toward(let direction), .free(let direction, _): direction
    case .along, .any: nil
    }
  }

  /// Whether a drag by this much, whose ``Vector2D/direction`` is `actual`, starts in an allowed direction.
  func accepts(_ translation: Vector2D, along actual: Direction, _ layout: ReadingDirection) -> Bool {
    switch self {
    case .toward(let direction): return actual == direction.resolved(in: layout)
    case .along(let axis): return actual.axis == axis
    case .free(let strong, let weak):
      let along = translation.dot(strong.unit(in: layout))
      let across = translation.dot(weak.unit(in: layout))
      return across >= 0 && along >= across
    case .any: return true
    }
  }
}
