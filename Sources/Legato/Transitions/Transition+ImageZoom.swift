// A picture that flies between two screens.

extension Transition {
  /// The shared pictures fly from their places in the old screen to those in the new one, which fades in behind them.
  ///
  /// A finger that drags the picture away shrinks it to a half and fades the screen behind it (MDTransitioning).
  ///
  /// - Parameters:
  ///   - motion: the motion of a presentation without a finger; MDTransitioning's is a spring of .5 s, damping .7.
  ///   - reverseMotion: that of a dismissal; MDTransitioning's is .25 s ease-in-out.
  public static func imageZoom(
    motion: Motion = .spring(Spring(settlingDuration: 0.5, dampingRatio: 0.7, initialVelocity: 0)),
    reverseMotion: Motion = .curve(.easeInOut, duration: 0.25)
  ) -> Transition {
    Transition(motion: motion, reverseMotion: reverseMotion) { context in
      var timeline = TimelineBuilder(context)
      _ = timeline.screen(.covered)
      let screen = timeline.screen(.covering)
      timeline.animate(screen, .opacity, from: 0, to: 1)
      timeline.respond(screen, .opacity, to: .pull, .multiply, through: Knot.line(from: 1, to: 0))
      for element in context.elements { timeline.flyImage(element) }
      return timeline.build()
    }
  }
}

extension TimelineBuilder {
  fileprivate mutating func flyImage(_ element: SharedElement) {
    guard let covering = element.covering, !covering.isEmpty else { return }
    let covered = element.covered.flatMap { $0.isEmpty ? nil : $0 } ?? context.sourceFrame
    let anchor = context.touchPoint ?? covering.center
    let image = layer(Layer(.element(element.id, .covering), frame: covering, gravity: .aspectFill))
    let flight = Flight(frame: covering, anchor: anchor)
    fly(
      image, from: flight.state(showing: covered, radius: element.coveredRadius),
      to: flight.state(showing: covering, radius: element.coveringRadius), about: anchor)
    for property in [Property.scaleX, .scaleY, .translationX, .translationY] {
      respond(image, property, to: .pull, .multiply, through: Knot.line(from: 1, to: 0.5))
    }
    follow(image, .translationX, .dragX)
    follow(image, .translationY, .dragY)
  }
}

extension Knot {
  /// A straight line from one output at input 0 to another at input 1, level outside.
  static func line(from start: Double, to end: Double) -> [Knot] {
    let corner = 1e-6
    return [
      Knot(-corner, start, slope: 0), Knot(0, start, slope: end - start), Knot(1, end, slope: end - start),
      Knot(1 + corner, end, slope: 0),
    ]
  }
}
