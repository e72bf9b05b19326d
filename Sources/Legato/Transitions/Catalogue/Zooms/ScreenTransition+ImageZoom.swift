// Pictures that fly between two screens: the shared ones of a gallery, or all that match.

extension ScreenTransition {
  /// The shared pictures fly from their places in the old screen to their places in the new one. The new screen appears
  /// behind them: its background colour first, everything else as the pictures arrive.
  ///
  /// ![.imageZoom() at nine fractions](imageZoom)
  ///
  /// A dragged picture follows the fingers, and of several each shrinks about its own middle; everything else on the
  /// screen fades at once, and after it the background colour. It brings ``Interaction/imageDrag(distance:)``,
  /// ``Interaction/edgePan(_:width:)`` and ``Interaction/pinch(slop:)``. A screen without a single background colour
  /// (``TransitionContext/coveringColor``) fades as a whole.
  ///
  /// Cost: 3 layers, and 1 for each picture and each picture's shadow; the compositor cannot animate the radius and the
  /// clips.
  ///
  /// On the web it takes a `source` and a `target`.
  ///
  /// - Parameters:
  ///   - sourceStyle: what happens to the pictures in the old screen.
  ///   - motion: the motion of a presentation without a finger; MDTransitioning's is a spring of .5 s, damping .7.
  ///   - reverseMotion: the motion of a dismissal without a finger; MDTransitioning's is .25 s ease-in-out.
  public static func imageZoom(
    sourceStyle: SourceStyle = .hidden, motion: Motion = .spring(settlingDuration: 0.5, dampingRatio: 0.7),
    reverseMotion: Motion = .curve(.easeInOut, duration: 0.25)
  ) -> ScreenTransition {
    ScreenTransition(
      "imageZoom", motion: motion, reverseMotion: reverseMotion, interactions: [.imageDrag(), .edgePan(), .pinch()]
    ) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      if sourceStyle == .kept { timeline.keepSources() }
      if case .fading(let part) = sourceStyle {
        timeline.comeOverColor()
        timeline.flyPictures(fadingOver: part)
      } else {
        timeline.flyPictures()
      }
      return timeline.build()
    }
  }
}

extension TimelineBuilder {
  /// The fraction of the run during which a screen's content appears behind its pictures (the last .5), and disappears
  /// (the first .2); Legato's own numbers. It disappears at once, and its colour appears without a flash.
  private static let (comingPart, goingPart) = (0.5, 0.2)

  /// Adds the covering screen, which appears over its colour, and the shared pictures, which fly over the screen in
  /// their own order.
  public func flyPictures() {
    comeOverColor()
    for element in context.elements { fly(element) }
  }

  /// Adds the shared pictures. The covered screen's own picture flies along right above each, and fades over a fraction
  /// of the run; see ``SourceStyle/fading(over:)``.
  package func flyPictures(fadingOver part: Double) {
    for element in context.elements where !element.covering.isEmpty {
      fly(element)
      flySource(of: element, showing: context.bounds, fadingOver: part)
    }
  }

  /// Adds the covering screen, which fades in with the fraction, and out with the pull.
  package func fadeIn() { fadeIn(over: 1, pulledOver: 1) }

  /// Adds the covering screen. Its background colour fades in before its content and, with the pull, out after it. A
  /// screen without an opaque colour fades as a whole.
  @inline(never)
  func comeOverColor() {
    guard let color = context.coveringColor, color.alpha == 1 else { return fadeIn() }
    let backdrop = layer(.dimming(over: context.screen(.covering)), frame: context.frame(.covering))
    self.color(backdrop, color)
    let part = isReversed ? TimelineBuilder.goingPart : TimelineBuilder.comingPart
    animate(backdrop, .opacity, from: 0, to: 1, between: 0, and: 1 - part)
    let clearing = Knot.line(from: 1, to: 0, after: TimelineBuilder.goingPart)
    respond(backdrop, .opacity, to: .pull, .multiply, through: clearing)
    fadeIn(over: part, pulledOver: TimelineBuilder.goingPart)
  }

  @inline(never)
  private func fadeIn(over part: Double, pulledOver pulled: Double) {
    let screen = screen(.covering)
    animate(screen, .opacity, from: 0, to: 1, between: 1 - part, and: 1)
    respond(screen, .opacity, to: .pull, .multiply, through: Knot.line(from: 1, to: 0, until: pulled))
  }

  /// Adds the covered screen's own pictures in their places, with their shadows.
  func keepSources() {
    keepsSources = true
    let screen = context.screen(.covered)
    for element in context.elements where !element.covered.isEmpty {
      if element.coveredHasShadow { keepSource(.shadow(of: element.id, in: screen), of: element) }
      keepSource(.element(element.id, of: screen), of: element)
    }
  }

