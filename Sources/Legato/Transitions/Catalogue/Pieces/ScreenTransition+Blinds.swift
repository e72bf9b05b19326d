// Turns a screen in on slats.

extension ScreenTransition {
  /// The new screen turns in over the old one on slats, each about its own middle; .6 s, Legato's own.
  ///
  /// ![.blinds() at nine fractions](blinds)
  ///
  /// ![.blinds(axis: .horizontal) at nine fractions](blinds-horizontal)
  ///
  /// Cost: 1 piece for each slat, and 2 layers; the compositor can animate all of them. With a smaller budget of pieces
  /// there are fewer slats, down to one.
  ///
  /// - Parameters:
  ///   - count: how many slats there are, 1 ... 32.
  ///   - axis: the axis along which the slats follow one another; if it is vertical, they lie across the screen.
  ///   - motion: the motion of a run without a finger.
  public static func blinds(
    count: Int = 8, axis: ScreenAxis = .vertical, motion: Motion = .curve(.easeInOut, duration: 0.6)
  ) -> ScreenTransition {
    let name: TransitionName = "blinds"
    let count = Int(name.limited(Double(count), to: 1...32, or: 8, "count"))
    return ScreenTransition(name, motion: motion, interactions: [.vcPan(.back(along: axis))]) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      let isWide = axis == .horizontal
      let slats = timeline.pieces(of: .covering, columns: isWide ? count : 1, rows: isWide ? 1 : count)
      for index in slats.handles.indices {
        let center = slats.frames[index].center
        let middle = isWide ? (context.mirror > 0 ? center.x : context.size.width - center.x) : center.y
        timeline.turn(
          slats.handles[index], along: axis, seenFrom: TransitionContext.distance(1000, for: context.size[axis]),
          at: [0, 1]
        ) { Turn(about: middle, by: (1 - $0) * Turn.quarter) }
      }
      return timeline.build()
    }
  }
}
