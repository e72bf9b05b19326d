// Finds the layer at a point, and whether what lies below it is more visible.

extension PresentationState {
  /// Below this opacity a layer is less visible than what lies below it.
  private static let sheer = 0.5

  /// The index of the uppermost screen, element or piece at a point. Layers of interrupted runs do not count.
  func place(at point: Point2D) -> Int? {
    for place in stride(from: layers.count - 1, through: 0, by: -1) {
      if parts.count > place, parts[place].isLeft { continue }
      let (layer, numbers) = (layers[place], frame[place])
      let role = layer.kind.role
      guard role == .screen || role == .element || role == .piece else { continue }
      if opacity(place) > PresentationState.fadeTolerance, layer.isSeen(at: point, numbers) { return place }
    }
    return nil
  }

  func isSheer(_ place: Int) -> Bool { opacity(place) < PresentationState.sheer }

  /// Whether a screen is shown without a visible dimming above it, and has not faded itself.
  func showsUndimmed(_ screen: Layer.Kind) -> Bool {
    for place in stride(from: layers.count - 1, through: 0, by: -1) {
      let (kind, opacity) = (layers[place].kind, frame[place][.opacity])
      if kind == screen { return !isSheer(place) }
      if kind.role == .dimming, opacity > PresentationState.fadeTolerance { return false }
    }
    return false
  }

  /// The opacity of a layer. For a screen, it is at least the opacity of the dimming directly below it.
  private func opacity(_ place: Int) -> Double {
    let (own, kind) = (frame[place][.opacity], layers[place].kind)
    guard kind.role == .screen, place > 0, layers[place - 1].kind == .dimming(over: ScreenID(kind.id)) else {
      return own
    }
    return max(own, frame[place - 1][.opacity])
  }
}
