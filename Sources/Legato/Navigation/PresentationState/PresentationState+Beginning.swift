// Finds where new layers begin, and whether they would be visible at once.

extension PresentationState {
  /// A layer with at most this opacity is not visible.
  static let faintest = 0.001
  /// The number of places, across and down, at which the visibility of a layer is tested. It is odd, so that one place
  /// is the middle, and at most the number of a layer's properties.
  private static let grid = 23
  /// Nothing is visible through a gap of twice this many points: pieces that settle leave such gaps.
  private static let seam = 0.5
  /// A strip at the side of a lifted layer counts as covered if its breadth is at most this fraction of the layer.
  private static let strip = 1.0 / 14
  /// How far inside its own edges a new layer is tested, and each layer inside the container's, in points.
  private static let edge = 0.5

  /// Where a layer begins.
  enum Origin {
    /// Where another layer was, or the layer itself.
    case layer(PresentedLayer)
    /// Outside the container, or behind other layers: it is not visible at first.
    case outside
    /// At its place, where it would be visible at once, so it starts transparent.
    case nothing
  }

  func measure(_ part: PresentedLayer, in order: LayerOrder, by measurement: ResidualMeasurement) {
    switch origin(of: part, in: order, by: measurement) {
    case .layer(let leader):
      var start: PresentedLayer?
      if let lead = part.lead, case .layer(let past) = origin(of: lead, in: order, by: measurement) { start = past }
      measurement.measure(part, from: leader, besides: start)
      // A screen shows something else than the element that it grows out of.
      if part.layer.kind.role == .screen, leader !== part { measurement.hide(part) }
      guard part.layer.kind.isLifted, leader.layer.kind.role == .screen else { break }
      let box = measurement.box(of: part, liftedFrom: leader)
      let light = light(on: box, margin: PresentationState.edge, above: leader, liftedOut: part)
      measurement.dim(part, to: light)
    case .nothing: measurement.hide(part)
    case .outside: break
    }
  }

  /// A shared element continues from where it was visible, in whichever screen. A dimming or a shadow begins with its
  /// screen, a shade with the layer on which it lies. A lifted layer begins in its screen. If that screen is new too,
  /// the layer begins in the other screen of its run, from which it flies.
  @inline(never)
  private func origin(of part: PresentedLayer, in order: LayerOrder, by measurement: ResidualMeasurement) -> Origin {
    if part.past >= 0 { return .layer(part) }
    if let face = face(before: part, under: measurement.shown) { return .layer(face) }
    let kind = part.layer.kind
    if kind.isShade || kind.isLifted, let own = order[kind.ground] {
      if own.past >= 0 { return .layer(own) }
      if kind.isShade {
        let origin = origin(of: own, in: order, by: measurement)
        // A shade may reach farther than its layer, and be visible where the layer is not.
        if case .outside = origin {} else { return origin }
      }
    }
    // An element or a piece of a new screen flies from the other screen: the lowest of its run that was shown before. A
    // screen that grows out of an element sets out with it.
    let other = parts.first { $0.layer.kind.role == .screen && $0.source === part.source && $0.past >= 0 }
    if let other, kind.isFace || kind.role == .piece || growsOutOfElement(part, on: other, under: measurement.shown) {
      return .layer(other)
    }
    if kind.isLifted { return .nothing }
    return isSeen(part, measurement.aim(of: part)) ? .nothing : .outside
  }

  /// Whether a screen grows out of an element that has not flown yet and that another screen shows. If that one is in
  /// space, it does not: what is much larger than the element might be seen past the viewer.
  private func growsOutOfElement(_ part: PresentedLayer, on screen: PresentedLayer, under shown: Frame) -> Bool {
    part.layer.kind.role == .screen && !shown[screen.past].hasViewer
      && parts.contains {
        $0.source === part.source && $0.layer.kind.isFace && part.coincides(with: $0, in: part.source.uncovered)
          && face(before: $0, under: shown) == nil
      }
  }

  /// Whether a layer that a run brings from outside would be visible at once, because its screen rests at a detent.
  func isShiftedIntoSight(_ part: PresentedLayer, in order: LayerOrder, by measurement: ResidualMeasurement) -> Bool {
    let kind = part.layer.kind
    if kind.isLifted { return false }
    if kind.isShade, let own = order[kind.ground] { return isShiftedIntoSight(own, in: order, by: measurement) }
    return isSeen(part, measurement.aim(of: part)) && !isSeen(part, part.numbers)
  }

  /// Whether a layer is visible in its frame, beside or through the screens that cover it. Visible strips along its
  /// edges that are narrower than the margin, in points, do not count.
  @inline(never)
  func isSeen(_ part: PresentedLayer, _ numbers: UnsafeMutablePointer<Double>, margin: Double = edge) -> Bool {
    numbers[.opacity] > PresentationState.faintest
      && light(on: part.layer.box(numbers), margin: margin, above: part) > PresentationState.faintest
  }

  /// How visible a box is at its most visible place, through all screens that cover it, 0 ... 1.
  ///
  /// A layer that is lifted out of the ground was shown by the ground as a part of itself before. Where the ground was
  /// covered or cut then, the box counts as covered.
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
      // A lifted layer of which only a narrow strip is free is not visible.
      (left, top) = (left + width * PresentationState.strip, top + height * PresentationState.strip)
      width *= 1 - 2 * PresentationState.strip
      height *= 1 - 2 * PresentationState.strip
    }
    let (count, lights) = (PresentationState.grid * PresentationState.grid, Frame(layers: PresentationState.grid))
    for step in 0..<count { lights.numbers[step] = 1 }
    for place in 0..<parts.count {
      let part = parts[place]
      let isGround = lifted != nil && part === ground
      let covers = lifted.map { part.past > ground.past && place < $0.place } ?? (place > ground.place)
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

  private static func part(_ place: Int) -> Double { Double(place) / Double(grid - 1) }
}
