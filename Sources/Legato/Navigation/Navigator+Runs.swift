// Runs follow each other: each one begins from what is shown of the one before, and ends exactly once.

extension Navigator {
  /// Begins a run to which all observers have agreed and whose screens are measured.
  func begin(_ asked: Question, _ plan: Plan, in context: TransitionContext) {
    // No sample reports that a finger has come to rest.
    if session.fingers.isHolding { track(session.state(at: now)) }
    if asked.asker != .fingers { overtakeFingers() }
    commitDecided()
    startRun(of: plan, in: context)
    if let detent = plan.detent {
      let part = coverEntry?.detents.part(of: detent) ?? 1
      settle(ReleaseDecision(1 - part))
      plan.afterwards?(self)
      plan.afterwards = nil
    } else {
      switch asked.asker {
      case .fingers: letFingersDrive(for: asked)
      case .scrub(let coverage): show(coverage: coverage)
      case .call: break
      }
    }
  }

  /// Begins a run from what is shown of the present one. If the present run has not committed, it counts as cancelled.
  private func startRun(of plan: Plan, in context: TransitionContext) {
    refresh()
    let previous = run
    let past = previous ?? presentation.resting
    let present = past?.driver ?? TransitionDriver()
    if let previous { rest(previous) }
    measureDetents(in: context, for: plan)
    let resolved = plan.transition.resolved(for: context, detent: plan.request.detent, isAtRest: presentation.isEmpty)
    lookForElements(in: context, during: plan.change)
    // In a run that a finger may cancel, and in one that goes back, flying elements have to land where they rest.
    let (request, lands) = (plan.request, plan.request.isInteractive || plan.request.operation.isReverse)
    if let past, !lands, !request.isBetweenScreens(of: past.request) { presentation.noteFlights(in: context) }
    if presentation.showsAttachedBar(in: context) { context.barStyle = .attached }
    let next = Run(plan, in: context, by: resolved)
    run = next
    launch(next, after: past, as: present, isInterrupting: previous != nil)
    // A run to a detent without a finger keeps its velocity.
    if next.commitment == .open, plan.detent == nil {
      next.driver.grab(at: now)
      presentation.hold(at: now)
    }
    if let previous { tellEnd(of: previous) }
    emit(.show)
    emit(.willBegin(next.request))
    if next.commitment == .committed { emit(.willEnd(next.request, next.goal)) }
  }

  /// - Parameter present: The driver of the run before, in its state before that run ended.
  private func launch(_ next: Run, after past: Run?, as present: TransitionDriver, isInterrupting: Bool) {
    let (operation, isByCall) = (next.request.operation, !next.request.isInteractive)
    var inputs = Inputs.zero
    var velocity = Inputs(fraction: isByCall ? next.transition.initialVelocity(for: operation) : 0)
    var motion = next.transition.motion(for: operation)
    let isImmediate = isByCall && next.transition.isImmediate(for: operation)
    if isByCall { commit(next) }
    let past = present.phase == .idle || isImmediate ? nil : past
    if let past {
      if next.request.isBetweenScreens(of: past.request) {
        let isOpposite = past.request.from == next.request.to
        inputs.fraction = isOpposite ? 1 - present.inputs.fraction : present.inputs.fraction
        if isInterrupting { velocity.fraction = isOpposite ? -present.velocity.fraction : present.velocity.fraction }
      }
      // A decay cannot begin with a velocity, so a moving screen continues by a spring.
      if case .decay = motion, velocity.fraction != 0 { motion = Interaction.settle }
    }
    next.driver.begin(at: now, inputs: inputs, velocity: velocity)
    if past == nil { presentation = presentation(of: next) }
    if isByCall { next.driver.release(next.goal, motion: motion, at: now) }
    if past != nil { goOn(with: next, from: present) }
    next.told = next.driver.inputs
  }

  /// Commits the run if its release has decided to finish it.
  func commitDecided() {
    if let run, run.isDecided { commit(run) }
  }

  /// Changes the stack. A run by a call does this when it begins. A run that a finger or a number drives does it when
  /// it has finished, or as soon as something else begins.
  private func commit(_ run: Run) {
    run.commitment = .committed
    stack.make(&run.plan.change)
    // A screen that returns may have missed a resize.
    let screen = run.covered
    if let resting = resting(of: screen), resting.context.size != run.context.size { measureAnew(resting) }
  }

  /// Advances the present run to the present time, and ends it if none of its layers moves any more.
  func advance() {
    guard let run else { return }
    run.driver.advance(to: now)
    presentation.isStale = true
    if case .ended = run.driver.phase, now >= presentation.endTime, !layDown(run), !fadeRemains(of: run) {
      finishRun()
    }
  }

  /// Ends the present run at once, with its decision. Does nothing at rest.
  func finishNow() {
    guard let run else { return }
    run.driver.end(run.decision)
    finishRun()
    // The fingers hold no run any more.
    if session.fingers.isHolding { session.deny() }
  }

  /// Reports the inputs of the run, if they have changed since the last report.
  func tellChange() {
    guard let run else { return }
    let inputs = run.driver.inputs
    guard inputs != run.told else { return }
    run.told = inputs
    emit(.didChange(run.request, inputs))
  }

  private func finishRun() {
    tellChange()
    commitDecided()
    guard let ended = run else { return }
    run = nil
    rest(ended)
    showResting()
    tellEnd(of: ended)
  }

  /// Reports that a run has ended and, if its screen has come to another of its detents, which one.
  private func tellEnd(of run: Run) {
    emit(.didEnd(run.request, run.decision))
    guard run.endsCovering, run.request.mayRestAtDetent, let entry = known(run.covering) else { return }
    if Detents.isSame(run.coverage, run.request.detent) { return }
    if let index = detents(of: entry).firstIndex(where: { Detents.isSame($0, run.coverage) }) {
      emit(.didChangeDetent(run.request, Int32(index)))
    }
  }
}
