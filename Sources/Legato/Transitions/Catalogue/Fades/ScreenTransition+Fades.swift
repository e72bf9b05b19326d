// Fades, and a change without movement.

extension ScreenTransition {
  /// The new screen fades in over the old one, which stays opaque so that nothing shows through; .25 s ease-in-out,
  /// Legato's own.
  ///
  /// ![.fade at nine fractions](fade)
  ///
  /// It has the standard back gestures. Cost: 2 layers; the compositor can animate all of them.
  public static var fade: ScreenTransition {
    ScreenTransition("fade", .curve(.easeInOut, duration: 0.25), prepare: crossFade)
  }

  @Sendable static func crossFade(_ context: TransitionContext) -> Timeline {
    let timeline = TimelineBuilder(context)
    timeline.screen(.covered)
    timeline.animate(timeline.screen(.covering), .opacity, from: 0, to: 1)
    return timeline.build()
  }
}

extension ScreenTransition {
  /// VCTransitionsLibrary's crossfade: the old screen fades away over the new one, in 1 s ease-in-out.
  ///
  /// ![.crossfade() at nine fractions](crossfade)
  ///
  /// Cost: 2 layers; the compositor can animate all of them.
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

extension ScreenTransition {
  /// Changes the screens at once. While a finger drives the run, the covering screen lies on top.
  ///
  /// Cost: 2 layers, which do not move.
  public static var instant: ScreenTransition {
    ScreenTransition("instant", .curve(.linear, duration: 0)) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.screen(.covering)
      return timeline.build()
    }
  }
}
