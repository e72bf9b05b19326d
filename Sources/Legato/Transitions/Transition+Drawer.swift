// A panel pulled over the screen from one side.

extension Transition {
  /// The panel travels in from `edge` by its own extent, over a screen that stays visible.
  ///
  /// - Parameters:
  ///   - edge: the side that the panel comes from.
  ///   - dim: the opacity of black over the rest, limited to 0 ... 1; NaN is 0.
  public static func drawer(from edge: Edge, dim: Double = 0.3) -> Transition {
    // Kuaishan's panel settles in .2 s (docs/measurements.md).
    let motion = Motion.spring(settlingDuration: 0.2, dampingRatio: 1)
    return Transition(motion: motion, keepsCoveredScreenVisible: true) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      if dim > 0 { timeline.dimming(to: dim) }
      let panel = timeline.screen(.covering)
      timeline.move(panel, from: hiding(context.frame(.covering), behind: edge, in: context), to: .zero)
      return timeline.build()
    }
  }

  /// How far a frame must travel to lie just outside an edge.
  private static func hiding(_ frame: Rect, behind edge: Edge, in context: TransitionContext) -> Vector {
    switch edge.resolved(in: context.layoutDirection) {
    case .top: Vector(dx: 0, dy: -frame.maxY)
    case .bottom: Vector(dx: 0, dy: context.size.height - frame.minY)
    case .right: Vector(dx: context.size.width - frame.minX, dy: 0)
    default: Vector(dx: -frame.maxX, dy: 0)
    }
  }
}
