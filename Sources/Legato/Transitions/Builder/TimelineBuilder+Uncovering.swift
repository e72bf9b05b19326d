// Puts new screens below an old one that leaves.

extension TimelineBuilder {
  /// Hero's shadow around a screen that travels over another one: its opacity, and its blur in points.
  private static let heroShadow = (opacity: 0.5, radius: 5.0)

  /// Adds the covering screen below the covered one. If other screens show beside the covered one, it fades in, because
  /// it would hide them at once.
  func screenBelow() -> Handle {
    let screen = screen(.covering)
    if context.showsBesideCovered { animate(screen, .opacity, from: 0, to: 1) }
    return screen
  }

  /// Adds the same with a black dimming on it, which fades with the fraction. A screen that fades in is not dimmed.
  func screenBelow(dimmedBy amount: Double) -> (screen: Handle, dimming: Handle) {
    let screen = screenBelow()
    let dimming = layer(.dimming(over: context.screen(.covering)), frame: context.bounds)
    animate(dimming, .opacity, from: context.showsBesideCovered ? 0 : amount, to: 0)
    return (screen, dimming)
  }

  /// Adds the covered screen, which leaves together with its shadow, and builds the timeline.
  func leave(along travel: Vector2D) -> Timeline {
    travelWithShadow(.covered, from: .zero, to: travel)
    return build()
  }

  /// Adds the covering screen, which comes together with its shadow, and builds the timeline.
  func enterWithShadow(along travel: Vector2D) -> Timeline {
    travelWithShadow(.covering, from: -travel, to: .zero)
    return build()
  }

  /// Moves a screen and its shadow. The shadow fades while the screen is outside of the container, because its blur
  /// would reach into it. A screen with others beside it has no shadow: it would appear all at once.
  private func travelWithShadow(_ side: Side, from start: Vector2D, to end: Vector2D) {
    let isCovered = side == .covered
    let shadow = layer(.shadow(of: context.screen(side)), frame: context.frame(side))
    set(shadow, .shadowRadius, to: TimelineBuilder.heroShadow.radius)
    set(shadow, .shadowOpacity, to: 1)
    let opacity = isCovered && context.showsBesideCovered ? 0 : TimelineBuilder.heroShadow.opacity
    animate(shadow, .opacity, from: isCovered ? opacity : 0, to: isCovered ? 0 : opacity)
    move(shadow, from: start, to: end)
    move(screen(side), from: start, to: end)
  }
}
