// Screens on a strip.

extension ScreenTransition {
  /// Both screens travel together, as on a strip: the new one enters as the old one leaves. Critically damped, with a
  /// response of .35 s, our own.
  ///
  /// ![.slide() at nine fractions](slide)
  ///
  /// Unless it goes towards leading it brings a swipe back the way that it came, and vertically keeps the one from the
  /// leading edge beside that.
  ///
  /// Cost: 2 layers, no pieces; stays on the compositor.
  ///
  /// - Parameter direction: the way both travel.
  public static func slide(_ direction: Direction = .leading) -> ScreenTransition {
    ScreenTransition("slide", .spring(response: 0.35, dampingRatio: 1)) { context in
      let travel = context.travel(direction)
      let timeline = TimelineBuilder(context)
      timeline.move(timeline.screen(.covered), from: .zero, to: travel)
      return timeline.enter(along: travel)
    }.with(interactions: Interaction.backGestures(from: direction))
  }
}
