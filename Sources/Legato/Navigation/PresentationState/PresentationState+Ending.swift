// Finds the layers that are visible when the present run ends, and have no place afterwards.

extension PresentationState {
  /// The tolerance in points with which a layer counts as outside the container: the tolerances of its settle and of
  /// its residual, and twice that for the edge.
  private static let restMargin = 2.0

  /// Fades out what is visible when the present run ends and has no place afterwards: neither in the runs, whose layers
  /// stay, nor in the screen that stays. Returns whether there is any.
  func fadeRemains(beside runs: References<Run>, _ screen: Layer.Kind, at time: Double) -> Bool {
    var remains = References<PresentedLayer>()
    // From the top down: what covers a layer is known before the layer is tested.
    for part in parts.reversed() {
      let kind = part.layer.kind
      // A screen that is shown in pieces is whole at the end. Unless it rests at a detent, it covers everything.
      if part.isCut, kind == screen, !part.shift.moves { return false }
      // A layer that was lifted out of a screen which stays has flown back, and the screen shows it.
      let home = kind.isLifted ? kind.screen : kind
      let hasPlace = kind.screen == screen || runs.contains { $0.timeline.shows(home) }
      let stays = hasPlace && (!part.isLeft || kind.isLifted)
      part.cover = stays && kind.role == .screen ? frame[part.place] : nil
      if stays || part.fades { continue }
      let goes = part.isLeft || kind.isLifted || kind.role == .screen || kind.role == .dimming
      if goes, isSeen(part, frame[part.place], margin: PresentationState.restMargin) {
        part.fades = true
        remains.append(part)
      }
    }
    if remains.count == 0 { return false }
    // What is left of other residuals is too small to be visible.
    let (free, held) = (ResidualDecay(from: startTime, to: time), ResidualDecay(from: releaseTime, to: time))
    (startTime, releaseTime) = (time, time)
    for part in parts {
      let kind = part.layer.kind
      // The shades on fading layers fade with them.
      if kind.isShade, remains.contains(where: { $0.layer.kind == kind.ground }) { part.fades = true }
      part.look.goOn(after: part.isLeft ? free : held)
      part.reach = 0
      part.offset[.opacity] = frame[part.place][.opacity]
      part.slope[.opacity] = ResidualDecay.angularFrequency * part.offset[.opacity]
    }
    (duration, heldDuration) = (PresentationState.duration(of: 1 / PresentationState.fadeTolerance), 0)
    return true
  }
}
