// Where one layer is visible, and how it looks.

import Legato
import LegatoTesting

extension SeenFrame {
  /// The visible part of one layer at one time. Lengths are in units of the container's longer side.
  package struct Item {
    package internal(set) var kind: Layer.Kind
    /// Where it rests, in points.
    var rest: Rect2D
    /// x and then y of the four corners: top left, top right, bottom left, bottom right.
    var corners: SIMD8<Double>
    /// The same corners of the part that is not cut off.
    var visible: SIMD8<Double>
    package internal(set) var opacity: Double
    /// The cuts at each side, the radii, the offset of the shadow, and the colour.
    var look: SIMD16<Double>
    /// Whether it is turned about an axis in its plane, so that it may come close to the viewer.
    var isTurned: Bool
    /// How far it is turned in its plane, in radians.
    let turn: Double
    /// Whether a redirect shows it between two looks in space.
    let isTilted: Bool
    /// Whether it is a shadow without strength, which is not visible.
    var isUncast: Bool
    /// The largest factor by which perspective enlarges it.
    var magnification = 1.0
    /// The distance of its farthest corner from the middle of the viewer's field, in units of the viewer's distance.
    var spread = 1.0
    private let state: LayerState
    /// A point, in units of the container's longer side.
    private let length: Double
    /// The velocity of the corners per second; nil if unknown.
    var velocity: SIMD8<Double>?

    /// - Parameter unit: The container's longer side in points; 0 shows everything at one place.
    init(_ layer: Layer, _ state: LayerState, unit: Double) {
      (kind, rest, opacity) = (layer.kind, layer.frame, state.opacity)
      let seen = SeenLayer(state: state, size: layer.frame.size)
      (turn, isTilted) = (state.rotationZ, seen.isTilted)
      isTurned = state.rotationX != 0 || state.rotationY != 0 || isTilted
      isUncast = [.shadow, .elementShadow].contains(kind.role) && state.shadowOpacity <= SeenFrame.faint
      if isTurned {
        (magnification, spread) = (seen.magnification, seen.spread)
      }
      self.state = state
      length = unit > 0 ? 1 / unit : 0
      corners = Item.corners(state, of: layer.frame, length)
      // If the layer is stretched, as after a resize, its cuts stretch with its sides, and its radii with its width.
      // The same look in space has different scales, as a turn and as a tilt between two looks, but the same corners.
      let across = Item.stretch(corners, 0, of: rest.size.width)
      let down = Item.stretch(corners, 1, of: rest.size.height)
      let cuts = SIMD4(state.clipTop, state.clipLeft, state.clipBottom, state.clipRight)
      let clips = cuts * SIMD4(down, across, down, across)
      let radius = Item.seenRadius(of: state, on: rest.size) * across
      let edges = SIMD4(radius, state.shadowRadius * length, state.shadowOffsetY * length, 0)
      let color = SIMD4(state.red, state.green, state.blue, state.alpha)
      look = SIMD16(
        lowHalf: SIMD8(lowHalf: clips.replacing(with: 0, where: clips .< 0), highHalf: edges),
        highHalf: SIMD8(lowHalf: color, highHalf: SIMD4(state.shadowOpacity, 0, 0, 0)))
      visible = corners
      if clips != .zero {
        visible = Item.corners(state, of: rest, length, isCut: true)
      }
    }

    /// How long a point across (0) or down (1) is seen, in the mean of the two sides in this direction.
    private static func stretch(_ corners: SIMD8<Double>, _ axis: Int, of side: Double) -> Double {
      func mean(_ all: SIMD4<Double>) -> Double { (all[1 + axis] - all[0] + all[3] - all[2 - axis]) / 2 }
      let (x, y) = (mean(corners.lowHalf), mean(corners.highHalf))
      return side > 0 ? (x * x + y * y).squareRoot() / side : 0
    }

    /// The radius with the same visible effect. It is 0 while the circle lies around the layer: when an iris begins to
    /// shut, its radius grows by the container's diagonal in a twentieth of the way, without being visible. The corners
    /// of the remaining part are at most as round as half of its shorter side.
    private static func seenRadius(of state: LayerState, on size: Size2D) -> Double {
      let radius = state.cornerRadius
      var deepest = 0.0
      for across in [state.clipLeft, state.clipRight] {
        for down in [state.clipTop, state.clipBottom] {
          // How far the corner lies from the circle's centre, towards the outside.
          let (x, y) = (radius + min(across, 0), radius + min(down, 0))
          if x > 0, y > 0 { deepest = max(deepest, (x * x + y * y).squareRoot() - radius) }
        }
      }
      let width = size.width - max(0, state.clipLeft) - max(0, state.clipRight)
      let height = size.height - max(0, state.clipTop) - max(0, state.clipBottom)
      return min(deepest / (2.0.squareRoot() - 1), max(0, min(width, height) / 2))
    }

    /// Where it shows a frame of its screen, in points.
    func place(_ frame: Rect2D) -> SIMD8<Double> {
      var cut = state
      (cut.clipLeft, cut.clipRight) = (frame.minX - rest.minX, rest.maxX - frame.maxX)
      (cut.clipTop, cut.clipBottom) = (frame.minY - rest.minY, rest.maxY - frame.maxY)
      return Item.corners(cut, of: rest, length, isCut: true)
    }

    /// Where it shows a point that is given in fractions of its width and height.
    func point(_ x: Double, _ y: Double) -> SIMD2<Double> {
      let (left, top) = (rest.minX + x * rest.size.width, rest.minY + y * rest.size.height)
      let corners = place(Rect2D(x: left, y: top, width: 0, height: 0))
      return SIMD2(corners[0], corners[4])
    }

    private static func corners(
      _ state: LayerState, of rest: Rect2D, _ length: Double, isCut: Bool = false
    ) -> SIMD8<Double> {
      let seen = LayerCorners(state, rest.size, isCut: isCut)
      return SIMD8(lowHalf: (seen.x + rest.minX) * length, highHalf: (seen.y + rest.minY) * length)
    }

    /// The smallest upright rectangle around what is visible of it.
    package var box: SeenBox { SeenBox(visible) }

    /// How far a shadow reaches: twice its radius, which is the deviation of its blur, plus its offset.
    var blur: Double { 2 * look[5] + look[6].magnitude }

    /// Its mean thickness across its longest side.
    var thickness: Double {
      let (xs, ys) = (visible.lowHalf, visible.highHalf)
      func length(_ start: Int, _ end: Int) -> Double {
        let (x, y) = (xs[end] - xs[start], ys[end] - ys[start])
        return (x * x + y * y).squareRoot()
      }
      let longest = max(length(0, 1), length(2, 3), length(0, 2), length(1, 3))
      // The area is half of the parallelogram of the diagonals.
      let area = ((xs[3] - xs[0]) * (ys[2] - ys[1]) - (xs[2] - xs[1]) * (ys[3] - ys[0])).magnitude / 2
      return longest > 0 ? area / longest : 0
    }

    /// Half of its longer diagonal.
    var radius: Double {
      let (xs, ys) = (corners.lowHalf, corners.highHalf)
      let (down, up) = (SIMD2(xs[3] - xs[0], ys[3] - ys[0]), SIMD2(xs[2] - xs[1], ys[2] - ys[1]))
      return max((down * down).sum(), (up * up).sum()).squareRoot() / 2
    }

    /// Whether it covers what lies below it.
    var isOpaque: Bool { [.screen, .element, .bar, .piece].contains(kind.role) }

    /// Whether a point is on its visible part, which has four sides, or none if everything is cut off.
    ///
    /// - Parameter gap: How far beside the layer the point may be.
    func covers(_ x: Double, _ y: Double, within gap: Double) -> Bool {
      guard box.width > 0, box.height > 0, box.inset(by: -gap).contains(x, y) else { return false }
      let (xs, ys) = (visible.lowHalf, visible.highHalf)
      let around = [0, 1, 3, 2]
      let sides = around.indices.map { index in
        let (start, end) = (around[index], around[(index + 1) % 4])
        let (across, down) = (xs[end] - xs[start], ys[end] - ys[start])
        let length = (across * across + down * down).squareRoot()
        return length > 0 ? (across * (y - ys[start]) - down * (x - xs[start])) / length : 0
      }
      return sides.allSatisfy { $0 >= -gap } || sides.allSatisfy { $0 <= gap }
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

  /// The part of it within another box; nil if that is tiny.
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

  /// Whether it intersects another box.
  func meets(_ other: SeenBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// The place in it that is nearest to a point.
  func nearest(to place: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(min(max(place.x, left), right), min(max(place.y, top), bottom))
  }

  package var width: Double { right - left }
  var height: Double { bottom - top }

  func contains(_ other: SeenBox) -> Bool { contains(other.left, other.top) && contains(other.right, other.bottom) }

  func contains(_ x: Double, _ y: Double) -> Bool {
    x >= left - Player.still && x <= right + Player.still && y >= top - Player.still && y <= bottom + Player.still
  }
}
