/// One run of a transition, from its beginning to its one outcome.
package final class Run {
  package let request: TransitionRequest
  /// What was measured when it began, or when the container last changed its size.
  package internal(set) var context: TransitionContext {
    didSet {
      timeline = transition.timeline(in: context)
      isLaidDown = false
      driver.extent = way
    }
  }
  package let transition: ScreenTransition
  /// What it does to the screens, and has done if it is committed.
  var change: StackChange
  /// How it is taken back: the transition itself, but from a detent, to which a cross-fade may have led, one that
  /// travels.
  let reverseTransition: ScreenTransition
  private(set) var timeline: Timeline
  /// What drives it, or would take hold of it.
  var interaction: Interaction?
  /// Whether the run takes back what the interaction otherwise makes, as one that caught a committed run.
  private(set) var isInverted: Bool
  /// Whether the stack already says what the run shows.
  package internal(set) var isCommitted: Bool
  /// Whether it can be neither taken hold of nor taken back.
  package internal(set) var isSealed = false
  /// Whether it has shown, after its own screens, what the covering one comes to rest over.
  var isLaidDown = false
  var driver = TransitionDriver()

  /// - Parameter transition: what the proposal's comes to in the context.
  init(
    _ proposal: Navigator.Proposal, in context: TransitionContext, by transition: ScreenTransition
  ) {
    request = proposal.request
    self.context = context
    self.transition = transition
    change = proposal.change
    reverseTransition = request.detent < 1 ? proposal.transition : transition
    timeline = transition.timeline(in: context)
    interaction = proposal.interaction
    isInverted = proposal.isInverted
    isCommitted = !request.isInteractive
    driver.extent = way
  }

  /// Where it goes if nobody interferes: a finger that has not decided yet counts as a cancel.
  var decision: ReleaseDecision {
    switch driver.phase {
    case .settling(let decision): decision
    case .ended(let outcome): outcome.decision
    default: origin
    }
  }

  /// Where a cancelled run goes: back to where the screen that covers the other one rested.
  var origin: ReleaseDecision { request.operation.isReverse ? ReleaseDecision(1 - request.detent) : .cancel }

  /// Where a run without a finger goes.
  var goal: ReleaseDecision { request.operation.isReverse ? .finish : ReleaseDecision(request.detent) }

  /// Whether its decision changes the stack.
  var changesModel: Bool { request.operation.completes(decision) }

  /// Whether the screen that covers the other one stays.
  var endsCovering: Bool { changesModel != request.operation.isReverse }

  /// Whether what is shown at its end stays: an open drawer lies over a screen that can still be seen, and so does a
  /// sheet that rests at a detent. A run during which the screens have changed has nothing to lie over.
  var leavesPicture: Bool {
    endsCovering && !isSealed && (transition.keepsCoveredScreenVisible || coverage < 1)
  }

  /// Whether what it shows stays when it is over.
  var staysShown: Bool { leavesPicture && !request.operation.isReplacement }

  /// How much of the other screen the decision covers.
  var coverage: Double { request.operation.isReverse ? 1 - decision.fraction : decision.fraction }

  /// The screen that answers the user: the one that the decision has chosen.
  var respondingScreen: ScreenID { changesModel ? request.to : request.from }

  /// Lets another back gesture from the screen that covers the other one drive the run.
  func drive(back interaction: Interaction) {
    self.interaction = interaction
    isInverted = !request.operation.isReverse
  }

  /// Whether the screen that covers the other one comes out of one of its elements, or lands on it.
  var landsOnElement: Bool {
    let frame = timeline.frame(at: Inputs(fraction: timeline.isReversed ? 1 : 0))
    for place in 0..<timeline.layers.count {
      let layer = timeline.layers[place]
      guard layer.kind == .screen(context.screen(.covering)) else { continue }
      let box = layer.box(frame[place])
      for element in context.elements where !element.seen.isEmpty && element.seen.isNear(box) { return true }
    }
    return false
  }

  /// The inputs that a gesture adds to those at which it took hold.
  func inputs(for gesture: GestureValues) -> Inputs {
    let start = isInverted ? 1 - driver.hold.fraction : driver.hold.fraction
    var inputs = interaction?.offset(for: sized(gesture), from: start) ?? .zero
    if isInverted { inputs.fraction = -inputs.fraction }
    return inputs
  }

  /// A panel or a card is driven by the length of its own way out, not by the container's size.
  private func sized(_ gesture: GestureValues) -> GestureValues {
    let frame = context.coveringFrame
    guard !frame.isEmpty, let direction = interaction?.direction else { return gesture }
    let goesOut = request.operation.isReverse != isInverted
    let way = context.departure(goesOut ? direction : direction.opposite)
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
    guard let interaction else { return origin }
    var inputs = driver.inputs
    var velocity = driver.velocity
    if isInverted {
      inputs.fraction = 1 - inputs.fraction
      velocity.fraction = -velocity.fraction
    }
    // An app's own detent may be an end, or beyond one.
    var end = interaction.releaseDecision(for: sized(gesture), inputs: inputs, velocity: velocity).fraction
    // Between other screens there is nothing to rest over: the nearer end it is.
    if !request.mayRestAtDetent { end = end < 0.5 ? 0 : 1 }
    return ReleaseDecision(isInverted ? 1 - end : end)
  }

  /// How many points a finger that takes the covering screen down, and has come so far, can take it up again until it
  /// is in its place.
  func room(above travel: Double, for gesture: GestureValues) -> Double {
    guard let interaction else { return 0 }
    return driver.hold.fraction * interaction.length(in: sized(gesture).size) + travel
  }

  /// Whether a finger that lifts has pulled down a screen that resists.
  func resists(_ gesture: GestureValues) -> Bool {
    let start = isInverted ? 1 - driver.hold.fraction : driver.hold.fraction
    return interaction?.resists(sized(gesture), from: start) ?? false
  }

  /// The motion after a release with the given decision.
  func motion(for decision: ReleaseDecision) -> Motion {
    interaction?.motion(for: isInverted ? decision.opposite : decision) ?? Interaction.settle
  }
}

extension Run {
  /// So much of the way tells how fast layers leave one end and reach the other, as a part of it.
  private static let endOfWay = 1.0 / 64

  /// How many points the farthest corner of what is seen of any layer travels: all the way, or by a whole way at the
  /// pace that it has at one of the ends.
  private var way: Double {
    let length = Run.endOfWay
    let ends = max(travel(from: 0, to: length), travel(from: 1 - length, to: 1)) / length
    return clamp(max(travel(from: 0, to: 1), ends), TransitionDriver.shortestExtent, TransitionDriver.longestExtent)
  }

  /// How many points that corner travels between two fractions.
  @inline(never)
  private func travel(from start: Double, to end: Double) -> Double {
    let (first, last) = (timeline.frame(at: Inputs(fraction: start)), timeline.frame(at: Inputs(fraction: end)))
    var travel = 0.0
    for place in 0..<timeline.layers.count {
      let size = timeline.layers[place].frame.size
      let corners = LayerCorners(first[place], size, isCut: true)
      travel = max(travel, LayerCorners(last[place], size, isCut: true).distance(from: corners, to: corners, at: 0))
    }
    return travel
  }
}
