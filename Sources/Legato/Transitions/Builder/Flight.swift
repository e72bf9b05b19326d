/// The states of a layer that fills given frames.
///
/// A flight keeps the picture's proportions: it scales equally in both directions and clips the rest. Numbers are kept
/// as given; one that is not finite is left out, and ``Timeline/error`` names it.
public struct Flight: Equatable, Sendable {
  /// The layer's frame at rest.
  let frame: Rect2D
  /// The fixed point of its scale, in the container's coordinates: the middle of what lands, so that all of its
  /// pictures stay together when fingers carry them.
  package let anchor: Point2D

  /// A flight for a layer that rests at a frame and is scaled about a point.
  public init(frame: Rect2D, anchor: Point2D) {
    self.frame = frame
    self.anchor = anchor
  }

  /// The layer at rest, with corners of `radius` points.
  @inline(never)
  public func rest(radius: Double = 0) -> LayerState {
    var state = LayerState.rest
    state.cornerRadius = radius
    if frame.size.width > 0 { state.anchorX = (anchor.x - frame.minX) / frame.size.width }
    if frame.size.height > 0 { state.anchorY = (anchor.y - frame.minY) / frame.size.height }
    return state
  }

  /// The state in which the layer fills `target`, with corners of `radius` points there.
  ///
  /// - Parameters:
  ///   - target: the frame that it fills, in the container's coordinates.
  ///   - radius: the radius of its corners there, in points.
  ///   - region: the part of the layer to show, in points from the layer's top left corner; empty for the largest part
  ///     with the shape of the target.
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
  /// How far the visible corners and clips of a flight may be from a straight line, in points. Two flights that are off
  /// by this much at each side differ in size by less than half a point.
  private static let shapeTolerance = 0.125
  /// The most steps into which that line is divided, a power of two.
  private static let mostShapeSteps = 64
  /// The smallest scale at which a layer has a visible shape, relative to the scale at the other end.
  private static let smallestShapeScale = 1.0 / 1024

  /// The smallest scale that may overshoot: from a smaller one an overshoot would turn the layer inside out. Landings
  /// overshoot by up to .05 (imageZoom's damping of .7).
  private static let smallestOvershootingScale = 0.05

  /// Moves a layer from one shape and place to another without distorting it. Place and size overshoot with the
  /// fraction, unless the layer starts too small for that. Corners and clips go straight as they are seen, that is,
  /// after the scale. So the visible part goes straight, too, and layers that fly between the same two places cover
  /// each other all the way. It sets out and lands turned as the element is that it shows; a screen sets out as what it
  /// comes out of.
  ///
  /// It flies along the path of ``ScreenTransition/flying(along:)``, and follows the fingers that carry it, as round as
  /// at `start` as soon as they make it smaller.
  ///
  /// - Parameters:
  ///   - handle: the layer.
  ///   - start: its look while the covered screen shows; see ``Flight/state(showing:radius:region:)``.
  ///   - end: its look while the covering screen shows.
  @inline(never)
  public func fly(_ handle: Handle, from start: LayerState, to end: LayerState) {
    guard slot(of: handle, .translationX) >= 0 else { return }
    let layer = layers[Int(handle.index)]
    let shown = layer.kind.isFace ? layer.kind.part : context.origin.id.rawValue
    let middle = start.middle(in: layer.frame.size)
    let roundness = start.scaleX * start.cornerRadius * reciprocal(end.scaleX) - end.cornerRadius
    let way = end.place(of: middle) - start.place(of: middle)
    var (start, end) = (start, end)
    for index in context.elements.indices where context.elements[index].id.rawValue == shown {
      let element = context.elements[index]
      // What is in flight sets out from the box around it.
      if element.inFlight.isEmpty { start.turn(by: element.coveredTurn, in: layer.frame.size) }
      if layer.kind.isFace { end.turn(by: element.coveringTurn, in: layer.frame.size) }
    }
    animate(
      handle, from: start, to: end, isClamped: start.scaleX < TimelineBuilder.smallestOvershootingScale)
    for property in [Property.cornerRadius, .clipTop, .clipLeft, .clipBottom, .clipRight] {
      straighten(handle, property, from: start, to: end)
    }
    if way.isFinite { context.bend?(self, handle, way) }
    followFingers(handle)
    roundUnderFingers(handle, by: roundness)
  }

  /// Animates a length that is scaled with its layer, so that its visible size changes evenly.
  @inline(never)
  private func straighten(_ handle: Handle, _ property: Property, from start: LayerState, to end: LayerState) {
    guard start[property] != 0 || end[property] != 0 else { return }
    let (first, last) = (start.scaleX, end.scaleX)
    let low = max(first, last * TimelineBuilder.smallestShapeScale)
    var keys = [Keyframe(0, start[property])]
    if low > 0, last > 0, first != last {
      // Its visible size is a line over the scale, `bend + slope · scale`, so the length itself is
      // `bend / scale + slope`.
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

  /// Divides the range between two scales into steps of one ratio. In the middle of each step the error is
  /// `bend · (ratio − 1)² / (4 · ratio)`.
  @inline(never)
  private static func shapeSteps(from low: Double, to last: Double, bend: Double) -> (count: Int, ratio: Double) {
    var (count, ratio) = (1, last / low)
    while count < mostShapeSteps, bend.magnitude * (ratio - 1) * (ratio - 1) > 4 * ratio * shapeTolerance {
      (count, ratio) = (count * 2, ratio.squareRoot())
    }
    return (count, ratio)
  }
}

extension LayerState {
  /// From the fixed point of a layer of a size to the middle of what is seen of it, before the scale.
  @inline(never)
  fileprivate func middle(in size: Size2D) -> Vector2D {
    Vector2D(
      dx: (0.5 - anchorX) * size.width + (clipLeft - clipRight) / 2,
      dy: (0.5 - anchorY) * size.height + (clipTop - clipBottom) / 2)
  }

  /// Where a point of an upright layer is seen, both measured from the fixed point at rest.
  fileprivate func place(of point: Vector2D) -> Vector2D {
    Vector2D(dx: translationX + scaleX * point.dx, dy: translationY + scaleY * point.dy)
  }

  /// Turns a layer of a size about the middle of what is seen of it.
  @inline(never)
  fileprivate mutating func turn(by angle: Double, in size: Size2D) {
    if angle == 0 { return }
    let middle = middle(in: size)
    var x = SIMD2(scaleX * middle.dx, 0)
    var y = SIMD2(scaleY * middle.dy, 0)
    (translationX, translationY) = (translationX + x[0], translationY + y[0])
    (x, y) = Look.turned(x, y, by: angle)
    (translationX, translationY) = (translationX - x[0], translationY - y[0])
    rotationZ = angle
  }
}

extension Rect2D {
  /// The largest part of the rectangle that has the given shape and the same centre.
  @inline(never)
  func matching(_ shape: Size2D) -> Rect2D {
    guard shape.width > 0, shape.height > 0 else { return self }
    let scale = min(size.width / shape.width, size.height / shape.height)
    let part = Size2D(width: shape.width * scale, height: shape.height * scale)
    return Rect2D(
      x: minX + (size.width - part.width) / 2, y: minY + (size.height - part.height) / 2, width: part.width,
      height: part.height)
  }

  @inline(never)
  func or(_ other: Rect2D) -> Rect2D { isEmpty ? other : self }
}
