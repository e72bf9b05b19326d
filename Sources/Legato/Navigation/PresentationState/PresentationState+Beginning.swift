// Where layers come from that are new, and whether they would be seen at once.

extension PresentationState {
  /// Below this opacity nothing is seen.
  static let faintest = 0.001
  /// Whether a layer is seen is tested at so many places, across and down: an odd number, so that one is the middle,
  /// and no more than a layer has numbers.
  private static let grid = 23
  /// Nothing is seen through a gap of twice so many points: pieces that settle leave such seams.
  private static let seam = 0.5
  /// A strip at the side of a lifted layer does not count if it is no broader than this part of the layer.
  private static let strip = 1.0 / 14
  /// How far from its edges a new layer is tested, and every layer from the container's, in points.
  private static let edge = 0.5

  /// Where a layer comes from.
  enum Origin {
    /// From where a layer was, which may be itself.
    case layer(PresentedLayer)
    /// From outside, or from behind something else: it is not seen at first.
    case outside
    /// From nowhere: it would be seen at once, so it is transparent at first.
    case nothing
  }

  /// Measures how a part goes on from what was shown before.
  func measure(
    _ part: PresentedLayer, in order: LayerOrder, under shown: Frame, by measurement: ResidualMeasurement
  ) {
    switch origin(of: part, in: order, under: shown, by: measurement) {
    case .layer(let leader):
      var start: PresentedLayer?
      if let lead = part.lead, case .layer(let past) = origin(of: lead, in: order, under: shown, by: measurement) {
        start = past
      }
      measurement.measure(part, from: leader, besides: start)
      guard part.layer.kind.isLifted, part.past < 0, leader.layer.kind.role == .screen else { break }
      let box = measurement.box(of: part, liftedFrom: leader)
      let light = light(on: box, margin: PresentationState.edge, above: leader, liftedOut: part)
      measurement.dim(part, to: light)
    case .nothing: measurement.hide(part)
    case .outside: break
    }
  }

  /// Where a part comes from.
  ///
  /// A shared element goes on from where it was seen, whichever screen has shown it. A dimming or a shadow comes with
  /// its screen, a shade with what it lies on. What is lifted out of a screen comes out of that; if that is new too,
  /// out of the other screen of its run, from which it flies.
  ///
  /// - Parameters:
  ///   - shown: what was shown before.
  ///   - measurement: says what will be shown of it.
  @inline(never)
  private func origin(
    of part: PresentedLayer, in order: LayerOrder, under shown: Frame, by measurement: ResidualMeasurement
  ) -> Origin {
    if part.past >= 0 { return .layer(part) }
    if let face = face(before: part, under: shown) { return .layer(face) }
    let kind = part.layer.kind
    if kind.isShade || kind.isLifted, let own = order[kind.ground] {
      if own.past >= 0 { return .layer(own) }
      if kind.isShade {
        let origin = origin(of: own, in: order, under: shown, by: measurement)
        // It may lie farther than that does.
        if case .outside = origin {} else { return origin }
      }
    }
    if !kind.isLifted {
      return isSeen(part, measurement.aim(of: part), margin: PresentationState.edge) ? .nothing : .outside
    }
    return source(of: part).map(Origin.layer) ?? .nothing
  }

  /// Whether a layer that a run brings from out of sight would be seen at once, because its screen rests at a detent.
  func isShiftedIntoSight(_ part: PresentedLayer, in order: LayerOrder, by measurement: ResidualMeasurement) -> Bool {
    let kind = part.layer.kind
    if kind.isLifted { return false }
    if kind.isShade, let own = order[kind.ground] { return isShiftedIntoSight(own, in: order, by: measurement) }
    return isSeen(part, measurement.aim(of: part), margin: PresentationState.edge)
      && !isSeen(part, part.numbers, margin: PresentationState.edge)
  }

  /// The screen out of which a new screen's element or piece flies; nil for bars.
  private func source(of part: PresentedLayer) -> PresentedLayer? {
    let kind = part.layer.kind
    guard kind.role == .element || kind.role == .elementShadow || kind.role == .piece, part.source.carrier >= 0 else {
      return nil
    }
    return parts[part.source.carrier]
  }

  /// Whether a layer can be seen in its frame, beside the screens that cover it or through them.
  ///
  /// - Parameters:
  ///   - numbers: how it looks, as a ``LayerState``.
  ///   - margin: how far from its edges it is looked at, in points: what is no broader is not seen.
  @inline(never)
  func isSeen(_ part: PresentedLayer, _ numbers: UnsafeMutablePointer<Double>, margin: Double) -> Bool {
    numbers[.opacity] > PresentationState.faintest
      && light(on: part.layer.box(numbers), margin: margin, above: part) > PresentationState.faintest
  }

  /// How clearly a box is seen at its clearest place through all screens that cover it, 0 ... 1.
  ///
  /// - Parameters:
  ///   - margin: how far from its edges it is looked at, in points.
  ///   - ground: on what it lies.
  ///   - lifted: what was a part of that in what was shown before, as it lay and was cut off there; what still covers
  ///     it does not count.
  @inline(never)
  private func light(
    on box: Rect2D, margin: Double, above ground: PresentedLayer, liftedOut lifted: PresentedLayer? = nil
  ) -> Double {
    // The lowest layer of a run fills the container.
    let bounds = sources.last?.timeline.layers.first?.frame ?? ground.layer.frame
    let edge = PresentationState.edge
    var (left, top) = (max(box.minX + margin, bounds.minX + edge), max(box.minY + margin, bounds.minY + edge))
    var width = min(box.maxX - margin, bounds.maxX - edge) - left
    var height = min(box.maxY - margin, bounds.maxY - edge) - top
    if !(width >= 0 && height >= 0) { return 0 }
    if lifted != nil {
      // A narrow strip that was left free does not make all of it seen.
      (left, top) = (left + width * PresentationState.strip, top + height * PresentationState.strip)
      width *= 1 - 2 * PresentationState.strip
      height *= 1 - 2 * PresentationState.strip
    }
    let (count, lights) = (PresentationState.grid * PresentationState.grid, Frame(layers: PresentationState.grid))
    for step in 0..<count { lights.numbers[step] = 1 }
    for place in 0..<parts.count {
      let part = parts[place]
      let isGround = lifted != nil && part === ground
      var covers = place > ground.place
      if let lifted { covers = part.past > ground.past && place < lifted.place }
      guard isGround || covers, let cover = part.cover else { continue }
      let (origin, corners) = (part.layer.frame.origin, LayerCorners(cover, part.layer.frame.size, isCut: true))
      for step in 0..<count {
        let x = left + width * PresentationState.part(step % PresentationState.grid)
        let y = top + height * PresentationState.part(step / PresentationState.grid)
        let isOn = corners.surround(x: x - origin.x, y: y - origin.y, within: PresentationState.seam)
        if isGround, !isOn { lights.numbers[step] = 0 }
        if !isGround, isOn { lights.numbers[step] *= 1 - cover[.opacity] }
      }
    }
    var brightest = 0.0
    for step in 0..<count { brightest = max(brightest, lights.numbers[step]) }
    return brightest
  }

  /// How far into a layer a place lies.
  private static func part(_ place: Int) -> Double { Double(place) / Double(grid - 1) }
}
