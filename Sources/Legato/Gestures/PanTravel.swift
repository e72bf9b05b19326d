/// The directions in which a drag must set off for a pan to lock.
///
/// Only the start is judged. Once locked, a pan follows the finger in two dimensions, and the interaction picks the
/// component that it drives.
public enum PanTravel: Equatable, Sendable {
  /// One way: more along the direction's axis than across it.
  case toward(Direction)
  /// Both ways along an axis.
  case along(ScreenAxis)
  /// Within the octant between two directions, the first being the stronger: `.free(.right, .down)` asks for
  /// dx ≥ 0, dy ≥ 0 and dx ≥ dy.
  case free(Direction, Direction)
  /// Every way, for free drags and for hubs, which choose when the drag locks.
  case any

  /// The direction against which the finger must not be moving when the pan locks; `nil` if it may go both ways.
  var heading: Direction? {
    switch self {
    case .toward(let direction), .free(let direction, _): direction
    case .along, .any: nil
    }
  }

  /// Whether a drag by this much sets off the right way. Never true for a drag that is zero or not finite.
  package func accepts(_ translation: Vector2D, _ layout: ReadingDirection) -> Bool {
    guard let actual = DirectionLock.direction(of: translation) else { return false }
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
