// A finger takes hold of the present run, moves it and lets go.

extension TransitionCoordinator {
  /// The finger takes hold of the run where it is. What a release had decided is open again.
  ///
  /// - Parameter interaction: how the finger drives it from now on.
  func grab(by interaction: Interaction, at time: Double) {
    hear(time)
    guard run != nil else { return }
    run!.interaction = interaction
    run!.driver.grab(at: self.time)
    picture.sample(run!.driver.inputs, at: self.time)
  }

  /// The finger has moved.
  func track(_ gesture: GestureState, at time: Double) {
    hear(time)
    guard let interaction = run?.interaction, phase == .tracking else { return }
    let before = inputs.fraction
    run!.driver.track(
      interaction.inputs(for: gesture),
      ahead: interaction.inputs(for: gesture.advanced(by: TransitionDriver.lookahead)),
      at: self.time)
    refresh(before)
  }

  /// The finger has lifted, or its gesture was taken away, which cancels.
  func release(_ gesture: GestureState, isCancelled: Bool, at time: Double) {
    track(gesture, at: time)
    guard let interaction = run?.interaction, phase == .tracking else { return }
    var verdict = Verdict.cancel
    if !isCancelled { verdict = interaction.verdict(for: gesture, inputs: inputs, velocity: velocity) }
    settle(verdict, motion: interaction.motion(for: verdict))
  }

  /// Sends a run that is not committed the other way, from where it is and as fast as it is.
  func turnRound(at time: Double) {
    hear(time)
    guard case .settling(let verdict) = phase, run?.isCommitted == false else { return }
    let opposite = verdict == .finish ? Verdict.cancel : .finish
    settle(opposite, motion: run?.interaction?.motion(for: opposite) ?? Interaction.settle)
  }

  /// Lets a run that is not committed go where it is told, because its gesture has lost its object.
  func settle(_ verdict: Verdict, motion: Motion) {
    guard run != nil else { return }
    run!.driver.release(verdict, motion: motion, at: time)
    observer?.transition(run!.request, willEnd: verdict)
  }
}
