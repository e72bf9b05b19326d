/// What is shown: the layers of the present or resting run, of the runs that rest below it, and those layers of
/// interrupted runs that it does not show, such as a third screen.
///
/// Each layer is shown with the numbers of its source plus its residual: the difference from what was shown when the
/// run took over. The residual starts with the velocity at that time and decays.
final class PresentationState {
  var layers: [Layer] = []
  var frame = Frame(layers: 0)
  var isStale = true
  /// The ended run whose layers stay, such as an open drawer's. Nil during a run.
  var resting: Run?

  /// The layers that are shown, bottom first. Empty for a run alone, until another run takes over from it.
  var parts = References<PresentedLayer>()
  /// The interrupted runs that continue by themselves, oldest first; the runs that rest below the present one; and the
  /// present one.
  var sources = References<LayerSource>()
  /// The time when the present run began. From then on, residuals of fades and of layers of interrupted runs decay.
  var startTime = 0.0
  /// The time from which the residuals of the present run's layers decay; infinite while a finger stops them.
  var releaseTime = 0.0
  /// Whether fingers or a number hold the run. Residuals decay nonetheless after the container has changed its size.
  var isHeld = false
  /// The durations of the two decays, in seconds.
  var duration = 0.0
  var heldDuration = 0.0

  /// The time from which nothing of earlier runs is visible any more.
  var endTime: Double { max(startTime + duration, releaseTime + heldDuration) }

  /// How many interrupted runs continue to move. The layers of older ones stand still and fade.
  static let earlierRunLimit = 2
  /// How often a fading layer is taken over at most. Even with a new run in every frame at 120 Hz it has faded then.
  static let fadingRunLimit = 48
  /// The tolerances of a settled state: for movements in points, and for opacities and colours.
  static let (tolerance, fadeTolerance) = (0.5, 0.01)

  var isEmpty: Bool { layers.isEmpty }

  func shows(_ timeline: Timeline) -> Bool { sources.last?.timeline === timeline }

  init() {}

  init(_ timeline: Timeline) {
    sources = References(LayerSource(timeline, Frame(timeline.rest)))
    layers = timeline.layers
    frame = Frame(timeline.rest)
  }

  /// Updates the frame to a time, without allocating.
  func sample(_ inputs: Inputs, at time: Double) { write(inputs, at: time, to: frame) }

  /// Writes the numbers for a moment after a time into this state's frame or a copy, and those of the sources into
  /// their frames. A motion that has not ended at the time does not end within the moment.
  func write(_ inputs: Inputs, at time: Double, after moment: Double = 0, to target: Frame) {
    defer { target.limit() }
    guard let present = sources.last else { return }
    if parts.isEmpty { return present.timeline.write(inputs, to: target.numbers) }
    for index in 0..<sources.count {
      let source = sources[index]
      source.timeline.write(source.driver?.inputs(at: time, after: moment) ?? inputs, to: source.frame.numbers)
    }
    let free = ResidualDecay(from: startTime, to: time, moment)
    let held = ResidualDecay(from: releaseTime, to: time, moment)
    var covers = false
    for place in 0..<parts.count {
      let part = parts[place]
      if part.lead == nil { part.write(to: target, free, held) } else { covers = true }
    }
    if !covers { return }
    // A face covers what is seen of its leading face, which may lie higher, so it is written last.
    for place in 0..<parts.count {
      let part = parts[place]
      guard let lead = part.lead else { continue }
      target.limit(lead.place)
      part.write(to: target, free, held)
    }
  }
}

extension PresentationState {
  /// While a finger holds the run, its layers' residuals stop. Fades and layers of interrupted runs continue.
  func hold(at time: Double) {
    if isHeld { return }
    restart(at: time, stops: true)
    (releaseTime, isHeld) = (.infinity, true)
  }

