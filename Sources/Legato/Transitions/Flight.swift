// The flight of a picture between two frames of different shapes.

/// Where a layer is, cut to what shape, for it to show as a given frame.
///
/// A flight keeps the picture's own proportions: it scales alike in both directions and cuts off what does not fit.
struct Flight {
  /// The layer's rest frame.
  let frame: Rect
  /// The fixed point of its scale, in the container's coordinates.
  let anchor: Point

  /// What a layer's state must be so that it shows as `target`, with corners of `radius` points there.
  func state(showing target: Rect, radius: Double = 0, region: Rect? = nil) -> LayerState {
    var state = LayerState.rest
    let size = frame.size
    guard size.width > 0, size.height > 0 else { return state }
    let visible = region ?? crop(to: target.size)
    let scale = visible.size.width > 0 ? target.size.width / visible.size.width : 1
    state.scaleX = scale
    state.scaleY = scale
    let start = frame.origin + Vector(dx: visible.minX, dy: visible.minY)
    state.translationX = target.minX - anchor.x - scale * (start.x - anchor.x)
    state.translationY = target.minY - anchor.y - scale * (start.y - anchor.y)
    state.clipLeft = visible.minX
    state.clipTop = visible.minY
    state.clipRight = size.width - visible.maxX
    state.clipBottom = size.height - visible.maxY
    state.cornerRadius = scale > 0 ? radius / scale : radius
    return state
  }

  /// The largest part of the layer with the given shape, about its centre.
  private func crop(to shape: Size) -> Rect {
    let size = frame.size
    guard shape.width > 0, shape.height > 0 else { return Rect(size: size) }
    let scale = max(shape.width / size.width, shape.height / size.height)
    let visible = Size(width: shape.width / scale, height: shape.height / scale)
    return Rect(
      x: (size.width - visible.width) / 2, y: (size.height - visible.height) / 2, width: visible.width,
      height: visible.height)
  }
}

extension TimelineBuilder {
  /// Moves a layer from one shape and place to another without distorting it.
  mutating func fly(
    _ handle: Handle, from start: LayerState, to end: LayerState, about anchor: Point, isClamped: Bool = false
  ) {
    let frame = layers[Int(handle.index)].frame
    if frame.size.width > 0 { set(handle, .anchorX, to: (anchor.x - frame.minX) / frame.size.width) }
    if frame.size.height > 0 { set(handle, .anchorY, to: (anchor.y - frame.minY) / frame.size.height) }
    for property in [Property.translationX, .translationY, .scaleX, .scaleY] {
      animate(handle, property, from: start[property], to: end[property], isClamped: isClamped)
    }
    for property in [Property.clipTop, .clipLeft, .clipBottom, .clipRight, .cornerRadius]
    where start[property] != end[property] || start[property] != 0 {
      animate(handle, property, from: start[property], to: end[property])
    }
  }
}
