// A screen that opens like a book.

extension ScreenTransition {
  /// The old screen opens like a book: its halves swing towards the viewer about their outer sides, while the new
  /// screen comes nearer behind them, on black; .8 s, Legato's own.
  ///
  /// ![.book() at nine fractions](book)
  ///
  /// Cost: 2 pieces, 2 shades and 3 layers; the compositor can animate all of them. Without a budget for pieces the
  /// whole screen opens, like a cover.
  ///
  /// - Parameters:
  ///   - axis: the axis on which the two leaves lie side by side.
  ///   - scale: the new screen's scale at the start, 0.1 ... 1 times.
  ///   - motion: the motion of a run without a finger.
  public static func book(
    axis: ScreenAxis = .horizontal, scale: Double = 0.9, motion: Motion = .curve(.easeInOut, duration: 0.8)
  ) -> ScreenTransition {
    let name: TransitionName = "book"
    let scale = name.limited(scale, to: 0.1...1, or: 0.9, "scale")
    return ScreenTransition(name, motion: motion, interactions: [.vcPan(.back(along: axis))]) { context in
      let timeline = TimelineBuilder(context)
      timeline.backdrop()
      timeline.grow(timeline.screen(.covering), from: scale)
      let grid = timeline.halves(of: .covered, along: axis)
      if grid.count == 2 {
        timeline.hide(.covered)
        for isFar in [false, true] {
          timeline.swing(timeline.half(of: .covered, grid, isFar: isFar), along: axis, isFar: isFar)
        }
      } else {
        timeline.swing(timeline.screen(.covered), along: axis, isFar: false)
      }
      return timeline.build()
    }
  }
}

extension TimelineBuilder {
  /// The viewer's distance, in extents of the container. A leaf that stands upright is nearer by a fraction of it.
  private static let bookDistance = 2.5
  /// How opaque the black is at the hinge of a leaf that stands upright.
  private static let bookShade = 0.5

  fileprivate func swing(_ leaf: Handle, along axis: ScreenAxis, isFar: Bool) {
    let extent = context.size[axis]
    let hinge = isFar ? extent : 0
    let shade = shade(leaf, from: isFar ? ends(of: axis).last : ends(of: axis).first, TimelineBuilder.bookShade)
    animate(shade, .opacity, from: 0, to: 1)
    turn(
      [leaf, shade], along: axis, seenFrom: max(1, TimelineBuilder.bookDistance * extent),
      at: TimelineBuilder.fractions(from: 0, to: 1)
    ) {
      Turn(about: hinge, at: hinge, seenFrom: extent / 2, by: $0 * (isFar ? Turn.quarter : -Turn.quarter))
    }
  }
}
