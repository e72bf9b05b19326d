// A screen that turns about its middle.

extension ScreenTransition {
  /// The old screen turns about its middle until it is seen edge on, and the new one turns on from there, on black;
  /// VCTransitionsLibrary's.
  ///
  /// ![.turn() at nine fractions](turn)
  ///
  /// ![.turn(axis: .vertical) at nine fractions](turn-vertical)
  ///
  /// Cost: 3 layers; the compositor can animate all of them.
  ///
  /// - Parameters:
  ///   - axis: the axis along which the screen's sides travel: horizontally it turns like a revolving door.
  ///   - motion: the motion of a run without a finger; VCTransitionsLibrary's second.
  public static func turn(axis: ScreenAxis = .horizontal, motion: Motion = vcMotion) -> ScreenTransition {
    ScreenTransition("turn", motion: motion, interactions: [.vcPan(.back(along: axis))]) { context in
      let timeline = TimelineBuilder(context)
      timeline.backdrop()
      timeline.turnOver(timeline.screen(.covered), timeline.screen(.covering), along: axis)
      return timeline.build()
    }
  }
}

extension TimelineBuilder {
  /// Turns a layer about the middle of the container until it is edge on, half-way; from there another layer turns on.
  @inline(never)
  func turnOver(_ first: Handle, _ second: Handle, along axis: ScreenAxis) {
    let (middle, distance) = (context.size[axis] / 2, TransitionContext.distance(500, for: context.size[axis]))
    turn(first, along: axis, seenFrom: distance, at: [0, 0.5]) { Turn(about: middle, by: -2 * $0 * Turn.quarter) }
    turn(second, along: axis, seenFrom: distance, at: [0.5, 1]) {
      Turn(about: middle, by: 2 * (1 - $0) * Turn.quarter)
    }
  }
}

extension TransitionContext {
  /// The viewer's distance in points, at least the extent: a layer that turns half of its extent towards the viewer
  /// stays in front of the viewer.
  static func distance(_ distance: Double, for extent: Double) -> Double { max(distance, extent) }
}
