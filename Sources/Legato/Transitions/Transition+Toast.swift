// A short message at an edge.

extension Transition {
  /// A toast: it comes from an edge by its own extent, with a shadow, over a screen that stays visible; a swipe to the
  /// edge takes it away. A spring with a response of .35 s and a damping ratio of .85, our own.
  ///
  /// ![.toast() at nine fractions](toast)
  ///
  /// The host says where it rests (``TransitionContext/coveringFrame``).
  ///
  /// Cost: 3 layers, no pieces; stays on the compositor.
  ///
  /// - Parameters:
  ///   - edge: the side that it comes from.
  ///   - shadow: the opacity of its shadow, limited to 0 ... 1; NaN is .2.
  ///   - radius: the radius of its corners, in points; below 0, and what is not finite, counts as 0.
  public static func toast(from edge: Edge = .top, shadow: Double = 0.2, radius: Double = 14) -> Transition {
    let name: TransitionName = "toast"
    let shadow = name.limited(shadow, to: 0...1, or: 0.2, "shadow")
    let radius = name.limitedRadius(radius)
    return Transition(
      name, motion: .spring(response: 0.35, dampingRatio: 0.85), keepsCoveredScreenVisible: true,
      interactions: [.drawerPan(edge.inward.opposite)]
    ) { context in
      let timeline = TimelineBuilder(context)
      timeline.screen(.covered)
      return timeline.enterCard(
        from: context.departure(edge.inward.opposite), shadow: shadow, radius: radius, isClamped: false)
    }
  }
}

extension TimelineBuilder {
  /// The blur of a card's shadow in points, and how far down that lies; our own.
  private static let cardShadow = (radius: 12.0, offset: 4.0)

  /// Adds the covering screen with round corners and a soft shadow, which comes from `start`; the description is
  /// complete.
  func enterCard(from start: Vector, shadow opacity: Double, radius: Double, isClamped: Bool = true) -> Timeline {
    let shadow = shadow(radius: TimelineBuilder.cardShadow.radius)
    set(shadow, .shadowOffsetY, to: TimelineBuilder.cardShadow.offset)
    set(shadow, .cornerRadius, to: context.panelRadius(radius))
    animate(shadow, .opacity, from: 0, to: opacity)
    let card = screen(.covering)
    set(card, .cornerRadius, to: context.panelRadius(radius))
    for layer in [shadow, card] {
      move(layer, from: start, to: .zero, isClamped: isClamped)
      follow(layer, .translationX, .dragX)
      follow(layer, .translationY, .dragY)
    }
    return build()
  }
}
