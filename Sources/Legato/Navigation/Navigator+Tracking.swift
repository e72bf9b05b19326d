// Grabs, moves and releases the present run by a finger or a number, reverses it, seals it, and lets another run take
// over.

extension Navigator {
  /// Returns whether the run is held now. If it has committed, observers are asked for a run that takes it back. An
  /// open run that has ended and is still shown cannot be held. A nil back gesture leaves the run its interaction.
  func takeHold(for asker: Question.Asker, by backGesture: Interaction? = nil) -> Bool {
    guard let run else { return false }
    if run.commitment == .committed {
      ask(takingBack(run, byFinger: true, backGesture), asker, inbox.makeNumber())
      return false
    }
    if run.driver.hasEnded { return false }
    if let backGesture { run.plan.drive(back: backGesture) }
    grab()
    return true
  }

  /// Holds the present run where it is. The decision of an earlier release is open again.
  func grab() {
    guard let run else { return }
    run.plan.interaction = drivingInteraction
    run.grab(by: hold(by: session.grip), at: now)
  }

  /// What the present run shows stops where it is, and moves with the fingers that are on it. Returns where the run
  /// alone shows what they hold.
  func hold(by grip: Point2D?) -> Point2D? {
    presentation.hold(at: now)
    presentation.isStale = true
    guard let grip else { return nil }
    refresh()
    return grip - presentation.measure(about: grip)
  }

  /// Counts the fingers' travel from here on, and grabs the run again with their velocity.
  func regrip() {
    guard let heldRun else { return }
    session.restart()
    // What has not been shown yet, or still decays, is not measured about the fingers.
    let isStill = presentation.shows(heldRun.timeline) && presentation.releaseTime == .infinity
    heldRun.grab(by: isStill ? hold(by: session.grip) : session.grip, at: now)
    track(session.state(at: now))
  }

  func track(_ gesture: GestureValues) {
    guard let heldRun else { return }
    heldRun.track(gesture, at: now)
    presentation.isStale = true
  }

  /// `oldDriver` has moved what was shown so far. If it is the same run as before, only its measured context is new.
  func takeOver(by run: Run, from oldDriver: TransitionDriver, isSameRun: Bool = false) {
    let (request, operation) = (run.request, run.request.operation)
    presentation = presentation.redirected(
      to: run.timeline, start: (run.driver.inputs, run.driver.inputs(ahead: PresentationState.moment)), from: oldDriver,
      over: below(run), reaching: .screen(request.to), uncovers: operation.isReverse && run.isCertain,
      presentingOver: operation == .present ? .screen(request.from) : nil, isSameRun: isSameRun, at: now)
  }

  func release(_ gesture: GestureValues, isCancelled: Bool) {
    track(gesture)
    guard let run = heldRun else { return }
    settle(isCancelled ? run.origin : run.releaseDecision(for: gesture))
    if !isCancelled, run.resists(gesture) { emit(.didAttempt(run.request)) }
  }

  /// An open run turns round from its place with its velocity. If it has committed, a run that takes it back begins.
  func reverse() {
    guard let run, run.commitment != .sealed else { return }
    if run.commitment == .committed { return ask(takingBack(run, byFinger: false), .call, inbox.makeNumber()) }
    guard case .settling = run.driver.phase else { return }
    // The fingers that are down have touched a run with the former direction.
    endFingers()
    let goesBack = Detents.isSame(run.decision.fraction, run.origin.fraction)
    settle(goesBack ? run.goal : run.origin)
  }

  /// Lets the present run go the whole way to one of its ends, because the screens have changed under it.
  func seal(under change: StackChange) {
    guard let run else { return }
    run.commitment = .sealed
    run.plan.change = StackChange(keeping: count, removed: change.removed)
    let end = run.changesStack ? ReleaseDecision.finish : .cancel
    if run.driver.phase != .settling(end) { settle(end) }
  }

  /// A nil motion is that of the run's interaction or transition.
  func settle(_ decision: ReleaseDecision, motion: Motion? = nil) {
    guard let run, !run.driver.hasEnded else { return }
    let goesAway = decision == .finish && run.request.operation.isReverse
    let holdsPull = goesAway && run.plan.interaction?.holdsPull == true
    run.release(decision, motion: motion ?? run.motion(for: decision), holdsPull: holdsPull, at: now)
    presentation.release(at: now)
    tellChange()
    emit(.willEnd(run.request, decision))
  }
}

extension Navigator {
  /// Whether a number holds the present run: see ``Event/scrub(to:)``.
  public var isScrubbed: Bool { phase == .tracking && !session.fingers.isHolding }

  func scrub(to coverage: Double) {
    guard coverage.isFinite, !session.fingers.isHolding, let run, run.commitment != .sealed else { return }
    if phase != .tracking {
      let isHeld = takeHold(for: .scrub(to: coverage))
      guard isHeld else { return }
      overtakeFingers()
    }
    show(coverage: coverage)
  }

  func show(coverage: Double) {
    guard let run = heldRun else { return }
    let offset = Inputs(fraction: run.turned(clamp(coverage, 0, 1)) - run.driver.hold.fraction)
    run.driver.track(offset, ahead: offset, at: now)
    presentation.isStale = true
  }

  func endScrub(covering isCovering: Bool?) {
    guard isScrubbed, let run else { return }
    let isReverse = run.request.operation.isReverse
    let finishes = isCovering.map { $0 != isReverse } ?? (run.driver.inputs.fraction >= 0.5)
    settle(finishes ? run.goal : run.origin)
  }
}
