// A screen that pushes the old one half out of sight.

extension ScreenTransition {
  /// VCTransitionsLibrary's pan: the new screen comes in by a whole extent, and the old one goes out by a half of it,
  /// in .3 s ease-in-out.
  ///
  /// ![.pan() at nine fractions](pan)
  ///
  /// ![.pan(.up) at nine fractions](pan-up)
  ///
  /// Cost: 2 layers, no pieces; stays on the compositor.
  ///
  /// - Parameters:
  ///   - direction: the way both travel.
  ///   - duration: how long it takes without a finger, 0 ... 60 seconds.
  public static func pan(_ direction: Direction = .leading, duration: Double = 0.3) -> ScreenTransition {
    let name: TransitionName = "pan"
    let duration = name.limited(duration, to: 0...60, or: 0.3, "duration")
    return ScreenTransition(name, .curve(.easeInOut, duration: duration)) { context in
      let travel = context.travel(direction)
      let timeline = TimelineBuilder(context)
      timeline.move(timeline.screen(.covered), from: .zero, to: travel * 0.5)
      return timeline.enter(along: travel)
    }.with(interactions: [.backGesture(from: direction)])
  }
}
