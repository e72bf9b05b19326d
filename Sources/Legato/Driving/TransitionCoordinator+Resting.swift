// What stays to be seen below the screen on top: an open drawer's content, the screen behind a sheet.

extension TransitionCoordinator {
  /// What rests below a run, the highest first: the picture that its covered screen has left when it came, and so on.
  func below(_ run: Run) -> References<Run> {
    var runs = References<Run>()
    var run = run
    while let next = model?.resting(of: run.context.screen(.covered)) {
      runs.append(next)
      run = next
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
    guard run.endsCovering, !run.request.operation.isReplacement else { return }
    model?.keep(run.leavesPicture ? run : nil, of: run.context.screen(.covering), stop: run.coverage)
  }

  /// Shows what a screen on top has left of its run, or nothing.
  func showResting(under screen: ScreenID) {
    resting = model?.resting(of: screen)
    picture = Picture()
    if let resting {
      picture = picture(of: resting)
      picture.sample(resting.driver.inputs, at: now)
    }
    host?.layersDidChange(picture.layers)
  }
}
