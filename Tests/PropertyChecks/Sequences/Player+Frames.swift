// Compares what a player sees with the continuity bound.

import LegatoTesting

@testable import Legato

extension Player {
  func see(_ frame: inout SeenFrame) {
    let navigator = observed
    var states = navigator.states
    fault?.distort(&states, of: navigator, before, in: observed.size.sanitized)
    frame.take(navigator.layers, states, top: observed.top, size: observed.size.sanitized)
  }

  func frameShown() {
    frames += 1
    checkFrame("a frame")
    answerIfDue()
  }

  /// Checks a frame after time has passed or a finger has moved.
  func checkFrame(_ event: @autoclosure () -> String) {
    let navigator = observed
    let elapsed = navigator.now - beforeTime
    let unit = max(stage.size.sanitized.width, stage.size.sanitized.height)
    if !(unit > 0) { isExcused = true }
    var dragged = 0.0
    for (index, finger) in [stage.finger, stage.secondFinger].enumerated() where finger.position.isUsable {
      dragged += (finger.position - fingers[index]).length
    }
    let pulled = dragged > 0 ? (navigator.inputs.pull - beforeInputs.pull).magnitude : 0
    let drive = Drive(navigator, unit: unit)
    note(drive, of: navigator)
    if unit > 0 { dragged /= unit }
    let pace = pace(of: drive)
    var bound = Bound(
      travel: max(Player.speed, pace) * elapsed + max(Player.leverage, leverage(in: unit)) * dragged + Player.snap,
      fading: max(Player.fading, pace) * elapsed + 2 * Player.leverage * dragged + Player.fadeSnap
        + Player.pulledFading * pulled)
    let isKinked = passesKink
    if dragged == 0, elapsed > 0 {
      let seen = before.pace
      let push = isDisturbed ? drive.kick(after: self.drive) : drive.change(since: self.drive)
      let drift = steepest.reduce(Player.drift) { max($0, $1.steepness) }
      let isWide = stage.size.sanitized.width == unit
      let acceleration = isWide ? Player.drawerAcceleration : Player.acceleration
      let damping = isWide ? Player.drawerDamping : Player.damping
      let braking = acceleration + damping * seen + parting
      bound.bend = (braking * (elapsed + beforeElapsed) / 2 + drift * push) * elapsed
      // A layer that a finger grabs stops, and so does its residual.
      if isDisturbed, navigator.phase == .tracking { bound.bend += seen * elapsed }
      // The velocity is a mean over the time before, and may have changed in that time.
      if isKinked || wasKinked {
        // A layer that stood still may start with the velocity of the steepest run: a card comes up in a fifth of the
        // way.
        let fastest = steepest.reduce(0) { max($0, $1.steepness * $1.speed) }
        bound.bend += Player.snap + max(Player.growth * max(seen, drive.speed, self.drive.speed), fastest) * elapsed
      }
    }
    let wasExcused = isExcused
    check(event(), bound, after: elapsed)
    if elapsed > 0 { (isDisturbed, wasKinked, self.drive, beforeElapsed) = (false, isKinked, drive, elapsed) }
    if dragged > 0 || wasExcused { for index in before.items.indices { before.items[index].velocity = nil } }
  }

  /// Stores the steepness of the runs that move the layers, the present one and interrupted ones, and their latest
  /// velocities.
  private func note(_ drive: Drive, of navigator: Navigator) {
    guard navigator.request != nil, let timeline = navigator.timeline else { return }
    if steepest.first?.timeline !== timeline {
      steepest.insert((timeline, steepness(of: timeline), 0), at: 0)
      if steepest.count > Player.carriedRuns { steepest.removeLast() }
    }
    steepest[0].speed = drive.speed
    // An interrupted run continues, and may have only just begun.
    for source in navigator.presentation.sources {
      guard let driver = source.driver, navigator.now > beforeTime else { continue }
      let way = driver.inputs(at: navigator.now).fraction - driver.inputs(at: beforeTime).fraction
      let speed = way.magnitude / (navigator.now - beforeTime)
      for index in steepest.indices.dropFirst() where steepest[index].timeline === source.timeline {
        steepest[index].speed = max(steepest[index].speed, speed)
      }
    }
  }

