// Which layer is seen at a point.

extension PresentationState {
  /// What is less opaque than this is out of sight, in parts of 1: the engine's measure for what has settled.
  private static let faintest = 0.01

  /// The uppermost screen, element or piece at a point; what earlier runs send away is passed over.
  func kind(at point: Point2D) -> Layer.Kind? {
    for place in stride(from: layers.count - 1, through: 0, by: -1) {
      if parts.count > place, parts[place].isLeft { continue }
      let (layer, numbers) = (layers[place], frame[place])
      switch layer.kind.role {
      case .screen, .element, .piece: break
      case .container, .dimming, .shadow, .bar, .barItem, .shade, .elementShadow: continue
      }
      if numbers[.opacity] > PresentationState.faintest, layer.isSeen(at: point, numbers) { return layer.kind }
    }
    return nil
  }
}
