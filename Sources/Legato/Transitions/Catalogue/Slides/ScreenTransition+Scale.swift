// A push over a screen that steps back.

extension ScreenTransition {
  /// MDTransitioning's scale push: the covered screen shrinks by `inset` points on each side and darkens, in .35 s
  /// ease-out; back in .25 s.
  ///
  /// ![.scale() at nine fractions](scale)
  ///
  /// It has the standard back gestures. Cost: 3 layers; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - inset: how far each side of the covered screen steps back, 0 ... 1000 points, but at most half of the
  ///     container; the default is half of MDTransitioning's.
  ///   - dim: the opacity of black over it at the end, 0 ... 1.
  public static func scale(inset: Double = 10, dim: Double = 0.2) -> ScreenTransition {
    let name: TransitionName = "scale"
    let inset = name.limited(inset, to: 0...1000, or: 10, "inset")
    let dim = name.limited(dim, to: 0...1, or: 0.2, "dim")
    return ScreenTransition(
      name, motion: .curve(.easeOut, duration: 0.35), reverseMotion: .curve(.easeOut, duration: 0.25)
    ) { context in
      let timeline = TimelineBuilder(context)
      let covered = timeline.screen(.covered)
      timeline.stretch(
        covered, from: Size2D(width: 1, height: 1),
        to: Size2D(
          width: remainder(of: context.size.width, less: inset), height: remainder(of: context.size.height, less: inset)
        ))
      timeline.dimming(to: dim)
      return timeline.enter(along: context.travel(.leading))
    }
  }

  /// The fraction of an extent that remains after `inset` is taken off at both ends.
  private static func remainder(of extent: Double, less inset: Double) -> Double {
    extent > 0 ? clamp(1 - 2 * inset / extent, 0, 1) : 1
  }
}
