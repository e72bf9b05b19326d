/// How a flat layer is seen: its middle, how far a point across and a point down it leads there, and its tilt.
///
/// A place (u, v) from the layer's middle is seen at middle + (across · u + down · v) / (1 + tilt · (u, v)). Every view of
/// a plane in space has this form, and so has every mixture of two. Lengths are in points.
struct Look {
  /// Where the layer's middle is seen, from where that rests.
  var middle: SIMD2<Double>
  /// How far a point to the right on the layer leads, to the right and downwards.
  var across: SIMD2<Double>
  /// How far a point down on the layer leads.
  var down: SIMD2<Double>
  /// By how many parts of the viewer's distance the layer is farther away, a point to the right and a point down on it.
  var tilt: SIMD2<Double>

  /// All numbers 0, for residuals.
  static var none: Look { Look(middle: .zero, across: .zero, down: .zero, tilt: .zero) }

  private init(middle: SIMD2<Double>, across: SIMD2<Double>, down: SIMD2<Double>, tilt: SIMD2<Double>) {
    (self.middle, self.across, self.down, self.tilt) = (middle, across, down, tilt)
  }

  /// By the numbers of a ``LayerState``.
  @inline(never)
  init(_ numbers: UnsafeMutablePointer<Double>, _ size: Size2D) {
    let nearness = reciprocal(numbers[.perspective])
    let own = SIMD2(numbers[.tiltX], numbers[.tiltY])
    let moved = SIMD3(numbers[.translationX], numbers[.translationY], numbers[.translationZ])
    let right = SIMD3(numbers[.scaleX], 0, 0).turned(by: numbers) + moved * own.x
    let below = SIMD3(numbers[.shear], numbers[.scaleY], 0).turned(by: numbers) + moved * own.y
    let anchor = SIMD2((0.5 - numbers[.anchorX]) * size.width, (0.5 - numbers[.anchorY]) * size.height)
    let center = moved + right * anchor.x + below * anchor.y
    // What has passed the viewer is seen as from right before it.
    let scale = 1 / max(LayerCorners.nearest, 1 + (own * anchor).sum() - center.z * nearness)
    tilt = (own - SIMD2(right.z, below.z) * nearness) * scale
    middle = SIMD2(center.x, center.y) * scale
    across = SIMD2(right.x, right.y) * scale - middle * tilt.x
    down = SIMD2(below.x, below.y) * scale - middle * tilt.y
    middle -= anchor
  }

  /// Writes it as numbers of a ``LayerState``.
  @inline(never)
  func write(to numbers: UnsafeMutablePointer<Double>) {
    for index in Property.rotationZ.index..<Property.clips.lowerBound { numbers[index] = LayerState.rest[index] }
    (numbers[.translationX], numbers[.translationY]) = (middle.x, middle.y)
    (numbers[.scaleX], numbers[.scaleY], numbers[.shear]) = (across.x, down.y, 0)
    (numbers[.tiltX], numbers[.tiltY]) = (tilt.x, tilt.y)
    if across.y == 0, down.x == 0 { return }
    // A side that is seen mirrored goes through edge on with the turn that it has.
    let isMirrored = across.x * down.y < across.y * down.x
    let length = isMirrored && across.x < 0 ? -across.length : across.length
    let way = length == 0 ? SIMD2(down.y, -down.x) / down.length : across / length
    (numbers[.scaleX], numbers[.scaleY]) = (length, way.x * down.y - way.y * down.x)
    numbers[.shear] = (way * down).sum()
    numbers[.rotationZ] = Elementary.atan2(way.y, way.x)
  }

  /// The same look about another point of the layer, from its middle.
  @inline(never)
  func about(_ point: SIMD2<Double>) -> Look {
    var look = self
    let scale = 1 / max(LayerCorners.nearest, 1 + tilt.x * point.x + tilt.y * point.y)
    let seen = (across * point.x + down * point.y) * scale
    look.middle += seen
    look.across = (across - seen * tilt.x) * scale
    look.down = (down - seen * tilt.y) * scale
    look.tilt = tilt * scale
    return look
  }

  /// How the layer is seen while what it lies on is seen so.
  ///
  /// - Parameter arm: from the ground's middle to the layer's, while both are at rest.
  @inline(never)
  func lying(on ground: Look, _ arm: SIMD2<Double>) -> Look {
    var look = self
    let ground = ground.about(middle + arm)
    look.middle = ground.middle - arm
    look.across = ground.across * across.x + ground.down * across.y
    look.down = ground.across * down.x + ground.down * down.y
    look.tilt.x += across.x * ground.tilt.x + across.y * ground.tilt.y
    look.tilt.y += down.x * ground.tilt.x + down.y * ground.tilt.y
    return look
  }

  /// The look of a layer whose points are so much longer than this one's, across and down.
  func stretched(_ x: Double, _ y: Double) -> Look {
    var look = self
    (look.across, look.down, look.tilt) = (across * x, down * y, tilt * SIMD2(x, y))
    return look
  }
}
