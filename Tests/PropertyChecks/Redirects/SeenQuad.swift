// Where a layer is seen, as four corners in the container.

@testable import Legato

/// Where a layer's four corners are seen in the container, in points, and how far each is from its viewer.
struct SeenQuad {
  let x: SIMD4<Double>
  let y: SIMD4<Double>
  /// In parts of the viewer's distance; below 0 is behind the viewer.
  let depth: SIMD4<Double>

  /// A turn at a corner counts from here on, as twice the area of its triangle in square points.
  private static let least = 1.0
  /// A smaller area, in square points, has no shape.
  static let speck = 25.0

  init(_ layer: Layer, _ numbers: UnsafeMutablePointer<Double>) {
    // A face of a shared element is seen as far as it is not cut off.
    let corners = LayerCorners(numbers, layer.frame.size, isCut: layer.kind.isFace)
    x = corners.x + layer.frame.minX
    y = corners.y + layer.frame.minY
    depth = layer.depths(numbers)
  }

  /// Whether a corner is past the viewer, where the engine holds it.
  var isPastViewer: Bool { depth.least < LayerCorners.nearest }

  var isInPlane: Bool { depth == SIMD4(repeating: 1) }

  /// How far the farthest corner is from where it is in another one.
  func distance(_ other: SeenQuad) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).greatest.squareRoot()
  }

  /// How far the farthest corner would be from where it is in another one, had it moved from `start` to `end` besides.
  func distance(_ other: SeenQuad, besides start: SeenQuad, _ end: SeenQuad) -> Double {
    let (dx, dy) = (x - other.x - (end.x - start.x), y - other.y - (end.y - start.y))
    return (dx * dx + dy * dy).greatest.squareRoot()
  }

  /// Its area, in square points; below 0 where its back is seen.
  var area: Double { turns.sum() / 4 }

  /// Whether a corner points inwards, so that no layer could be seen like that.
  var isDented: Bool {
    let turns = turns
    let isBent = turns.least < -SeenQuad.least && turns.greatest > SeenQuad.least
    return isBent && area.magnitude > SeenQuad.speck && !isPastViewer
  }

  /// How far it reaches out of a container.
  func reach(beyond size: Size2D) -> Double {
    max(-x.least, x.greatest - size.width, -y.least, y.greatest - size.height)
  }

  /// Twice the area of the triangle of each corner and its two neighbors, going round.
  private var turns: SIMD4<Double> {
    func next(_ values: SIMD4<Double>) -> SIMD4<Double> { SIMD4(values[1], values[3], values[0], values[2]) }
    let (sideX, sideY) = (next(x) - x, next(y) - y)
    return sideX * next(sideY) - sideY * next(sideX)
  }
}

extension Layer {
  /// How far each corner is from the viewer, in parts of the viewer's distance.
  fileprivate func depths(_ numbers: UnsafeMutablePointer<Double>) -> SIMD4<Double> {
    let (turn, about) = (Elementary.sincos(numbers[.rotationZ]), Elementary.sincos(numbers[.rotationX]))
    let swing = Elementary.sincos(numbers[.rotationY]).sin * about.cos
    let (left, top) = (-numbers[.anchorX] * frame.size.width, -numbers[.anchorY] * frame.size.height)
    let x = SIMD4(left, left + frame.size.width, left, left + frame.size.width)
    let y = SIMD4(top, top, top + frame.size.height, top + frame.size.height)
    let tilted = 1 + x * numbers[.tiltX] + y * numbers[.tiltY]
    let (across, down) = (x * numbers[.scaleX] + y * numbers[.shear], y * numbers[.scaleY])
    let (right, below) = (turn.sin * about.sin - turn.cos * swing, turn.cos * about.sin + turn.sin * swing)
    let depth = (across * right + down * below) / tilted + numbers[.translationZ]
    return tilted * (1 - depth * reciprocal(numbers[.perspective]))
  }
}
