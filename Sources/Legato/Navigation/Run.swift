/// One run of a transition. It begins once and has one outcome.
package final class Run {
  /// The relation of a run to the stack.
  ///
  /// The decision of a release defines whether the run changes the stack (``changesStack``):
  ///
  /// | | It changes the stack | It does not |
  /// |---|---|---|
  /// | open | ``isDecided``: new requests rely on it; a grab opens the decision again | held, or returning |
  /// | committed | ``isCertain`` | impossible: a new run takes it back |
  /// | sealed | ``isCertain`` | returning |
  package enum Commitment: UInt8 {
    /// It has not changed the stack, and can be cancelled.
    case open
    case committed
    /// The screens below are not those of the run any more. The run goes to its end, and can neither be grabbed nor be
    /// taken back.
    case sealed
  }

  package let plan: Navigator.Plan
  /// The measured context, of the beginning or of the last measuring since.
  var context: TransitionContext {
    didSet {
      timeline = transition.timeline(in: context)
      measureWay()
    }
  }
  /// The plan's transition, resolved for the context.
  package let transition: ScreenTransition
  private(set) var timeline: Timeline
  var commitment = Commitment.open
  /// A change that takes many calls is made to a copy. So the compiler sees that nothing else has access meanwhile.
  /// Otherwise it would check every access to the driver, which costs an eighth of a frame.
  var driver = TransitionDriver()
  /// The inputs that were last reported to observers.
  var told = Inputs.zero

  init(_ plan: Navigator.Plan, in context: TransitionContext, by transition: ScreenTransition) {
    self.plan = plan
    self.context = context
    self.transition = transition
    timeline = transition.timeline(in: context)
    measureWay()
  }

  /// For printed states.
  package var printedCommitment: Commitment { commitment }

  package var request: TransitionRequest { plan.request }

  var covering: ScreenID { context.screen(.covering) }
  var covered: ScreenID { context.screen(.covered) }

  /// From a detent it is the plan's own, which moves the screen, even if the run was a cross-fade to the detent.
  var reverseTransition: ScreenTransition { request.detent < 1 ? plan.transition : transition }

  /// While a finger holds the run, it is to go back to where it came from.
  var decision: ReleaseDecision {
    switch driver.phase {
    case .settling(let decision), .ended(let decision): decision
    case .idle, .tracking: origin
    }
  }

  /// The decision of a cancelled run.
  var origin: ReleaseDecision { @inline(never) get { request.origin } }

  /// The decision of a run without a finger.
  var goal: ReleaseDecision { request.operation.isReverse ? .finish : ReleaseDecision(request.detent) }

  // The way of a run has four measures. The run's fraction goes from the old screen to the new one. A decision is a
  // fraction too, and changes the stack unless it leads back. A coverage is a fraction of the covering screen's way,
  // from outside to the whole: it is opposite to the run's fraction if the operation is reverse. The progress of a
  // gesture begins where the gesture begins: it is opposite to the coverage for a back gesture (`uncovers`), and equal
  // for a forward gesture. The direction of an interaction is the finger's in the container.

  var changesStack: Bool { request.operation.completes(decision) }

  var isDecided: Bool { commitment == .open && changesStack }

  var isCertain: Bool { commitment == .committed || commitment == .sealed && changesStack }

  /// Whether the covering screen stays.
  var endsCovering: Bool { changesStack != request.operation.isReverse }

  /// Whether at its end one screen lies over another visible one, such as an open drawer or a sheet at a detent.
  var endsOverSeenScreen: Bool {
    endsCovering && commitment != .sealed && (transition.keepsCoveredScreenVisible || coverage < 1)
  }

  /// Whether its screen goes to a detent below 1, from another detent or back to its own, or has come to one.
  var goesToDetent: Bool { (!changesStack || driver.hasEnded) && coverage < 1 && endsOverSeenScreen }

  /// The fraction of the covering screen's way at the end of the run.
  var coverage: Double { @inline(never) get { turned(decision.fraction) } }

  /// Converts a fraction of the run's way to one of the covering screen's way, or back.
  func turned(_ part: Double) -> Double { request.operation.isReverse ? 1 - part : part }

  var respondingScreen: ScreenID { changesStack ? request.to : request.from }

  /// Whether the covering screen comes from an element of the other screen, or lands on it.
  var landsOnElement: Bool {
    let frame = timeline.frame(covering: 0)
    for place in 0..<timeline.layers.count {
      let layer = timeline.layers[place]
      guard layer.kind == .screen(covering) else { continue }
      let box = layer.box(frame[place])
      for index in context.elements.indices {
        let seen = context.elements[index].seen
        if !seen.isEmpty, seen.isNear(box) { return true }
      }
    }
    return false
  }

  /// Whether the gesture and the run have opposite directions.
  private var isOpposed: Bool { plan.uncovers != request.operation.isReverse }

  private func inGesture(_ part: Double) -> Double { isOpposed ? 1 - part : part }

  private var hold: Double { inGesture(driver.hold.fraction) }

  /// `finger` is where the fingers hold what they carry; nil for a number.
  func grab(by finger: Point2D?, at time: Double) {
    driver.grab(at: time)
    guard let finger, plan.interaction?.follow?.shrinksTravel != true else { return }
    let frame = timeline.frame(at: driver.inputs)
    // Of several pictures that fingers make smaller, they hold the topmost.
    for response in timeline.responses where response.input == .pinch {
      let place = Int(response.slot) / LayerState.stride
      guard timeline.layers[place].screen == covering else { continue }
      driver.grip = finger - timeline.layers[place].fixedPoint(frame[place])
    }
    withExtendedLifetime(frame) {}
  }

  func track(_ gesture: GestureValues, at time: Double) {
    guard let interaction = plan.interaction else { return }
    let (gesture, hold) = (sized(gesture), hold)
    var offset = interaction.offset(for: gesture, from: hold)
    var ahead = interaction.offset(for: gesture.advanced(by: TransitionDriver.lookahead), from: hold)
    if isOpposed { (offset.fraction, ahead.fraction) = (-offset.fraction, -ahead.fraction) }
    driver.track(offset, ahead: ahead, at: time)
  }

  /// The length of the covering screen's way out replaces the container's. Panels and cards are driven by it.
  private func sized(_ gesture: GestureValues) -> GestureValues {
    let frame = context.coveringFrame
    var gesture = gesture
    gesture.size = context.size
    guard !frame.isEmpty, let direction = plan.interaction?.direction else { return gesture }
    let way = context.departure(plan.uncovers ? direction : direction.opposite)
    gesture.size = frame.size
    if direction.axis == .vertical {
      gesture.size.height = way.dy.magnitude
    } else {
      gesture.size.width = way.dx.magnitude
    }
    return gesture
  }

  func releaseDecision(for gesture: GestureValues) -> ReleaseDecision {
    guard let interaction = plan.interaction else { return origin }
    var (inputs, velocity) = (driver.inputs, driver.velocity)
    inputs.fraction = inGesture(inputs.fraction)
    if isOpposed { velocity.fraction = -velocity.fraction }
    // A landing that was caught has a fraction as well as a pull.
    let start = max(hold, driver.hold.pull)
    // An app's own detent may be at an end, or beyond one.
    var end = interaction.releaseDecision(for: sized(gesture), from: start, inputs: inputs, velocity: velocity).fraction
    // A resisting screen does not rest beyond its last detent, even after a fast release.
    if interaction.isResisting, interaction.reach > 0 { end = min(end, max(interaction.release.lastDetent, hold)) }
    // Between two screens that are not neighbors in the stack there are no detents. The run goes to the nearer end.
    if !request.mayRestAtDetent { end = end < 0.5 ? 0 : 1 }
    return ReleaseDecision(inGesture(end))
  }

  func release(_ decision: ReleaseDecision, motion: Motion, holdsPull: Bool = false, at time: Double) {
    var driver = driver
    driver.release(decision, motion: motion, holdsPull: holdsPull, at: time)
    self.driver = driver
  }

  /// The detents of its screen have moved. It rests at this fraction of the covering screen's way, or goes there.
  func move(to goal: Double, at time: Double) {
    guard endsCovering, !Detents.isSame(goal, coverage) else { return }
    let next = ReleaseDecision(turned(goal))
    switch driver.phase {
    case .settling: release(next, motion: motion(for: next), at: time)
    case .ended:
      driver.begin(at: time)
      driver.end(next)
    case .idle, .tracking: break
    }
  }

  /// The size that a gesture is measured by, in points.
  var span: Size2D { sized(GestureValues(translation: .zero, size: .zero)).size }

  /// How far up a finger that has moved the covering screen down by `travel` points can still move it, in points.
  func room(above travel: Double) -> Double {
    guard let interaction = plan.interaction else { return 0 }
    return hold * interaction.length(in: span) + travel
  }

  /// A drag has moved the run by as many points as before, when the way was measured by `past`; or by the same part of
  /// the way, if that is not so long any more. What counts no points keeps its inputs, and so does what rests at
  /// detents, which lie elsewhere now.
  func keepTravel(measuredBy past: Size2D) {
    guard let interaction = plan.interaction, interaction.progress == .fraction, interaction.mapping == nil,
      !interaction.isPinch, interaction.release.lastDetent == 0
    else { return }
    let longer = interaction.length(in: span) / interaction.length(in: past)
    let part = inGesture(driver.inputs.fraction) / longer
    if longer < .infinity, part >= 0, part <= 1 { driver.inputs.fraction = inGesture(part) }
  }

  func resists(_ gesture: GestureValues) -> Bool {
    plan.interaction?.resists(sized(gesture), from: hold) ?? false
  }

  /// If the gesture and the run have opposite directions, the gesture finishes when the run is cancelled.
  func motion(for decision: ReleaseDecision) -> Motion {
    guard let interaction = plan.interaction else { return Interaction.settle }
    let isGestureCancelled = decision == (isOpposed ? .finish : .cancel)
    return interaction.motion(for: isGestureCancelled ? .cancel : .finish)
  }
}

