// A screen that comes from below, in the manner of MDTransitioning.

extension ScreenTransition {
  /// MDTransitioning's present: from below in .25 s ease-in, out again in .25 s ease-out.
  ///
  /// ![.modal at nine fractions](modal)
  ///
  /// Its back gestures are the host's: a presented screen goes by a swipe down, and a pushed one by that from the edge.
  ///
  /// Not on the web. Cost: 2 layers, no pieces; stays on the compositor.
  public static var modal: ScreenTransition {
    cover(.up, motion: .curve(.easeIn, duration: 0.25), reverseMotion: .curve(.easeOut, duration: 0.25))
      .with(interactions: nil)
  }
}
