// Where a layer appears, computed by matrices, for comparison with the engine's shorter computation.

import Legato

/// A layer as the documentation of ``LayerState`` describes it.
package struct SeenLayer {
  var state: LayerState
  var size: Size2D

  package init(state: LayerState, size: Size2D) {
    self.state = state
    self.size = size
  }

  /// Where its four corners appear.
  package var corners: [Point2D] {
    let matrix = transform
    return [(0.0, 0.0), (size.width, 0), (0, size.height), (size.width, size.height)].map { x, y in
      matrix.place(Point2D(x: x, y: y))
    }
  }

  /// The largest factor by which perspective enlarges it.
  var magnification: Double {
    let matrix = transform
    return [(0.0, 0.0), (size.width, 0), (0, size.height), (size.width, size.height)].reduce(1) {
      max($0, matrix.magnification(at: Point2D(x: $1.0, y: $1.1)))
    }
  }

  /// The distance of its farthest corner from the middle of the viewer's field, in units of the viewer's distance; at
  /// least 1.
  var spread: Double {
    guard state.perspective > 0 || isTilted else { return 1 }
    let distance = state.perspective > 0 ? state.perspective : SeenLayer.usualDistance
    let (matrix, viewer) = (transform, Point2D(x: state.anchorX * size.width, y: state.anchorY * size.height))
    return [(0.0, 0.0), (size.width, 0), (0, size.height), (size.width, size.height)].reduce(1) {
      let corner = Point2D(x: $1.0, y: $1.1)
      return max($0, (matrix.place(corner) - viewer).length / (matrix.magnification(at: corner) * distance))
    }
  }

  /// Whether it is between two looks in space.
  var isTilted: Bool { state.tiltX != 0 || state.tiltY != 0 }

  /// The distance of most viewers, in points: a tilt has none of its own.
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
  /// What a host shows between two keyframes if its compositor interpolates each function of a list by itself, and a
  /// perspective by its reciprocal.
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
  /// How far the layer's corners are from those between two keyframes, for both ways to interpolate: function by
  /// function, and corner by corner, as with a translation that includes the anchor's part. Visible cuts count as well.
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
