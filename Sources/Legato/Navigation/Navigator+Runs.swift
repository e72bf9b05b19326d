// One run after another: each begins from what is shown of the one before, and ends exactly once.

extension Navigator {
  /// Begins what was asked for: everybody has consented, and its screens are measured.
  func begin(_ pending: Pending, _ proposal: Proposal, in context: TransitionContext) {
    self.pending.remove(pending)
    if !pending.isGesture { endFingers() }
    commitDecided()
    begin(proposal, in: context)
    if let stop = proposal.stop {
      settle(Verdict(1 - stop), motion: Interaction.settle)
      proposal.afterwards?(self)
    } else if let coverage = pending.coverage {
      show(coverage: coverage)
    } else if pending.isGesture {
      hold(for: pending)
    }
    mayEndAtOnce = !proposal.request.isInteractive
  }

  /// Begins a run, from what is shown of the present one if there is one; if that is not committed it counts as
  /// cancelled.
  private func begin(_ proposal: Proposal, in context: TransitionContext) {
    refresh()
    let previous = run
    let past = previous ?? resting
    let present = past?.driver ?? TransitionDriver()
    let resolved = proposal.transition.resolved(
      for: context, stop: proposal.request.stop, isAtRest: picture.isEmpty)
    if let previous { rest(previous) }
    lookForElements(in: context, during: proposal.change)
    let next = Run(proposal, in: context, by: resolved)
    run = next
    start(next, after: past, as: present, isInterrupting: previous != nil)
    if let previous { emit(.didEnd(previous.request, Outcome(previous.verdict))) }
    emit(.show)
    emit(.willBegin(next.request))
    if next.isCommitted { emit(.willEnd(next.request, next.goal)) }
  }

  /// - Parameter present: what drove the run before, while it still did.
  private func start(_ next: Run, after past: Run?, as present: TransitionDriver, isInterrupting: Bool) {
    let operation = next.request.operation
    var inputs = Inputs.zero
    var velocity = Inputs(fraction: next.isCommitted ? next.transition.initialVelocity(for: operation) : 0)
    var motion = next.transition.motion(for: operation)
    let isImmediate = next.isCommitted && next.transition.isImmediate(for: operation)
    if next.isCommitted { commit(next) }
    if let past, present.phase != .idle, !isImmediate {
      let isOpposite = past.request.from == next.request.to && past.request.to == next.request.from
      if isOpposite || past.request.from == next.request.from && past.request.to == next.request.to {
        inputs.fraction = isOpposite ? 1 - present.inputs.fraction : present.inputs.fraction
        if isInterrupting { velocity.fraction = isOpposite ? -present.velocity.fraction : present.velocity.fraction }
      }
      // A decay knows no velocity, so what already moves goes on by a spring.
      if case .decay = motion, velocity.fraction != 0 { motion = Interaction.settle }
      picture = picture.redirected(
        to: next.timeline, start: inputs, velocity: velocity, from: present, over: below(next),
        uncovering: operation.isReverse && next.isCommitted ? .screen(next.request.to) : nil, at: now)
    } else {
      picture = picture(of: next)
    }
    next.driver.begin(at: now, inputs: inputs, velocity: velocity)
    if next.isCommitted {
      next.driver.release(next.goal, motion: motion, at: now)
    } else {
      next.driver.grab(at: now)
    }
    isStale = true
    told = next.driver.inputs
  }

  /// Whether a release has decided to finish the run, and the stack does not say so yet.
  var isDecided: Bool {
    @inline(never) get {
      guard let run else { return false }
      return !run.isCommitted && run.changesModel
    }
  }

  /// Commits a run that a release has decided to finish, because it has, or because something else begins.
  func commitDecided() {
    if let run, isDecided { commit(run) }
  }

  private func commit(_ run: Run) {
    run.isCommitted = true
    stack.make(&run.change)
    // What comes back may have missed a resize.
    let screen = run.context.screen(.covered)
    if let resting = resting(of: screen), resting.context.size != run.context.size { measureAnew(resting) }
  }

  /// Moves what runs on to the present time, and ends it if nothing of it moves any more.
  func advance() {
    guard let run else { return }
    run.driver.advance(to: now)
    isStale = true
    if case .ended = phase, now >= picture.endTime, !laysDown(run) {
      tellChange()
      finishRun()
    }
  }

  /// Ends the present run now, where its verdict says; nothing at rest.
  func finishNow() {
    guard let run else { return }
    run.driver.end(run.verdict)
    tellChange()
    finishRun()
  }

  /// Tells how far the run has come, if it has moved since that was told.
  func tellChange() {
    guard let run, run.driver.inputs != told else { return }
    told = run.driver.inputs
    emit(.didChange(run.request, told))
  }

  private func finishRun() {
    commitDecided()
    guard let ended = run else { return }
    run = nil
    rest(ended)
    showResting(under: ended.respondingScreen)
    emit(.didEnd(ended.request, Outcome(ended.verdict)))
  }
}
