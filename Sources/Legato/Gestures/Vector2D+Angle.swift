// The angle between two vectors.

extension Vector2D {
  /// The signed angle in radians by which this vector turns into the other, in -π ... π, positive clockwise on the
  /// screen; 0 if either is zero.
  func angle(to other: Vector2D) -> Double { Elementary.atan2(dx * other.dy - dy * other.dx, dot(other)) }
}
