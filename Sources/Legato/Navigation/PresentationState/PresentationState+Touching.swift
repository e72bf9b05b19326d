// Which layer is seen at a point.

extension PresentationState {
  /// What is less opaque than this is out of sight, in parts of 1: the engine's measure for what has settled.
  private static let faintest = 0.01
  /// The same for what goes: of what is half gone one rather sees what lies below.
  private static let halfGone = 0.5

  /// The uppermost screen, element or piece at a point; what earlier runs send away is passed over.
  ///
  /// - Parameter isLeaving: whether what covers the other screen goes.
  func kind(at point: Point2D, whileCoverIsLeaving isLeaving: Bool) -> Layer.Kind? {
    let least = isLeaving ? PresentationState.halfGone : PresentationState.faintest
    for place in stride(from: layers.count - 1, through: 0, by: -1) {
      if parts.count > place, parts[place].isLeft { continue }
      let (layer, numbers) = (layers[place], frame[place])
      switch layer.kind.role {
      case .screen, .element, .piece: break
      case .container, .dimming, .shadow, .bar, .barItem, .shade, .elementShadow: continue
      }
      if numbers[.opacity] > least, layer.isSeen(at: point, numbers) { return layer.kind }
    }
    return nil
  }
}
