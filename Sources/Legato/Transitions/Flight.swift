// The flight of a picture between two frames of different shapes.

/// How a layer must look for it to show as a given frame.
///
/// A flight keeps the picture's own proportions: it scales alike in both directions and cuts off what does not fit. All
/// is kept as given; a number that is not finite is left out of the run (``Timeline/error`` names it).
public struct Flight: Equatable, Sendable {
  /// The layer's rest frame.
  public let frame: Rect
  /// The fixed point of its scale, in the container's coordinates: where a finger took hold.
  public let anchor: Point

  /// The flights of a layer that rests at a frame, about a point.
  public init(frame: Rect, anchor: Point) {
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
  public func state(showing target: Rect, radius: Double = 0, region: Rect = .zero) -> LayerState {
    let size = frame.size
    var state = rest(radius: radius)
    guard size.width > 0, size.height > 0 else { return state }
    let visible = region.isEmpty ? Rect(size: size).matching(target.size) : region
    let scale = visible.size.width > 0 ? target.size.width / visible.size.width : 1
    let start = frame.origin + Vector(dx: visible.minX, dy: visible.minY)
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
  /// Where a flight's corners and cuts get keyframes: close together where a small scale changes fastest.
  private static let shapeFractions = [0, 0.03, 0.08, 0.15, 0.25, 0.4, 0.6, 0.8, 1]

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
    let fractions = TimelineBuilder.shapeFractions
    var keys = [Keyframe](repeating: Keyframe(0, 0), count: fractions.count)
    for index in keys.indices {
      let fraction = fractions[index]
      let seen = interpolate(start[property] * start.scaleX, end[property] * end.scaleX, fraction)
      let scale = interpolate(start.scaleX, end.scaleX, fraction)
      keys[index].fraction = fraction
      keys[index].value = scale > 0 ? seen / scale : start[property]
    }
    animate(handle, property, through: keys)
  }
}

extension Rect {
  /// The largest part of the rectangle with the given shape, about its centre.
  @inline(never)
  func matching(_ shape: Size) -> Rect {
    guard shape.width > 0, shape.height > 0 else { return self }
    let scale = min(size.width / shape.width, size.height / shape.height)
    let part = Size(width: shape.width * scale, height: shape.height * scale)
    return Rect(
      x: minX + (size.width - part.width) / 2, y: minY + (size.height - part.height) / 2, width: part.width,
      height: part.height)
  }

  /// The rectangle, or another one if it is empty.
  @inline(never)
  func or(_ other: Rect) -> Rect { isEmpty ? other : self }
}