  /// The highest velocity of a layer by one of these runs or by an input.
  private func pace(of drive: Drive) -> Double {
    steepest.reduce(Player.steepness * max(drive.speed, self.drive.speed)) {
      max($0, max(Player.steepness, $1.steepness) * $1.speed)
    }
  }

  /// How far the farthest corner travels for each unit of the fraction, in units of the container's longer side: 1 in a
  /// push, 5 for cards, which come up in a fifth of the way.
  private func steepness(of timeline: Timeline) -> Double {
    var (before, steepness) = ([SIMD8<Double>](), 0.0)
    for step in 0...Player.steps {
      let corners = corners(of: timeline, at: Double(step) / Double(Player.steps))
      for (start, end) in zip(before, corners) { steepness = max(steepness, (end - start).largest) }
      before = corners
    }
    return steepness * Double(Player.steps)
  }

  /// How far the farthest corner moves for each point by which a finger drives the present run's fraction, in units.
  private func leverage(in unit: Double) -> Double {
    guard let interaction = observed.run?.plan.interaction, let present = steepest.first else { return 0 }
    if interaction.isPinch || interaction.progress != .fraction { return 0 }
    let whole = interaction.length(in: observed.size.sanitized)
    return whole > 0 ? present.steepness * unit / whole : 0
  }

  /// How fast a residual stops a layer, in addition to what the layer's own velocity explains. It has begun with the
  /// new run's velocity, in the opposite direction, and is critically damped.
  private var parting: Double {
    guard !observed.presentation.parts.isEmpty, let present = steepest.first else { return 0 }
    let left = Elementary.exp(-ResidualDecay.angularFrequency * (observed.now - observed.presentation.startTime))
    return 2 * ResidualDecay.angularFrequency * present.steepness * present.speed * left
  }

  /// How far a layer's corners have left their straight way since the last frame because the ways of its runs curve:
  /// as far as if the fractions had kept their pace.
  private func curve(of kind: Layer.Kind, after elapsed: Double) -> Double {
    var curve = 0.0
    if let timeline = observed.timeline, timeline === beforeTimeline {
      curve += bend(of: kind, in: timeline, from: beforeInputs.fraction, to: observed.inputs.fraction)
    }
    for source in observed.presentation.sources {
      guard let driver = source.driver else { continue }
      let (start, end) = (driver.inputs(at: beforeTime).fraction, driver.inputs(at: observed.now).fraction)
      curve += bend(of: kind, in: source.timeline, from: start, to: end)
    }
    // The velocity is a mean over the time before.
    return elapsed > 0 ? curve * (1 + beforeElapsed / elapsed) / 2 : 0
  }

  /// How far a step of a run's fraction brings a layer's corners from where such a step before has brought them to.
  private func bend(of kind: Layer.Kind, in timeline: Timeline, from start: Double, to end: Double) -> Double {
    guard let index = timeline.layers.firstIndex(where: { $0.kind == kind }) else { return 0 }
    let corners = [2 * start - end, start, end].map { self.corners(of: timeline, at: $0)[index] }
    return (corners[0] - 2 * corners[1] + corners[2]).largest
  }

  private func corners(of timeline: Timeline, at fraction: Double) -> [SIMD8<Double>] {
    let unit = max(stage.size.sanitized.width, stage.size.sanitized.height)
    return zip(timeline.layers, timeline.states(at: Inputs(fraction: fraction))).map {
      SeenFrame.Item($0, $1, unit: unit).corners
    }
  }

