// How a run comes to rest, and the layers that stay visible below the top screen: an open drawer's content, the screen
// behind a sheet.

extension Navigator {
  /// The runs that rest below a run, the highest first. Each one brought the covered screen of the one above it.
  func below(_ run: Run) -> References<Run> { stacked(from: resting(of: run.covered)) }

  func stacked(from top: Run?) -> References<Run> {
    var runs = References<Run>()
    var top = top
    while let run = top {
      runs.append(run)
      top = resting(of: run.covered)
    }
    return runs
  }

  func presentation(of run: Run) -> PresentationState {
    let below = below(run)
    guard below.count > 0 else { return PresentationState(run.timeline) }
    let goes = run.driver.phase == .idle && !run.transition.isImmediate(for: run.request.operation)
    return PresentationState().redirected(
      to: run.timeline, start: (run.driver.inputs, run.driver.inputs), from: run.driver, over: below,
      reaching: goes ? .screen(run.request.to) : nil, at: now)
  }

  /// Ends a run with its decision. A covering screen that stays keeps its detent, and the run if the run's layers stay.
  func rest(_ run: Run) {
    run.driver.end(run.decision)
    // The screen keeps its run. The run does not keep the screen, to avoid a reference cycle.
    defer { run.plan.change = StackChange(keeping: count) }
    guard run.endsCovering, !run.request.operation.isReplacement else { return }
    keep(staysShown(run) ? run : nil, of: run.covering, detent: run.coverage)
  }

  /// Whether the layers of an ended run stay. If the screen has come the whole way, they stay only if the screen would
  /// also go by a drawer's transition. That a drawer's transition has brought it back is not enough.
  private func staysShown(_ run: Run) -> Bool {
    guard run.endsOverSeenScreen, !run.request.operation.isReplacement else { return false }
    guard run.coverage == 1, let entry = known(run.covering) else { return true }
    return reverseTransition(of: entry, by: .pop).keepsCoveredScreenVisible
  }

  /// Shows the covering screen of an ended run over the screen over which it rests. If the run has brought it back over
  /// a different one, that other screen fades out. Returns whether it does.
  func layDown(_ run: Run) -> Bool {
    guard run.endsCovering, presentation.shows(run.timeline), let resting = resting(of: run.covering),
      resting.covered != run.covered, resting.coverage == run.coverage
    else { return false }
    presentation = presentation.redirected(
      to: Timeline(), start: (.zero, .zero), from: run.driver, over: stacked(from: resting), at: now)
    return true
  }

  /// Fades out what an ended run still shows beside the screens that stay. Returns whether there is anything.
  func fadeRemains(of run: Run) -> Bool {
    if run.transition.isImmediate(for: run.request.operation) { return false }
    refresh()
    let screen = run.respondingScreen
    let staying = staysShown(run) ? run : resting(of: screen)
    return presentation.fadeRemains(beside: stacked(from: staying), .screen(screen), at: now)
  }

  func showResting() {
    let resting = stack.top.resting
    presentation = resting.map { presentation(of: $0) } ?? PresentationState()
    presentation.resting = resting
    emit(.show)
  }
}
