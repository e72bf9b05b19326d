// Lets a new run continue from what the old one shows, and from the layers that the old one has left.

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
    let shifts = new.shifts(of: resting, in: order)
    let measurement = ResidualMeasurement(
      from: layers, (shown, later), shifts, isSameRun: isSameRun, isHeld: isHeld)
    for place in 0..<new.parts.count {
      let part = new.parts[place]
      // A layer of an interrupted run whose screen rests at a detent stays at the detent.
      if part.isLeft, let detents = residuals?.shifts, part.source === parts[part.past].source {
        for index in 0..<LayerState.stride { shifts[part.place][index] = detents[part.past][index] }
      }
      if part.lead != nil { shifts.clear(part.place) }
      if isSameRun, part.past >= 0 { goOn(parts[part.past], as: part, at: time) }
      defer { measurement.show(part) }
      if parts.isEmpty {
        if destination != nil, new.isShiftedIntoSight(part, in: order, by: measurement) { measurement.hide(part) }
        continue
      }
      new.measure(part, in: order, under: shown, by: measurement)
    }
    if max(measurement.held, measurement.free) <= PresentationState.rounding, new.parts.count == timeline.layers.count,
      resting.count == 0
    {
      return PresentationState(timeline)
    }
    new.go(on: measurement, at: time)
    return new
  }

  /// The residual and the fade of a layer go on in the state that follows.
  private func goOn(_ old: PresentedLayer, as new: PresentedLayer, at time: Double) {
    new.look = old.look
    new.look.goOn(after: ResidualDecay(from: old.isLeft ? startTime : releaseTime, to: time, 0))
    // At an age of 0 a fade begins.
    if old.fades, old.isLeft == new.isLeft { (new.fades, new.age) = (true, max(1, old.age)) }
  }

  /// Lets the residuals decay from this time on.
  private func go(on measurement: ResidualMeasurement, at time: Double) {
    frame = Frame(layers: parts.count)
    let residuals = measurement.residuals
    self.residuals = residuals
    (startTime, releaseTime) = (time, time)
    duration = PresentationState.duration(of: measurement.free)
    heldDuration = PresentationState.duration(of: measurement.held)
    for place in 0..<parts.count {
      let part = parts[place]
      part.isShifted = residuals.shifts.moves(place)
      part.isMoved = part.isShifted || part.look.size(on: part.layer.frame.size) != 0
      part.reach = part.fades ? Property.opacity.index + 1 : 0
      for index in 0..<LayerState.stride
      where residuals.offsets[place][index] != 0 || residuals.slopes[place][index] != 0 {
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
      for index in 0..<old.timeline.layers.count {
        let part = PresentedLayer(old, index)
        part.place = index
        alone.append(part)
      }
      parts = alone
    }
    var capacity = source.timeline.layers.count + layers.count
    for index in 0..<resting.count { capacity += resting[index].timeline.layers.count }
    let order = LayerOrder(capacity: capacity)
    order.show(source)
    var below = References<LayerSource>()
    for index in 0..<resting.count {
      let run = resting[index]
      let source = LayerSource(run.timeline, run.timeline.frame(at: run.driver.inputs))
      source.driver = run.driver
      below.append(source)
      order.lay(source, under: .screen(run.context.screen(.covering)))
    }
    var shown = earlierSources(beside: order, at: time)
    leave(
      in: order, beside: shown, reaching: destination, uncovering: uncovers ? destination : ground,
      below: ground.flatMap { order[$0]?.above })
    for index in 0..<below.count { shown.append(below[index]) }
    shown.append(source)
    (new.sources, new.parts) = (shown, order.parts())
    var kept: [Layer] = []
    for place in 0..<new.parts.count {
      let part = new.parts[place]
      kept.put(part.layer)
      let isScreen = part.layer.kind.role == .screen
      if part.past < 0 { continue }
      if isScreen || part.layer.kind.role == .piece { part.cover = frame[part.past] }
      if isScreen, part.source.carrier < 0 { part.source.carrier = place }
    }
    new.layers = kept
    return order
  }

  /// The latest runs that move layers which the new run does not show. Their drivers continue by themselves.
  private func earlierSources(beside order: LayerOrder, at time: Double) -> References<LayerSource> {
    var earlier = References<LayerSource>()
    for index in 0..<sources.count {
      let source = sources[index]
      for place in 0..<parts.count where parts[place].source === source {
        if order.any(parts[place].layer.kind) != nil { continue }
        source.look(ahead: PresentationState.moment, from: time)
        earlier.append(source)
        break
      }
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
    for past in 0..<parts.count {
      let kind = parts[past].layer.kind
      order.any(kind)?.past = past
      if kind.role == .screen, !isOver(past, in: order) { screens.set(ScreenID(kind.id), true) }
    }
    let rest = LayerSource.rest
    let still = LayerSource(Timeline(), frame)
    var cursor = presented
    let visited = visits(in: order)
    for each in visited {
      let past = each.place
      let part = PresentedLayer(each, past: past)
      let kind = part.layer.kind
      if order.any(kind)?.isLeft == true { continue }
      // A faded layer is left out. A lifted one stays while its screen does, which would otherwise show that part.
      if isOver(past, in: order), !kind.isLifted || !screens.mayContain(ScreenID(kind.id)) { continue }
      let fliesOn = join(part, to: order, at: rest, reaching: destination)
      if fliesOn { continue }
      let screen = order[kind.screen]
      if kind.isLifted, let screen {
        fly(part, home: screen, at: rest, in: order, reaching: destination)
        // It lies on its screen or, if the screen is being uncovered, as high as before.
        let isUncovered = screen.layer.kind == goal
        let place = isUncovered ? order.above(screen, or: cursor) : screen.above
        let inserted = order.insert(part, below: place)
        if isUncovered, place === cursor { cursor = inserted }
        continue
      }
      // A layer fades if it would hide layers that are below it now, or would outlive its screen.
      if order.hasParts(below: cursor) || (kind.isShade && !screens.mayContain(ScreenID(kind.id))) { part.fades = true }
      if kind.isShade, let screen {
        // The next run shows the screen and not its dimming or shadow. These move with the screen.
        (part.source, part.index, part.fades) = (screen.source, screen.index, true)
      } else if !earlier.contains(part.source) {
        // A layer of an older run, which does not continue, stands still.
        (part.source, part.index, part.fades) = (still, past, true)
      }
      cursor = order.insert(part, below: cursor)
    }
  }

  /// The layers of this state from the top down. A face whose screen goes comes after the one that it follows home.
  private func visits(in order: LayerOrder) -> References<PresentedLayer> {
    var visits = References<PresentedLayer>()
    for past in stride(from: parts.count - 1, through: 0, by: -1) {
      let kind = parts[past].layer.kind
      if order[kind.screen] == nil, kind.isFace, order.lead(of: kind) == nil {
        for part in parts.reversed() where part.layer.kind.of(ScreenID(kind.id)) == kind {
          if order[part.layer.kind.screen] != nil { visits.append(part) }
        }
      }
      visits.append(parts[past])
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

  /// Lets a lifted layer fly back to its screen, which the new run shows without the layer. Otherwise the screen would
  /// have a gap until the end.
  private func fly(
    _ part: PresentedLayer, home screen: PresentedLayer, at rest: LayerSource, in order: LayerOrder,
    reaching destination: Layer.Kind?
  ) {
    (part.source, part.index) = (rest, 0)
    part.fades = part.layer.kind.isShade || isCastByNothing(part, in: order)
    part.ground = screen
    part.outshinesGround = screen.isCut && screen.layer.kind == destination
  }

  /// Whether a layer has faded, or has been taken over too often.
  private func isOver(_ past: Int, in order: LayerOrder) -> Bool {
    let part = parts[past]
    return part.fades && order.any(part.layer.kind) == nil
      && (part.age >= PresentationState.fadingRunLimit || frame[past][.opacity] <= PresentationState.faintest)
  }

  /// Whether it is the shadow of an element that only another screen shows now, so that nothing casts the shadow.
  private func isCastByNothing(_ part: PresentedLayer, in order: LayerOrder) -> Bool {
    part.layer.kind.role == .elementShadow && order.any(part.layer.kind.caster) == nil
  }
}
