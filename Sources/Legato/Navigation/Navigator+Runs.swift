// One run after another: each begins from the picture of the one before, and ends exactly once.

extension Navigator {
  /// Begins a run, from the picture of the present one if there is one.
  ///
  /// The caller has asked whether it should, and has called ``commitVerdict()``: a present run that is not committed
  /// counts as cancelled.
  func begin(_ proposal: Proposal, in context: TransitionContext, at time: Double) {
    hear(time)
    let previous = run
    runCount += 1
    var request = proposal.request
    request.run = runCount
    let resolved = proposal.transition.resolved(for: context, stop: request.stop, isAtRest: picture.isEmpty)
    let past = previous ?? resting
    let present = past?.driver ?? TransitionDriver()
    if let previous { rest(previous) }
    lookForElements(in: context, during: proposal.change)
    let next = Run(request, of: proposal, in: context, by: resolved)
    run = next
    start(next, after: past, as: present, isInterrupting: previous != nil)
    if let previous { announceEnd(of: previous) }
    announceBegin(next)
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
    picture.sample(next.driver.inputs, at: now)
  }

  /// Whether a release has decided to finish the run, and the stack does not say so yet.
  var isDecided: Bool {
    @inline(never) get {
      guard let run else { return false }
      return !run.isCommitted && run.changesModel
    }
  }

  /// Commits a run that a release has decided to finish, because it has, or because something else begins.
  func commitVerdict() {
    if let run, isDecided { commit(run) }
  }

  private func commit(_ run: Run) {
    run.isCommitted = true
    stack.make(&run.change)
    // What comes back may have missed a resize.
    let screen = run.context.screen(.covered)
    if let resting = resting(of: screen), resting.context.size != run.context.size { measureResting(screen) }
  }

  private func announceBegin(_ begun: Run) {
    guard run === begun, !begun.isAnnounced else { return }
    begun.isAnnounced = true
    host?.layersDidChange(picture.layers)
    observer?.transitionWillBegin(begun.request)
    if run === begun, begun.isCommitted { observer?.transition(begun.request, willEnd: begun.goal) }
  }

  private func announceEnd(of ended: Run) {
    if !ended.isAnnounced { observer?.transitionWillBegin(ended.request) }
    observer?.transition(ended.request, didEnd: Outcome(ended.verdict))
  }

  /// Moves on to a time and says whether another frame is needed.
  ///
  /// - Parameter time: in seconds, from any start. Standing still, going back and NaN are harmless: what runs stands
  ///   still for a moment, and then goes on.
  @discardableResult
  public func tick(at time: Double) -> Bool {
    hear(time)
    guard let run else { return false }
    let before = run.driver.inputs
    run.driver.advance(to: now)
    refresh(before)
    if case .ended = phase, now >= picture.endTime, !laysDown(run) { finishRun() }
    return isRunning
  }

  /// Ends the present run now, where its verdict says; nothing at rest.
  public func finishNow() {
    guard let run else { return }
    let before = run.driver.inputs
    run.driver.end(run.verdict)
    refresh(before)
    // The observer may have begun another run, which is not meant.
    if self.run === run { finishRun() }
  }

  func refresh(_ before: Inputs) {
    guard let run else { return }
    picture.sample(run.driver.inputs, at: now)
    if run.driver.inputs != before { observer?.transition(run.request, didChange: run.driver.inputs) }
  }

  private func finishRun() {
    commitVerdict()
    guard let ended = run else { return }
    run = nil
    rest(ended)
    showResting(under: ended.respondingScreen)
    announceEnd(of: ended)
  }

  func hear(_ time: Double) { clock.advance(to: time) }
}
