// A circle that opens, and an iris.

extension ScreenTransition {
  /// The new screen shows in a circle that grows from a point. Critically damped, with a response of .5 s, our own.
  ///
  /// ![.circularReveal() at nine fractions](circularReveal)
  ///
  /// Costs two layers and no pieces; the circle is painted by the main thread on the web.
  ///
  /// - Parameters:
  ///   - point: the circle's centre in the container's coordinates, limited to the new screen; nil, or one that is not
  ///     finite, for the middle of the touched element or the shared one, else for where a finger opens the screen,
  ///     else for the container's middle.
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
  /// The old screen closes to black like an iris, and the new one opens. .6 s, our own.
  ///
  /// ![.iris() at nine fractions](iris)
  ///
  /// Costs three layers and no pieces; the circle is painted by the main thread on the web.
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
