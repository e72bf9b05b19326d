/// How a flat layer is seen: where its middle is, its *lead* (where one point across and one point down are seen from
/// there), and its tilt.
///
/// A place p on the layer, measured from its middle, is seen at middle + (x · p, y · p) / (1 + tilt · p), in points.
/// Every view of a plane in space has this form, and so has every mixture of two views.
struct Look {
  /// Where the layer's middle is seen, measured from its place at rest.
  var middle: SIMD2<Double>
  /// How far to the right one point across leads, and one point down.
  var x: SIMD2<Double>
  /// How far down each of them leads.
  var y: SIMD2<Double>
  /// How much farther from the viewer each of them leads, in fractions of the viewer's distance.
  var tilt: SIMD2<Double>
  /// First a rotation in the plane, in radians, that is not part of the other numbers. The second number, with which
  /// all numbers are pairs, says nothing about the look.
  var turn = SIMD2<Double>.zero

  /// All numbers 0, for differences.
  static var none: Look { Look() }

  private init() { (middle, x, y, tilt) = (.zero, .zero, .zero, .zero) }

  /// The look of a layer with a size, from the numbers of its ``LayerState``.
  @inline(never)
  init(_ numbers: UnsafeMutablePointer<Double>, _ size: Size2D) {
    (x, y) = (SIMD2(numbers[.scaleX], numbers[.shear]), SIMD2(0, numbers[.scaleY]))
    let anchor = SIMD2((0.5 - numbers[.anchorX]) * size.width, (0.5 - numbers[.anchorY]) * size.height)
    let translation = SIMD2(numbers[.translationX], numbers[.translationY])
    if !numbers.isInSpace {
      // Most layers: the same numbers, three times as fast.
      (tilt, middle) = (.zero, SIMD2((x * anchor).sum(), (y * anchor).sum()) + translation - anchor)
      return
    }
    // How far each of them leads towards the viewer.
    var z = SIMD2<Double>.zero
    (x, y) = Look.turned(x, y, by: numbers[.rotationZ])
    (z, x) = Look.turned(z, x, by: numbers[.rotationY])
    (y, z) = Look.turned(y, z, by: numbers[.rotationX])
    let own = SIMD2(numbers[.tiltX], numbers[.tiltY])
    x += own * translation.x
    y += own * translation.y
    z += own * numbers[.translationZ]
    // The viewer's distance and how much depth counts. Without a viewer it does not, and any distance will do.
    let (viewer, nearness) = numbers[.perspective] > 0 ? (numbers[.perspective], 1.0) : (1, 0)
    let depth = viewer + viewer * (own * anchor).sum() - ((z * anchor).sum() + numbers[.translationZ]) * nearness
    // A point past the viewer is seen as if right before the viewer.
    let distance = max(LayerCorners.nearest * viewer, depth)
    let scale = viewer / distance
    tilt = (own * viewer - z * nearness) / distance
    middle = (SIMD2((x * anchor).sum(), (y * anchor).sum()) + translation) * scale
    x = x * scale - tilt * middle.x
    y = y * scale - tilt * middle.y
    middle -= anchor
  }

  /// Writes the look as numbers of a ``LayerState``.
  @inline(never)
  func write(to numbers: UnsafeMutablePointer<Double>) {
    for index in Property.rotationZ.index..<Property.clips.lowerBound { numbers[index] = 0 }
    (numbers[.anchorX], numbers[.anchorY]) = (0.5, 0.5)
    (numbers[.translationX], numbers[.translationY]) = (middle.x, middle.y)
    (numbers[.scaleX], numbers[.scaleY], numbers[.shear]) = (x[0], y[1], 0)
    (numbers[.tiltX], numbers[.tiltY]) = (tilt[0], tilt[1])
    if x[1] == 0, y[0] == 0 { return }
    let width = width
    // Keeps the rotation of a layer that turns edge on and is then seen mirrored.
    let isFlipped = x[0] < 0 && x[0] * y[1] < x[1] * y[0]
    var way = isFlipped ? SIMD2(-x[0], -y[0]) : SIMD2(x[0], y[0])
    if width == 0 { way = SIMD2(y[1], -x[1]) }
    let down = SIMD2(way.x * y[1] - way.y * x[1], way.x * x[1] + way.y * y[1]) / (width == 0 ? height : width)
    (numbers[.scaleX], numbers[.scaleY], numbers[.shear]) = (isFlipped ? -width : width, down.x, down.y)
    numbers[.rotationZ] = Elementary.atan2(way.y, way.x)
  }

  /// How long one point across is seen at the middle.
  var width: Double { (x[0] * x[0] + y[0] * y[0]).squareRoot() }
  var height: Double { (x[1] * x[1] + y[1] * y[1]).squareRoot() }

  /// How far a point of the layer is seen from where another look shows it.
  @inline(never)
  func distance(from other: Look, at point: SIMD2<Double>) -> SIMD2<Double> {
    about(point).middle - other.about(point).middle
  }

  /// Moves it so that the two looks show a point as far apart as they showed the middle.
  @inline(never)
  mutating func keep(_ point: SIMD2<Double>, as other: Look) {
    middle += middle - other.middle - distance(from: other, at: point)
  }

  /// The point of the layer that is seen at a place; the middle if the layer is edge on.
  func point(at place: SIMD2<Double>) -> SIMD2<Double> {
    let apart = place - middle
    let (across, down) = (x - tilt * apart.x, y - tilt * apart.y)
    let point = SIMD2(down[1], -down[0]) * apart.x + SIMD2(-across[1], across[0]) * apart.y
    // Negative if the layer is seen mirrored.
    let area = across[0] * down[1] - across[1] * down[0]
    return point * (area * reciprocal(area * area))
  }

  /// The same look, measured from another point of the layer.
  @inline(never)
  func about(_ point: SIMD2<Double>) -> Look {
    var look = self
    let scale = 1 / max(LayerCorners.nearest, 1 + (tilt * point).sum())
    let seen = SIMD2((x * point).sum(), (y * point).sum()) * scale
    look.middle += seen
    look.x = (x - tilt * seen.x) * scale
    look.y = (y - tilt * seen.y) * scale
    look.tilt *= scale
    return look
  }

  /// The look of a layer that lies on a ground with this look.
  ///
  /// - Parameter arm: from the ground's middle to the layer's, both at rest.
  @inline(never)
  func lying(on ground: Look, _ arm: SIMD2<Double>) -> Look {
    var look = ground.about(middle + arm)
    let ground = look
    look.middle -= arm
    look.x = x * ground.x[0] + y * ground.x[1]
    look.y = x * ground.y[0] + y * ground.y[1]
    look.tilt = tilt + x * ground.tilt[0] + y * ground.tilt[1]
    return look
  }

  /// The same look for a layer that is stretched by factors across and down.
  func stretched(_ factors: SIMD2<Double>) -> Look {
    var look = self
    (look.x, look.y, look.tilt) = (x * factors, y * factors, tilt * factors)
    return look
  }

  /// Two axes, rotated by the same angle: the first one towards the second one.
  @inline(never)
  static func turned(_ from: SIMD2<Double>, _ to: SIMD2<Double>, by angle: Double) -> (SIMD2<Double>, SIMD2<Double>) {
    if angle == 0 { return (from, to) }
    let (sine, cosine) = Elementary.sincos(angle)
    return (from * cosine - to * sine, from * sine + to * cosine)
  }
}
