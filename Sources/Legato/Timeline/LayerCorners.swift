/// Where the four corners of a layer are seen, in points from the layer's top left corner at rest.
package struct LayerCorners {
  package private(set) var x: SIMD4<Double>
  package private(set) var y: SIMD4<Double>

  /// The least distance from the viewer, as a fraction of the viewer's distance: nearer points count as past the
  /// viewer.
  static let nearest = 0.05

  /// The corners of a layer, from its size and the numbers of its ``LayerState``.
  ///
  /// - Parameter isCut: whether the clips cut the layer.
  @inline(never)
  package init(_ numbers: UnsafeMutablePointer<Double>, _ size: Size2D, isCut: Bool = false) {
    let part = isCut ? 1.0 : 0
    let (left, right) = (part * numbers[.clipLeft], size.width - part * numbers[.clipRight])
    let (top, bottom) = (part * numbers[.clipTop], size.height - part * numbers[.clipBottom])
    let look = Look(numbers, size)
    let across = SIMD4(left, right, left, right) - size.width / 2
    let down = SIMD4(top, top, bottom, bottom) - size.height / 2
    let depth = 1 + across * look.tilt[0] + down * look.tilt[1]
    let scale = 1 / depth.replacing(with: LayerCorners.nearest, where: depth .< LayerCorners.nearest)
    x = (across * look.x[0] + down * look.x[1]) * scale + (look.middle.x + size.width / 2)
    y = (across * look.y[0] + down * look.y[1]) * scale + (look.middle.y + size.height / 2)
  }

  /// Whether a point, measured from the same origin, lies inside or on the outline. It is false if the layer has no
  /// extent, or if the point is not finite.
  ///
  /// - Parameter margin: how far outside it may lie, in points.
  func surround(x pointX: Double, y pointY: Double, within margin: Double = 0) -> Bool {
    // Seen along the outline, a point inside is always on the same side.
    let (nextX, nextY) = (SIMD4(x[1], x[3], x[0], x[2]), SIMD4(y[1], y[3], y[0], y[2]))
    let sides = (nextX - x) * (pointY - y) - (nextY - y) * (pointX - x)
    let extent = (nextX - x) * (nextX - x) + (nextY - y) * (nextY - y)
    let slack = extent.greatest.squareRoot() * margin
    return extent.least > 0 && (sides.least >= -slack || sides.greatest <= slack)
  }

  /// The distance of the farthest corner from its place on the straight path from `start` to `end`, at a fraction.
  func distance(from start: LayerCorners, to end: LayerCorners, at part: Double) -> Double {
    let (offX, offY) = (start.x + (end.x - start.x) * part - x, start.y + (end.y - start.y) * part - y)
    return (offX * offX + offY * offY).greatest.squareRoot()
  }
}

extension SIMD4<Double> {
  // The standard library's `min()` and `max()` check for NaN, in a loop.

  @inline(never)
  var least: Double { Swift.min(Swift.min(x, y), Swift.min(z, w)) }
  @inline(never)
  var greatest: Double { Swift.max(Swift.max(x, y), Swift.max(z, w)) }
}
