// The angle between two vectors, without a platform's mathematics.

extension Vector {
  /// The signed angle in radians by which this vector turns into the other, in -π ... π, positive clockwise on the
  /// screen; 0 if either is zero. Correct to about 1e-15.
  func angle(to other: Vector) -> Double {
    let cosine = dot(other)
    let sine = dx * other.dy - dy * other.dx
    // Three halvings bring the first quadrant below π/16, where ten terms of the series are enough.
    var x = abs(cosine)
    var y = abs(sine)
    for _ in 0..<3 { x += (x * x + y * y).squareRoot() }
    guard x > 0 else { return 0 }
    y /= x
    let square = y * y
    var sum = 0.0
    for term in stride(from: 19.0, through: 1, by: -2) { sum = 1 / term - square * sum }
    let angle = 8 * y * sum
    let folded = cosine < 0 ? Double.pi - angle : angle
    return sine < 0 ? -folded : folded
  }
}
