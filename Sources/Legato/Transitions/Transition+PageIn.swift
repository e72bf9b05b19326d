// A page that is laid on another one.

extension Transition {
  /// Hero's pageIn: the new screen travels in over the old one, which shrinks and darkens; .35 s.
  ///
  /// ![.pageIn() at nine fractions](pageIn)
  ///
  /// Cost: 4 layers, no pieces; stays on the compositor.
  ///
  /// - Parameters:
  ///   - direction: the way the new screen travels.
  ///   - scale: the old screen's size at the end (Hero's .7), limited to 0 ... 2; NaN is .7.
  public static func pageIn(_ direction: Direction = .leading, scale: Double = 0.7) -> Transition {
    let name: TransitionName = "pageIn"
    let scale = name.limited(scale, to: 0...2, or: 0.7, "scale")
    return Transition(name, .heroDeceleration) { context in
      let timeline = TimelineBuilder(context)
      timeline.scale(timeline.screen(.covered), from: 1, to: scale)
      timeline.scale(timeline.dimming(to: Transition.heroDim), from: 1, to: scale)
      return timeline.enterWithShadow(along: context.travel(direction))
    }.with(interactions: [.wayBack(from: direction)])
  }
}
