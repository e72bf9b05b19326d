// Where one layer is seen, and how it looks.

import Legato

extension SeenPicture {
  /// What can be seen of one layer at one instant. Lengths are in units of the container's longer side.
  package struct Item {
    package internal(set) var kind: Layer.Kind
    /// Where it rests, in points.
    var rest: Rect
    /// x and then y of the four corners: top left, top right, bottom left, bottom right.
    var corners: SIMD8<Double>
    /// The same of what is not cut off.
    var visible: SIMD8<Double>
    package internal(set) var opacity: Double
    /// What is cut off at each side, the radii and the offset of corners and shadow; and its colour.
    var look: SIMD16<Double>
    /// Whether it is turned about an axis in its plane, where it may come close to the viewer.
    var isTurned: Bool
    /// How fast the corners move, per second, if that is known.
    var velocity: SIMD8<Double>?

    /// - Parameter unit: the container's longer side in points; 0 shows everything at one place.
    init(_ layer: Layer, _ state: LayerState, unit: Double) {
      (kind, rest, opacity) = (layer.kind, layer.frame, state.opacity)
      isTurned = state.rotationX != 0 || state.rotationY != 0
      let length = unit > 0 ? 1 / unit : 0
      var numbers = state
      let seen = withUnsafeMutableBytes(of: &numbers) {
        LayerCorners($0.baseAddress!.assumingMemoryBound(to: Double.self), layer.frame.size)
      }
      corners = SIMD8(
        lowHalf: (seen.x + layer.frame.minX) * length, highHalf: (seen.y + layer.frame.minY) * length)
      let scale = max(state.scaleX.magnitude, state.scaleY.magnitude) * length
      let clips = SIMD4(state.clipTop, state.clipLeft, state.clipBottom, state.clipRight) * scale
      let radius = Item.seenRadius(of: state) * scale
      let edges = SIMD4(radius, state.shadowRadius * length, state.shadowOffsetY * length, 0)
      let color = SIMD4(state.red, state.green, state.blue, state.alpha)
      look = SIMD16(
        lowHalf: SIMD8(lowHalf: clips.replacing(with: 0, where: clips .< 0), highHalf: edges),
        highHalf: SIMD8(lowHalf: color, highHalf: SIMD4(state.shadowOpacity, 0, 0, 0)))
      visible = corners
      if clips != .zero {
        visible = place(
          Rect(
            x: rest.minX + state.clipLeft, y: rest.minY + state.clipTop,
            width: rest.size.width - state.clipLeft - state.clipRight,
            height: rest.size.height - state.clipTop - state.clipBottom))
      }
    }

    /// The radius that cuts off as much as is seen to be cut off: none while the circle lies around the layer, as when
    /// an iris begins to shut, whose radius grows by the container's diagonal in a twentieth of the way, unseen.
    private static func seenRadius(of state: LayerState) -> Double {
      let radius = state.cornerRadius
      var deepest = 0.0
      for across in [state.clipLeft, state.clipRight] {
        for down in [state.clipTop, state.clipBottom] {
          // How far the corner lies from the circle's centre, towards the outside.
          let (x, y) = (radius + min(across, 0), radius + min(down, 0))
          if x > 0, y > 0 { deepest = max(deepest, (x * x + y * y).squareRoot() - radius) }
        }
      }
      return deepest / (2.0.squareRoot() - 1)
    }

    /// Where it shows what rests at a frame, in points.
    func place(_ frame: Rect) -> SIMD8<Double> {
      guard rest.size.width > 0, rest.size.height > 0 else { return corners }
      let across = SIMD4(frame.minX, frame.maxX, frame.minX, frame.maxX) - rest.minX
      let down = SIMD4(frame.minY, frame.minY, frame.maxY, frame.maxY) - rest.minY
      let (u, v) = (across / rest.size.width, down / rest.size.height)
      func blend(_ ends: SIMD4<Double>) -> SIMD4<Double> {
        let (top, bottom) = (ends[0] + (ends[1] - ends[0]) * u, ends[2] + (ends[3] - ends[2]) * u)
        return top + (bottom - top) * v
      }
      return SIMD8(lowHalf: blend(corners.lowHalf), highHalf: blend(corners.highHalf))
    }

    /// The smallest upright rectangle around what is visible of it.
    package var box: SeenBox { SeenBox(visible) }

    /// Whether it is an upright rectangle that covers what lies below it.
    var isUpright: Bool {
      guard [.screen, .element, .bar, .piece].contains(kind.role) else { return false }
      let (x, y) = (visible.lowHalf, visible.highHalf)
      return max(abs(x[0] - x[2]), abs(x[1] - x[3]), abs(y[0] - y[1]), abs(y[2] - y[3])) < Player.snap
    }
  }
}

/// The smallest upright rectangle around corners.
package struct SeenBox {
  var left, top, right, bottom: Double

  init(_ corners: SIMD8<Double>) {
    (left, right) = (corners.lowHalf.min(), corners.lowHalf.max())
    (top, bottom) = (corners.highHalf.min(), corners.highHalf.max())
  }

  /// What of it lies within another one; nil if that is next to nothing.
  func clipped(to other: SeenBox) -> SeenBox? {
    var box = self
    (box.left, box.right) = (max(left, other.left), min(right, other.right))
    (box.top, box.bottom) = (max(top, other.top), min(bottom, other.bottom))
    return box.right - box.left > Player.snap && box.bottom - box.top > Player.snap ? box : nil
  }

  func inset(by length: Double) -> SeenBox {
    var box = self
    (box.left, box.top, box.right, box.bottom) = (left + length, top + length, right - length, bottom - length)
    return box
  }

  package var width: Double { right - left }
  var height: Double { bottom - top }

  func contains(_ other: SeenBox) -> Bool { contains(other.left, other.top) && contains(other.right, other.bottom) }

  func contains(_ x: Double, _ y: Double) -> Bool {
    x >= left - Player.still && x <= right + Player.still && y >= top - Player.still && y <= bottom + Player.still
  }
}
