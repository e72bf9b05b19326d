// Describes a timeline, layer by layer.

/// Describes a timeline from the covered screen (0) to the covering one (1).
///
/// For a pop, a dismissal or a closing drawer the builder turns the description round, so a transition says each thing
/// once:
///
/// ```swift
/// var timeline = TimelineBuilder(context)
/// let screen = timeline.screen(.covering)
/// timeline.animate(screen, .translationX, from: context.size.width, to: 0)
/// return timeline.build()
/// ```
///
/// Layers are stacked in the order in which they are made, the first at the bottom.
public struct TimelineBuilder {
  /// A layer made by a builder.
  public struct Handle: Equatable, Sendable {
    let index: Int32
  }

  let context: TransitionContext
  var isReversed: Bool
  var layers: [Layer] = []
  var rest: [LayerState] = []
  /// Which properties of each layer have a ramp or a track: a bit for each.
  var moved: [UInt32] = []
  var ramps: [Ramp] = []
  var tracks: [Track] = []
  var keyframes: [Keyframe] = []
  var responses: [Response] = []
  var knots: [Knot] = []
  var error: TimelineError?

  public init(_ context: TransitionContext) {
    self.context = context
    isReversed = context.operation.isReverse
  }

  /// Adds a layer on top of those made before.
  public mutating func layer(_ layer: Layer) -> Handle {
    layers.append(layer)
    rest.append(.rest)
    moved.append(0)
    return Handle(index: Int32(layers.count - 1))
  }

  /// Adds one of the two screens, where it rests.
  public mutating func screen(_ side: Side) -> Handle {
    layer(Layer(.screen(context.screen(side)), frame: context.frame(side)))
  }

  /// Adds a dimming over the covered screen, black unless told otherwise, and moves its opacity with the fraction.
  ///
  /// - Parameter amount: the opacity when the screen is covered, 0 ... 1.
  @discardableResult
  public mutating func dimming(to amount: Double, color: Color = .black) -> Handle {
    let handle = layer(Layer(.dimming(over: context.screen(.covered)), frame: context.bounds))
    set(handle, .red, to: color.red)
    set(handle, .green, to: color.green)
    set(handle, .blue, to: color.blue)
    animate(handle, .opacity, from: 0, to: clamp(amount, 0, 1))
    return handle
  }

  /// Holds a property at one value.
  public mutating func set(_ handle: Handle, _ property: Property, to value: Double) {
    guard value.isFinite else { return fail(.notFinite, handle, property, 0) }
    guard layers.indices.contains(Int(handle.index)) else { return fail(.unknownLayer, handle, property, 0) }
    rest[Int(handle.index)][property] = value
  }

  /// Moves a property in a straight line with the fraction.
  ///
  /// - Parameter isClamped: whether the property stops at `start` and `end` when the fraction overshoots.
  public mutating func animate(
    _ handle: Handle, _ property: Property, from start: Double, to end: Double, isClamped: Bool = true
  ) {
    guard start.isFinite && end.isFinite else { return fail(.notFinite, handle, property, start.isFinite ? 1 : 0) }
    guard let slot = base(handle, property) else { return fail(.unknownLayer, handle, property, 0) }
    ramps.append(
      Ramp(slot: slot, isClamped: isClamped, start: isReversed ? end : start, end: isReversed ? start : end))
  }

  /// Moves a property through keyframes.
  ///
  /// - Parameter isClamped: whether the property stops at the first and last value when the fraction overshoots.
  public mutating func animate(
    _ handle: Handle, _ property: Property, through keys: [Keyframe], isClamped: Bool = true
  ) {
    if let (reason, key) = TimelineBuilder.problem(in: keys) { return fail(reason, handle, property, key) }
    guard let slot = base(handle, property) else { return fail(.unknownLayer, handle, property, 0) }
    tracks.append(
      Track(slot: slot, isClamped: isClamped, first: Int32(keyframes.count), count: Int32(keys.count)))
    keyframes += isReversed ? TimelineBuilder.reversed(keys) : keys
  }

  /// Adds a response's output to a property, or multiplies it, after its track.
  public mutating func respond(
    _ handle: Handle, _ property: Property, to input: Input, _ mode: ResponseMode = .add, through points: [Knot]
  ) {
    if let (reason, key) = TimelineBuilder.problem(in: points) { return fail(reason, handle, property, key) }
    guard layers.indices.contains(Int(handle.index)) else { return fail(.unknownLayer, handle, property, 0) }
    let slot = TimelineBuilder.slot(handle, property)
    responses.append(
      Response(slot: slot, input: input, mode: mode, first: Int32(knots.count), count: Int32(points.count)))
    knots += points
  }

  /// Adds the input, times a gain, to a property.
  public mutating func follow(_ handle: Handle, _ property: Property, _ input: Input, gain: Double = 1) {
    respond(handle, property, to: input, through: [Knot(0, 0, slope: gain)])
  }

  /// The timeline as described so far.
  public func build() -> Timeline {
    Timeline(
      layers: layers, error: error, rest: rest, ramps: ramps + unmovedBases(), tracks: tracks, keyframes: keyframes,
      responses: responses, knots: knots)
  }
}
