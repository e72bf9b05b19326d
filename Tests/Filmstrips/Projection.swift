// Where the points of a layer are seen.

import Foundation
import Legato

/// Where the points of a layer are seen, by its frame and its state.
struct Projection {
  let frame: Rect2D
  let state: LayerState

  /// What comes nearer to the viewer than a twentieth of the distance is past the viewer.
  private static let nearest = 0.05

  /// Where a point of the layer, from its own top left, is seen in the container.
  func callAsFunction(_ point: Point2D) -> Point2D {
    let pivot = Point2D(x: state.anchorX * frame.size.width, y: state.anchorY * frame.size.height)
    let (across, down) = (point.x - pivot.x, point.y - pivot.y)
    let tilted = 1 + across * state.tiltX + down * state.tiltY
    var x = (across * state.scaleX + down * state.shear) / tilted
    var (y, z) = (down * state.scaleY / tilted, 0.0)
    turn(&x, &y, by: state.rotationZ)
    turn(&z, &x, by: state.rotationY)
    turn(&y, &z, by: state.rotationX)
    let depth = state.perspective > 0 ? 1 - (z + state.translationZ) / state.perspective : 1
    let scale = 1 / max(depth, Projection.nearest)
    return Point2D(
      x: frame.minX + pivot.x + (x + state.translationX) * scale,
      y: frame.minY + pivot.y + (y + state.translationY) * scale)
  }

  /// What the clips leave of the layer, from its own top left.
  var visible: Rect2D {
    Rect2D(
      x: state.clipLeft, y: state.clipTop, width: max(0, frame.size.width - state.clipLeft - state.clipRight),
      height: max(0, frame.size.height - state.clipTop - state.clipBottom))
  }

  private func turn(_ from: inout Double, _ to: inout Double, by angle: Double) {
    let (sine, cosine) = (sin(angle), cos(angle))
    (from, to) = (from * cosine - to * sine, from * sine + to * cosine)
  }
}
