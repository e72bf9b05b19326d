// Where what belongs to a screen is seen while its screen is moved.

extension Layer {
  /// Writes where the layer is seen while a screen moves and scales it: where it rests in that if it is the screen's
  /// own, or else where `state` has it.
  ///
  /// - Parameters:
  ///   - numbers: what is written, as a ``LayerState``; so are the following.
  ///   - state: how the layer looks while the screen is at rest.
  ///   - moved: what is done to the screen.
  @inline(never)
  func write(
    to numbers: UnsafeMutablePointer<Double>, from state: UnsafeMutablePointer<Double>,
    by moved: UnsafeMutablePointer<Double>, of screen: Layer
  ) {
    for index in 0..<LayerState.stride { numbers[index] = state[index] }
    if kind.screen == screen.kind {
      (numbers[.translationX], numbers[.translationY]) = (0, 0)
      (numbers[.scaleX], numbers[.scaleY]) = (1, 1)
      for index in Property.clips { numbers[index] = 0 }
      numbers[.opacity] = 1
    }
    numbers[.opacity] *= moved[.opacity]
    carry(numbers, by: moved, of: screen, at: nil)
  }

  /// Moves and scales the layer as a screen is moved and scaled.
  ///
  /// - Parameters:
  ///   - numbers: what is changed, as a ``LayerState``; so are the following.
  ///   - moved: what is done to the screen.
  ///   - place: how far the screen lies from its frame without that; nil for not at all.
  @inline(never)
  func carry(
    _ numbers: UnsafeMutablePointer<Double>, by moved: UnsafeMutablePointer<Double>, of screen: Layer,
    at place: UnsafeMutablePointer<Double>?
  ) {
    let (rest, bounds) = (frame, screen.frame)
    let (x, y) = (bounds.minX + (place?[0] ?? 0), bounds.minY + (place?[1] ?? 0))
    Layer.carry(numbers, rest.minX, rest.size.width, by: moved, x, bounds.size.width)
    Layer.carry(numbers + 1, rest.minY, rest.size.height, by: moved + 1, y, bounds.size.height)
  }

  /// The same in one direction, of which the translation is the first number.
  @inline(never)
  private static func carry(
    _ numbers: UnsafeMutablePointer<Double>, _ start: Double, _ extent: Double,
    by moved: UnsafeMutablePointer<Double>, _ origin: Double, _ length: Double
  ) {
    let (scale, anchor) = (Property.scaleX.index, Property.anchorX.index)
    let fixed = start + numbers[anchor] * extent
    let pivot = origin + moved[anchor] * length
    numbers[0] = pivot + (fixed + numbers[0] - pivot) * moved[scale] + moved[0] - fixed
    numbers[scale] *= moved[scale]
  }

  /// Cuts off of the layer, which lies in a screen, what is cut off of that.
  @inline(never)
  func cut(
    _ numbers: UnsafeMutablePointer<Double>, as moved: UnsafeMutablePointer<Double>, of screen: Layer
  ) {
    let (rest, bounds) = (frame, screen.frame)
    let (width, height) = (rest.size.width, rest.size.height)
    numbers[.clipTop] = Layer.cut(moved[.clipTop], rest.minY - bounds.minY, height)
    numbers[.clipLeft] = Layer.cut(moved[.clipLeft], rest.minX - bounds.minX, width)
    numbers[.clipBottom] = Layer.cut(moved[.clipBottom], bounds.maxY - rest.maxY, height)
    numbers[.clipRight] = Layer.cut(moved[.clipRight], bounds.maxX - rest.maxX, width)
  }

  /// What is cut off of something so far from a screen's side; no more than there is, and nothing that stands out of
  /// the screen.
  @inline(never)
  private static func cut(_ clip: Double, _ distance: Double, _ extent: Double) -> Double {
    clamp(clip - max(0, distance), 0, extent)
  }

  /// The upright rectangle around what is seen of the layer; where it is turned, as if nothing were cut off at a slant.
  func box(_ numbers: UnsafeMutablePointer<Double>) -> Rect {
    let corners = LayerCorners(numbers, frame.size)
    let left = corners.x.min() + numbers[.clipLeft] * numbers[.scaleX]
    let top = corners.y.min() + numbers[.clipTop] * numbers[.scaleY]
    return Rect(
      x: frame.minX + left, y: frame.minY + top,
      width: corners.x.max() - numbers[.clipRight] * numbers[.scaleX] - left,
      height: corners.y.max() - numbers[.clipBottom] * numbers[.scaleY] - top)
  }

  /// Says the same place, size and turn about another state's anchor: the differences of two anchors and of two scales
  /// would not add up to a straight way. What is turned out of the plane stays as it is.
  @inline(never)
  func move(_ numbers: UnsafeMutablePointer<Double>, toAnchorOf other: UnsafeMutablePointer<Double>) {
    if numbers[.rotationX] != 0 || numbers[.rotationY] != 0 || numbers[.translationZ] != 0 { return }
    let x = (numbers[.anchorX] - other[.anchorX]) * frame.size.width
    let y = (numbers[.anchorY] - other[.anchorY]) * frame.size.height
    let (sine, cosine) = Elementary.sincos(numbers[.rotationZ])
    numbers[.translationX] += x - cosine * x * numbers[.scaleX] + sine * y * numbers[.scaleY]
    numbers[.translationY] += y - sine * x * numbers[.scaleX] - cosine * y * numbers[.scaleY]
    (numbers[.anchorX], numbers[.anchorY]) = (other[.anchorX], other[.anchorY])
  }
}
