// Screens on a strip.

extension Transition {
  /// Both screens travel together, as on a strip: the new one enters as the old one leaves. Critically damped, with a
  /// response of .35 s, our own.
  ///
  /// ![.slide(.leading) at nine fractions](slide)
  ///
  /// - Parameter direction: the way both travel.
  public static func slide(_ direction: Direction) -> Transition {
    Transition("slide", .spring(response: 0.35, dampingRatio: 1)) { context in
      let travel = context.travel(direction)
      let timeline = TimelineBuilder(context)
      timeline.move(timeline.screen(.covered), from: .zero, to: travel)
      return timeline.enter(along: travel)
    }
  }
}
