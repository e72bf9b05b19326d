// What stays to be seen below the screen on top: an open drawer's content, the screen behind a sheet.

extension Navigator {
  /// What rests below a run, the highest first: what its covered screen has left when it came, and so on.
  func below(_ run: Run) -> References<Run> { stacked(from: resting(of: run.covered)) }

  /// A run that rests, and what rests below it.
  private func stacked(from top: Run?) -> References<Run> {
    var runs = References<Run>()
    var top = top
    while let run = top {
      runs.append(run)
      top = resting(of: run.covered)
    }
    return runs
  }

  /// What a run shows, over what rests below it.
  func presentation(of run: Run) -> PresentationState {
    let below = below(run)
    guard below.count > 0 else { return PresentationState(run.timeline) }
    let goes = run.driver.phase == .idle && !run.transition.isImmediate(for: run.request.operation)
    return PresentationState().redirected(
      to: run.timeline, start: (run.driver.inputs, run.driver.inputs), from: run.driver, over: below,
      reaching: goes ? .screen(run.request.to) : nil, at: now)
  }

  /// Ends a run where its decision says. A covering screen that stays remembers how far it has come, and the run if its
  /// layers stay.
  func rest(_ run: Run) {
    run.driver.end(run.decision)
    // A screen that rests keeps its run, which must not keep the screen.
    defer { run.plan.change = StackChange(keeping: count) }
    guard run.endsCovering, !run.request.operation.isReplacement else { return }
    keep(staysShown(run) ? run : nil, of: run.covering, detent: run.coverage)
  }

  /// Whether a run's layers stay when it has ended. A screen that has come the whole way keeps them only if it would go
  /// as a drawer: it is not enough that a drawer's transition has brought it back.
  private func staysShown(_ run: Run) -> Bool {
    guard run.endsOverSeenScreen, !run.request.operation.isReplacement else { return false }
    guard run.coverage == 1, let entry = known(run.covering) else { return true }
    return reverseTransition(of: entry, by: .pop).keepsCoveredScreenVisible
  }

  /// Shows an ended run's covering screen over the screen that it rests over. If the run has brought it back over a
  /// different one, that fades out; returns whether it does.
  func layDown(_ run: Run) -> Bool {
    guard run.endsCovering, presentation.shows(run.timeline), let resting = resting(of: run.covering),
      resting.covered != run.covered, resting.coverage == run.coverage
    else { return false }
    presentation = presentation.redirected(
      to: Timeline(), start: (.zero, .zero), from: run.driver, over: stacked(from: resting), at: now)
    emit(.show)
    return true
  }

  /// Fades out the layers of an ended run that are still seen beside the screens that stay; returns whether there are
  /// any.
  func fadeRemains(of run: Run) -> Bool {
    if run.transition.isImmediate(for: run.request.operation) { return false }
    refresh()
    let screen = run.respondingScreen
    let staying = staysShown(run) ? run : resting(of: screen)
    guard presentation.fadeRemains(beside: stacked(from: staying), .screen(screen), at: now) else { return false }
    emit(.show)
    return true
  }

  /// Shows what the screen on top has left of its run, or nothing.
  func showResting() {
    let resting = stack.top.resting
    presentation = resting.map { presentation(of: $0) } ?? PresentationState()
    presentation.resting = resting
    emit(.show)
  }
}
