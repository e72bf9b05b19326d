// A card over the screen.

extension ScreenTransition {
  /// A card with round corners and a shadow comes from below, over a screen that stays visible and darkens. It follows
  /// a finger that pulls it beyond its place. Critically damped, with a response of .35 s, Legato's own.
  ///
  /// ![.card() at nine fractions](card)
  ///
  /// The host sets where it rests (``TransitionContext/coveringFrame``), for instance some points from every side.
  ///
  /// Cost: 4 layers; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - dim: the opacity of black over the screen behind, 0 ... 1; the default is Legato's own.
  ///   - shadow: the opacity of its shadow, 0 ... 1.
  ///   - radius: the radius of its corners, 0 ... 1000 points; NaN is 0.
  public static func card(dim: Double = 0.3, shadow: Double = 0.2, radius: Double = 24) -> ScreenTransition {
    let name: TransitionName = "card"
    let dim = name.limited(dim, to: 0...1, or: 0.3, "dim")
    let radius = name.limitedRadius(radius)
    return ScreenTransition(
      name, motion: .spring(response: 0.35, dampingRatio: 1), keepsCoveredScreenVisible: true,
      interactions: [.sheetPan()]
    ) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.dimming(to: dim)
      return timeline.enterCard(from: context.departure(.down), shadow: shadow, radius: radius)
    }
  }
}
