/// Where the four corners of a layer are seen, in points from its top left one at rest.
package struct LayerCorners {
  package private(set) var x: SIMD4<Double>
  package private(set) var y: SIMD4<Double>

  /// What comes nearer to the viewer than a twentieth of the distance is past the viewer.
  private static let nearest = 0.05

  /// The corners of a layer of a size, by the numbers of its ``LayerState``.
  @inline(never)
  package init(_ numbers: UnsafeMutablePointer<Double>, _ size: Size) {
    let (anchorX, anchorY) = (numbers[.anchorX] * size.width, numbers[.anchorY] * size.height)
    x = (SIMD4(0, size.width, 0, size.width) - anchorX) * numbers[.scaleX]
    y = (SIMD4(0, 0, size.height, size.height) - anchorY) * numbers[.scaleY]
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

  /// How far the farthest corner is from where it would be a part of the way between two others.
  func distance(from start: LayerCorners, to end: LayerCorners, at part: Double) -> Double {
    let (offX, offY) = (start.x + (end.x - start.x) * part - x, start.y + (end.y - start.y) * part - y)
    return (offX * offX + offY * offY).max().squareRoot()
  }
}

/// Turns one axis towards another one.
@inline(never)
private func turn(_ from: inout SIMD4<Double>, _ to: inout SIMD4<Double>, by angle: Double) {
  if angle == 0 { return }
  let (sine, cosine) = Elementary.sincos(angle)
  (from, to) = (from * cosine - to * sine, from * sine + to * cosine)
}
