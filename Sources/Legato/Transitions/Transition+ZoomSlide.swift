// Screens on a strip that is held at a distance.

extension Transition {
  /// Hero's zoomSlide: both screens travel together, as on a strip, and are smaller the farther they are from their
  /// places; .35 s.
  ///
  /// ![.zoomSlide() at nine fractions](zoomSlide)
  ///
  /// Cost: 2 layers, no pieces; stays on the compositor.
  ///
  /// - Parameters:
  ///   - direction: the way both travel.
  ///   - scale: their size at the far end (Hero's .8), limited to 0 ... 2; NaN is .8.
  public static func zoomSlide(_ direction: Direction = .leading, scale: Double = 0.8) -> Transition {
    let name: TransitionName = "zoomSlide"
    let scale = name.limited(scale, to: 0...2, or: 0.8, "scale")
    return Transition(name, .heroStandard) { context in
      let travel = context.travel(direction)
      let timeline = TimelineBuilder(context)
      let covered = timeline.screen(.covered)
      timeline.move(covered, from: .zero, to: travel)
      timeline.scale(covered, from: 1, to: scale)
      let covering = timeline.screen(.covering)
      timeline.move(covering, from: -travel, to: .zero)
      timeline.scale(covering, from: scale, to: 1)
      return timeline.build()
    }.with(interactions: [.wayBack(from: direction)])
  }
}
