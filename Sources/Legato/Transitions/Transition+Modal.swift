// A screen that comes from below, in the manner of MDTransitioning.

extension Transition {
  /// MDTransitioning's present: from below in .25 s ease-in, out again in .25 s ease-out.
  ///
  /// ![.modal at nine fractions](modal)
  ///
  /// Its ways back are the host's: a presented screen goes by a swipe down, and a pushed one by that from the edge.
  ///
  /// Cost: 2 layers, no pieces; stays on the compositor.
  public static var modal: Transition {
    cover(.up, motion: .curve(.easeIn, duration: 0.25), reverseMotion: .curve(.easeOut, duration: 0.25))
      .with(interactions: nil)
  }
}
