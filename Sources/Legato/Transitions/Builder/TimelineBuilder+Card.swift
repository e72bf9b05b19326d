// A panel with round corners and a soft shadow.

extension TimelineBuilder {
  /// The blur of a card's shadow in points, and how far down that lies; our own.
  private static let cardShadow = (radius: 12.0, offset: 4.0)

  /// Adds the covering screen with round corners and a soft shadow, which comes from `start`; the description is
  /// complete.
  func enterCard(from start: Vector2D, shadow opacity: Double, radius: Double, isClamped: Bool = true) -> Timeline {
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
