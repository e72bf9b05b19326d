// How one run's picture goes on from another's.

extension Picture {
  /// Velocities are read over so many seconds: short for the stiffest spring, and long for the digits of a Double.
  private static let moment = 1.0 / 32768
  /// Pictures that differ by less in every number are the same.
  private static let rounding = 1e-9

  /// Another run's picture that starts from what this one shows now, as fast as it moves.
  ///
  /// - Parameters:
  ///   - next: the new run's timeline.
  ///   - start: the new run's inputs; `velocity`: theirs per second.
  ///   - driver: what drives the present run.
  ///   - resting: what rests below the new run, the highest first.
  ///   - goal: the screen that the new run uncovers, if it is certain to.
  func redirected(
    to next: Timeline, start: Inputs, velocity: Inputs, from driver: TransitionDriver,
    over resting: References<Run>, uncovering goal: Layer.Kind? = nil, at time: Double
  ) -> Picture {
    let (shown, later) = (Frame(frame), Frame(frame))
    if let last = sources.last {
      write(driver.inputs(after: Picture.moment), at: time, after: Picture.moment, to: later)
      write(driver.inputs, at: time, to: shown)
      last.timeline.write(driver.inputs, to: last.frame.numbers)
      last.driver = driver
    }
    let present = PictureSource(next, next.frame(at: start))
    present.later = next.frame(at: start.advanced(by: velocity, for: Picture.moment))
    let result = Picture()
    let order = gather(present, over: resting, uncovering: goal, in: result, at: time)
    let shifts = result.stops(of: resting, in: order)
    let difference = PictureDifference(from: (shown, later), over: Picture.moment, shifts)
    for place in 0..<result.parts.count {
      let part = result.parts[place]
      // What is left of a screen that rests at a stop stays there.
      if part.isLeft, let stops = self.shifts, part.source === parts[part.past].source {
        for index in 0..<LayerState.stride { shifts[part.place][index] = stops[part.past][index] }
      }
      if parts.isEmpty { continue }
      switch result.origin(of: part, in: order, under: shown) {
      case .layer(let leader): difference.measure(part, from: leader)
      case .nothing: difference.hide(part)
      case .outside: break
      }
    }
    if difference.largest <= Picture.rounding, result.parts.count == next.layers.count, resting.count == 0 {
      return Picture(next)
    }
    result.go(on: difference, shifts, at: time)
    return result
  }

  /// Lets what is left over decay from a time on.
  private func go(on difference: PictureDifference, _ shifts: Frame, at time: Double) {
    frame = Frame(layers: parts.count)
    (offsets, slopes, self.shifts) = (difference.offsets, difference.slopes, shifts)
    startTime = time
    let largest = difference.largest
    guard largest > Picture.rounding else { return }
    endTime =
      time
      + Spring(angularFrequency: Picture.angularFrequency, dampingRatio: 1).settlingTime(
        displacement: largest, velocity: 0, tolerance: min(Picture.tolerance, largest / 1000))
  }

  /// Puts the parts of the next picture together: the present run's, what rests below that, and what is left of this
  /// one.
  private func gather(
    _ present: PictureSource, over resting: References<Run>, uncovering goal: Layer.Kind?, in next: Picture,
    at time: Double
  ) -> PictureOrder {
    for index in max(0, sources.count - Picture.carriedRunLimit)..<sources.count {
      sources[index].look(ahead: Picture.moment, from: time)
      next.sources.append(sources[index])
    }
    var capacity = present.timeline.layers.count + layers.count
    for index in 0..<resting.count { capacity += resting[index].timeline.layers.count }
    let order = PictureOrder(capacity: capacity)
    order.show(present)
    for index in 0..<resting.count {
      let run = resting[index]
      let source = PictureSource(run.timeline, run.timeline.frame(at: run.driver.inputs))
      source.driver = run.driver
      next.sources.append(source)
      order.lay(source, under: .screen(run.context.screen(.covering)))
    }
    leave(in: order, next, uncovering: goal)
    next.sources.append(present)
    next.parts = order.parts()
    for place in 0..<next.parts.count {
      let part = next.parts[place]
      next.layers.append(part.layer)
      if part.past >= 0, part.layer.kind.role == .screen, part.source.carrier < 0 { part.source.carrier = place }
    }
    return order
  }

  /// Leaves the layers that the next picture has no part in: each stays below what it was below.
  private func leave(in order: PictureOrder, _ next: Picture, uncovering goal: Layer.Kind?) {
    if parts.isEmpty, let run = sources.last {
      for index in 0..<run.timeline.layers.count { parts.append(PicturePart(run, index)) }
    }
    for past in 0..<parts.count { order.any(parts[past].layer.kind)?.past = past }
    lazy var home = PictureSource.rest
    var cursor: PicturePart?
    for past in stride(from: parts.count - 1, through: 0, by: -1) {
      let part = PicturePart(parts[past], past: past)
      let screen = order[part.layer.kind.screen]
      if part.layer.kind.isLifted, let screen, screen.past >= 0 {
        // What was lifted out of a screen that goes on without it flies home, or the screen would lack it to the end.
        part.source = home
        part.index = 0
        part.fades = part.layer.kind.isShade || isCastByNothing(part, in: order)
        part.mover = screen
        // It lies on that, or as high as it lay if that is uncovered.
        let isUncovered = screen.layer.kind == goal
        let place = isUncovered ? order.above(screen, or: cursor) : order.above(screen)
        let inserted = order.insert(part, below: place)
        if isUncovered, place === cursor { cursor = inserted }
        continue
      }
      // It must not hide what is now below it.
      if order.hasParts(below: cursor) { part.fades = true }
      if part.layer.kind.isShade, let screen {
        // A dimming or a shadow whose screen goes on without it goes with that.
        part.source = screen.source
        part.index = screen.index
        part.fades = true
      } else if !next.sources.contains(part.source) {
        // What is older than all that goes on stands still.
        part.source = PictureSource(part.source.timeline, frame)
        part.index = past
        part.fades = true
      }
      cursor = order.insert(part, below: cursor)
    }
  }

  /// Whether a part is a shadow of what another screen's picture stands for, and which is not seen at home either.
  private func isCastByNothing(_ part: PicturePart, in order: PictureOrder) -> Bool {
    part.layer.kind.role == .elementShadow && order.any(part.layer.kind.picture) == nil
  }

  /// How far what belongs to runs that rest below is from where the run above, which shows it too, has it while it
  /// covers nothing. What the run above does not show is moved by its screen, if that is shown.
  private func stops(of resting: References<Run>, in order: PictureOrder) -> Frame {
    let shifts = Frame(layers: parts.count)
    for index in 0..<resting.count {
      // The sources are the runs', in their order, below the present one's.
      let source = sources[sources.count - 1 - resting.count + index]
      let brought = Layer.Kind.screen(resting[index].context.screen(.covering))
      var isAbove = false
      for layer in 0..<source.timeline.layers.count {
        guard let part = order[source.timeline.layers[layer].kind] else { continue }
        if part.layer.kind == brought { isAbove = true }
        if part.source === source {
          if let screen = order[part.layer.kind.screen], screen.source !== source { part.mover = screen }
          // Another screen that lies on the one that rests below it goes with that.
          if isAbove, part.mover == nil, !part.layer.kind.isLifted { part.mover = order[brought] }
          continue
        }
        let (stop, uncovered) = (source.frame[layer], part.source.uncovered[part.index])
        for number in 0..<LayerState.stride {
          shifts[part.place][number] +=
            PictureDifference.carried(stop, number) - PictureDifference.carried(uncovered, number)
        }
      }
    }
    return shifts
  }
}
