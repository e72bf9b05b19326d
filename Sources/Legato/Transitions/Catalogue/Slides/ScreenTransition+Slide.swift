// Screens that travel together.

extension ScreenTransition {
  /// Both screens travel together, as on a strip: the new one enters as the old one leaves. Critically damped, with a
  /// response of .35 s, Legato's own.
  ///
  /// ![.slide() at nine fractions](slide)
  ///
  /// It brings a swipe in the opposite direction; after a vertical one also the swipe from the leading edge. Towards
  /// leading it has the standard back gestures.
  ///
  /// Cost: 2 layers; the compositor can animate all of them.
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

extension ScreenTransition {
  /// Hero's zoomSlide: both screens travel together, as on a strip, and are smaller the farther they are from their
  /// places; .35 s.
  ///
  /// ![.zoomSlide() at nine fractions](zoomSlide)
  ///
  /// Cost: 2 layers; the compositor can animate all of them.
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

extension ScreenTransition {
  /// VCTransitionsLibrary's pan: the new screen comes in by the whole extent, the old one leaves by half of it, in .3 s
  /// ease-in-out.
  ///
  /// ![.pan() at nine fractions](pan)
  ///
  /// ![.pan(.up) at nine fractions](pan-up)
  ///
  /// Cost: 2 layers; the compositor can animate all of them.
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
