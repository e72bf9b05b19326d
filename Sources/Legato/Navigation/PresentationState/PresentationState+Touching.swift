// Which layer is seen at a point.

extension PresentationState {
  /// What is less opaque than this is out of sight, in parts of 1: the engine's measure for what has settled.
  private static let faintest = 0.01
  /// Of what is less opaque than this one rather sees what lies below, in parts of 1.
  private static let sheer = 0.5

  /// The place of the uppermost screen, element or piece at a point; what earlier runs send away is passed over.
  func place(at point: Point2D) -> Int? {
    for place in stride(from: layers.count - 1, through: 0, by: -1) {
      if parts.count > place, parts[place].isLeft { continue }
      let (layer, numbers) = (layers[place], frame[place])
      switch layer.kind.role {
      case .screen, .element, .piece: break
      case .container, .dimming, .shadow, .bar, .barItem, .shade, .elementShadow: continue
      }
      if numbers[.opacity] > PresentationState.faintest, layer.isSeen(at: point, numbers) { return place }
    }
    return nil
  }

  /// Whether one rather sees what lies below a layer.
  func isSheer(_ place: Int) -> Bool { frame[place][.opacity] < PresentationState.sheer }
}
