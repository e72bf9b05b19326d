// A finger takes hold of the present run, moves it and lets go.

extension Navigator {
  /// The finger takes hold of the run where it is. What a release had decided is open again.
  ///
  /// - Parameter interaction: how the finger drives it from now on.
  func grab(by interaction: Interaction, at time: Double) {
    hear(time)
    guard let run else { return }
    run.interaction = interaction
    run.driver.grab(at: now)
    picture.sample(run.driver.inputs, at: now)
  }

  /// The finger's travel counts from here on.
  func regrip() {
    guard let run, run.driver.phase == .tracking else { return }
    run.driver.grab(at: now)
  }

  /// The finger has moved.
  func track(_ gesture: GestureState, at time: Double) {
    hear(time)
    guard let run, run.driver.phase == .tracking else { return }
    let before = run.driver.inputs
    run.driver.track(
      run.inputs(for: gesture), ahead: run.inputs(for: gesture.advanced(by: TransitionDriver.lookahead)),
      at: now)
    refresh(before)
  }

  /// The finger has lifted, or its gesture was taken away, which cancels.
  func release(_ gesture: GestureState, isCancelled: Bool, at time: Double) {
    track(gesture, at: time)
    guard let run, run.driver.phase == .tracking else { return }
    let verdict = isCancelled ? run.origin : run.verdict(for: gesture)
    settle(verdict, motion: run.motion(for: verdict))
  }

  /// Sends a run that is not committed the other way, from where it is and as fast as it is.
  func turnRound(at time: Double) {
    hear(time)
    guard let run, case .settling = run.driver.phase, !run.isCommitted else { return }
    let opposite = run.changesModel ? run.origin : .finish
    settle(opposite, motion: run.motion(for: opposite))
  }

  /// Lets the present run go the whole way, one or the other: the screens have changed under it, so that no finger
  /// takes hold of it any more, nothing takes it back, and it rests at no stop.
  func seal(under change: StackChange) {
    guard let run else { return }
    run.isSealed = true
    run.change = StackChange(keeping: count, removed: change.removed)
    let end = run.changesModel ? Verdict.finish : .cancel
    if run.driver.phase != .settling(end) { settle(end, motion: run.motion(for: end)) }
  }

  /// Lets a run that is not committed go where it is told, because its gesture has lost its object.
  func settle(_ verdict: Verdict, motion: Motion) {
    guard let run else { return }
    let goesAway = verdict == .finish && run.request.operation.isReverse
    let holdsPull = goesAway && run.interaction?.holdsPull == true
    run.driver.release(verdict, motion: motion, holdsPull: holdsPull, at: now)
    observer?.transition(run.request, willEnd: verdict)
  }
}
