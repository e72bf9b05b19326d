// Layers that turn in space.

extension TimelineBuilder {
  /// How many straight steps approximate a curved path: on a phone each end of a screen is then within .4 pt.
  static let turnSteps = 32

  /// Fractions at equal distances from one another.
  ///
  /// - Parameters:
  ///   - start: the first fraction, 0 ... 1.
  ///   - end: the last fraction.
  ///   - steps: how many steps lie between them; below 1 counts as 1. With 32, each end of a turning screen is within
  ///     .4 pt of its exact place on a phone.
  @inline(never)
  package static func fractions(from start: Double, to end: Double, steps: Int = 32) -> [Double] {
    var fractions: [Double] = []
    let steps = max(steps, 1)
    for step in 0...steps { fractions.put(interpolate(start, end, Double(step) / Double(steps))) }
    return fractions
  }

  /// Turns a layer with the fraction, the same in both reading directions.
  ///
  /// - Parameters:
  ///   - handle: the layer.
  ///   - axis: the axis along which the screens follow each other; the layer turns about a line across it.
  ///   - distance: the viewer's distance in points; at 0 or less there is no perspective.
  ///   - fractions: where the turns are given: at least one, ascending. Between them the layer moves evenly.
  ///   - turn: the layer's turn at a fraction.
  public func turn(
    _ handle: Handle, along axis: ScreenAxis, seenFrom distance: Double, at fractions: [Double],
    _ turn: (Double) -> Turn
  ) {
    self.turn([handle], along: axis, seenFrom: distance, at: fractions, turn)
  }

  /// The same for layers that rest at the same frame, such as a piece and its shade.
  @inline(never)
  func turn(
    _ handles: [Handle], along axis: ScreenAxis, seenFrom distance: Double, at fractions: [Double],
    _ turn: (Double) -> Turn
  ) {
    guard let first = handles.first, slot(of: first, .perspective) >= 0 else { return }
    if fractions.isEmpty { return fail(.empty, first, .perspective, 0) }
    let frame = layers[Int(first.index)].frame
    var states: [LayerState] = []
    for fraction in fractions { states.append(state(of: frame, turn(fraction), along: axis)) }
    for handle in handles { set(handle, .perspective, to: distance) }
    for property in [Property.translationX, .translationY, .translationZ, .rotationX, .rotationY, .anchorX, .anchorY] {
      var keys: [Keyframe] = []
      var isMoving = false
      for index in states.indices {
        keys.append(Keyframe(fractions[index], states[index][property]))
        if states[index][property] != states[0][property] { isMoving = true }
      }
      for handle in handles {
        if isMoving { animate(handle, property, through: keys) } else { set(handle, property, to: keys[0].value) }
      }
    }
  }

  /// The state of a layer that rests at a frame and is turned.
  private func state(of frame: Rect2D, _ turn: Turn, along axis: ScreenAxis) -> LayerState {
    let isMirrored = axis == .horizontal && context.mirror < 0
    func seen(_ place: Double) -> Double { isMirrored ? context.size.width - place : place }
    let (pivot, place, eye) = (seen(turn.pivot), seen(turn.place), seen(turn.eye))
    let angle = isMirrored ? -turn.angle : turn.angle
    let (sine, cosine) = Elementary.sincos(angle)
    var state = LayerState.rest
    let across = context.bounds.center
    let anchor = axis == .horizontal ? Point2D(x: eye, y: across.y) : Point2D(x: across.x, y: eye)
    if frame.size.width > 0 { state.anchorX = (anchor.x - frame.minX) / frame.size.width }
    if frame.size.height > 0 { state.anchorY = (anchor.y - frame.minY) / frame.size.height }
    // The rotation is about the eye; the difference to a rotation about the pivot is translation.
    let travel = place - eye - (pivot - eye) * cosine
    state.translationZ = (pivot - eye) * sine
    if axis == .horizontal {
      (state.translationX, state.rotationY) = (travel, angle)
    } else {
      (state.translationY, state.rotationX) = (travel, -angle)
    }
    return state
  }
}

/// A rotation of a layer about a line across an axis. Places are points along the axis from the leading or the upper
/// side of the container.
///
/// Numbers are kept as given; one that is not finite is left out, and ``Timeline/error`` names it.
public struct Turn: Equatable, Sendable {
  /// The line's place at rest.
  var pivot: Double
  /// The place where the line is seen.
  var place: Double
  /// The place that the viewer faces.
  var eye: Double
  /// Radians. Above 0 the part beyond the line turns away from the viewer.
  var angle: Double

  /// A turn about a line that stays in its place; the viewer faces the line.
  @inline(never)
  public init(about line: Double, by angle: Double) {
    (pivot, place, eye) = (line, line, line)
    self.angle = angle
  }

  /// A turn about a line that has moved to `place`; the viewer faces `eye`.
  @inline(never)
  package init(about pivot: Double, at place: Double, seenFrom eye: Double, by angle: Double) {
    (self.pivot, self.place, self.eye, self.angle) = (pivot, place, eye, angle)
  }

  package static let quarter = Double.pi / 2
}
