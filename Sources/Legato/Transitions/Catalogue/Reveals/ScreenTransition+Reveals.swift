// A hole that grows, and one that shuts and opens again.

extension ScreenTransition {
  /// The new screen shows through a circle that grows from a point until it is all there. Critically damped, with a
  /// response of .5 s, our own.
  ///
  /// ![.circularReveal() at nine fractions](circularReveal)
  ///
  /// Costs two layers and no pieces; the circle is painted by the main thread on the web.
  ///
  /// - Parameters:
  ///   - point: the circle's centre in the container's coordinates, limited to the new screen; nil for the middle of
  ///     the element that was touched, or that the screens share, else where a finger begins to open it, else the
  ///     container's middle. One that is not finite counts as nil.
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
  /// The old screen shuts as an iris does, to black, and the new one opens. .6 s, our own.
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
