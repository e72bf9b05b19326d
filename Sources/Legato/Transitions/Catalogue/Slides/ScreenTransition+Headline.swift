// The headline of TouTiao.

extension ScreenTransition {
  /// RWPopTransitionAnimation's headline (TouTiao): the new screen slides over the old one, which steps back and fades
  /// on the new one's colour (``TransitionContext/coveringColor``), or else on black, in .4 s critically damped.
  ///
  /// ![.headline() at nine fractions](headline)
  ///
  /// It brings ``Interaction/headlinePan``. Cost: 4 layers; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - coveredScale: the covered screen's scale at the end, 0 ... 2 times.
  ///   - coveredOpacity: its opacity at the end, 0 ... 1.
  public static func headline(coveredScale: Double = 0.95, coveredOpacity: Double = 0.7) -> ScreenTransition {
    let name: TransitionName = "headline"
    let coveredScale = name.limited(coveredScale, to: 0...2, or: 0.95, "coveredScale")
    let coveredOpacity = name.limited(coveredOpacity, to: 0...1, or: 0.7, "coveredOpacity")
    let motion = Motion.spring(settlingDuration: 0.4, dampingRatio: 1)
    return ScreenTransition(name, motion: motion, interactions: [.headlinePan]) { context in
      let travel = context.travel(.leading)
      let timeline = TimelineBuilder(context)
      let backdrop = timeline.backdrop()
      // TouTiao's is black, which looks like a hole in a light page.
      if let color = context.coveringColor { timeline.color(backdrop, color) }
      let covered = timeline.screen(.covered)
      timeline.scale(covered, from: 1, to: coveredScale)
      timeline.animate(covered, .opacity, from: 1, to: coveredOpacity)
      // RWPopTransitionAnimation's leading shadow, 3 pt out. Its grey of opacity .6 is a glow beside a dark page; on
      // white, black of opacity .3 is the same. Its blur is Core Animation's 3 pt.
      _ = timeline.enterShadow(0.3, radius: 3, offset: 3, along: travel)
      return timeline.enter(along: travel)
    }
  }
}