  /// Lets those residuals that a finger stops start to decay anew, from what is left of them. Unless they stop, they go
  /// on with their velocity.
  private func restart(at time: Double, stops: Bool) {
    let decay = ResidualDecay(from: releaseTime, to: time)
    for part in parts where !part.isLeft {
      part.look.restart(from: decay, stops: stops)
      for index in 0..<LayerState.stride where !Property.fades(index) {
        part.offset[index] = decay.left(of: part.offset[index], part.slope[index])
        part.slope[index] =
          stops ? ResidualDecay.angularFrequency * part.offset[index] : decay.left(of: part.slope[index], 0)
      }
    }
  }

  /// Layers of other runs stop and fade in the redirect that follows: in a container of another size their places are
  /// not valid.
  func stopEarlierRuns() {
    if let present = sources.last { sources = References(present) }
  }

  /// Measures the residuals of what the present run shows about a finger's point. The frame is up to date. Returns how
  /// far the uppermost layer there is from where the run alone shows it.
  func measure(about finger: Point2D) -> Vector2D {
    var distance = Vector2D.zero
    let aim = Frame(layers: 1)
    for part in parts where !part.isLeft && part.layer.isSeen(at: finger, frame[part.place]) {
      let (layer, numbers) = (part.layer, aim.numbers)
      part.aim(to: numbers, isLater: false, in: frame)
      layer.shift(numbers, by: part.shift)
      part.look.measure(
        about: finger - layer.frame.center, Look(frame[part.place], layer.frame.size), Look(numbers, layer.frame.size))
      if part.lead == nil { distance = part.look.distance }
    }
    return withExtendedLifetime(aim) { distance }
  }

  func release(at time: Double) {
    if !isHeld { return }
    // What has stood still until now has no velocity. In a container of another size it has decayed meanwhile.
    restart(at: time, stops: releaseTime == .infinity)
    (releaseTime, isHeld) = (time, false)
  }
}

extension PresentationState {
  /// Whether a timeline that is shown passes a breakpoint between two times, when the present run has these inputs.
  func hasBreakpoint(from start: Double, _ first: Inputs, to end: Double, _ last: Inputs) -> Bool {
    for source in sources {
      // A settle ends with a small leap.
      if let rest = source.driver?.endTime, start < rest, end >= rest { return true }
      let (from, to) = (source.driver?.inputs(at: start) ?? first, source.driver?.inputs(at: end) ?? last)
      if source.timeline.hasBreakpoint(from: from, to: to) { return true }
    }
    return false
  }
}

extension PresentationState {
  /// Below this opacity a layer is less visible than what lies below it.
  private static let sheer = 0.5

  /// The index of the uppermost screen, element or piece at a point. Layers of interrupted runs do not count.
  func place(at point: Point2D) -> Int? {
    for place in stride(from: layers.count - 1, through: 0, by: -1) {
      if parts.count > place, parts[place].isLeft { continue }
      let (layer, numbers) = (layers[place], frame[place])
      let role = layer.kind.role
      guard role == .screen || role == .element || role == .piece else { continue }
      if opacity(place) > PresentationState.fadeTolerance, layer.isSeen(at: point, numbers) { return place }
    }
    return nil
  }

  func isSheer(_ place: Int) -> Bool { opacity(place) < PresentationState.sheer }

  /// Whether a screen is shown without a visible dimming above it, and has not faded itself.
  func showsUndimmed(_ screen: Layer.Kind) -> Bool {
    for place in stride(from: layers.count - 1, through: 0, by: -1) {
      let (kind, opacity) = (layers[place].kind, frame[place][.opacity])
      if kind == screen { return !isSheer(place) }
      if kind.role == .dimming, opacity > PresentationState.fadeTolerance { return false }
    }
    return false
  }

  /// The opacity of a layer. For a screen, it is at least the opacity of the dimming directly below it.
  private func opacity(_ place: Int) -> Double {
    let (own, kind) = (frame[place][.opacity], layers[place].kind)
    guard kind.role == .screen, place > 0, layers[place - 1].kind == .dimming(over: ScreenID(kind.id)) else {
      return own
    }
    return max(own, frame[place - 1][.opacity])
  }
}
