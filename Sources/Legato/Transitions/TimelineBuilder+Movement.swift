// Movements that several transitions share.

extension TimelineBuilder {
  /// Moves a layer in a straight line with the fraction.
  public mutating func move(_ handle: Handle, from start: Vector, to end: Vector, isClamped: Bool = true) {
    animate(handle, .translationX, from: start.dx, to: end.dx, isClamped: isClamped)
    animate(handle, .translationY, from: start.dy, to: end.dy, isClamped: isClamped)
  }

  /// Scales a layer alike in both directions with the fraction.
  public mutating func scale(_ handle: Handle, from start: Double, to end: Double, isClamped: Bool = true) {
    animate(handle, .scaleX, from: start, to: end, isClamped: isClamped)
    animate(handle, .scaleY, from: start, to: end, isClamped: isClamped)
  }

  /// Adds a dimming that travels with the covered screen.
  mutating func moveDimming(to amount: Double, along travel: Vector) {
    let handle = dimming(to: amount)
    move(handle, from: .zero, to: travel)
  }

  /// Moves a layer's rest frame onto `start` at 0 and `end` at 1, stretching it.
  public mutating func fly(_ handle: Handle, from start: Rect, to end: Rect, isClamped: Bool = true) {
    let frame = layers[Int(handle.index)].frame
    guard frame.size.width > 0, frame.size.height > 0 else { return }
    set(handle, .anchorX, to: 0.5)
    set(handle, .anchorY, to: 0.5)
    move(handle, from: start.center - frame.center, to: end.center - frame.center, isClamped: isClamped)
    animate(
      handle, .scaleX, from: start.size.width / frame.size.width, to: end.size.width / frame.size.width,
      isClamped: isClamped)
    animate(
      handle, .scaleY, from: start.size.height / frame.size.height, to: end.size.height / frame.size.height,
      isClamped: isClamped)
  }

  /// Adds pinned bars where the context asks for them: backgrounds cross-fade in place, titles and items fade.
  ///
  /// Attached bars are parts of their screens and need no layers.
  public mutating func pinBars() {
    guard context.barStyle == .pinned else { return }
    pinBar(.covered)
    pinBar(.covering)
  }

  private mutating func pinBar(_ side: Side) {
    guard let bar = context.bar(side), !bar.frame.isEmpty else { return }
    let background = layer(Layer(.bar(side), frame: bar.frame))
    // The covered bar stays opaque under the one that fades in, so that the page does not shine through half-way.
    let isAlone = context.bar(side == .covered ? .covering : .covered) == nil
    if side == .covering {
      animate(background, .opacity, from: 0, to: 1)
    } else if isAlone {
      animate(background, .opacity, from: 1, to: 0)
    }
    for item in bar.items {
      let handle = layer(Layer(.barItem(item.id, side), frame: item.frame))
      let keys =
        side == .covered ? [Keyframe(0, 1), Keyframe(0.5, 0)] : [Keyframe(0.5, 0), Keyframe(1, 1)]
      animate(handle, .opacity, through: keys)
    }
  }
}
