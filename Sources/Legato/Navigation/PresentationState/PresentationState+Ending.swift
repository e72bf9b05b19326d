// What can still be seen when the present run is over, and is gone afterwards.

extension PresentationState {
  /// What has moved out of sight may be so far off its place, in points: its own settle's tolerance and its residual's,
  /// and as much again for its edge.
  private static let restMargin = 2.0

  /// Fades out the layers that can still be seen when the present run ends, and have no place afterwards; returns
  /// whether there are any.
  ///
  /// - Parameters:
  ///   - runs: whose layers stay.
  ///   - screen: the screen that stays.
  func fadeRemains(beside runs: References<Run>, _ screen: Layer.Kind, at time: Double) -> Bool {
    guard let residuals else { return false }
    for place in 0..<parts.count {
      let part = parts[place]
      let kind = part.layer.kind
      // A screen that is shown in pieces is whole at the end, and covers everything unless it rests at a detent.
      if part.isCut, kind == screen, !residuals.shifts.moves(part.place) { return false }
      // What was lifted out of a screen that stays has flown home, and is shown by that.
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
    // The shades of what fades fade with it.
    for index in 0..<remains.count {
      for place in 0..<parts.count where parts[place].layer.kind.isShade && !parts[place].fades {
        if parts[place].layer.kind.ground == remains[index].layer.kind { remains.append(parts[place]) }
      }
    }
    // The rest of them is too small to be seen.
    restart(
      residuals, free: ResidualDecay(from: startTime, to: time, 0), held: ResidualDecay(from: releaseTime, to: time, 0))
    (startTime, releaseTime) = (time, time)
    for index in 0..<remains.count {
      let part = remains[index]
      (part.fades, part.reach) = (true, LayerState.stride)
      let opacity = frame[part.place][.opacity]
      residuals.offsets[part.place][.opacity] = opacity
      residuals.slopes[part.place][.opacity] = ResidualDecay.angularFrequency * opacity
    }
    duration = PresentationState.duration(of: 1 / PresentationState.fadeTolerance)
    return true
  }
}

extension PresentedLayer {
  /// Whether it is gone at once when the present run is over. What is lifted out of a screen that stays is there again.
  fileprivate var goesWithItsRun: Bool {
    let kind = layer.kind
    return !stays && !fades && (isLeft || kind.isLifted || kind.role == .screen || kind.role == .dimming)
  }
}