  /// Whether there may have been a kink since the last frame: a keyframe, or the end of a track or a run.
  private var passesKink: Bool {
    let navigator = observed
    if case .ended = navigator.phase { return true }
    if !navigator.isRunning { return true }
    func isOnItsWay(_ inputs: Inputs) -> Bool { inputs.fraction > 0 && inputs.fraction < 1 }
    if !isDisturbed, isOnItsWay(beforeInputs) != isOnItsWay(navigator.inputs) { return true }
    return navigator.presentation.hasBreakpoint(
      from: beforeTime, beforeInputs, to: navigator.now, navigator.inputs)
  }

  /// Checks that an event without a duration moves nothing.
  func checkStill(_ event: some Any) {
    // A timestamp from another clock may still have advanced the engine's clock.
    if observed.now > beforeTime { return checkFrame("\(event)") }
    // A run that has almost settled may end at once.
    let bound =
      isSettled
      ? Bound(travel: Player.snap, fading: Player.fadeSnap) : Bound(travel: Player.still, fading: Player.still)
    let wasExcused = isExcused
    check("\(event)", bound, after: 0)
    if wasExcused { for index in before.items.indices { before.items[index].velocity = nil } }
  }

  private var isSettled: Bool {
    switch observed.phase {
    case .idle, .ended: true
    default: false
    }
  }

  func noteFingers() {
    for (index, finger) in [stage.finger, stage.secondFinger].enumerated() where finger.position.isUsable {
      fingers[index] = finger.position
    }
  }

  /// The largest allowed changes.
  struct Bound {
    var travel: Double
    var fading: Double
    var bend = Double.infinity
  }

  /// Compares the present frame with the last one.
  private func check(_ event: @autoclosure () -> String, _ bound: Bound, after elapsed: Double) {
    see(&after)
    checkStates(event())
    let change = before.change(to: &after, after: elapsed, within: bound.travel)
    if !isExcused {
      hold(.moves, change.moved, change.travel, bound.travel, event())
      var bend = bound.bend + Player.still
      if change.bend > bend, let kind = change.bent { bend += curve(of: kind, after: elapsed) }
      hold(.bends, change.bent, change.bend, bend, event())
      hold(.fades, change.faded, change.opacity, bound.fading, event())
      let corner = elapsed > 0 && isSettled ? Player.corner : 0
      hold(.changes, change.changed, change.look, bound.fading + corner, event())
    }
    isExcused = false
    swap(&before, &after)
    beforeTime = observed.now
    (beforeInputs, beforeTimeline) = (observed.inputs, observed.timeline)
    noteFingers()
  }

  /// The kinds of changes that have a bound.
  enum Rule: String {
    case moves, bends, fades, changes
  }

  private func hold(
    _ rule: Rule, _ layer: Layer.Kind?, _ value: Double, _ bound: Double, _ event: @autoclosure () -> String
  ) {
    guard !(value <= bound), let layer else { return }
    if let fault = KnownFault(of: self, in: rule, at: layer) {
      known.insert(fault)
    } else {
      fail("\(event()) \(rule) \(layer.name) by \(value), more than \(bound)")
    }
  }

  private func checkStates(_ event: @autoclosure () -> String) {
    let navigator = observed
    if answers == nil, !navigator.isRunning, !hasOpenDrawer, model.entries.last?.detent == 1,
      !navigator.layers.isEmpty || !stage.layers.isEmpty
    {
      fail("after \(event()) layers are mounted at rest")
    }
    if navigator.layers.count != navigator.states.count {
      fail("after \(event()) there are not as many states as layers")
    }
    for state in navigator.states {
      if !state.isFinite { fail("after \(event()) a state is not finite") }
      if !(state.opacity >= -1e-9 && state.opacity <= 1 + 1e-9) {
        fail("after \(event()) an opacity is \(state.opacity)")
      }
    }
  }
}

extension LayerState {
  package var isFinite: Bool {
    var sum = 0.0
    for property in Property.allCases { sum += self[property] * 0 }
    return sum == 0
  }
}

extension Point2D {
  /// Whether a recogniser accepts it.
  fileprivate var isUsable: Bool { x.magnitude <= 1e9 && y.magnitude <= 1e9 }
}
