// A panel pulled over the screen from one side.

extension Transition {
  /// The panel travels in from `edge` by its own extent, over a screen that stays visible; it settles in Kuaishan's .2
  /// s.
  ///
  /// ![.drawer(from: .leading) at nine fractions](drawer)
  ///
  /// - Parameters:
  ///   - edge: the side that the panel comes from.
  ///   - dim: the opacity of black over the rest, limited to 0 ... 1; NaN is 0.
  public static func drawer(from edge: Edge, dim: Double = 0.3) -> Transition {
    // Kuaishan's panel settles in .2 s (docs/measurements.md).
    let motion = Motion.spring(settlingDuration: 0.2, dampingRatio: 1)
    return Transition("drawer", motion: motion, keepsCoveredScreenVisible: true) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      if dim > 0 { timeline.dimming(to: dim) }
      let panel = timeline.screen(.covering)
      timeline.move(panel, from: context.departure(edge.inward.opposite), to: .zero)
      return timeline.build()
    }
  }
}
