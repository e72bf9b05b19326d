// Drags by their direction.

import Legato

extension Vector2D {
  /// So many points to the right; below 0 to the left, as all of these are turned round.
  public static func right(_ points: Double) -> Vector2D { Vector2D(dx: points, dy: 0) }
  /// So many points to the left.
  public static func left(_ points: Double) -> Vector2D { Vector2D(dx: -points, dy: 0) }
  /// So many points upwards.
  public static func up(_ points: Double) -> Vector2D { Vector2D(dx: 0, dy: -points) }
  /// So many points downwards.
  public static func down(_ points: Double) -> Vector2D { Vector2D(dx: 0, dy: points) }

  /// So many points in a direction, which is relative to the layout direction if it is leading or trailing.
  package static func toward(
    _ direction: Direction, _ points: Double, in layout: ReadingDirection = .leftToRight
  ) -> Vector2D {
    direction.unit(in: layout) * points
  }
}
