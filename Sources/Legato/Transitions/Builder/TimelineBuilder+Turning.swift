// Layers that turn in space.

extension TimelineBuilder {
  /// Into so many straight parts a way is divided that is none: on a phone's container each end is within .4 pt.
  static let turnSteps = 32

  /// Fractions at equal distances, from one to another.
  ///
  /// - Parameters:
  ///   - start: the first one, 0 ... 1.
  ///   - end: the last one.
  ///   - steps: into how many straight parts a way is divided that is none: with 32, by our own measure, each end of a
  ///     screen that turns is within .4 pt of its place in a phone's container. Below 1 counts as 1.
  @inline(never)
  package static func fractions(from start: Double, to end: Double, steps: Int = 32) -> [Double] {
    var fractions: [Double] = []
    let steps = max(steps, 1)
    for step in 0...steps { fractions.put(interpolate(start, end, Double(step) / Double(steps))) }
    return fractions
  }

  /// Turns a layer with the fraction, whichever way the interface reads.
  ///
  /// - Parameters:
  ///   - handle: the layer; one that this builder does not have is an error.
  ///   - axis: the axis along which the turning lines lie one after the other: it turns about the other one.
  ///   - distance: how far away the viewer is, in points; not above 0, there is no perspective.
  ///   - fractions: where the turns are, at least one, ascending; between them the layer goes straight.
  ///   - turn: how it stands at a fraction.
  public func turn(
    _ handle: Handle, along axis: ScreenAxis, seenFrom distance: Double, at fractions: [Double],
    _ turn: (Double) -> Turn
  ) {
    self.turn([handle], along: axis, seenFrom: distance, at: fractions, turn)
  }

  /// The same for several layers that rest at one frame, as a piece and the shade on it.
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

  /// How a layer that rests at a frame looks when it is turned.
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
    // The turn is about the eye: what is left is how far that takes the line from its place.
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

/// How something stands that is turned about a line of its own: along an axis, in points from where that begins, which
/// is the leading or the top side of the container.
///
/// All is kept as given; a number that is not finite is left out of the run (``Timeline/error`` names it).
public struct Turn: Equatable, Sendable {
  /// Where the line is at rest.
  var pivot: Double
  /// Where it is seen.
  var place: Double
  /// Where the viewer looks.
  var eye: Double
  /// Radians; above 0 what lies beyond the line goes away from the viewer.
  var angle: Double

  /// A turn about a line that stays where it is, in front of the viewer.
  @inline(never)
  public init(about line: Double, by angle: Double) {
    (pivot, place, eye) = (line, line, line)
    self.angle = angle
  }

  /// A turn about a line that has travelled.
  @inline(never)
  package init(about pivot: Double, at place: Double, seenFrom eye: Double, by angle: Double) {
    (self.pivot, self.place, self.eye, self.angle) = (pivot, place, eye, angle)
  }

  /// A quarter of a whole turn, in radians.
  package static let quarter = Double.pi / 2
}
