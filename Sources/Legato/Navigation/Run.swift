/// One run of a transition, from its beginning to its one outcome.
package final class Run {
  /// What a run has to do with the stack.
  ///
  /// A release decides where it goes, and with that whether it changes the stack (``changesStack``):
  ///
  /// | | it changes the stack | it leaves it as it is |
  /// |---|---|---|
  /// | open | ``isDecided``: what is asked for now counts on it; a grab opens it again | held, or going home |
  /// | committed | ``isCertain`` | it never does: a new run takes it back |
  /// | sealed | ``isCertain`` | going home |
  package enum Commitment: UInt8 {
    /// It has not changed the stack, and may still be cancelled.
    case open
    /// It has changed the stack.
    case committed
    /// The screens below are no longer those that the run shows: it goes to its end, and can be neither taken hold of
    /// nor taken back.
    case sealed
  }

  package let plan: Navigator.Plan
  /// What was measured when it began, or when the container last changed its size.
  package private(set) var context: TransitionContext
  /// What the plan's transition comes to in the context.
  package let transition: ScreenTransition
  private(set) var timeline = Timeline()
  package internal(set) var commitment = Commitment.open
  var driver = TransitionDriver()
  /// The inputs that observers were told last.
  var told = Inputs.zero

  init(_ plan: Navigator.Plan, in context: TransitionContext, by transition: ScreenTransition) {
    self.plan = plan
    self.context = context
    self.transition = transition
    adopt(context)
  }

  /// Its screens have been measured.
  func adopt(_ context: TransitionContext) {
    self.context = context
    timeline = transition.timeline(in: context)
    measureWay()
  }

  /// What observers are told of the plan.
  package var request: TransitionRequest { plan.request }

  /// The screen that covers the other one, and that other one.
  var covering: ScreenID { context.screen(.covering) }
  var covered: ScreenID { context.screen(.covered) }

  /// How it is taken back: by the transition itself; from a detent, to which a cross-fade may have led, by one that
  /// travels.
  var reverseTransition: ScreenTransition { request.detent < 1 ? plan.transition : transition }

  /// Where it goes if nobody interferes: a finger that has not decided yet counts as a cancel.
  var decision: ReleaseDecision {
    switch driver.phase {
    case .settling(let decision), .ended(let decision): decision
    case .idle, .tracking: request.origin
    }
  }

  /// Where a run without a finger goes.
  var goal: ReleaseDecision { request.operation.isReverse ? .finish : ReleaseDecision(request.detent) }

  // One way is told from four sides. The run's fraction goes from the screen that is left to the one that comes; a
  // decision is one, and changes the stack unless it leads back. A coverage goes with the covering screen, from out of
  // sight to the whole: against the fraction if the operation is reverse. A gesture's progress goes from where it sets
  // off: a back gesture's (`uncovers`) against the coverage, a forward one's with it. An interaction's direction is the
  // finger's in the container.

  /// Whether its decision changes the stack.
  var changesStack: Bool { request.operation.completes(decision) }

  /// Whether a release has decided to change the stack, and it has not yet.
  var isDecided: Bool { commitment == .open && changesStack }

  /// Whether it has changed the stack, or is certain to.
  var isCertain: Bool { commitment == .committed || commitment == .sealed && changesStack }

  /// Whether the screen that covers the other one stays.
  var endsCovering: Bool { changesStack != request.operation.isReverse }

  /// Whether at its end one screen lies over another one that can still be seen: an open drawer, a sheet at a detent.
  /// A run during which the screens have changed has nothing to lie over.
  var endsOverSeenScreen: Bool {
    endsCovering && commitment != .sealed && (transition.keepsCoveredScreenVisible || coverage < 1)
  }

  /// How much of the other screen the decision covers.
  var coverage: Double { turned(decision.fraction) }

  /// A fraction of the run's way as a part of the covering screen's, and the other way round.
  func turned(_ part: Double) -> Double { request.operation.isReverse ? 1 - part : part }

  /// The screen that answers the user: the one that the decision has chosen.
  var respondingScreen: ScreenID { changesStack ? request.to : request.from }

  /// Whether the screen that covers the other one comes out of one of its elements, or lands on it.
  var landsOnElement: Bool {
    let frame = timeline.frame(covering: 0)
    for place in 0..<timeline.layers.count {
      let layer = timeline.layers[place]
      guard layer.kind == .screen(covering) else { continue }
      let box = layer.box(frame[place])
      for element in context.elements where !element.seen.isEmpty && element.seen.isNear(box) { return true }
    }
    return false
  }

  /// Whether the gesture goes against the run.
  private var isOpposed: Bool { plan.uncovers != request.operation.isReverse }

  /// A fraction of the run's way as a part of the gesture's, and the other way round.
  private func inGesture(_ part: Double) -> Double { isOpposed ? 1 - part : part }

  /// How far the gesture had come, in its own direction, when it took hold.
  private var hold: Double { inGesture(driver.hold.fraction) }

  /// Moves the inputs with the finger that drives it.
  func track(_ gesture: GestureValues, at time: Double) {
    var (offset, ahead) = (Inputs.zero, Inputs.zero)
    if let interaction = plan.interaction {
      let (gesture, hold) = (sized(gesture), hold)
      offset = interaction.offset(for: gesture, from: hold)
      ahead = interaction.offset(for: gesture.advanced(by: TransitionDriver.lookahead), from: hold)
    }
    if isOpposed { (offset.fraction, ahead.fraction) = (-offset.fraction, -ahead.fraction) }
    driver.track(offset, ahead: ahead, at: time)
  }

  /// The gesture with the length of the covering screen's own way out for the container's, which drives a panel or a
  /// card.
  private func sized(_ gesture: GestureValues) -> GestureValues {
    let frame = context.coveringFrame
    guard !frame.isEmpty, let direction = plan.interaction?.direction else { return gesture }
    let way = context.departure(plan.uncovers ? direction : direction.opposite)
    var gesture = gesture
    gesture.size = frame.size
    if direction.axis == .vertical {
      gesture.size.height = way.dy.magnitude
    } else {
      gesture.size.width = way.dx.magnitude
    }
    return gesture
  }

  /// What a release of the gesture decides.
  func releaseDecision(for gesture: GestureValues) -> ReleaseDecision {
    guard let interaction = plan.interaction else { return request.origin }
    var (inputs, velocity) = (driver.inputs, driver.velocity)
    inputs.fraction = inGesture(inputs.fraction)
    if isOpposed { velocity.fraction = -velocity.fraction }
    // An app's own detent may be an end, or beyond one.
    var end = interaction.releaseDecision(for: sized(gesture), inputs: inputs, velocity: velocity).fraction
    // A resisting screen does not rest beyond its last detent, however fast it is released.
    if interaction.isResisting, interaction.reach > 0 { end = min(end, max(interaction.release.lastDetent, hold)) }
    // Between screens that are no neighbors there is no detent to rest at: it goes to the nearer end.
    if !request.mayRestAtDetent { end = end < 0.5 ? 0 : 1 }
    return ReleaseDecision(inGesture(end))
  }

  /// Its screen's detents have moved: it rests at, or goes to, this part of its way.
  func move(to goal: Double, at time: Double) {
    guard endsCovering, !Detents.isSame(goal, coverage) else { return }
    let next = ReleaseDecision(turned(goal))
    switch driver.phase {
    case .settling: driver.release(next, motion: motion(for: next), at: time)
    case .ended:
      driver.begin(at: time)
      driver.end(next)
    case .idle, .tracking: break
    }
  }

  /// How many points up a finger can take the covering screen until that is in its place, when the finger has taken it
  /// `travel` points down.
  func room(above travel: Double, for gesture: GestureValues) -> Double {
    guard let interaction = plan.interaction else { return 0 }
    return driver.hold.fraction * interaction.length(in: sized(gesture).size) + travel
  }

  /// Whether a finger that lifts has pulled down a screen that resists.
  func resists(_ gesture: GestureValues) -> Bool {
    plan.interaction?.resists(sized(gesture), from: hold) ?? false
  }

  /// The motion after a release with the given decision: the gesture may finish where the run is cancelled.
  func motion(for decision: ReleaseDecision) -> Motion {
    guard let interaction = plan.interaction else { return Interaction.settle }
    let isGestureCancelled = decision == (isOpposed ? .finish : .cancel)
    return interaction.motion(for: isGestureCancelled ? .cancel : .finish)
  }
}

