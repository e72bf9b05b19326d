// Moves a layer with its screen, or with the layer that it covers.

extension Layer {
  /// Writes how a layer looks on a moving screen. The layer starts from `state`; if it is the screen itself, from its
  /// rest.
  ///
  /// - Parameters:
  ///   - numbers: The result, as a ``LayerState``.
  ///   - state: The layer while the screen is at rest.
  ///   - moved: The screen.
  @inline(never)
  func write(
    to numbers: UnsafeMutablePointer<Double>, from state: UnsafeMutablePointer<Double>,
    by moved: UnsafeMutablePointer<Double>, of screen: Layer
  ) {
    numbers.update(from: state, count: LayerState.stride)
    if kind.screen == screen.kind {
      for index in 0..<LayerState.stride where index != Property.cornerRadius.index && !Property.isPaint(index) {
        numbers[index] = LayerState.rest[index]
      }
    }
    numbers[.opacity] *= moved[.opacity]
    carry(numbers, by: moved, of: screen, at: nil)
  }

  /// Moves, turns and scales the layer with its screen.
  ///
  /// - Parameters:
  ///   - numbers: the layer's, which change, as a ``LayerState``.
  ///   - moved: the screen's.
  ///   - place: how far the screen's resting place is from its frame; nil for 0.
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

  /// The same along one axis, given the numbers from that axis's translation on.
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

  /// Clips the layer where its screen is clipped.
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

  /// Clips the layer, and rounds its corners, so that it has the same outline with another look in the same plane.
  @inline(never)
  func cut(_ numbers: UnsafeMutablePointer<Double>, from look: Look, to other: Look) {
    let (apart, size) = (other.middle - look.middle, frame.size)
    let (left, top) = (numbers + Property.clipLeft.index, numbers + Property.clipTop.index)
    numbers[.cornerRadius] *= look.width * reciprocal(other.width)
    Layer.cut(left, size.width / 2, look.width, other.width, (apart * SIMD2(look.x[0], look.y[0])).sum())
    Layer.cut(top, size.height / 2, look.height, other.height, (apart * SIMD2(look.x[1], look.y[1])).sum())
  }

  /// The same along one axis, given the clips from that axis's first one on.
  @inline(never)
  private static func cut(
    _ clips: UnsafeMutablePointer<Double>, _ half: Double, _ scale: Double, _ other: Double, _ apart: Double
  ) {
    let (shift, inverse) = (apart * reciprocal(scale), reciprocal(other))
    clips[0] = half - ((half - clips[0]) * scale + shift) * inverse
    clips[2] = half - ((half - clips[2]) * scale - shift) * inverse
  }

  /// How much of a layer a screen's clip cuts, if the layer is at a distance from that side of the screen: at most the
  /// layer's extent. Where the layer lies outside of the screen nothing is cut.
  @inline(never)
  private static func cut(_ clip: Double, _ distance: Double, _ extent: Double) -> Double {
    clamp(clip - max(0, distance), 0, extent)
  }

  /// The smallest upright rectangle around the visible part of the layer.
  @inline(never)
  func box(_ numbers: UnsafeMutablePointer<Double>) -> Rect2D {
    let corners = LayerCorners(numbers, frame.size, isCut: true)
    let (left, top) = (corners.x.least, corners.y.least)
    return Rect2D(
      x: frame.minX + left, y: frame.minY + top, width: corners.x.greatest - left, height: corners.y.greatest - top)
  }

  /// Whether a point of the container is on the visible part of the layer. Rounded corners count as square.
  func isSeen(at point: Point2D, _ numbers: UnsafeMutablePointer<Double>) -> Bool {
    let corners = LayerCorners(numbers, frame.size, isCut: true)
    return corners.surround(x: point.x - frame.minX, y: point.y - frame.minY)
  }
}

extension Layer {
  /// The breadth, in points, of a layer that is cut off completely. Without a breadth, the layers that cover it would
  /// leap when it becomes visible again.
  private static let hair = 1.0 / 64
  /// A layer is edge on if one of its points is shown shorter than this. There is nothing to cover then.
  private static let edge = 1.0 / 64

  /// Writes the place, size, turn and outline with which the layer covers the visible part of another one in the same
  /// plane, in its own proportions. Opacity, shadow and colour stay as they are.
  @inline(never)
  func cover(
    _ other: Layer, _ state: UnsafeMutablePointer<Double>, by numbers: UnsafeMutablePointer<Double>
  ) {
    let look = Look(state, other.frame.size)
    let width = look.width < Layer.edge ? 0 : look.width
    let height = look.height < Layer.edge ? 0 : look.height
    let seen = Size2D(
      width: max(Layer.hair, (other.frame.size.width - state[.clipLeft] - state[.clipRight]) * width),
      height: max(Layer.hair, (other.frame.size.height - state[.clipTop] - state[.clipBottom]) * height))
    let region = Rect2D(size: frame.size).matching(seen)
    let scale = max(0, seen.width * reciprocal(region.size.width))
    let middle = SIMD2(state[.clipLeft] - state[.clipRight], state[.clipTop] - state[.clipBottom]) / 2
    var own = look.about(middle).stretched(SIMD2(reciprocal(width), reciprocal(height)) * scale)
    own.middle -= arm(from: other)
    if width == 0 { own.x[0] = scale }
    if height == 0 { own.y[1] = scale }
    own.write(to: numbers)
    numbers[.cornerRadius] = state[.cornerRadius] * width * reciprocal(scale)
    (numbers[.clipTop], numbers[.clipLeft]) = (region.minY, region.minX)
    (numbers[.clipBottom], numbers[.clipRight]) = (region.minY, region.minX)
  }

  /// Converts numbers that refer to another rest of the layer, so that it looks the same.
  @inline(never)
  func rebase(_ numbers: UnsafeMutablePointer<Double>, from before: Rect2D) {
    let wider = before.size.width * reciprocal(frame.size.width)
    let taller = before.size.height * reciprocal(frame.size.height)
    var look = Look(numbers, before.size).stretched(SIMD2(wider, taller))
    look.middle -= arm(from: Layer(kind, frame: before))
    look.write(to: numbers)
    numbers[.cornerRadius] *= reciprocal(wider)
    numbers[.clipTop] *= reciprocal(taller)
    numbers[.clipLeft] *= reciprocal(wider)
    numbers[.clipBottom] *= reciprocal(taller)
    numbers[.clipRight] *= reciprocal(wider)
  }
}
