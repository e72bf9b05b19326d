// Cross-fade.

extension ScreenTransition {
  /// The new screen fades in over the old one, which stays opaque so that nothing shines through; .25 s ease-in-out,
  /// our own.
  ///
  /// ![.fade at nine fractions](fade)
  ///
  /// Its back gestures are the host's. Cost: 2 layers, no pieces; stays on the compositor.
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
