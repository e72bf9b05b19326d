// Where a layer is seen, by matrices: the long way, against which the engine's short one is held.

import Legato

/// A layer as somebody sees it who only knows what ``LayerState`` promises.
package struct SeenLayer {
  var state: LayerState
  var size: Size2D

  package init(state: LayerState, size: Size2D) {
    self.state = state
    self.size = size
  }

  /// Where its four corners are seen.
  package var corners: [Point2D] {
    let matrix = transform
    return [(0.0, 0.0), (size.width, 0), (0, size.height), (size.width, size.height)].map { x, y in
      matrix.place(Point2D(x: x, y: y))
    }
  }

  /// How many times larger than on the screen it is seen where it is nearest.
  var magnification: Double {
    let matrix = transform
    return [(0.0, 0.0), (size.width, 0), (0, size.height), (size.width, size.height)].reduce(1) {
      max($0, matrix.magnification(at: Point2D(x: $1.0, y: $1.1)))
    }
  }

  /// How far from the middle of what its viewer sees the farthest corner is, in viewer's distances; at least 1.
  var spread: Double {
    guard state.perspective > 0 || isTilted else { return 1 }
    let distance = state.perspective > 0 ? state.perspective : SeenLayer.usualDistance
    let (matrix, viewer) = (transform, Point2D(x: state.anchorX * size.width, y: state.anchorY * size.height))
    return [(0.0, 0.0), (size.width, 0), (0, size.height), (size.width, size.height)].reduce(1) {
      let corner = Point2D(x: $1.0, y: $1.1)
      return max($0, (matrix.place(corner) - viewer).length / (matrix.magnification(at: corner) * distance))
    }
  }

  /// Whether it is seen between two runs in space.
  var isTilted: Bool { state.tiltX != 0 || state.tiltY != 0 }

  /// How far most viewers are away, in points: a tilt does not say.
  private static let usualDistance = 1000.0

  /// The state's transform about the layer's top left corner.
  private var transform: Matrix {
    let (x, y) = (state.anchorX * size.width, state.anchorY * size.height)
    let turned: Matrix = .turn(x: state.rotationX) * .turn(y: state.rotationY) * .turn(z: state.rotationZ)
    let placed: Matrix = .translation(state.translationX, state.translationY, state.translationZ) * turned
    return .translation(x, y, 0) * .lens(state.perspective) * placed * .plane(state) * .translation(-x, -y, 0)
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
