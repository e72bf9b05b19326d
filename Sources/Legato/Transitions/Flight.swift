// The flight of a picture between two frames of different shapes.

/// Where a layer is, cut to what shape, for it to show as a given frame.
///
/// A flight keeps the picture's own proportions: it scales alike in both directions and cuts off what does not fit.
struct Flight {
  /// The layer's rest frame.
  let frame: Rect
  /// The fixed point of its scale, in the container's coordinates.
  let anchor: Point

  /// The properties that a flight moves, in the order of its numbers.
  static let properties: [Property] = [
    .translationX, .translationY, .scaleX, .scaleY, .cornerRadius, .clipTop, .clipLeft, .clipBottom, .clipRight,
  ]

  /// Where the layer rests, with corners of `radius` points.
  static func rest(radius: Double = 0) -> [Double] { [0, 0, 1, 1, radius, 0, 0, 0, 0] }

  /// What the layer's properties must be so that it shows as `target`, with corners of `radius` points there.
  ///
  /// - Parameter region: what part of the layer shows; empty for the largest one of the target's shape.
  @inline(never)
  func numbers(showing target: Rect, radius: Double, region: Rect = .zero) -> [Double] {
    let size = frame.size
    guard size.width > 0, size.height > 0 else { return Flight.rest() }
    let whole = Rect(size: size)
    let visible = region.isEmpty ? whole.matching(target.size) : region
    let scale = visible.size.width > 0 ? target.size.width / visible.size.width : 1
    let start = frame.origin + Vector(dx: visible.minX, dy: visible.minY)
    return [
      target.minX - anchor.x - scale * (start.x - anchor.x), target.minY - anchor.y - scale * (start.y - anchor.y),
      scale, scale, scale > 0 ? radius / scale : radius,
      visible.minY, visible.minX, size.height - visible.maxY, size.width - visible.maxX,
    ]
  }
}

extension TimelineBuilder {
  /// Moves a layer from one shape and place to another without distorting it.
  @inline(never)
  func fly(_ handle: Handle, from start: [Double], to end: [Double], about anchor: Point) {
    let frame = layers[Int(handle.index)].frame
    if frame.size.width > 0 { set(handle, .anchorX, to: (anchor.x - frame.minX) / frame.size.width) }
    if frame.size.height > 0 { set(handle, .anchorY, to: (anchor.y - frame.minY) / frame.size.height) }
    for index in 0..<start.count {
      // Place and size overshoot with the fraction; corners and cuts do not.
      let isPlace = index < 4
      if Flight.properties[index] == .cornerRadius {
        roundCorners(handle, from: (start[index], start[2]), to: (end[index], end[2]))
        continue
      }
      guard isPlace || start[index] != end[index] || start[index] != 0 else { continue }
      animate(handle, Flight.properties[index], from: start[index], to: end[index], isClamped: !isPlace)
    }
  }
}

extension TimelineBuilder {
  /// Where a flight's corners get keyframes: close together where a small scale changes fastest.
  private static let cornerFractions = [0, 0.03, 0.08, 0.15, 0.25, 0.4, 0.6, 0.8, 1]

  /// Lets the corners that are seen, not those before the scale, go straight from one radius to the other.
  ///
  /// - Parameters:
  ///   - start: the radius before the scale, and the scale, at 0.
  ///   - end: the same at 1.
  private func roundCorners(
    _ handle: Handle, from start: (radius: Double, scale: Double), to end: (radius: Double, scale: Double)
  ) {
    guard start.radius != 0 || end.radius != 0 else { return }
    var keys: [Keyframe] = []
    for fraction in TimelineBuilder.cornerFractions {
      let seen = interpolate(start.radius * start.scale, end.radius * end.scale, fraction)
      let scale = interpolate(start.scale, end.scale, fraction)
      keys.append(Keyframe(fraction, scale > 0 ? seen / scale : start.radius))
    }
    animate(handle, .cornerRadius, through: keys)
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
}

extension Rect? {
  /// The rectangle, or another one if it is missing or empty.
  func or(_ other: Rect) -> Rect {
    if let self, !self.isEmpty { return self }
    return other
  }
}