extension Run {
  /// The part of the way that tells how fast layers leave one end and reach the other.
  private static let endOfWay = 1.0 / 64

  /// Tells the driver how many points long the run's way is, and whether nothing changes beyond its ends.
  ///
  /// The length is the farthest travel of any layer's visible corner: over the whole way, or at its pace near one of
  /// the ends if that is more. A fade counts as travel, too.
  private func measureWay() {
    let length = Run.endOfWay
    let ends = max(travel(from: 0, to: length), travel(from: 1 - length, to: 1)) / length
    let extent = clamp(max(travel(from: 0, to: 1), ends), TransitionDriver.fadeExtent, TransitionDriver.longestExtent)
    driver.measure(over: extent, stopsAtEnds: looks(at: -length, as: 0) && looks(at: 1 + length, as: 1))
  }

  /// Whether everything looks the same at two fractions.
  private func looks(at fraction: Double, as other: Double) -> Bool {
    let (first, second) = (timeline.frame(at: Inputs(fraction: fraction)), timeline.frame(at: Inputs(fraction: other)))
    for index in 0..<first.count where first.numbers[index] != second.numbers[index] { return false }
    return true
  }

  /// How many points the farthest visible corner of any layer travels between two fractions. A whole fade counts as
  /// ``TransitionDriver/fadeExtent``.
  @inline(never)
  private func travel(from start: Double, to end: Double) -> Double {
    let (first, last) = (timeline.frame(at: Inputs(fraction: start)), timeline.frame(at: Inputs(fraction: end)))
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
