// The flight of a picture between two frames of different shapes.

/// How a layer must look for it to show as a given frame.
///
/// A flight keeps the picture's own proportions: it scales alike in both directions and cuts off what does not fit. All
/// is kept as given; a number that is not finite is left out of the run (``Timeline/error`` names it).
public struct Flight: Equatable, Sendable {
  /// The layer's rest frame.
  let frame: Rect2D
  /// The fixed point of its scale, in the container's coordinates: where a finger took hold.
  package let anchor: Point2D

  /// The flights of a layer that rests at a frame, about a point.
  public init(frame: Rect2D, anchor: Point2D) {
    self.frame = frame
    self.anchor = anchor
  }

  /// The layer where it rests, with corners of `radius` points.
  @inline(never)
  public func rest(radius: Double = 0) -> LayerState {
    var state = LayerState.rest
    state.cornerRadius = radius
    if frame.size.width > 0 { state.anchorX = (anchor.x - frame.minX) / frame.size.width }
    if frame.size.height > 0 { state.anchorY = (anchor.y - frame.minY) / frame.size.height }
    return state
  }

  /// The layer as it shows as `target`, with corners of `radius` points there.
  ///
  /// - Parameters:
  ///   - target: where it shows, in the container's coordinates.
  ///   - radius: of its corners there, in points.
  ///   - region: what part of the layer shows, from its own corner; empty for the largest one of the target's shape.
  @inline(never)
  public func state(showing target: Rect2D, radius: Double = 0, region: Rect2D = .zero) -> LayerState {
    let size = frame.size
    var state = rest(radius: radius)
    guard size.width > 0, size.height > 0 else { return state }
    let visible = region.isEmpty ? Rect2D(size: size).matching(target.size) : region
    let scale = visible.size.width > 0 ? target.size.width / visible.size.width : 1
    let start = frame.origin + Vector2D(dx: visible.minX, dy: visible.minY)
    state.translationX = target.minX - anchor.x - scale * (start.x - anchor.x)
    state.translationY = target.minY - anchor.y - scale * (start.y - anchor.y)
    state.scaleX = scale
    state.scaleY = scale
    if scale > 0 { state.cornerRadius = radius / scale }
    state.clipTop = visible.minY
    state.clipLeft = visible.minX
    state.clipBottom = size.height - visible.maxY
    state.clipRight = size.width - visible.maxX
    return state
  }
}

extension TimelineBuilder {
  /// How far what is seen of a flight's corners and cuts may be from a straight way, in points: two flights that differ
  /// by as much at each of their sides are of the same size within half a point.
  private static let shapeTolerance = 0.125
  /// The most parts into which that way is divided, a power of two.
  private static let mostShapeSteps = 64
  /// A scale below such a part of the last one counts as that: what is so small has no shape.
  private static let smallestShapeScale = 1.0 / 1024

  /// The scale below which a flight ends without an overshoot, which would turn the layer inside out: landings go up to
  /// .05 of the way too far (imageZoom's damping of .7).
  private static let smallestOvershootingScale = 0.05

  /// Moves a layer from one shape and place to another without distorting it: place and size overshoot with the
  /// fraction, unless the layer starts too small for that, and the corners and cuts that are seen, not those before the
  /// scale, go straight from one to the other. So does what is seen of the layer, and layers that fly between the same
  /// two places cover each other all the way.
  ///
  /// - Parameters:
  ///   - handle: the layer; one that this builder does not have is an error.
  ///   - start: how it looks while the covered screen shows; see ``Flight/state(showing:radius:region:)``.
  ///   - end: how it looks while the covering screen shows.
  @inline(never)
  public func fly(_ handle: Handle, from start: LayerState, to end: LayerState) {
    animate(
      handle, from: start, to: end, isClamped: start.scaleX < TimelineBuilder.smallestOvershootingScale)
    for property in [Property.cornerRadius, .clipTop, .clipLeft, .clipBottom, .clipRight] {
      straighten(handle, property, from: start, to: end)
    }
  }

  /// Moves a length that is measured before the scale so that what is seen of it goes straight.
  @inline(never)
  private func straighten(_ handle: Handle, _ property: Property, from start: LayerState, to end: LayerState) {
    guard start[property] != 0 || end[property] != 0 else { return }
    let (first, last) = (start.scaleX, end.scaleX)
    let low = max(first, last * TimelineBuilder.smallestShapeScale)
    var keys = [Keyframe(0, start[property])]
    if low > 0, last > 0, first != last {
      // What is seen is a line over the scale, `bend + slope · scale`, and so the length is `bend / scale + slope`.
      let slope = (end[property] * last - start[property] * first) / (last - first)
      let bend = (start[property] - slope) * first
      let steps = TimelineBuilder.shapeSteps(from: low, to: last, bend: bend)
      var scale = low
      for _ in 0..<steps.count {
        let fraction = (scale - first) / (last - first)
        if fraction > 0, fraction < 1 { keys.append(Keyframe(fraction, bend / scale + slope)) }
        scale *= steps.ratio
      }
    }
    keys.append(Keyframe(1, end[property]))
    animate(handle, property, through: keys)
  }

  /// Divides the way between two scales into parts of one ratio. Each is then as straight as the others, with an error
  /// of `bend · (ratio − 1)² / (4 · ratio)` in its middle.
  @inline(never)
  private static func shapeSteps(from low: Double, to last: Double, bend: Double) -> (count: Int, ratio: Double) {
    var (count, ratio) = (1, last / low)
    while count < mostShapeSteps, bend.magnitude * (ratio - 1) * (ratio - 1) > 4 * ratio * shapeTolerance {
      (count, ratio) = (count * 2, ratio.squareRoot())
    }
    return (count, ratio)
  }
}

extension Rect2D {
  /// The largest part of the rectangle with the given shape, about its centre.
  @inline(never)
  func matching(_ shape: Size2D) -> Rect2D {
    guard shape.width > 0, shape.height > 0 else { return self }
    let scale = min(size.width / shape.width, size.height / shape.height)
    let part = Size2D(width: shape.width * scale, height: shape.height * scale)
    return Rect2D(
      x: minX + (size.width - part.width) / 2, y: minY + (size.height - part.height) / 2, width: part.width,
      height: part.height)
  }

  /// The rectangle, or another one if it is empty.
  @inline(never)
  func or(_ other: Rect2D) -> Rect2D { isEmpty ? other : self }
}
