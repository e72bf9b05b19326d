// Runs follow each other: each one begins from what is shown of the one before, commits, and ends exactly once.

extension Navigator {
  func begin(_ asked: Question, _ plan: Plan, in context: TransitionContext) {
    // No sample reports that a finger has come to rest.
    if session.fingers.isHolding { track(session.state(at: now)) }
    if !asked.isOfFingers { overtakeFingers() }
    commitDecided()
    startRun(of: plan, in: context, heldAt: asked.release?.start ?? session.grip)
    switch asked.asker {
    case .fingers: letFingersDrive(for: asked)
    case .scrub(let coverage): show(coverage: coverage)
    case .call:
      guard let detent = plan.detent else { return }
      let part = coverEntry?.detents.part(of: detent) ?? 1
      settle(ReleaseDecision(1 - part))
      plan.afterwards?(self)
      plan.afterwards = nil
    }
  }

  /// An open present run counts as cancelled. The fingers hold the new one at `finger`, or did before they lifted.
  private func startRun(of plan: Plan, in context: TransitionContext, heldAt finger: Point2D?) {
    refresh()
    let (interrupted, old) = (run, shownRun)
    let oldDriver = old?.driver ?? TransitionDriver()
    if let interrupted { rest(interrupted) }
    measureDetents(in: context, for: plan)
    let resolved = plan.transition.resolved(for: context, detent: plan.request.detent, isAtRest: presentation.isEmpty)
    lookForElements(in: context, during: plan.change)
    // In a run that a finger may cancel, and in one that goes back, flying elements have to land where they rest.
    let (request, lands) = (plan.request, plan.request.isInteractive || plan.request.operation.isReverse)
    if let old, !lands, !request.isBetweenScreens(of: old.request) { presentation.noteFlights(in: context) }
    if presentation.showsAttachedBar(in: context) { context.barStyle = .attached }
    let new = Run(plan, in: context, by: resolved)
    run = new
    if !request.isInteractive { commit(new) }
    launch(new, after: old, from: oldDriver, isInterrupting: interrupted != nil)
    // A run to a detent without a finger keeps its velocity.
    if new.commitment == .open, plan.detent == nil {
      new.grab(by: hold(by: finger), at: now)
    }
    if let interrupted { tellEnd(of: interrupted) }
    emit(.show)
    emit(.willBegin(new.request))
    if new.commitment == .committed { emit(.willEnd(new.request, new.goal)) }
  }

  /// Starts the inputs from those of the run before. `oldDriver` has the state before that run was interrupted.
  private func launch(_ new: Run, after old: Run?, from oldDriver: TransitionDriver, isInterrupting: Bool) {
    let (operation, isByCall) = (new.request.operation, !new.request.isInteractive)
    var inputs = Inputs.zero
    var velocity = Inputs(fraction: isByCall ? new.transition.initialVelocity(for: operation) : 0)
    var motion = new.transition.motion(for: operation)
    let takesOver = oldDriver.phase != .idle && !(isByCall && new.transition.isImmediate(for: operation))
    if takesOver, let old {
      if new.request.isBetweenScreens(of: old.request) {
        let isOpposite = old.request.from == new.request.to
        let (fraction, speed) = (oldDriver.inputs.fraction, oldDriver.velocity.fraction)
        inputs.fraction = isOpposite ? 1 - fraction : fraction
        if isInterrupting { velocity.fraction = isOpposite ? -speed : speed }
      }
      // A decay cannot begin with a velocity, so a moving screen continues by a spring.
      if case .decay = motion, velocity.fraction != 0 { motion = Interaction.settle }
    }
    new.driver.begin(at: now, inputs: inputs, velocity: velocity)
    if !takesOver { presentation = presentation(of: new) }
    if isByCall { new.release(new.goal, motion: motion, at: now) }
    if takesOver { takeOver(by: new, from: oldDriver) }
    new.told = new.driver.inputs
  }

  /// Changes the stack if a release has decided so: when the run has settled, or when another change begins.
  func commitDecided() {
    if let run, run.isDecided { commit(run) }
  }

  /// Every run changes the stack here: without a finger when it begins, with one by ``commitDecided()``.
  private func commit(_ run: Run) {
    run.commitment = .committed
    stack.make(&run.plan.change)
    // A screen that returns may have missed a resize.
    if let resting = resting(of: run.covered), resting.context.size != run.context.size { measureAnew(resting) }
  }

  /// Moves the present run to the present time, and ends it when nothing of it moves any more.
  func advance() {
    guard let run else { return }
    run.driver.advance(to: now)
    presentation.isStale = true
    guard run.driver.hasEnded, now >= presentation.endTime else { return }
    let isLaidDown = layDown(run)
    let goesOn = isLaidDown || fadeRemains(of: run)
    if goesOn { emit(.show) } else { finish(run) }
  }

  func finishNow() {
    guard let run else { return }
    run.driver.end(run.decision)
    finish(run)
    // The fingers hold no run any more.
    if session.fingers.isHolding { session.deny() }
  }

  func tellChange() {
    guard let run else { return }
    let inputs = run.driver.inputs
    guard inputs != run.told else { return }
    run.told = inputs
    emit(.didChange(run.request, inputs))
  }

  private func finish(_ ended: Run) {
    tellChange()
    commitDecided()
    run = nil
    rest(ended)
    showResting()
    tellEnd(of: ended)
  }

  private func tellEnd(of run: Run) {
    emit(.didEnd(run.request, run.decision))
    guard run.endsCovering, run.request.mayRestAtDetent, let entry = known(run.covering) else { return }
    if Detents.isSame(run.coverage, run.request.detent) { return }
    if let index = detents(of: entry).firstIndex(where: { Detents.isSame($0, run.coverage) }) {
      emit(.didChangeDetent(run.request, Int32(index)))
    }
  }
}
