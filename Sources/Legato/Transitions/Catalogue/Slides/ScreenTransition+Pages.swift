// Hero's pages.

extension ScreenTransition {
  /// Hero's pageIn: the new screen travels in over the old one, which shrinks and darkens; .35 s.
  ///
  /// ![.pageIn() at nine fractions](pageIn)
  ///
  /// Cost: 4 layers; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - direction: the way the new screen travels.
  ///   - scale: the old screen's size at the end, 0 ... 2 times; the default is Hero's.
  public static func pageIn(_ direction: Direction = .leading, scale: Double = 0.7) -> ScreenTransition {
    let name: TransitionName = "pageIn"
    let scale = name.limited(scale, to: 0...2, or: 0.7, "scale")
    return ScreenTransition(name, .heroDeceleration) { context in
      let timeline = TimelineBuilder(context)
      timeline.scale(timeline.screen(.covered), from: 1, to: scale)
      timeline.scale(timeline.dimming(to: ScreenTransition.heroDim), from: 1, to: scale)
      return timeline.enterWithShadow(along: context.travel(direction))
    }.with(interactions: [.backGesture(from: direction)])
  }
}

extension ScreenTransition {
  /// Hero's pageOut: the old screen travels away over the new one, which grows and brightens; .35 s.
  ///
  /// ![.pageOut() at nine fractions](pageOut)
  ///
  /// Cost: 4 layers; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - direction: the way the old screen travels.
  ///   - scale: the new screen's size at the beginning, 0 ... 2 times; the default is Hero's.
  public static func pageOut(_ direction: Direction = .trailing, scale: Double = 0.7) -> ScreenTransition {
    let name: TransitionName = "pageOut"
    let scale = name.limited(scale, to: 0...2, or: 0.7, "scale")
    return ScreenTransition(name, .heroStandard) { context in
      let timeline = TimelineBuilder(context)
      let below = timeline.screenBelow(dimmedBy: ScreenTransition.heroDim)
      timeline.scale(below.screen, from: scale, to: 1)
      timeline.scale(below.dimming, from: scale, to: 1)
      return timeline.leave(along: context.travel(direction))
    }.with(interactions: [.backGesture(from: direction)])
  }
}
