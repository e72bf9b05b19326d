// One run after another: each begins from what is shown of the one before, and ends exactly once.

extension Navigator {
  /// Begins what was asked for: everybody has consented, and its screens are measured.
  func begin(_ asked: Question, _ proposal: Proposal, in context: TransitionContext) {
    // A finger that has come to rest is told of by no sample.
    if session.fingers.isHolding { track(session.state(at: now)) }
    if asked.asker != .fingers { overtakeFingers() }
    commitDecided()
    begin(proposal, in: context)
    if let detent = proposal.detent {
      settle(ReleaseDecision(1 - detent), motion: Interaction.settle)
      proposal.afterwards?(self)
    } else {
      switch asked.asker {
      case .fingers: hold(for: asked)
      case .scrub: show(coverage: asked.coverage)
      case .call: break
      }
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
      for: context, detent: proposal.request.detent, isAtRest: presentation.isEmpty)
    if let previous { rest(previous) }
    lookForElements(in: context, during: proposal.change)
    // A run that a finger may cancel, and one that goes back, has to land them where they rest.
    let (request, lands) = (proposal.request, proposal.request.isInteractive || proposal.request.operation.isReverse)
    if let past, !lands, !request.isBetweenScreens(of: past.request) { presentation.noteFlights(in: context) }
    if presentation.showsAttachedBar(in: context) { context.barStyle = .attached }
    let next = Run(proposal, in: context, by: resolved)
    run = next
    start(next, after: past, as: present, isInterrupting: previous != nil)
    // What goes to a detent by itself keeps its velocity.
    if !next.isCommitted, proposal.detent == nil {
      next.driver.grab(at: now)
      presentation.hold(at: now)
    }
    if let previous { tellEnd(of: previous) }
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
      if next.request.isBetweenScreens(of: past.request) {
        let isOpposite = past.request.from == next.request.to
        inputs.fraction = isOpposite ? 1 - present.inputs.fraction : present.inputs.fraction
        if isInterrupting { velocity.fraction = isOpposite ? -present.velocity.fraction : present.velocity.fraction }
      }
      // A decay knows no velocity, so what already moves goes on by a spring.
      if case .decay = motion, velocity.fraction != 0 { motion = Interaction.settle }
      next.driver.begin(at: now, inputs: inputs, velocity: velocity)
      goOn(with: next, from: present)
    } else {
      next.driver.begin(at: now, inputs: inputs, velocity: velocity)
      presentation = presentation(of: next)
    }
    if next.isCommitted { next.driver.release(next.goal, motion: motion, at: now) }
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
    if case .ended = phase, now >= presentation.endTime, !laysDown(run), !fadesRemains(of: run) {
      tellChange()
      finishRun()
    }
  }

  /// Ends the present run now, where its decision says; nothing at rest.
  func finishNow() {
    guard let run else { return }
    run.driver.end(run.decision)
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
    tellEnd(of: ended)
  }

  /// Tells that a run is over and, if its screen has come to another of its detents, to which.
  private func tellEnd(of run: Run) {
    emit(.didEnd(run.request, Outcome(run.decision)))
    guard run.endsCovering, run.request.mayRestAtDetent, let entry = known(run.context.screen(.covering)) else {
      return
    }
    let detents = detents(of: entry)
    let index = Navigator.index(of: run.coverage, among: detents)
    if index >= 0, index != Navigator.index(of: run.request.detent, among: detents) {
      emit(.didChangeDetent(run.request, Int32(index)))
    }
  }
}
