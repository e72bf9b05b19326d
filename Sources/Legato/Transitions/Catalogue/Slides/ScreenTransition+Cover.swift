// A screen that travels over one that stays.

extension ScreenTransition {
  /// The new screen travels over the old one, which stays where it is, by its own extent: a card stays under the
  /// finger.
  ///
  /// ![.cover(.up) at nine fractions](cover)
  ///
  /// Unless it comes towards leading it brings a swipe back the way that it came; one from above or below keeps the
  /// swipe from the leading edge beside that.
  ///
  /// Cost: 2 layers, 3 with a dimming, no pieces; stays on the compositor.
  ///
  /// - Parameters:
  ///   - direction: the way the new screen travels.
  ///   - dim: the opacity of black over the covered screen at the end, 0 ... 1; Hero's is .1.
  ///   - motion: the motion of a presentation without a finger; critically damped, response .35 s, our own.
  ///   - reverseMotion: the motion of a dismissal without a finger; nil for the same.
  public static func cover(
    _ direction: Direction = .up, dim: Double = 0, motion: Motion = .spring(response: 0.35, dampingRatio: 1),
    reverseMotion: Motion? = nil
  ) -> ScreenTransition {
    let name: TransitionName = "cover"
    let dim = name.limited(dim, to: 0...1, or: 0, "dim")
    return ScreenTransition(
      name, motion: motion, reverseMotion: reverseMotion, interactions: Interaction.backGestures(from: direction)
    ) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      if dim > 0 { timeline.dimming(to: dim) }
      return timeline.enter(along: -context.departure(direction.opposite))
    }
  }
}
