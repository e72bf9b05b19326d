// A picture that flies between two screens.

extension Transition {
  /// The shared pictures fly from their places in the old screen to those in the new one, which fades in behind them.
  ///
  /// ![.imageZoom() at nine fractions](imageZoom)
  ///
  /// The picture follows the fingers that drag it away, and the screen behind it fades with the pull (MDTransitioning).
  /// It brings ``Interaction/imageDrag(distance:)``, and the swipe from the leading edge.
  ///
  /// Cost: 2 layers and 1 for each picture, no pieces; the radius, and the clips of what changes its shape, leave the
  /// compositor.
  ///
  /// - Parameters:
  ///   - motion: the motion of a presentation without a finger; MDTransitioning's is a spring of .5 s, damping .7.
  ///   - reverseMotion: that of a dismissal; MDTransitioning's is .25 s ease-in-out.
  public static func imageZoom(
    motion: Motion = .spring(settlingDuration: 0.5, dampingRatio: 0.7),
    reverseMotion: Motion = .curve(.easeInOut, duration: 0.25)
  ) -> Transition {
    Transition(
      "imageZoom", motion: motion, reverseMotion: reverseMotion, interactions: [.imageDrag(), .edgePan()]
    ) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.flyPictures()
      return timeline.build()
    }
  }

  /// The same with the pictures' own places in the old screen taking part; see ``imageZoom(motion:reverseMotion:)``.
  ///
  /// - Parameters:
  ///   - source: what becomes of the pictures in the old screen.
  ///   - motion: the motion of a presentation without a finger.
  ///   - reverseMotion: that of a dismissal.
  public static func imageZoom(
    source: SourceStyle, motion: Motion = .spring(settlingDuration: 0.5, dampingRatio: 0.7),
    reverseMotion: Motion = .curve(.easeInOut, duration: 0.25)
  ) -> Transition {
    Transition(
      "imageZoom", motion: motion, reverseMotion: reverseMotion, interactions: [.imageDrag(), .edgePan()]
    ) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      if source == .kept { timeline.keepSources() }
      if case .fading(let part) = source { timeline.flyPictures(fadingOver: part) } else { timeline.flyPictures() }
      return timeline.build()
    }
  }
}

extension TimelineBuilder {
  /// Adds the covering screen, which fades in, and the shared pictures, which fly over it in their own order.
  public func flyPictures() {
    fadeIn()
    for element in context.elements { fly(element) }
  }

  /// The same with the covered screen's own pictures, each of which flies along right above the covering one's, and
  /// fades over a part of the way; see ``SourceStyle/fading(over:)``.
  public func flyPictures(fadingOver part: Double) {
    fadeIn()
    for element in context.elements where !element.covering.isEmpty {
      fly(element)
      let anchor = context.touchPoint ?? element.covering.center
      flySource(of: element, showing: context.bounds, about: anchor, fadingOver: part)
    }
  }

  /// Adds the covering screen, which fades in, and out again with the pull.
  @inline(never)
  private func fadeIn() {
    let screen = screen(.covering)
    animate(screen, .opacity, from: 0, to: 1)
    respond(screen, .opacity, to: .pull, .multiply, through: Knot.line(from: 1, to: 0))
  }

  /// Adds the covered screen's own pictures, where they are.
  public func keepSources() {
    for element in context.elements where !element.covered.isEmpty {
      let copy = layer(.element(element.id, of: context.screen(.covered)), frame: element.covered)
      if !element.stopped.isEmpty { fly(copy, from: element.stopped, to: element.stopped) }
    }
  }

  /// Adds a shared element, which flies from its place in the covered screen to that in the covering one, in its own
  /// proportions, and follows the fingers that carry it. One that the covered screen does not show comes out of a
  /// small square in the centre; one that the covering screen does not show adds nothing.
  public func fly(_ element: SharedElement) {
    let covering = element.covering
    guard !covering.isEmpty else { return }
    let image = layer(.element(element.id, of: context.screen(.covering)), frame: covering)
    let flight = Flight(frame: covering, anchor: context.touchPoint ?? covering.center)
    let source = context.place(of: element)
    fly(
      image, from: flight.state(showing: source, radius: element.coveredRadius, region: .zero),
      to: flight.state(showing: covering, radius: element.coveringRadius, region: .zero))
    bend(image, from: source, to: covering)
    followFingers(image)
  }

  /// Adds the covered screen's own picture of an element, which flies along with what shows the covering screen's, or a
  /// whole frame if that has none, and fades. One that the covered screen does not show adds nothing.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - frame: where it flies to if the covering screen does not show it, in the container's coordinates.
  ///   - anchor: the fixed point of the flight that it goes along with (``Flight/anchor``).
  ///   - part: over which part of the way it fades; see ``SourceStyle/fading(over:)``.
  @inline(never)
  public func flySource(of element: SharedElement, showing frame: Rect, about anchor: Point, fadingOver part: Double) {
    let own = element.covered
    let target = element.covering.or(frame)
    if !own.isEmpty, !target.isEmpty {
      let copy = layer(.element(element.id, of: context.screen(.covered)), frame: own)
      // Fixed where it covers the other picture's fixed point, or a pinch would part the two.
      let scale = own.size.width / target.matching(own.size).size.width
      let flight = Flight(frame: own, anchor: own.center + (anchor - target.center) * scale)
      fly(
        copy, from: flight.state(showing: element.seen, radius: element.coveredRadius, region: .zero),
        to: flight.state(showing: target, radius: element.coveringRadius, region: .zero))
      bend(copy, from: element.seen, to: target)
      animate(copy, .opacity, from: 1, to: 0, between: 0, and: part)
      followFingers(copy)
    }
  }
}
