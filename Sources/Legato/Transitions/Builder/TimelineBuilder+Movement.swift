// Movements that several transitions share.

extension TimelineBuilder {
  /// Moves a layer in a straight line with the fraction.
  ///
  /// - Parameters:
  ///   - handle: the layer.
  ///   - start: its translation in points while the covered screen shows; a number that is not finite is an error.
  ///   - end: its translation while the covering screen shows.
  ///   - isClamped: whether it stops at both ends when the fraction overshoots.
  @inline(never)
  public func move(_ handle: Handle, from start: Vector2D, to end: Vector2D, isClamped: Bool = true) {
    animate(handle, .translationX, from: start.dx, to: end.dx, isClamped: isClamped)
    animate(handle, .translationY, from: start.dy, to: end.dy, isClamped: isClamped)
  }

  /// Scales a layer equally in both directions with the fraction; otherwise as ``move(_:from:to:isClamped:)``. A factor
  /// below 0 shows the layer's mirror image.
  public func scale(_ handle: Handle, from start: Double, to end: Double, isClamped: Bool = true) {
    stretch(
      handle, from: Size2D(width: start, height: start), to: Size2D(width: end, height: end), isClamped: isClamped)
  }

  /// Scales a layer with the fraction, by a different factor in each direction; otherwise as
  /// ``scale(_:from:to:isClamped:)``.
  @inline(never)
  public func stretch(_ handle: Handle, from start: Size2D, to end: Size2D, isClamped: Bool = true) {
    animate(handle, .scaleX, from: start.width, to: end.width, isClamped: isClamped)
    animate(handle, .scaleY, from: start.height, to: end.height, isClamped: isClamped)
  }

  /// Adds the covering screen, travelling in with round corners, and builds the timeline.
  @inline(never)
  func enter(along travel: Vector2D, radius: Double = 0) -> Timeline {
    let screen = screen(.covering)
    move(screen, from: -travel, to: .zero)
    set(screen, .cornerRadius, to: radius)
    return build()
  }

  /// Adds a shadow of the covering screen on top of the layers made before. Move it with the screen, and fade it by its
  /// opacity.
  ///
  /// - Parameter radius: the blur's standard deviation in points; at 0 or less the edge is sharp.
  @inline(never)
  public func shadow(radius: Double) -> Handle {
    let handle = layer(.shadow(of: context.screen(.covering)), frame: context.frame(.covering))
    set(handle, .shadowRadius, to: radius)
    set(handle, .shadowOpacity, to: 1)
    return handle
  }

  /// Adds a shadow that travels in with the covering screen, `offset` points ahead of it.
  @inline(never)
  func enterShadow(_ opacity: Double, radius: Double, offset: Double, along travel: Vector2D) -> Handle {
    let handle = shadow(radius: radius)
    set(handle, .opacity, to: context.transition.limited(opacity, to: 0...1, or: 0, "shadow"))
    let ahead = travel.length > 0 ? travel * (offset / travel.length) : .zero
    move(handle, from: ahead - travel, to: ahead)
    return handle
  }

  /// Lets a layer follow the fingers that carry it: their travel, spread and rotation. A flight does so already.
  @inline(never)
  public func followFingers(_ handle: Handle) {
    follow(handle, .translationX, .dragX)
    follow(handle, .translationY, .dragY)
    let spread = [Knot(0, 1, slope: 1)]
    respond(handle, .scaleX, to: .pinch, .multiply, through: spread)
    respond(handle, .scaleY, to: .pinch, .multiply, through: spread)
    follow(handle, .rotationZ, .rotation)
  }

  /// Adds to a layer's corner radius as soon as fingers make the layer smaller.
  ///
  /// - Parameter radius: how much to add, in points before the layer's scale; at 0 or less nothing is added.
  @inline(never)
  func roundUnderFingers(_ handle: Handle, by radius: Double) {
    guard radius > 0 else { return }
    let shrunk = Knot(TimelineBuilder.roundedPinch, radius, slope: 0)
    respond(handle, .cornerRadius, to: .pinch, through: [shrunk, Knot(0, 0, slope: 0)])
  }

  /// The pinch at which the corners are fully round: a tenth of a pull that halves the picture.
  private static let roundedPinch = -0.05