extension Run {
  /// The fraction of the way over which the velocity of layers near an end is measured.
  private static let endOfWay = 1.0 / 64

  /// The way is as long as the farthest distance that a visible corner of a layer travels: over the whole way or, if
  /// that is more, at its velocity near one of the ends. Fades count as travel too.
  private func measureWay() {
    let length = Run.endOfWay
    let (start, end, beside) = (frame(at: 0), frame(at: 1), frame(at: length))
    var (way, stopsAtEnds) = (travel(from: start, to: end), true)
    for side in 0...1 {
      let (edge, inside) = side == 0 ? (start, length) : (end, 1 - length)
      timeline.write(Inputs(fraction: inside), to: beside.numbers)
      way = max(way, travel(from: edge, to: beside) / length)
      timeline.write(Inputs(fraction: 2 * Double(side) - inside), to: beside.numbers)
      stopsAtEnds = stopsAtEnds && edge.isSame(as: beside)
    }
    withExtendedLifetime(beside) {}
    let trails = timeline.responses.contains { $0.input == .trail }
    let extent = clamp(way, TransitionDriver.fadeExtent, TransitionDriver.longestExtent)
    var driver = driver
    driver.measure(over: extent, stopsAtEnds: stopsAtEnds, trails: trails)
    self.driver = driver
  }

  @inline(never)
  private func frame(at part: Double) -> Frame { timeline.frame(at: Inputs(fraction: part)) }

  /// How far the farthest visible corner of a layer travels, in points. A whole fade counts as
  /// ``TransitionDriver/fadeExtent``.
  @inline(never)
  private func travel(from first: Frame, to last: Frame) -> Double {
    var travel = 0.0
    for place in 0..<timeline.layers.count {
      let size = timeline.layers[place].frame.size
      let corners = LayerCorners(first[place], size, isCut: true)
      travel = max(travel, LayerCorners(last[place], size, isCut: true).distance(from: corners, to: corners, at: 0))
      travel = max(travel, (last[place][.opacity] - first[place][.opacity]).magnitude * TransitionDriver.fadeExtent)
    }
    return travel
  }
}
