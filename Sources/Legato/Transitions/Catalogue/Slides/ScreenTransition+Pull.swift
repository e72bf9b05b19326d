// A screen that is drawn in from below the one that leaves.

extension ScreenTransition {
  /// Hero's pull: the old screen leaves by its whole extent, over the new one, which comes along by a third of it and
  /// brightens; .35 s.
  ///
  /// ![.pull() at nine fractions](pull)
  ///
  /// Cost: 4 layers, no pieces; stays on the compositor.
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
