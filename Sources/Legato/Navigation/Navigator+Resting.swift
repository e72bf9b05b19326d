// What stays to be seen below the screen on top: an open drawer's content, the screen behind a sheet.

extension Navigator {
  /// What rests below a run, the highest first: the picture that its covered screen has left when it came, and so on.
  func below(_ run: Run) -> References<Run> { stacked(from: resting(of: run.context.screen(.covered))) }

  /// A run that rests, and what rests below it.
  private func stacked(from top: Run?) -> References<Run> {
    var runs = References<Run>()
    var top = top
    while let run = top {
      runs.append(run)
      top = resting(of: run.context.screen(.covered))
    }
    return runs
  }

  /// A run's picture over what rests below it.
  func picture(of run: Run) -> Picture {
    let below = below(run)
    guard below.count > 0 else { return Picture(run.timeline) }
    return Picture().redirected(
      to: run.timeline, start: run.driver.inputs, velocity: .zero, from: run.driver, over: below, at: now)
  }

  /// A run is over, where its verdict says: if that is with the covering screen in place, this may leave its picture.
  func rest(_ run: Run) {
    run.driver.end(run.verdict)
    // A screen that rests keeps its run, which must not keep the screen.
    defer { run.change = StackChange(keeping: count) }
    guard run.endsCovering, !run.request.operation.isReplacement else { return }
    keep(run.leavesPicture ? run : nil, of: run.context.screen(.covering), stop: run.coverage)
  }

  /// A screen has come back over another one than the one that it rests over: the other one fades over that, and this
  /// says so.
  func laysDown(_ run: Run) -> Bool {
    guard run.endsCovering, !run.isLaidDown, let resting = resting(of: run.context.screen(.covering)),
      resting.context.screen(.covered) != run.context.screen(.covered), resting.coverage == run.coverage
    else { return false }
    run.isLaidDown = true
    picture = picture.redirected(
      to: Timeline(), start: .zero, velocity: .zero, from: run.driver, over: stacked(from: resting), at: now)
    isStale = true
    emit(.show)
    return true
  }

  /// Shows what a screen on top has left of its run, or nothing.
  func showResting(under screen: ScreenID) {
    resting = resting(of: screen)
    picture = Picture()
    if let resting { picture = picture(of: resting) }
    isStale = true
    emit(.show)
  }
}
