/// Where the four corners of a layer are seen, in points from its top left one at rest.
package struct LayerCorners {
  package private(set) var x: SIMD4<Double>
  package private(set) var y: SIMD4<Double>

  /// What comes nearer to the viewer than a twentieth of the distance is past the viewer.
  static let nearest = 0.05

  /// The corners of a layer of a size, by the numbers of its ``LayerState``.
  ///
  /// - Parameter isCut: whether they are those of what its clips leave of it.
  @inline(never)
  package init(_ numbers: UnsafeMutablePointer<Double>, _ size: Size2D, isCut: Bool = false) {
    let (anchorX, anchorY) = (numbers[.anchorX] * size.width, numbers[.anchorY] * size.height)
    let part = isCut ? 1.0 : 0
    let (left, right) = (part * numbers[.clipLeft], size.width - part * numbers[.clipRight])
    let (top, bottom) = (part * numbers[.clipTop], size.height - part * numbers[.clipBottom])
    (x, y) = (SIMD4(left, right, left, right) - anchorX, SIMD4(top, top, bottom, bottom) - anchorY)
    let tilted = 1 + x * numbers[.tiltX] + y * numbers[.tiltY]
    x = (x * numbers[.scaleX] + y * numbers[.shear]) / tilted
    y = y * numbers[.scaleY] / tilted
    var z = SIMD4<Double>.zero
    turn(&x, &y, by: numbers[.rotationZ])
    turn(&z, &x, by: numbers[.rotationY])
    turn(&y, &z, by: numbers[.rotationX])
    // A viewer at no distance is far away.
    let depth = 1 - (z + numbers[.translationZ]) * reciprocal(numbers[.perspective])
    let scale = 1 / depth.replacing(with: LayerCorners.nearest, where: depth .< LayerCorners.nearest)
    x = (x + numbers[.translationX]) * scale + anchorX
    y = (y + numbers[.translationY]) * scale + anchorY
  }

  /// Whether a point, from the same origin, lies between the corners or on a line between two; nothing lies in a layer
  /// without an extent, and nothing at what is not finite.
  ///
  /// - Parameter margin: how far outside it may lie, in points.
  func surround(x pointX: Double, y pointY: Double, within margin: Double = 0) -> Bool {
    // From corner to corner around the layer, the point is always on the same side.
    let (nextX, nextY) = (SIMD4(x[1], x[3], x[0], x[2]), SIMD4(y[1], y[3], y[0], y[2]))
    let sides = (nextX - x) * (pointY - y) - (nextY - y) * (pointX - x)
    let extent = (nextX - x) * (nextX - x) + (nextY - y) * (nextY - y)
    let slack = extent.greatest.squareRoot() * margin
    return extent.least > 0 && (sides.least >= -slack || sides.greatest <= slack)
  }

  /// How far the farthest corner is from where it would be a part of the way between two others.
  func distance(from start: LayerCorners, to end: LayerCorners, at part: Double) -> Double {
    let (offX, offY) = (start.x + (end.x - start.x) * part - x, start.y + (end.y - start.y) * part - y)
    return (offX * offX + offY * offY).greatest.squareRoot()
  }
}

extension SIMD4<Double> {
  // The library's `min()` and `max()` look for what is no number, in a loop.

  @inline(never)
  var least: Double { Swift.min(Swift.min(x, y), Swift.min(z, w)) }
  @inline(never)
  var greatest: Double { Swift.max(Swift.max(x, y), Swift.max(z, w)) }
}

extension SIMD3<Double> {
  /// Turned by the numbers of a ``LayerState``.
  func turned(by numbers: UnsafeMutablePointer<Double>) -> SIMD3<Double> {
    var (x, y, z) = (SIMD4(repeating: x), SIMD4(repeating: y), SIMD4(repeating: z))
    turn(&x, &y, by: numbers[.rotationZ])
    turn(&z, &x, by: numbers[.rotationY])
    turn(&y, &z, by: numbers[.rotationX])
    return SIMD3(x[0], y[0], z[0])
  }
}

/// Turns one axis towards another one.
@inline(never)
private func turn(_ from: inout SIMD4<Double>, _ to: inout SIMD4<Double>, by angle: Double) {
  if angle == 0 { return }
  let (sine, cosine) = Elementary.sincos(angle)
  (from, to) = (from * cosine - to * sine, from * sine + to * cosine)
}
