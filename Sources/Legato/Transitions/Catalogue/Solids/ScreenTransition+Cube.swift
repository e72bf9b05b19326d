// Two faces of a cube.

extension ScreenTransition {
  /// The screens are two faces of a cube that rolls by a quarter, on black; VCTransitionsLibrary's.
  ///
  /// ![.cube() at nine fractions](cube)
  ///
  /// ![.cube(axis: .vertical) at nine fractions](cube-vertical)
  ///
  /// The common edge travels through the container, and the viewer with it. The back gesture is 200 pt long
  /// (``Interaction/vcPan(_:)``).
  ///
  /// Cost: 5 layers; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - axis: the axis along which the screens travel: towards leading, or up.
  ///   - shade: how opaque the black is over the face that is turned away, 0 ... 1; the default is
  ///     VCTransitionsLibrary's.
  ///   - motion: the motion of a run without a finger; VCTransitionsLibrary's second.
  public static func cube(
    axis: ScreenAxis = .horizontal, shade: Double = 0.8, motion: Motion = vcMotion
  ) -> ScreenTransition {
    let name: TransitionName = "cube"
    let shade = name.limited(shade, to: 0...1, or: 0.8, "shade")
    return ScreenTransition(name, motion: motion, interactions: [.vcPan(.back(along: axis))]) { context in
      let timeline = TimelineBuilder(context)
      timeline.backdrop()
      for side in Side.allCases { timeline.face(side, along: axis, shade) }
      return timeline.build()
    }
  }
}

extension TimelineBuilder {
  /// VCTransitionsLibrary's m34 of −1/200, as the viewer's distance in points.
  private static let cubeDistance = 200.0

  /// Adds one face of the cube with its shade.
  @inline(never)
  fileprivate func face(_ side: Side, along axis: ScreenAxis, _ shade: Double) {
    let (screen, isCovered) = (screen(side), side == .covered)
    let dimming = layer(.dimming(over: context.screen(side)), frame: context.frame(side))
    animate(dimming, .opacity, from: isCovered ? 0 : shade, to: isCovered ? shade : 0)
    let extent = context.size[axis]
    turn(
      [screen, dimming], along: axis, seenFrom: TimelineBuilder.cubeDistance,
      at: TimelineBuilder.fractions(from: 0, to: 1)
    ) { fraction in
      let edge = extent * (1 - fraction)
      return Turn(
        about: isCovered ? extent : 0, at: edge, seenFrom: edge,
        by: Turn.quarter * (isCovered ? -fraction : 1 - fraction))
    }
  }
}
