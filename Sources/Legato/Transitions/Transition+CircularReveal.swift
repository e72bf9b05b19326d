// A hole that grows, or shuts.

extension Transition {
  /// The new screen shows through a circle that grows from a point until it is all there. Critically damped, with a
  /// response of .5 s, our own.
  ///
  /// ![.circularReveal() at nine fractions](circularReveal)
  ///
  /// Costs two layers and no pieces; the circle is painted by the main thread on the web.
  ///
  /// - Parameters:
  ///   - point: the circle's centre in the container's coordinates, limited to the new screen; nil for the touch point,
  ///     else the middle of the touched element, else that of the container. One that is not finite counts as nil.
  ///   - motion: the motion of a run without a finger.
  public static func circularReveal(
    from point: Point? = nil, motion: Motion = .spring(response: 0.5, dampingRatio: 1)
  ) -> Transition {
    Transition("circularReveal", motion: motion, interactions: [.vcPinch(), .edgePan()]) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      let center = context.center(or: point)
      timeline.open(timeline.screen(.covering), .covering, about: center, between: 0, and: 1)
      return timeline.build()
    }
  }

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
    at point: Point? = nil, motion: Motion = .curve(.easeInOut, duration: 0.6)
  ) -> Transition {
    Transition("iris", motion: motion, interactions: [.vcPinch(), .edgePan()]) { context in
      let timeline = TimelineBuilder(context)
      timeline.backdrop()
      let center = context.center(or: point)
      timeline.open(timeline.screen(.covered), .covered, about: center, between: 0.5, and: 0)
      timeline.open(timeline.screen(.covering), .covering, about: center, between: 0.5, and: 1)
      return timeline.build()
    }
  }
}

extension TransitionContext {
  /// A point to begin at: that given, the touch point, the touched element's or the container's middle.
  fileprivate func center(or point: Point?) -> Point {
    if let point, point.isFinite { return point }
    if let touchPoint, touchPoint.isFinite { return touchPoint }
    return hasSource ? sourceFrame.center : bounds.center
  }
}

extension TimelineBuilder {
  /// What part of the way the circle has gone when it has reached the farthest corner; over the rest, when nothing is
  /// cut off any more, the outline becomes the screen's own.
  private static let circlePart = 0.9

  /// Cuts a screen to a circle that is nothing at one fraction, and to nothing less than itself at another one.
  @inline(never)
  fileprivate func open(
    _ screen: Handle, _ side: Side, about center: Point, between closed: Double, and open: Double
  ) {
    let frame = context.frame(side)
    let (width, height) = (frame.size.width, frame.size.height)
    let (x, y) = (clamp(center.x - frame.minX, 0, width), clamp(center.y - frame.minY, 0, height))
    let (farX, farY) = (max(x, width - x), max(y, height - y))
    let radius = (farX * farX + farY * farY).squareRoot()
    func cut(_ property: Property, _ distance: Double, _ growth: Double) {
      let wide = Keyframe(
        interpolate(closed, open, TimelineBuilder.circlePart), distance + growth * radius)
      let ends = (Keyframe(closed, distance), Keyframe(open, 0))
      animate(screen, property, through: closed < open ? [ends.0, wide, ends.1] : [ends.1, wide, ends.0])
    }
    cut(.clipLeft, x, -1)
    cut(.clipTop, y, -1)
    cut(.clipRight, width - x, -1)
    cut(.clipBottom, height - y, -1)
    cut(.cornerRadius, 0, 1)
  }
}
