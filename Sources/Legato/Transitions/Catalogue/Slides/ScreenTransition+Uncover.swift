// A screen that was there all the time.

extension ScreenTransition {
  /// Hero's uncover: the old screen leaves by its whole extent, over the new one, which stays where it is and
  /// brightens; .35 s.
  ///
  /// ![.uncover() at nine fractions](uncover)
  ///
  /// Cost: 4 layers, no pieces; stays on the compositor.
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
