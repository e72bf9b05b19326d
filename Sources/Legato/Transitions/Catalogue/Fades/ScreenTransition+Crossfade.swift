// The old screen fades away.

extension ScreenTransition {
  /// VCTransitionsLibrary's crossfade: the old screen fades away over the new one, in 1 s ease-in-out.
  ///
  /// ![.crossfade() at nine fractions](crossfade)
  ///
  /// Cost: 2 layers, no pieces; stays on the compositor.
  ///
  /// - Parameter duration: how long it takes without a finger, 0 ... 60 seconds.
  public static func crossfade(duration: Double = 1) -> ScreenTransition {
    let name: TransitionName = "crossfade"
    let duration = name.limited(duration, to: 0...60, or: 1, "duration")
    return ScreenTransition(name, .curve(.easeInOut, duration: duration)) { context in
      let timeline = TimelineBuilder(context)
      _ = timeline.screenBelow()
      timeline.animate(timeline.screen(.covered), .opacity, from: 1, to: 0)
      return timeline.build()
    }.with(interactions: [.swipe()])
  }
}
