// A new screen that lies below the old one, which leaves.

extension TimelineBuilder {
  /// Hero's shadow around a screen that travels over another one: its opacity, and its blur in points.
  private static let heroShadow = (opacity: 0.5, radius: 5.0)

  /// Adds the covering screen at the bottom, and a black dimming over it, which goes with the fraction.
  ///
  /// - Returns: both layers.
  func screenBelow(dimmedBy amount: Double) -> (screen: Handle, dimming: Handle) {
    let screen = screen(.covering)
    let dimming = layer(.dimming(over: context.screen(.covering)), frame: context.bounds)
    animate(dimming, .opacity, from: amount, to: 0)
    return (screen, dimming)
  }

  /// Adds the covered screen, which leaves with its shadow; the description is complete.
  func leave(along travel: Vector) -> Timeline {
    travelWithShadow(.covered, from: .zero, to: travel)
    return build()
  }

  /// Adds the covering screen, which comes with its shadow; the description is complete.
  func enterWithShadow(along travel: Vector) -> Timeline {
    travelWithShadow(.covering, from: -travel, to: .zero)
    return build()
  }

  /// The shadow fades towards the place outside the container, where its blur would reach into that.
  private func travelWithShadow(_ side: Side, from start: Vector, to end: Vector) {
    let (opacity, radius) = TimelineBuilder.heroShadow
    let shadow = layer(.shadow(of: context.screen(side)), frame: context.frame(side))
    set(shadow, .shadowRadius, to: radius)
    set(shadow, .shadowOpacity, to: 1)
    animate(shadow, .opacity, from: side == .covered ? opacity : 0, to: side == .covered ? 0 : opacity)
    move(shadow, from: start, to: end)
    move(screen(side), from: start, to: end)
  }
}
