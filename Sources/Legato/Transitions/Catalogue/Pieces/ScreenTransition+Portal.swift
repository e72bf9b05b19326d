// A screen that slides apart like a double door.

extension ScreenTransition {
  /// The old screen's halves slide apart, and the new one comes nearer behind them, on black; VCTransitionsLibrary's.
  ///
  /// ![.portal() at nine fractions](portal)
  ///
  /// Cost: 2 pieces and 3 layers; the compositor can animate all of them. Without a budget for pieces the whole screen
  /// slides aside.
  ///
  /// - Parameters:
  ///   - scale: the new screen's scale at the start, 0.1 ... 1 times; the default is VCTransitionsLibrary's.
  ///   - motion: the motion of a run without a finger; VCTransitionsLibrary's second, ease-out.
  public static func portal(scale: Double = 0.8, motion: Motion = .curve(.easeOut, duration: 1)) -> ScreenTransition {
    let name: TransitionName = "portal"
    let scale = name.limited(scale, to: 0.1...1, or: 0.8, "scale")
    return ScreenTransition(name, motion: motion, interactions: [.vcPinch(), .edgePan()]) { context in
      let timeline = TimelineBuilder(context)
      timeline.backdrop()
      timeline.grow(timeline.screen(.covering), from: scale)
      let pieces = timeline.pieces(of: .covered, columns: 2, rows: 1)
      let width = context.size.width
      for column in 0..<pieces.columns {
        let travel = pieces.isWhole ? -width * context.mirror : column == 0 ? -width / 2 : width / 2
        // Rounded up to a whole point, because a half may be wider than half of the width.
        timeline.move(
          pieces.handles[column], from: .zero, to: Vector2D(dx: travel.rounded(.awayFromZero), dy: 0))
      }
      return timeline.build()
    }
  }
}

extension TimelineBuilder {
  /// Scales a layer up from a scale to its own size, about its middle.
  @inline(never)
  func grow(_ handle: Handle, from scale: Double) {
    for property in [Property.anchorX, .anchorY] { set(handle, property, to: 0.5) }
    self.scale(handle, from: scale, to: 1)
  }
}
