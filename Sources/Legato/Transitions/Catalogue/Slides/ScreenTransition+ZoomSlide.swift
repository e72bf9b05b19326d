// Screens on a strip that is held at a distance.

extension ScreenTransition {
  /// Hero's zoomSlide: both screens travel together, as on a strip, and are smaller the farther they are from their
  /// places; .35 s.
  ///
  /// ![.zoomSlide() at nine fractions](zoomSlide)
  ///
  /// Cost: 2 layers, no pieces; stays on the compositor.
  ///
  /// - Parameters:
  ///   - direction: the way both travel.
  ///   - scale: their size at the far end, 0 ... 2 times; the default is Hero's.
  public static func zoomSlide(_ direction: Direction = .leading, scale: Double = 0.8) -> ScreenTransition {
    let name: TransitionName = "zoomSlide"
    let scale = name.limited(scale, to: 0...2, or: 0.8, "scale")
    return ScreenTransition(name, .heroStandard) { context in
      let travel = context.travel(direction)
      let timeline = TimelineBuilder(context)
      let covered = timeline.screen(.covered)
      timeline.move(covered, from: .zero, to: travel)
      timeline.scale(covered, from: 1, to: scale)
      let covering = timeline.screen(.covering)
      timeline.move(covering, from: -travel, to: .zero)
      timeline.scale(covering, from: scale, to: 1)
      return timeline.build()
    }.with(interactions: [.backGesture(from: direction)])
  }
}