  /// Stretches a layer from one frame to another with the fraction; otherwise as ``move(_:from:to:isClamped:)``. A
  /// layer with an empty frame stays where it is.
  public func fly(_ handle: Handle, from start: Rect2D, to end: Rect2D, isClamped: Bool = true) {
    guard slot(of: handle, .translationX) >= 0 else { return }
    let frame = layers[Int(handle.index)].frame
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    set(handle, .anchorX, to: 0.5)
    set(handle, .anchorY, to: 0.5)
    move(handle, from: start.center - frame.center, to: end.center - frame.center, isClamped: isClamped)
    let (width, height) = (frame.size.width, frame.size.height)
    stretch(
      handle, from: Size2D(width: start.size.width / width, height: start.size.height / height),
      to: Size2D(width: end.size.width / width, height: end.size.height / height), isClamped: isClamped)
  }
}

extension Knot {
  /// A straight line from one output at input `first` to another output at input `last`; constant outside of these
  /// inputs.
  package static func line(
    from start: Double, to end: Double, after first: Double = 0, until last: Double = 1
  ) -> [Knot] {
    // The curve bends within the line, so its slopes never lead past an end.
    let slope = (end - start) / (last - first)
    return [
      Knot(first, start, slope: 0), Knot(first + corner, start + slope * corner, slope: slope),
      Knot(last - corner, end - slope * corner, slope: slope), Knot(last, end, slope: 0),
    ]
  }

  /// A bent line: it has this output at input 0, one slope below 0 and another one above.
  static func bend(at output: Double, from before: Double, to after: Double) -> [Knot] {
    [Knot(-corner, output - before * corner, slope: before), Knot(0, output, slope: after)]
  }

  /// The range of the input in which a line bends: too small to be seen.
  private static let corner = 1e-6
}

extension TimelineBuilder {
  /// The blur of a panel's shadow in points, and how far down a card's shadow lies; Legato's own numbers.
  private static let panelShadow = (radius: 12.0, offset: 4.0)
  /// The fraction of a run during which the shadow appears: its blur would show before the panel does. Legato's own
  /// number.
  private static let shadowSpan = 0.1

  /// Adds the covering screen with round corners and a soft shadow, coming from `start`, and builds the timeline.
  func enterCard(from start: Vector2D, shadow: Double, radius: Double, isClamped: Bool = true) -> Timeline {
    let layers = panel(from: start, shadow: shadow, radius: radius, isClamped: isClamped)
    set(layers[0], .shadowOffsetY, to: TimelineBuilder.panelShadow.offset)
    for layer in layers {
      follow(layer, .translationX, .dragX)
      follow(layer, .translationY, .dragY)
    }
    return build()
  }

  /// Adds a soft shadow and above it the covering screen with round corners, both coming from `start`.
  func panel(from start: Vector2D, shadow opacity: Double, radius: Double, isClamped: Bool = true) -> [Handle] {
    let shadow = shadow(radius: TimelineBuilder.panelShadow.radius)
    let opacity = context.transition.limited(opacity, to: 0...1, or: 0.2, "shadow")
    animate(shadow, .opacity, from: 0, to: opacity, between: 0, and: TimelineBuilder.shadowSpan)
    let layers = [shadow, screen(.covering)]
    for layer in layers {
      set(layer, .cornerRadius, to: context.panelRadius(radius))
      move(layer, from: start, to: .zero, isClamped: isClamped)
    }
    return layers
  }

  /// Moves a panel that a finger pushes out, and stretches one that it pulls farther in. Its outer edge stays.
  ///
  /// - Parameter outside: where the panel comes from.
  @inline(never)
  func stretch(_ panel: Handle, from outside: Direction) {
    let unit = outside.unit(in: context.layoutDirection)
    let extent = layers[Int(panel.index)].frame.size[outside.axis]
    let (travel, scale, drag): (Property, Property, Input) =
      outside.axis == .vertical ? (.translationY, .scaleY, .dragY) : (.translationX, .scaleX, .dragX)
    guard extent > 0 else { return follow(panel, travel, drag) }
    let sign = unit.dx + unit.dy
    func bend(at rest: Double, inward: Double, outward: Double) -> [Knot] {
      Knot.bend(at: rest, from: sign > 0 ? inward : outward, to: sign > 0 ? outward : inward)
    }
    // The middle of a stretched panel moves by half as much as its inner edge.
    respond(panel, travel, to: drag, through: bend(at: 0, inward: 0.5, outward: 1))
    respond(panel, scale, to: drag, .multiply, through: bend(at: 1, inward: -sign / extent, outward: 0))
  }
}
