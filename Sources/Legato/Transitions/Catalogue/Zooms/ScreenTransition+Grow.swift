// A player that grows out of a cell, as in Aweme.

extension ScreenTransition {
  /// The new screen grows out of the frame of the touched element, and a free drag carries it back.
  ///
  /// ![.grow() at nine fractions](grow)
  ///
  /// The element's own picture flies along on top, and shows during the fifth of the run next to its place: the player
  /// grows, not the cell's labels. A dragged screen follows the fingers as the interaction defines it, and the black
  /// fades with the pull. Without an element the screen appears at once, and leaves to a 5 × 5 pt square in the centre.
  /// It brings ``Interaction/freeDrag(threshold:)`` and ``Interaction/pinch(slop:)``.
  ///
  /// Cost: 3 layers and 1 for the element's picture, 1 for its shadow; the compositor cannot animate the clips and the
  /// radius.
  ///
  /// On the web it takes a `source` and a `target`.
  ///
  /// - Parameter dim: the opacity of black behind the screen, 0 ... 1; the default is Legato's own.
  public static func grow(dim: Double = 0.8) -> ScreenTransition {
    let name: TransitionName = "grow"
    let dim = name.limited(dim, to: 0...1, or: 0.8, "dim")
    // Aweme's springs: present .3 s, damping .8, velocity 1; dismiss .25 s, damping .8, velocity .2.
    return ScreenTransition(
      name, motion: .spring(settlingDuration: 0.3, dampingRatio: 0.8, initialVelocity: 1),
      reverseMotion: .spring(settlingDuration: 0.25, dampingRatio: 0.8, initialVelocity: 0.2),
      initialVelocity: 1, reverseInitialVelocity: 0.2, needsSource: true,
      interactions: [.freeDrag(), .pinch()]
    ) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      let dimming = timeline.dimming(to: dim)
      timeline.respond(dimming, .opacity, to: .pull, .multiply, through: Knot.line(from: 1, to: 0))
      let frame = context.frame(.covering)
      let flight = Flight(frame: frame, anchor: frame.center)
      let source = context.sourceFrame
      var element = context.origin
      // The screen grows as a whole, and with it what lies on it.
      element.covering = .zero
      timeline.flySourceShadow(of: element, showing: frame, fadingOver: sourceFade)
      let screen = timeline.screen(.covering)
      let start = flight.state(showing: source, radius: element.coveredRadius, region: .zero)
      timeline.fly(screen, from: start, to: flight.rest(radius: context.displayCornerRadius))
      timeline.flySource(of: element, showing: frame, fadingOver: sourceFade)
      return timeline.build()
    }
  }

  /// The fraction of the run during which the cell's picture fades; Legato's own number.
  private static let sourceFade = 0.2
}
