// Where a layer is seen, by matrices: the long way, against which the engine's short one is held.

import Foundation
import Legato

/// A layer as somebody sees it who only knows what ``LayerState`` promises.
struct SeenLayer {
  /// A transform in space, row by row; points are columns.
  typealias Matrix = [SIMD4<Double>]

  var state: LayerState
  var size: Size

  /// Where its four corners are seen.
  var corners: [Point] {
    let matrix = transform
    return [(0.0, 0.0), (size.width, 0), (0, size.height), (size.width, size.height)].map { x, y in
      let column = matrix.map { ($0 * SIMD4(x, y, 0, 1)).sum() }
      return Point(x: column[0] / column[3], y: column[1] / column[3])
    }
  }

  /// The state's transform about the layer's top left corner.
  private var transform: Matrix {
    let (x, y) = (state.anchorX * size.width, state.anchorY * size.height)
    return [
      translation(x, y, 0), lens, translation(state.translationX, state.translationY, state.translationZ),
      rotation(state.rotationX, 1, 2), rotation(state.rotationY, 2, 0), rotation(state.rotationZ, 0, 1),
      [SIMD4(state.scaleX, 0, 0, 0), SIMD4(0, state.scaleY, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1)],
      translation(-x, -y, 0),
    ].reduce(translation(0, 0, 0), product)
  }

  private var lens: Matrix {
    var matrix = translation(0, 0, 0)
    if state.perspective > 0 { matrix[3][2] = -1 / state.perspective }
    return matrix
  }

  private func translation(_ x: Double, _ y: Double, _ z: Double) -> Matrix {
    [SIMD4(1, 0, 0, x), SIMD4(0, 1, 0, y), SIMD4(0, 0, 1, z), SIMD4(0, 0, 0, 1)]
  }

  /// Turns one axis towards another one.
  private func rotation(_ angle: Double, _ from: Int, _ to: Int) -> Matrix {
    var matrix = translation(0, 0, 0)
    let (sine, cosine) = (sin(angle), cos(angle))
    (matrix[from][from], matrix[from][to]) = (cosine, -sine)
    (matrix[to][from], matrix[to][to]) = (sine, cosine)
    return matrix
  }

  private func product(_ a: Matrix, _ b: Matrix) -> Matrix {
    a.map { row in
      var sum = SIMD4<Double>()
      for index in b.indices { sum += b[index] * row[index] }
      return sum
    }
  }
}

extension SeenLayer {
  /// What a host shows between two keyframes that gives the compositor a list of functions, each interpolated by
  /// itself: a perspective is interpolated by its reciprocal.
  func blended(to end: SeenLayer, _ part: Double) -> SeenLayer {
    var blended = self
    for property in Property.allCases {
      blended.state[property] += (end.state[property] - state[property]) * part
    }
    func nearness(_ layer: SeenLayer) -> Double { layer.state.perspective > 0 ? 1 / layer.state.perspective : 0 }
    let near = nearness(self) + (nearness(end) - nearness(self)) * part
    blended.state.perspective = near > 0 ? 1 / near : 0
    return blended
  }
}

extension SeenLayer {
  /// How far the layer's corners are from where a host has them between two keyframes: one that blends function by
  /// function, and one that blends where the corners are, as it does with a translation that holds the anchor's part.
  /// What is cut off counts as well, where it is seen.
  func distance(from start: SeenLayer, _ end: SeenLayer, _ part: Double) -> Double {
    let blended = start.blended(to: end, part)
    let straight = zip(start.corners, end.corners).map { $0 + ($1 - $0) * part }
    var distance = 0.0
    for (corner, others) in zip(corners, zip(blended.corners, straight)) {
      distance = max(distance, (corner - others.0).length, (corner - others.1).length)
    }
    for (property, scale) in [
      (Property.clipTop, state.scaleY), (.clipLeft, state.scaleX), (.clipBottom, state.scaleY),
      (.clipRight, state.scaleX),
    ] {
      distance = max(distance, (state[property] - blended.state[property]).magnitude * scale.magnitude)
    }
    return distance
  }
}
