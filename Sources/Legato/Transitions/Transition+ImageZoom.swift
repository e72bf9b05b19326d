// A picture that flies between two screens.

extension Transition {
  /// The shared pictures fly from their places in the old screen to those in the new one, which fades in behind them.
  ///
  /// The picture follows the fingers that drag it away, and the screen behind it fades with the pull (MDTransitioning).
  ///
  /// - Parameters:
  ///   - motion: the motion of a presentation without a finger; MDTransitioning's is a spring of .5 s, damping .7.
  ///   - reverseMotion: that of a dismissal; MDTransitioning's is .25 s ease-in-out.
  public static func imageZoom(
    motion: Motion = .spring(settlingDuration: 0.5, dampingRatio: 0.7),
    reverseMotion: Motion = .curve(.easeInOut, duration: 0.25)
  ) -> Transition {
    Transition(motion: motion, reverseMotion: reverseMotion) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      let screen = timeline.screen(.covering)
      timeline.animate(screen, .opacity, from: 0, to: 1)
      timeline.respond(screen, .opacity, to: .pull, .multiply, through: Knot.line(from: 1, to: 0))
      for element in context.elements { timeline.fly(element) }
      return timeline.build()
    }
  }
}

extension TimelineBuilder {
  /// Adds a shared element, which flies from its place in the covered screen to that in the covering one, in its own
  /// proportions; a finger's pull shrinks it to a half, and its drag carries it. One that the covering screen does not show
  /// adds nothing.
  public func fly(_ element: SharedElement) {
    let covering = element.covering
    guard !covering.isEmpty else { return }
    let anchor = context.touchPoint ?? covering.center
    let image = layer(.element(element.id, of: context.screen(.covering)), frame: covering, gravity: .aspectFill)
    let flight = Flight(frame: covering, anchor: anchor)
    let source = element.covered.or(context.sourceFrame)
    fly(
      image, from: flight.state(showing: source, radius: element.coveredRadius, region: .zero),
      to: flight.state(showing: covering, radius: element.coveringRadius, region: .zero))
    followFingers(image)
  }
}
