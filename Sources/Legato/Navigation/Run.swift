/// One run of a transition, from its beginning to its one outcome.
package final class Run {
  let request: TransitionRequest
  /// What was measured when it began, or when the container last changed its size.
  package internal(set) var context: TransitionContext {
    didSet {
      timeline = transition.timeline(in: context)
      isLaidDown = false
      driver.extent = context.extent
    }
  }
  package let transition: Transition
  /// What it does to the screens, and has done if it is committed.
  var change: StackChange
  /// How it is taken back: the transition itself, but from a stop, to which a cross-fade may have led, one that
  /// travels.
  let wayBack: Transition
  private(set) var timeline: Timeline
  /// What drives it, or would take hold of it.
  var interaction: Interaction?
  /// Whether the run takes back what the interaction otherwise makes, as one that caught a committed run.
  let isInverted: Bool
  /// Whether the stack already says what the run shows.
  var isCommitted: Bool
  /// Whether it can be neither taken hold of nor taken back.
  var isSealed = false
  /// Whether it has shown, after its own screens, what the covering one comes to rest over.
  var isLaidDown = false
  var driver = TransitionDriver()

  /// - Parameter transition: what the proposal's comes to in the context.
  init(
    _ proposal: Navigator.Proposal, in context: TransitionContext, by transition: Transition
  ) {
    request = proposal.request
    self.context = context
    self.transition = transition
    change = proposal.change
    wayBack = request.stop < 1 ? proposal.transition : transition
    timeline = transition.timeline(in: context)
    interaction = proposal.interaction
    isInverted = proposal.isInverted
    isCommitted = !request.isInteractive
    driver.extent = context.extent
  }

  /// Where it goes if nobody interferes: a finger that has not decided yet counts as a cancel.
  var verdict: Verdict {
    switch driver.phase {
    case .settling(let verdict): verdict
    case .ended(let outcome): outcome.verdict
    default: origin
    }
  }

  /// Where a cancelled run goes: back to where the screen that covers the other one rested.
  var origin: Verdict { request.operation.isReverse ? Verdict(1 - request.stop) : .cancel }

  /// Where a run without a finger goes.
  var goal: Verdict { request.operation.isReverse ? .finish : Verdict(request.stop) }

  /// Whether its verdict changes the stack.
  var changesModel: Bool { request.operation.completes(verdict) }

  /// Whether the screen that covers the other one stays.
  var endsCovering: Bool { changesModel != request.operation.isReverse }

  /// Whether what is shown at its end stays: an open drawer lies over a screen that can still be seen, and so does a
  /// sheet that rests at a stop. A run during which the screens have changed has nothing to lie over.
  var leavesPicture: Bool {
    endsCovering && !isSealed && (transition.keepsCoveredScreenVisible || coverage < 1)
  }

  /// How much of the other screen the verdict covers.
  var coverage: Double { request.operation.isReverse ? 1 - verdict.fraction : verdict.fraction }

  /// The screen that answers the user: the one that the verdict has chosen.
  var respondingScreen: ScreenID { changesModel ? request.to : request.from }

  /// The inputs that a gesture adds to those at which it took hold.
  func inputs(for gesture: GestureState) -> Inputs {
    let start = isInverted ? 1 - driver.hold.fraction : driver.hold.fraction
    var inputs = interaction?.offset(for: sized(gesture), from: start) ?? .zero
    if isInverted { inputs.fraction = -inputs.fraction }
    return inputs
  }

  /// A panel or a card is driven by the length of its own way out, not by the container's size.
  private func sized(_ gesture: GestureState) -> GestureState {
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
  func verdict(for gesture: GestureState) -> Verdict {
    guard let interaction else { return origin }
    var inputs = driver.inputs
    var velocity = driver.velocity
    if isInverted {
      inputs.fraction = 1 - inputs.fraction
      velocity.fraction = -velocity.fraction
    }
    // An app's own stop may be an end, or beyond one.
    var end = interaction.verdict(for: sized(gesture), inputs: inputs, velocity: velocity).fraction
    // Between other screens there is nothing to rest over: the nearer end it is.
    if !request.mayStop { end = end < 0.5 ? 0 : 1 }
    return Verdict(isInverted ? 1 - end : end)
  }

  /// The motion after a release with the given verdict.
  func motion(for verdict: Verdict) -> Motion {
    interaction?.motion(for: isInverted ? verdict.opposite : verdict) ?? Interaction.settle
  }
}

extension TransitionContext {
  /// The container's shorter side, or a phone's width if that is longer: what the longer side has more is not worth the
  /// wait.
  fileprivate var extent: Double { max(TransitionDriver.smallestExtent, min(size.width, size.height)) }
}
