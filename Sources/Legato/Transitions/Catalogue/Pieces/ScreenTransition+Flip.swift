// A screen that turns over like a page.

extension ScreenTransition {
  /// The far half of the old screen turns over like a page, with the near half of the new one on its back;
  /// VCTransitionsLibrary's.
  ///
  /// ![.flip() at nine fractions](flip)
  ///
  /// ![.flip(axis: .vertical) at nine fractions](flip-vertical)
  ///
  /// Cost: 4 pieces, 2 shades and 2 layers; the compositor can animate all of them. Without a budget for pieces the
  /// whole screens turn (``turn(axis:motion:)``).
  ///
  /// - Parameters:
  ///   - axis: the axis along which the page travels: horizontally as in a book, vertically as on a wall calendar.
  ///   - shade: how opaque the black is at the fold when the page is edge on, 0 ... 1; the default is
  ///     VCTransitionsLibrary's.
  ///   - motion: the motion of a run without a finger; VCTransitionsLibrary's second.
  public static func flip(axis: ScreenAxis = .horizontal, shade: Double = 0.5, motion: Motion = vcMotion)
    -> ScreenTransition
  {
    let name: TransitionName = "flip"
    let shade = name.limited(shade, to: 0...1, or: 0.5, "shade")
    return ScreenTransition(name, motion: motion, interactions: [.vcPan(.back(along: axis))]) { context in
      let timeline = TimelineBuilder(context)
      if timeline.halves(of: .covered, along: axis, screens: 2).count == 2,
        timeline.halves(of: .covering, along: axis, screens: 2).count == 2
      {
        timeline.turnPage(along: axis, shade)
      } else {
        timeline.backdrop()
        timeline.turnOver(timeline.screen(.covered), timeline.screen(.covering), along: axis)
      }
      return timeline.build()
    }
  }
}

extension TimelineBuilder {
  /// Adds the halves of both screens. One half of each is a side of the page; the other two halves stay in their
  /// places.
  fileprivate func turnPage(along axis: ScreenAxis, _ darkness: Double) {
    let grids = (halves(of: .covered, along: axis, screens: 2), halves(of: .covering, along: axis, screens: 2))
    hide(.covered)
    hide(.covering)
    _ = half(of: .covered, grids.0, isFar: false)
    _ = half(of: .covering, grids.1, isFar: true)
    let front = half(of: .covered, grids.0, isFar: true)
    let shadeOfFront = shade(front, from: ends(of: axis).first, darkness)
    let back = half(of: .covering, grids.1, isFar: false)
    let shadeOfBack = shade(back, from: ends(of: axis).last, darkness)
    turnOver(front, back, along: axis)
    turnOver(shadeOfFront, shadeOfBack, along: axis)
    animate(shadeOfFront, .opacity, from: 0, to: 1, between: 0, and: 0.5)
    animate(shadeOfBack, .opacity, from: 1, to: 0, between: 0.5, and: 1)
  }
}