  private func keepSource(_ kind: Layer.Kind, of element: SharedElement) {
    let copy = layer(kind, frame: element.covered)
    set(copy, .rotationZ, to: element.coveredTurn)
    if !element.atDetent.isEmpty { fly(copy, from: element.atDetent, to: element.atDetent) }
  }

  /// Adds a shared element, which flies from its place in the covered screen to its place in the covering screen,
  /// keeping its proportions, and follows fingers that carry it. Its shadow changes from the one screen's to the
  /// other's. An element that only the covering screen shows comes out of a small square in the centre. An element that
  /// the covering screen does not show is not added.
  public func fly(_ element: SharedElement) {
    guard !element.covering.isEmpty else { return }
    if !keepsSources { flySourceShadow(of: element, showing: .zero, fadingOver: 1) }
    let screen = context.screen(.covering)
    if element.coveringHasShadow {
      animate(fly(.shadow(of: element.id, in: screen), of: element), .opacity, from: 0, to: 1)
    }
    fly(.element(element.id, of: screen), of: element)
  }

  /// Adds the covering screen's picture of an element, which flies to its place there.
  @discardableResult
  private func fly(_ kind: Layer.Kind, of element: SharedElement) -> Handle {
    let covering = element.covering
    let image = layer(kind, frame: covering)
    let flight = Flight(frame: covering, anchor: covering.center)
    let source = context.place(of: element)
    fly(
      image, from: flight.state(showing: source, radius: element.coveredRadius, region: .zero),
      to: flight.state(showing: covering, radius: element.coveringRadius, region: .zero))
    return image
  }

  /// Adds the covered screen's picture of an element, which flies along with the covering screen's picture and fades.
  /// If the covering screen has no picture, it flies to a frame. If the covered screen has none, nothing is added.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - frame: where it flies if the covering screen does not show it, in the container's coordinates.
  ///   - part: the fraction of the run during which it fades; see ``SourceStyle/fading(over:)``.
  public func flySource(
    of element: SharedElement, showing frame: Rect2D, fadingOver part: Double
  ) {
    let picture = Layer.Kind.element(element.id, of: context.screen(.covered))
    flySource(picture, of: element, showing: frame, fadingOver: part)
  }

  /// Adds the shadow of the covered screen's picture, if it has one. Call it before the covering screen's picture is
  /// added: above that picture the shadow would darken it.
  public func flySourceShadow(
    of element: SharedElement, showing frame: Rect2D, fadingOver part: Double
  ) {
    guard element.coveredHasShadow else { return }
    let shadow = Layer.Kind.shadow(of: element.id, in: context.screen(.covered))
    flySource(shadow, of: element, showing: frame, fadingOver: part)
  }

  @inline(never)
  private func flySource(
    _ kind: Layer.Kind, of element: SharedElement, showing frame: Rect2D, fadingOver part: Double
  ) {
    let own = element.covered
    let target = element.covering.or(frame)
    if !own.isEmpty, !target.isEmpty {
      let copy = layer(kind, frame: own)
      let flight = Flight(frame: own, anchor: own.center)
      let end = flight.state(showing: target, radius: element.coveringRadius, region: .zero)
      fly(copy, from: flight.state(showing: element.seen, radius: element.coveredRadius, region: .zero), to: end)
      animate(copy, .opacity, from: 1, to: 0, between: 0, and: part)
    }
  }
}

extension ScreenTransition {
  /// Hero's auto: matching shared elements fly from their places in the old screen to their places in the new one,
  /// changing from the old picture to the new one; everything else cross-fades.
  ///
  /// ![.auto() at nine fractions](auto)
  ///
  /// It lasts .208 s plus 1/3000 s for each point that elements travel, up to 500 points. Hero times each element by
  /// itself; here all arrive together, so the longest distance is an option.
  ///
  /// Cost: 2 layers, 2 for each element and 1 for each of its shadows; the compositor cannot animate elements of
  /// different shapes or radii.
  ///
  /// On the web it takes a `source` and a `target`.
  ///
  /// - Parameter distance: how far elements travel, 0 ... 500 points.
  public static func auto(distance: Double = 500) -> ScreenTransition {
    let name: TransitionName = "auto"
    let distance = name.limited(distance, to: 0...500, or: 500, "distance")
    return ScreenTransition(name, .curve(.standard, duration: 0.208 + distance / 3000)) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      timeline.fadeIn()
      timeline.flyPictures(fadingOver: 1)
      return timeline.build()
    }
  }
}
