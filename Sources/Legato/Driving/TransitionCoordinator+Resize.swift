// The container changes its size, or a screen its contents, in the middle of a run.

extension TransitionCoordinator {
  /// Measures anew and goes on at the same inputs. A run whose screens are no longer there ends at once.
  public func contextDidChange() {
    guard let run = run ?? resting else { return }
    guard let context = context(for: run.request, by: run.transition) else {
      finishNow()
      return leaveNothing()
    }
    run.context = context
    picture = picture(of: run)
    picture.sample(run.driver.inputs, at: now)
    host?.layersDidChange(picture.layers)
  }

  /// What the host measures for a request, and what is known of the finger that drives it. What rests below it is measured
  /// first.
  func context(for request: TransitionRequest, by transition: Transition) -> TransitionContext? {
    let covered = request.operation.isReverse ? request.to : request.from
    if let resting = model?.resting(of: covered) {
      if let context = context(for: resting.request, by: resting.transition) {
        resting.context = context
      } else {
        model?.keep(nil, of: covered, stop: 1)
      }
    }
    measured = transition
    let context = host?.transitionContext(for: request)
    measured = nil
    context?.isInteractive = request.isInteractive
    context?.direction = request.direction
    context?.touchPoint = request.touchPoint
    return context
  }

  /// Shows nothing of a run that has ended, such as an open drawer's one whose content is gone.
  private func leaveNothing() {
    guard run == nil, let screen = resting?.context.screen(.covering) else { return }
    model?.keep(nil, of: screen, stop: 1)
    showResting(under: screen)
  }
}
