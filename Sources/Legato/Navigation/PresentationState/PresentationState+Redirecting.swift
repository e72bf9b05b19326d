// Lets a new run continue from what the old one shows. What has no place at the end of a run fades.

extension PresentationState {
  /// The interval over which velocities are measured, in seconds: short enough for the stiffest spring, and long enough
  /// for the precision of a Double.
  static let moment = 1.0 / 1_048_576
  /// States whose numbers all differ by at most this are the same.
  private static let rounding = 1e-9

  /// Larger residuals, as multiples of the tolerance, come of absurd numbers. They count as this one.
  private static let largestResidual = 1e100

  /// The presentation state of a new run, which starts from what this one shows now, with the present velocities.
  ///
  /// The start has the new run's inputs, now and a moment later; the old driver moves what this state shows. The
  /// resting runs come highest first. The destination is nil if nothing moves; `uncovers` means that the run is certain
  /// to uncover it. The new run presents its screen over the ground. The same run is the old one with a new measured
  /// context: its residuals continue.
  func redirected(
    to timeline: Timeline, start: (now: Inputs, later: Inputs), from oldDriver: TransitionDriver,
    over resting: References<Run>, reaching destination: Layer.Kind? = nil, uncovers: Bool = false,
    presentingOver ground: Layer.Kind? = nil, isSameRun: Bool = false, at time: Double
  ) -> PresentationState {
    let (shown, later) = (frame, Frame(frame))
    if let old = sources.last {
      write(oldDriver.inputs(ahead: PresentationState.moment), at: time, after: PresentationState.moment, to: later)
      write(oldDriver.inputs, at: time, to: shown)
      old.timeline.write(oldDriver.inputs, to: old.frame.numbers)
      old.driver = oldDriver
    }
    let source = LayerSource(timeline, timeline.frame(at: start.now))
    source.later = timeline.frame(at: start.later)
    let new = PresentationState()
    let order = gather(
      source, over: resting, reaching: destination, uncovers: uncovers, presentingOver: ground, in: new, at: time)
    new.joinFlights(of: source, in: order)
    new.shift(to: resting, in: order)
    let measurement = ResidualMeasurement(
      from: layers, (shown, later), to: new.parts.count, isSameRun: isSameRun, isHeld: releaseTime == .infinity)
    for part in new.parts {
      // A layer of an interrupted run whose screen rests at a detent stays at the detent.
      if part.isLeft, part.lead == nil, part.source === parts[part.past].source {
        part.shift.update(from: parts[part.past].shift, count: LayerState.stride)
      }
      if isSameRun, part.past >= 0 { keepResidual(of: parts[part.past], in: part, at: time) }
      if !parts.isEmpty {
        new.measure(part, in: order, by: measurement)
      } else if destination != nil, new.isShiftedIntoSight(part, in: order, by: measurement) {
        measurement.hide(part)
      }
      measurement.show(part)
    }
    let isSettled = max(measurement.held, measurement.free) <= PresentationState.rounding
    if isSettled, new.parts.count == timeline.layers.count, resting.count == 0 { return PresentationState(timeline) }
    new.startDecay(of: measurement, at: time)
    return new
  }

  /// The residual and the fade of a layer go on in the state that follows.
  private func keepResidual(of old: PresentedLayer, in new: PresentedLayer, at time: Double) {
    new.look = old.look
    new.look.goOn(after: ResidualDecay(from: old.isLeft ? startTime : releaseTime, to: time))
    // At an age of 0 a fade begins.
    if old.fades, old.isLeft == new.isLeft { (new.fades, new.age) = (true, max(1, old.age)) }
  }

  /// Lets the residuals decay from this time on.
  private func startDecay(of measurement: ResidualMeasurement, at time: Double) {
    frame = Frame(layers: parts.count)
    (startTime, releaseTime) = (time, time)
    duration = PresentationState.duration(of: measurement.free)
    heldDuration = PresentationState.duration(of: measurement.held)
    for part in parts {
      part.isShifted = part.hasShift
      part.isMoved = part.isShifted || part.look.size(on: part.layer.frame.size) != 0
      part.reach = 0
      for index in 0..<LayerState.stride where part.offset[index] != 0 || part.slope[index] != 0 {
        part.reach = index + 1
      }
    }
  }

