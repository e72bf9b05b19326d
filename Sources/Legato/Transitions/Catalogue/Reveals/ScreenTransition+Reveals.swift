// A circle that opens, and an iris.

extension ScreenTransition {
  /// The new screen shows in a circle that grows from a point; critically damped, with a response of .5 s, Legato's
  /// own.
  ///
  /// ![.circularReveal() at nine fractions](circularReveal)
  ///
  /// Cost: 2 layers; on the web the main thread paints the circle.
  ///
  /// - Parameters:
  ///   - point: the circle's centre in the container's coordinates, limited to the new screen. Without a finite point
  ///     it is the middle of the touched or shared element, else the place where a finger opens the screen, else the
  ///     container's middle.
  ///   - motion: the motion of a run without a finger.
  public static func circularReveal(
    from point: Point2D? = nil, motion: Motion = .spring(response: 0.5, dampingRatio: 1)
  ) -> ScreenTransition {
    ScreenTransition("circularReveal", motion: motion, interactions: [.vcPinch(), .edgePan()]) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      let center = context.center(or: point)
      timeline.open(timeline.screen(.covering), .covering, about: center, between: 0, and: 1)
      return timeline.build()
    }
  }
}

extension ScreenTransition {
  /// The old screen closes to black like an iris, and then the new one opens; .6 s, Legato's own.
  ///
  /// ![.iris() at nine fractions](iris)
  ///
  /// Cost: 3 layers; on the web the main thread paints the circle.
  ///
  /// - Parameters:
  ///   - point: the circle's centre; see ``circularReveal(from:motion:)``.
  ///   - motion: the motion of a run without a finger.
  public static func iris(
    at point: Point2D? = nil, motion: Motion = .curve(.easeInOut, duration: 0.6)
  ) -> ScreenTransition {
    ScreenTransition("iris", motion: motion, interactions: [.vcPinch(), .edgePan()]) { context in
      let timeline = TimelineBuilder(context)
      timeline.backdrop()
      let center = context.center(or: point)
      timeline.open(timeline.screen(.covered), .covered, about: center, between: 0.5, and: 0)
      timeline.open(timeline.screen(.covering), .covering, about: center, between: 0.5, and: 1)
      return timeline.build()
    }
  }
}
