// A popover.

extension ScreenTransition {
  /// A popover grows out of the touched element, or out of its own middle, and fades in, over a screen that stays
  /// visible. A spring with a response of .3 s and a damping ratio of .8, Legato's own.
  ///
  /// ![.popover() at nine fractions](popover)
  ///
  /// The host sets where it rests (``TransitionContext/coveringFrame``). The point of the popover nearest to the
  /// element stays fixed.
  ///
  /// Cost: 3 layers; the compositor can animate all of them.
  ///
  /// On the web it takes a `source` and a `target`.
  ///
  /// - Parameters:
  ///   - scale: its size at the beginning, 0 ... 1 times; the default is Legato's own.
  ///   - dim: the opacity of black over the screen behind, 0 ... 1.
  ///   - radius: the radius of its corners, 0 ... 1000 points; NaN is 0.
  public static func popover(scale: Double = 0.6, dim: Double = 0.1, radius: Double = 13) -> ScreenTransition {
    let name: TransitionName = "popover"
    let scale = name.limited(scale, to: 0...1, or: 0.6, "scale")
    let dim = name.limited(dim, to: 0...1, or: 0.1, "dim")
    let radius = name.limitedRadius(radius)
    return ScreenTransition(
      name, motion: .spring(response: 0.3, dampingRatio: 0.8), keepsCoveredScreenVisible: true,
      interactions: [.fullScreenPan(.down)]
    ) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.dimming(to: dim)
      let popover = timeline.screen(.covering)
      let frame = context.frame(.covering)
      let source = context.hasSource ? context.sourceFrame.center : frame.center
      if !frame.isEmpty {
        timeline.set(popover, .anchorX, to: clamp((source.x - frame.minX) / frame.size.width, 0, 1))
        timeline.set(popover, .anchorY, to: clamp((source.y - frame.minY) / frame.size.height, 0, 1))
      }
      timeline.scale(popover, from: scale, to: 1, isClamped: false)
      timeline.animate(popover, .opacity, from: 0, to: 1, between: 0, and: 0.5)
      timeline.set(popover, .cornerRadius, to: context.panelRadius(radius))
      return timeline.build()
    }
  }
}
