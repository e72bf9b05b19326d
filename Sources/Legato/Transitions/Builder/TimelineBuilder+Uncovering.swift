// A new screen that lies below the old one, which leaves.

extension TimelineBuilder {
  /// Hero's shadow around a screen that travels over another one: its opacity, and its blur in points.
  private static let heroShadow = (opacity: 0.5, radius: 5.0)

  /// Adds the covering screen below the covered one. Where others show beside that it fades in, or it would hide them
  /// at once.
  func screenBelow() -> Handle {
    let screen = screen(.covering)
    if context.showsBesideCovered { animate(screen, .opacity, from: 0, to: 1) }
    return screen
  }

  /// The same with a black dimming over it, which goes with the fraction; a screen that fades in is not dimmed.
  ///
  /// - Returns: both layers.
  func screenBelow(dimmedBy amount: Double) -> (screen: Handle, dimming: Handle) {
    let screen = screenBelow()
    let dimming = layer(.dimming(over: context.screen(.covering)), frame: context.bounds)
    animate(dimming, .opacity, from: context.showsBesideCovered ? 0 : amount, to: 0)
    return (screen, dimming)
  }

  /// Adds the covered screen, which leaves with its shadow; the description is complete.
  func leave(along travel: Vector2D) -> Timeline {
    travelWithShadow(.covered, from: .zero, to: travel)
    return build()
  }

  /// Adds the covering screen, which comes with its shadow; the description is complete.
  func enterWithShadow(along travel: Vector2D) -> Timeline {
    travelWithShadow(.covering, from: -travel, to: .zero)
    return build()
  }

  /// The shadow fades towards the place outside the container, where its blur would reach into that. There is none of
  /// a screen beside which others show, or it would come at once.
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
