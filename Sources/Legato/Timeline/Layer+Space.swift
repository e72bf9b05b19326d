// How a layer is seen, by its numbers.

extension Layer {
  /// From the middle of another layer to this one's, while both are at rest.
  func arm(from other: Layer) -> SIMD2<Double> {
    SIMD2(frame.center.x - other.frame.center.x, frame.center.y - other.frame.center.y)
  }

  /// Moves the layer by what it lies farther all the time.
  ///
  /// - Parameters:
  ///   - numbers: what is changed, as a ``LayerState``.
  ///   - shift: what is added, the perspective's by its reciprocal.
  ///   - reach: how many numbers are shifted, from the first on.
  @inline(never)
  func shift(_ numbers: UnsafeMutablePointer<Double>, by shift: UnsafeMutablePointer<Double>, _ reach: Int) {
    let nearness = reciprocal(numbers[.perspective]) + shift[.perspective]
    for index in 0..<reach { numbers[index] += shift[index] }
    numbers[.perspective] = reciprocal(nearness)
  }
}
