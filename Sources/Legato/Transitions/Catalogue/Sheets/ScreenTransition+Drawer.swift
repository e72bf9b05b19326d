// A panel pulled over the screen from one side.

extension ScreenTransition {
  /// The panel travels in from `edge` by its own extent, over a screen that stays visible, and settles in Kuaishan's .2
  /// s. A finger that pulls it beyond its place stretches it.
  ///
  /// ![.drawer() at nine fractions](drawer)
  ///
  /// It brings ``Interaction/drawerPan(_:threshold:reach:)``, towards its edge, with a reach of a tenth.
  ///
  /// Cost: 3 layers; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - edge: the side that the panel comes from.
  ///   - dim: the opacity of black over the rest, 0 ... 1.
  public static func drawer(from edge: ScreenEdge = .leading, dim: Double = 0.3) -> ScreenTransition {
    let name: TransitionName = "drawer"
    let dim = name.limited(dim, to: 0...1, or: 0.3, "dim")
    let outward = edge.inward.opposite
    // Kuaishan's panel settles in .2 s (docs/measurements.md).
    let motion = Motion.spring(settlingDuration: 0.2, dampingRatio: 1)
    return ScreenTransition(
      name, motion: motion, keepsCoveredScreenVisible: true, interactions: [.drawerPan(outward, reach: 0.1)]
    ) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      if dim > 0 { timeline.dimming(to: dim) }
      let panel = timeline.screen(.covering)
      timeline.move(panel, from: context.departure(outward), to: .zero)
      timeline.stretch(panel, from: outward)
      return timeline.build()
    }
  }
}
