/// Describes a timeline from the covered screen (0) to the covering one (1).
///
/// For a pop, a dismissal or a closing drawer the timeline runs backwards, so a transition describes one direction
/// only:
///
/// ```swift
/// let timeline = TimelineBuilder(context)
/// let screen = timeline.screen(.covering)
/// timeline.animate(screen, .translationX, from: context.size.width, to: 0)
/// return timeline.build()
/// ```
///
/// Layers are stacked in the order in which they are made, the first at the bottom.
public final class TimelineBuilder {
  /// A layer of a builder. Using it with another builder is an error (``Timeline/error``).
  public struct Handle: Equatable, Sendable {
    let builder: ObjectIdentifier
    let index: Int32
  }

  let context: TransitionContext
  var layers: [Layer] = []
  var rest: [Double] = []
  var tracks: [Track] = []
  var responses: [Track] = []
  var points: [Double] = []
  var error: TimelineError?
  /// Whether the run leads from the covering screen to the covered one.
  let isReversed: Bool
  /// Whether the covered screen's shared elements stay visible in their places.
  var keepsSources = false

  /// A builder without layers, for the run that the context describes.
  public init(_ context: TransitionContext) {
    self.context = context
    isReversed = context.operation.isReverse
  }

  /// A builder that continues a timeline.
  init(_ context: TransitionContext, from timeline: Timeline) {
    self.context = context
    isReversed = timeline.isReversed
    (layers, rest, points) = (timeline.layers, timeline.rest, timeline.points)
    (tracks, responses, error) = (timeline.tracks, timeline.responses, timeline.error)
  }

  /// Adds a layer on top of those made before.
  @discardableResult
  @inline(never)
  package func layer(_ layer: Layer) -> Handle {
    layers.put(layer)
    withUnsafeBytes(of: LayerState.rest) { rest.put($0) }
    let handle = handle(at: layers.count - 1)
    if layer.kind.role == .bar { paint(handle) }
    return handle
  }

  func handle(at index: Int) -> Handle { Handle(builder: ObjectIdentifier(self), index: Int32(index)) }

  /// Adds a layer on top of those made before.
  ///
  /// - Parameters:
  ///   - kind: what it shows.
  ///   - frame: its frame at rest, in the container's coordinates.
  @discardableResult
  @inline(never)
  public func layer(_ kind: Layer.Kind, frame: Rect2D) -> Handle { layer(Layer(kind, frame: frame)) }

  /// Adds one of the two screens at its resting place, on top of the layers made before. Adding it twice is an error
  /// (``Timeline/error``); the screen stays where it was.
  @discardableResult
  @inline(never)
  public func screen(_ side: Side) -> Handle {
    once(.screen(context.screen(side)), frame: context.frame(side))
  }

  /// Adds a black dimming over the covered screen, whose opacity follows the fraction.
  ///
  /// - Parameter amount: the opacity when the screen is covered, limited to 0 ... 1; NaN is 0.
  @discardableResult
  @inline(never)
  public func dimming(to amount: Double) -> Handle {
    let handle = once(.dimming(over: context.screen(.covered)), frame: context.bounds)
    animate(handle, .opacity, from: 0, to: context.transition.limited(amount, to: 0...1, or: 0, "dim"))
    return handle
  }

  /// Adds a dimming of another colour; see ``dimming(to:)``.
  ///
  /// - Parameters:
  ///   - amount: the opacity when the screen is covered, limited to 0 ... 1; NaN is 0.
  ///   - color: its colour, opaque; a component that is not finite is an error.
  @discardableResult
  public func dimming(to amount: Double, color: LayerColor) -> Handle {
    let handle = dimming(to: amount)
    self.color(handle, color)
    return handle
  }

  /// Sets the colour of a dimming or a shadow, opaque; a component that is not finite is an error.
  @inline(never)
  package func color(_ handle: Handle, _ color: LayerColor) {
    set(handle, .red, to: color.red)
    set(handle, .green, to: color.green)
    set(handle, .blue, to: color.blue)
  }

  /// Sets a property to a constant value.
  ///
  /// - Parameters:
  ///   - handle: the layer.
  ///   - property: the property.
  ///   - value: in the property's unit; a value that is not finite is an error.
  @inline(never)
  public func set(_ handle: Handle, _ property: Property, to value: Double) {
    guard value.isFinite else { return fail(.notFinite, handle, property, 0) }
    let slot = slot(of: handle, property)
    if slot >= 0 { rest[Int(slot)] = value }
  }

