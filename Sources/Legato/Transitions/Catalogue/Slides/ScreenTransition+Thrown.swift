// A card that is thrown off a stack.

extension ScreenTransition {
  /// The old screen is thrown off like the top card of a stack, turning as it goes, and the new one comes up from
  /// below, on black. Critically damped, with a response of .5 s, Legato's own.
  ///
  /// ![.thrown() at nine fractions](thrown)
  ///
  /// In reverse the card flies in again.
  ///
  /// Cost: 3 layers; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - direction: the way the old screen goes.
  ///   - turn: how far it turns on the way, −π/2 ... π/2 radians; clockwise, below 0 the other way, and mirrored where
  ///     text runs from right to left.
  ///   - scale: the new screen's scale at the start, 0.1 ... 1 times.
  ///   - motion: the motion of a run without a finger.
  public static func thrown(
    _ direction: Direction = .leading, turn: Double = -0.2, scale: Double = 0.9,
    motion: Motion = .spring(response: 0.5, dampingRatio: 1)
  ) -> ScreenTransition {
    let name: TransitionName = "thrown"
    let turn = name.limited(turn, to: -.pi / 2 ... .pi / 2, or: -0.2, "turn")
    let scale = name.limited(scale, to: 0.1...1, or: 0.9, "scale")
    return ScreenTransition(name, motion: motion, interactions: [.fullScreenPan(direction.opposite)]) { context in
      let timeline = TimelineBuilder(context)
      timeline.backdrop()
      timeline.grow(timeline.screen(.covering), from: scale)
      let card = timeline.screen(.covered)
      for property in [Property.anchorX, .anchorY] { timeline.set(card, property, to: 0.5) }
      // A card that is turned reaches farther than half of its extent.
      let (sine, cosine) = Elementary.sincos(turn.magnitude)
      let (width, height) = (context.size.width, context.size.height)
      let isAcross = direction.axis == .horizontal
      let along = isAcross ? width : height
      let reach = (along * (1 + cosine) + (isAcross ? height : width) * sine) / 2
      timeline.move(card, from: .zero, to: direction.unit(in: context.layoutDirection) * reach)
      timeline.animate(card, .rotationZ, from: 0, to: turn * context.mirror)
      return timeline.build()
    }
  }
}
