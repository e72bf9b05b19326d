// Finds the layers that are visible when the present run ends, and have no place afterwards.

extension PresentationState {
  /// The tolerance in points with which a layer counts as outside the container: the tolerances of its settle and of
  /// its residual, and twice that for the edge.
  private static let restMargin = 2.0

  /// Fades out what is visible when the present run ends and has no place afterwards: neither in the runs, whose layers
  /// stay, nor in the screen that stays. Returns whether there is any.
  func fadeRemains(beside runs: References<Run>, _ screen: Layer.Kind, at time: Double) -> Bool {
    guard let residuals else { return false }
    for place in 0..<parts.count {
      let part = parts[place]
      let kind = part.layer.kind
      // A screen that is shown in pieces is whole at the end. Unless it rests at a detent, it covers everything.
      if part.isCut, kind == screen, !residuals.shifts.moves(part.place) { return false }
      // A layer that was lifted out of a screen which stays has flown back, and the screen shows it.
      let home = kind.isLifted ? kind.screen : kind
      let hasPlace = kind.screen == screen || runs.contains { $0.timeline.shows(home) }
      part.stays = hasPlace && (!part.isLeft || kind.isLifted)
      part.cover = part.stays && kind.role == .screen ? frame[place] : nil
    }
    var remains = References<PresentedLayer>()
    for place in 0..<parts.count {
      let part = parts[place]
      if part.goesWithItsRun, isSeen(part, frame[place], margin: PresentationState.restMargin) { remains.append(part) }
    }
    if remains.count == 0 { return false }
    // The shades on fading layers fade with them.
    for index in 0..<remains.count {
      for place in 0..<parts.count where parts[place].layer.kind.isShade && !parts[place].fades {
        if parts[place].layer.kind.ground == remains[index].layer.kind { remains.append(parts[place]) }
      }
    }
    // What is left of other residuals is too small to be visible.
    restart(
      residuals, free: ResidualDecay(from: startTime, to: time, 0), held: ResidualDecay(from: releaseTime, to: time, 0))
    (startTime, releaseTime) = (time, time)
    for index in 0..<remains.count {
      let part = remains[index]
      part.fades = true
      part.reach = max(part.reach, Property.opacity.index + 1)
      let opacity = frame[part.place][.opacity]
      residuals.offsets[part.place][.opacity] = opacity
      residuals.slopes[part.place][.opacity] = ResidualDecay.angularFrequency * opacity
    }
    (duration, heldDuration) = (PresentationState.duration(of: 1 / PresentationState.fadeTolerance), 0)
    return true
  }
}

extension PresentedLayer {
  /// A lifted layer of a screen that stays does not vanish with its run: the screen shows it again.
  fileprivate var goesWithItsRun: Bool {
    let kind = layer.kind
    return !stays && !fades && (isLeft || kind.isLifted || kind.role == .screen || kind.role == .dimming)
  }
}
