// A panel with round corners and a soft shadow.

extension TimelineBuilder {
  /// The blur of a panel's shadow in points, and how far down that of a card lies; our own.
  private static let panelShadow = (radius: 12.0, offset: 4.0)
  /// The part of the way on which the shadow comes, as a blur is seen beside what is out of sight; our own.
  private static let shadowSpan = 0.1

  /// Adds the covering screen with round corners and a soft shadow, which comes from `start`; the description is
  /// complete.
  func enterCard(from start: Vector2D, shadow: Double, radius: Double, isClamped: Bool = true) -> Timeline {
    let layers = panel(from: start, shadow: shadow, radius: radius, isClamped: isClamped)
    set(layers[0], .shadowOffsetY, to: TimelineBuilder.panelShadow.offset)
    for layer in layers {
      follow(layer, .translationX, .dragX)
      follow(layer, .translationY, .dragY)
    }
    return build()
  }

  /// Adds a soft shadow, and above it the covering screen with round corners; both come from `start`.
  func panel(from start: Vector2D, shadow opacity: Double, radius: Double, isClamped: Bool = true) -> [Handle] {
    let shadow = shadow(radius: TimelineBuilder.panelShadow.radius)
    let opacity = context.transition.limited(opacity, to: 0...1, or: 0.2, "shadow")
    animate(shadow, .opacity, from: 0, to: opacity, between: 0, and: TimelineBuilder.shadowSpan)
    let layers = [shadow, screen(.covering)]
    for layer in layers {
      set(layer, .cornerRadius, to: context.panelRadius(radius))
      move(layer, from: start, to: .zero, isClamped: isClamped)
    }
    return layers
  }
}
