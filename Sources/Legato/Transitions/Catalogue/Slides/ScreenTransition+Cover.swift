// Screens that travel over another one, or off it.

extension ScreenTransition {
  /// The new screen travels over the old one by its own extent, while the old one stays in its place: a card stays
  /// under the finger.
  ///
  /// ![.cover(.up) at nine fractions](cover)
  ///
  /// It brings a swipe in the opposite direction; after a vertical one also the swipe from the leading edge. Towards
  /// leading it has the standard back gestures.
  ///
  /// Cost: 2 layers, 3 with a dimming; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - direction: the way the new screen travels.
  ///   - dim: the opacity of black over the covered screen at the end, 0 ... 1; Hero's is .1.
  ///   - motion: the motion of a presentation without a finger; critically damped, response .35 s, Legato's own.
  ///   - reverseMotion: the motion of a dismissal without a finger; nil for the same motion.
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

extension ScreenTransition {
  /// Hero's uncover: the old screen leaves by its whole extent, over the new one, which stays in its place and
  /// brightens; .35 s.
  ///
  /// ![.uncover() at nine fractions](uncover)
  ///
  /// Cost: 4 layers; the compositor can animate all of them.
  ///
  /// - Parameter direction: the way the old screen travels.
  public static func uncover(_ direction: Direction = .down) -> ScreenTransition {
    ScreenTransition("uncover", .heroStandard) { context in
      let timeline = TimelineBuilder(context)
      _ = timeline.screenBelow(dimmedBy: ScreenTransition.heroDim)
      return timeline.leave(along: context.travel(direction))
    }.with(interactions: [.backGesture(from: direction)])
  }
}

extension ScreenTransition {
  /// Hero's pull: the old screen leaves by its whole extent, over the new one, which moves with it by a third of the
  /// extent and brightens; .35 s.
  ///
  /// ![.pull() at nine fractions](pull)
  ///
  /// Cost: 4 layers; the compositor can animate all of them.
  ///
  /// - Parameter direction: the way both travel.
  public static func pull(_ direction: Direction = .trailing) -> ScreenTransition {
    ScreenTransition("pull", .heroStandard) { context in
      let travel = context.travel(direction)
      let timeline = TimelineBuilder(context)
      let below = timeline.screenBelow(dimmedBy: ScreenTransition.heroDim)
      timeline.move(below.screen, from: travel * (-1 / 3.0), to: .zero)
      timeline.move(below.dimming, from: travel * (-1 / 3.0), to: .zero)
      return timeline.leave(along: travel)
    }.with(interactions: [.backGesture(from: direction)])
  }
}
