// A toast.

extension ScreenTransition {
  /// A toast with a shadow comes from an edge by its own extent, over a screen that stays visible; a swipe to the edge
  /// takes it away. A spring with a response of .35 s and a damping ratio of .85, Legato's own.
  ///
  /// ![.toast() at nine fractions](toast)
  ///
  /// The host sets where it rests (``TransitionContext/coveringFrame``).
  ///
  /// Cost: 3 layers; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - edge: the side that it comes from.
  ///   - shadow: the opacity of its shadow, 0 ... 1.
  ///   - radius: the radius of its corners, 0 ... 1000 points; NaN is 0.
  public static func toast(from edge: ScreenEdge = .top, shadow: Double = 0.2, radius: Double = 14) -> ScreenTransition
  {
    let name: TransitionName = "toast"
    let radius = name.limitedRadius(radius)
    return ScreenTransition(
      name, motion: .spring(response: 0.35, dampingRatio: 0.85), keepsCoveredScreenVisible: true,
      interactions: [.toastPan(edge.inward.opposite)]
    ) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      return timeline.enterCard(
        from: context.departure(edge.inward.opposite), shadow: shadow, radius: radius, isClamped: false)
    }
  }
}

extension Interaction {
  /// Dismisses by a swipe to the edge, like a drawer; in the other direction the toast moves on a rubber band.
  fileprivate static func toastPan(_ direction: Direction) -> Interaction {
    var interaction = drawerPan(direction)
    interaction.reach = 0.1
    return interaction
  }
}
