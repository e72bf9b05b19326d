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
    numbers.update(from: state, count: LayerState.stride)
    if kind.screen == screen.kind {
      for index in 0..<Property.cornerRadius.index { numbers[index] = LayerState.rest[index] }
      for index in Property.rotationZ.index..<Property.clips.upperBound { numbers[index] = LayerState.rest[index] }
      for index in Property.shear.index..<LayerState.stride { numbers[index] = 0 }
    }
    numbers[.opacity] *= moved[.opacity]
    carry(numbers, by: moved, of: screen, at: nil)
  }

  /// Moves, turns and scales the layer as a screen is moved, turned and scaled.
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
    let (x, y) = (place?[0] ?? 0, place?[1] ?? 0)
    if moved.isInSpace || numbers.isInSpace {
      let ground = Look(moved, bounds.size)
      return Look(numbers, rest.size).lying(on: ground, arm(from: screen) - SIMD2(x, y)).write(to: numbers)
    }
    Layer.carry(numbers, rest.minX, rest.size.width, by: moved, bounds.minX + x, bounds.size.width)
    Layer.carry(numbers + 1, rest.minY, rest.size.height, by: moved + 1, bounds.minY + y, bounds.size.height)
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

  /// The upright rectangle around what is seen of the layer.
  @inline(never)
  func box(_ numbers: UnsafeMutablePointer<Double>) -> Rect2D {
    let corners = LayerCorners(numbers, frame.size, isCut: true)
    let (left, top) = (corners.x.least, corners.y.least)
    return Rect2D(
      x: frame.minX + left, y: frame.minY + top, width: corners.x.greatest - left, height: corners.y.greatest - top)
  }

  /// Whether a point of the container is on what is seen of the layer; a rounded corner counts as a whole one.
  func isSeen(at point: Point2D, _ numbers: UnsafeMutablePointer<Double>) -> Bool {
    let corners = LayerCorners(numbers, frame.size, isCut: true)
    return corners.surround(x: point.x - frame.minX, y: point.y - frame.minY)
  }
}
