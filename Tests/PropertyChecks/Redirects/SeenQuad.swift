// A layer as four corners in the container.

@testable import Legato

/// Where a layer's four corners are seen in the container, in points, and how far each is from its viewer.
struct SeenQuad {
  let x: SIMD4<Double>
  let y: SIMD4<Double>
  /// In fractions of the viewer's distance; below 0 is behind the viewer.
  let depth: SIMD4<Double>

  /// Twice the area of a corner's triangle, in square points, below which the corner has no direction.
  private static let least = 1.0
  /// The least area, in square points, that has a shape.
  private static let speck = 25.0

  init(_ layer: Layer, _ numbers: UnsafeMutablePointer<Double>) {
    // For a face of a shared element, only the part that is not cut off counts.
    let corners = LayerCorners(numbers, layer.frame.size, isCut: layer.kind.isFace)
    x = corners.x + layer.frame.minX
    y = corners.y + layer.frame.minY
    depth = layer.depths(numbers)
  }

  /// Whether a corner is beyond the viewer, where the engine limits it.
  var isPastViewer: Bool { depth.least < LayerCorners.nearest }

  var isInPlane: Bool { depth == SIMD4(repeating: 1) }

  /// The distance of the farthest corner from where it is in another quad.
  func distance(_ other: SeenQuad) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).greatest.squareRoot()
  }

  /// The distance of the farthest corner from where it is in another quad, plus the movement from `start` to `end`.
  func distance(_ other: SeenQuad, besides start: SeenQuad, _ end: SeenQuad) -> Double {
    let (dx, dy) = (x - other.x - (end.x - start.x), y - other.y - (end.y - start.y))
    return (dx * dx + dy * dy).greatest.squareRoot()
  }

  /// Its area, in square points; below 0 if its back is visible.
  var area: Double { turns.sum() / 4 }

  /// 1 if its front is visible, -1 if its back is; 0 up to an area at which it is edge on.
  func side(_ edgeOn: Double) -> Int { area.magnitude > edgeOn ? (area > 0 ? 1 : -1) : 0 }

  /// Whether a corner points inwards, which is not possible for a layer in one piece before the viewer.
  var isDented: Bool {
    let turns = turns
    let isBent = turns.least < -SeenQuad.least && turns.greatest > SeenQuad.least
    return isBent && area.magnitude > SeenQuad.speck && !isPastViewer
  }

  /// How far it reaches beyond a container.
  func reach(beyond size: Size2D) -> Double {
    max(-x.least, x.greatest - size.width, -y.least, y.greatest - size.height)
  }

  /// Twice the area of the triangle of each corner and its two neighbors, in their order around the quad.
  private var turns: SIMD4<Double> {
    func next(_ values: SIMD4<Double>) -> SIMD4<Double> { SIMD4(values[1], values[3], values[0], values[2]) }
    let (sideX, sideY) = (next(x) - x, next(y) - y)
    return sideX * next(sideY) - sideY * next(sideX)
  }
}

extension Layer {
  /// The distance of each corner from the viewer, in fractions of the viewer's distance.
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