  /// The seconds until the largest residual, as a multiple of the tolerance, is no longer visible.
  static func duration(of largest: Double) -> Double {
    let size = min(largest, PresentationState.largestResidual)
    return SpringMotion.decayed(from: size, size) / ResidualDecay.angularFrequency
  }

  /// Collects the layers of the new run, of the runs that rest below it, and those of this state that continue.
  private func gather(
    _ source: LayerSource, over resting: References<Run>, reaching destination: Layer.Kind?, uncovers: Bool,
    presentingOver ground: Layer.Kind?, in new: PresentationState, at time: Double
  ) -> LayerOrder {
    // Lists grow aside, for the reason that ``Run/driver`` gives.
    if parts.isEmpty, let old = sources.last {
      var alone = References<PresentedLayer>()
      for index in 0..<old.timeline.layers.count { alone.append(PresentedLayer(old, index)) }
      parts = alone
    }
    var capacity = source.timeline.layers.count + layers.count
    for run in resting { capacity += run.timeline.layers.count }
    let order = LayerOrder(capacity: capacity)
    order.show(source)
    var below = References<LayerSource>()
    for run in resting {
      let source = LayerSource(run.timeline, run.timeline.frame(at: run.driver.inputs))
      source.driver = run.driver
      below.append(source)
      order.lay(source, under: .screen(run.context.screen(.covering)))
    }
    var shown = earlierSources(beside: order, at: time)
    leave(
      in: order, beside: shown, reaching: destination, uncovering: uncovers ? destination : ground,
      below: ground.flatMap { order[$0]?.above })
    for source in below { shown.append(source) }
    shown.append(source)
    (new.sources, new.parts) = (shown, order.parts())
    var kept: [Layer] = []
    for part in new.parts {
      kept.put(part.layer)
      let role = part.layer.kind.role
      if part.past >= 0, role == .screen || role == .piece { part.cover = frame[part.past] }
    }
    new.layers = kept
    return order
  }

  /// The latest runs that move layers which the new run does not show. Their drivers continue by themselves.
  private func earlierSources(beside order: LayerOrder, at time: Double) -> References<LayerSource> {
    var earlier = References<LayerSource>()
    for source in sources {
      let movesMore = parts.contains { $0.source === source && order.any($0.layer.kind) == nil }
      guard movesMore, let driver = source.driver else { continue }
      source.later = source.timeline.frame(at: driver.inputs(at: time, after: PresentationState.moment))
      earlier.append(source)
    }
    while earlier.count > PresentationState.earlierRunLimit { earlier.remove(at: 0) }
    return earlier
  }