  /// Moves a property in a straight line with the fraction. A later track of the same property replaces it.
  ///
  /// - Parameters:
  ///   - handle: the layer.
  ///   - property: the property.
  ///   - start: its value while the covered screen shows, in the property's unit; a value that is not finite is an
  ///     error.
  ///   - end: its value while the covering screen shows.
  ///   - isClamped: whether the property stops at `start` and `end` when the fraction overshoots.
  @inline(never)
  public func animate(
    _ handle: Handle, _ property: Property, from start: Double, to end: Double, isClamped: Bool = true
  ) {
    guard start.isFinite && end.isFinite else { return fail(.notFinite, handle, property, start.isFinite ? 1 : 0) }
    let slot = slot(of: handle, property)
    guard slot >= 0 else { return }
    let (first, last) = isReversed ? (end, start) : (start, end)
    append(Track(slot: slot, isClamped: isClamped, start: first, end: last), to: &tracks)
  }

  /// Animates every property in which two states differ, and sets the others.
  ///
  /// - Parameters:
  ///   - handle: the layer.
  ///   - start: its state while the covered screen shows; a number that is not finite is an error.
  ///   - end: its state while the covering screen shows.
  ///   - isClamped: whether place and size stop there when the fraction overshoots; other properties always stop.
  @inline(never)
  func animate(_ handle: Handle, from start: LayerState, to end: LayerState, isClamped: Bool = true) {
    let rest = LayerState.rest
    for property in Property.allCases {
      if start[property] != end[property] {
        let isPlace = property.rawValue <= Property.scaleY.rawValue
        animate(handle, property, from: start[property], to: end[property], isClamped: isClamped || !isPlace)
      } else if start[property] != rest[property] {
        set(handle, property, to: start[property])
      }
    }
  }

  /// Moves a property in a straight line between two fractions; before and after them it is constant.
  ///
  /// - Parameters:
  ///   - handle: the layer.
  ///   - property: the property.
  ///   - start: its value up to the first fraction, in the property's unit; a value that is not finite is an error.
  ///   - end: its value from the second fraction on.
  ///   - first: the fraction at which the movement starts, 0 ... 1.
  ///   - last: the fraction at which it ends, 0 ... 1; a fraction before the first is an error.
  @inline(never)
  public func animate(
    _ handle: Handle, _ property: Property, from start: Double, to end: Double, between first: Double,
    and last: Double
  ) {
    animate(handle, property, through: [Keyframe(first, start), Keyframe(last, end)])
  }

  /// Moves a property through keyframes. A later track of the same property replaces it.
  ///
  /// - Parameters:
  ///   - handle: the layer.
  ///   - property: the property.
  ///   - keys: at least one, in ascending order from the covered screen (0) to the covering one (1). Two at the same
  ///     fraction make a jump. No keyframe, another order, or a number that is not finite is an error.
  ///   - isClamped: whether the property stops at the first and last value when the fraction overshoots.
  @inline(never)
  public func animate(
    _ handle: Handle, _ property: Property, through keys: [Keyframe], isClamped: Bool = true
  ) {
    keys.withUnsafeBytes { add(handle, property, Track(slot: 0, isClamped: isClamped), $0, keyframeStride) }
  }

  /// Adds a response's output to a property, or multiplies the property with it, after the property's track. Responses
  /// apply in the order in which they are made, in both directions of the run.
  ///
  /// - Parameters:
  ///   - handle: the layer.
  ///   - property: the property.
  ///   - input: the input that it responds to.
  ///   - mode: whether the output is added, or the property multiplied with it.
  ///   - points: the curve: at least one knot, with ascending inputs. Other inputs, and numbers that are not finite,
  ///     are an error.
  @inline(never)
  public func respond(
    _ handle: Handle, _ property: Property, to input: Input, _ mode: ResponseMode = .add, through points: [Knot]
  ) {
    let track = Track(slot: 0, input: input, mode: mode, role: .answering)
    points.withUnsafeBytes { add(handle, property, track, $0, knotStride) }
  }

  /// Adds an input, times a gain, to a property.
  ///
  /// - Parameters:
  ///   - handle: the layer.
  ///   - property: the property.
  ///   - input: the input that it follows.
  ///   - gain: the property's change for each unit of the input: 1 keeps a layer under the finger. A gain that is not
  ///     finite is an error.
  @inline(never)
  public func follow(_ handle: Handle, _ property: Property, _ input: Input, gain: Double = 1) {
    respond(handle, property, to: input, through: [Knot(0, 0, slope: gain)])
  }

  /// The finished timeline, with pinned bars on top if the context has them.
  @inline(never)
  public func build() -> Timeline {
    if !context.isPart { context.barStyle.pin?(self) }
    return timeline
  }

  /// The timeline without pinned bars.
  var timeline: Timeline {
    Timeline(
      layers: layers, rest: rest, tracks: tracks, responses: responses, points: points,
      isReversed: isReversed, error: error)
  }
}
