// Which layer is seen at a point, and whether one sees through it.

extension PresentationState {
  /// Of what is less opaque than this one rather sees what lies below, in parts of 1.
  private static let sheer = 0.5

  /// The index of the uppermost screen, element or piece at a point. Layers of interrupted runs do not count.
  func place(at point: Point2D) -> Int? {
    for place in stride(from: layers.count - 1, through: 0, by: -1) {
      if parts.count > place, parts[place].isLeft { continue }
      let (layer, numbers) = (layers[place], frame[place])
      switch layer.kind.role {
      case .screen, .element, .piece: break
      case .container, .dimming, .shadow, .bar, .barItem, .shade, .elementShadow: continue
      }
      // What has settled as transparent is out of sight.
      if opacity(place) > PresentationState.fadeTolerance, layer.isSeen(at: point, numbers) { return place }
    }
    return nil
  }

  /// Whether a layer is less visible than what lies below it.
  func isSheer(_ place: Int) -> Bool { opacity(place) < PresentationState.sheer }

  /// The opacity of a layer. For a screen, it is at least the opacity of the dimming directly below it.
  private func opacity(_ place: Int) -> Double {
    let (own, kind) = (frame[place][.opacity], layers[place].kind)
    guard kind.role == .screen, place > 0, layers[place - 1].kind == .dimming(over: ScreenID(kind.id)) else {
      return own
    }
    return max(own, frame[place - 1][.opacity])
  }
}