  /// Adds the layers of this state that the new run does not show. Each of them stays below the layers that were above
  /// it, and all of them lie below a presented screen.
  private func leave(
    in order: LayerOrder, beside earlier: References<LayerSource>, reaching destination: Layer.Kind?,
    uncovering goal: Layer.Kind?, below presented: PresentedLayer?
  ) {
    let screens = ScreenSet()
    for part in parts {
      let kind = part.layer.kind
      order.any(kind)?.past = part.place
      if kind.role == .screen, !isOver(part, in: order) { screens.set(ScreenID(kind.id), true) }
    }
    let rest = LayerSource.rest
    let still = LayerSource(Timeline(), frame)
    var cursor = presented
    for each in visits(in: order) {
      let part = PresentedLayer(each)
      let kind = part.layer.kind
      if order.any(kind)?.isLeft == true { continue }
      // A faded layer is left out. A lifted one stays while its screen does, which would otherwise show that part.
      if isOver(each, in: order), !kind.isLifted || !screens.mayContain(ScreenID(kind.id)) { continue }
      let fliesOn = join(part, to: order, at: rest, reaching: destination)
      if fliesOn { continue }
      let screen = order[kind.screen]
      if kind.isLifted, let screen {
        // It flies back to its screen, which the new run shows without it. Otherwise the screen would have a gap until
        // the end. A shadow fades if only another screen shows its element now: nothing casts it.
        (part.source, part.index, part.ground) = (rest, 0, screen)
        part.outshinesGround = screen.isCut && screen.layer.kind == destination
        part.fades = kind.isShade || (kind.role == .elementShadow && order.any(kind.caster) == nil)
        // It lies on its screen or, if the screen is being uncovered, as high as before.
        let isAsHigh = screen.layer.kind == goal && order.lies(cursor, on: screen)
        let inserted = order.insert(part, below: isAsHigh ? cursor : screen.above)
        if isAsHigh { cursor = inserted }
        continue
      }
      // A layer fades if it would hide layers that are below it now, or would outlive its screen.
      if order.lowest !== cursor || (kind.isShade && !screens.mayContain(ScreenID(kind.id))) { part.fades = true }
      if kind.isShade, let screen {
        // The next run shows the screen and not its dimming or shadow. These move with the screen.
        (part.source, part.index, part.fades) = (screen.source, screen.index, true)
      } else if !earlier.contains(part.source) {
        // A layer of an older run, which does not continue, stands still.
        (part.source, part.index, part.fades) = (still, each.place, true)
      }
      cursor = order.insert(part, below: cursor)
    }
  }

  /// The layers of this state from the top down. A face whose screen goes comes after the one that it follows home.
  private func visits(in order: LayerOrder) -> References<PresentedLayer> {
    var visits = References<PresentedLayer>()
    for each in parts.reversed() {
      let kind = each.layer.kind
      if order[kind.screen] == nil, kind.isFace, order.lead(of: kind) == nil {
        for part in parts.reversed() where part.layer.kind.of(ScreenID(kind.id)) == kind {
          if order[part.layer.kind.screen] != nil { visits.append(part) }
        }
      }
      visits.append(each)
    }
    return visits
  }

  /// Adds a layer that is another face of a flying element. It fades out over the leading face, or stays if its screen
  /// shows it at the end of the run. Returns whether it has been added.
  private func join(
    _ part: PresentedLayer, to order: LayerOrder, at rest: LayerSource, reaching destination: Layer.Kind?
  ) -> Bool {
    let kind = part.layer.kind
    guard let lead = order.lead(of: kind) ?? order.lead(of: kind, isHomeward: true), lead.layer.kind != kind
    else { return false }
    let stays = kind.screen == destination || order[kind.screen].map { $0.source !== lead.source } == true
    if stays, !lead.lands(on: part.layer.frame) { return false }
    part.lead = lead
    part.fades = !stays
    if stays { (part.source, part.index) = (rest, 0) }
    _ = order.insert(part, below: lead.above)
    return true
  }

  /// Whether a layer has faded, or has been taken over too often.
  private func isOver(_ part: PresentedLayer, in order: LayerOrder) -> Bool {
    part.fades && order.any(part.layer.kind) == nil
      && (part.age >= PresentationState.fadingRunLimit || frame[part.place][.opacity] <= PresentationState.faintest)
  }
}

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
      if part.isCut, kind == screen, !part.hasShift { return false }
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
    // Looks go on. What is left of other numbers is too small to be visible, and is dropped.
    let (free, held) = (ResidualDecay(from: startTime, to: time), ResidualDecay(from: releaseTime, to: time))
    (startTime, releaseTime) = (time, time)
    for part in parts {
      let kind = part.layer.kind
      // The shades on fading layers fade with them.
      if kind.isShade, remains.contains(where: { $0.layer.kind == kind.ground }) { part.fades = true }
      part.look.goOn(after: part.isLeft ? free : held)
      part.reach = 0
      guard part.fades else { continue }
      part.offset[.opacity] = frame[part.place][.opacity]
      part.slope[.opacity] = ResidualDecay.angularFrequency * part.offset[.opacity]
    }
    (duration, heldDuration) = (PresentationState.duration(of: 1 / PresentationState.fadeTolerance), 0)
    return true
  }
}
