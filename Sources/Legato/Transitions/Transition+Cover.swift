// A screen that travels over one that stays.

extension Transition {
  /// The new screen travels over the old one, which stays where it is, by its own extent: a card stays under the
  /// finger.
  ///
  /// ![.cover(.up) at nine fractions](cover)
  ///
  /// - Parameters:
  ///   - direction: the way the new screen travels.
  ///   - dim: the opacity of black over the covered screen at the end, limited to 0 ... 1; NaN is 0.
  ///   - motion: the motion of a presentation without a finger; critically damped, response .35 s, our own.
  ///   - reverseMotion: the motion of a dismissal without a finger; nil for the same.
  public static func cover(
    _ direction: Direction = .up, dim: Double = 0, motion: Motion = .spring(response: 0.35, dampingRatio: 1),
    reverseMotion: Motion? = nil
  ) -> Transition {
    Transition("cover", motion: motion, reverseMotion: reverseMotion) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      if dim > 0 { timeline.dimming(to: dim) }
      return timeline.enter(along: -context.departure(direction.opposite))
    }
  }

  /// MDTransitioning's present: from below in .25 s ease-in, out again in .25 s ease-out.
  ///
  /// ![.modal at nine fractions](modal)
  public static var modal: Transition {
    cover(.up, motion: .curve(.easeIn, duration: 0.25), reverseMotion: .curve(.easeOut, duration: 0.25))
  }
}
