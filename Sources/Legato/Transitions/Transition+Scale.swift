// Screens that step back as they are covered.

extension Transition {
  /// MDTransitioning's scale push: the covered screen shrinks by `inset` points on each side and darkens, in .35 s
  /// ease-out; back in .25 s.
  ///
  /// - Parameters:
  ///   - inset: how far each side of the covered screen steps back, in points; half of MDTransitioning's 20. Limited to
  ///     half of the container; below 0 it does not step back, and NaN counts as half.
  ///   - dim: the opacity of black over it at the end, limited to 0 ... 1; NaN is 0.
  public static func scale(inset: Double = 10, dim: Double = 0.2) -> Transition {
    Transition(
      motion: .curve(.easeOut, duration: 0.35), reverseMotion: .curve(.easeOut, duration: 0.25)
    ) { context in
      let timeline = TimelineBuilder(context)
      let covered = timeline.screen(.covered)
      timeline.stretch(
        covered, from: Size(width: 1, height: 1),
        to: Size(
          width: remainder(of: context.size.width, less: inset), height: remainder(of: context.size.height, less: inset)
        ))
      timeline.dimming(to: dim)
      return timeline.enter(along: context.travel(.leading))
    }
  }

  /// What part of an extent is left when `inset` is taken off at both ends.
  private static func remainder(of extent: Double, less inset: Double) -> Double {
    extent > 0 ? clamp(1 - 2 * inset / extent, 0, 1) : 1
  }

  /// RWPopTransitionAnimation's headline (TouTiao): the new screen slides over the old one, which steps back on black,
  /// in .4 s critically damped.
  ///
  /// - Parameters:
  ///   - coveredScale: the covered screen's scale at the end; one that is not finite is left out (``Timeline/error``).
  ///   - coveredOpacity: its opacity at the end, limited to 0 ... 1; NaN is 0.
  public static func headline(coveredScale: Double = 0.95, coveredOpacity: Double = 0.7) -> Transition {
    let motion = Motion.spring(settlingDuration: 0.4, dampingRatio: 1)
    return Transition(motion) { context in
      let travel = context.travel(.leading)
      let timeline = TimelineBuilder(context)
      timeline.layer(.dimming(over: .none), frame: context.bounds)
      let covered = timeline.screen(.covered)
      timeline.scale(covered, from: 1, to: coveredScale)
      timeline.animate(covered, .opacity, from: 1, to: clamp(coveredOpacity, 0, 1))
      // RWPopTransitionAnimation's leading shadow: grey, 3 pt out, opacity .6; its blur is Core Animation's 3 pt.
      let shadow = timeline.enterShadow(0.6, radius: 3, offset: 3, along: travel)
      timeline.color(shadow, Color(red: 0.5, green: 0.5, blue: 0.5))
      return timeline.enter(along: travel)
    }
  }
}
