// What the host measures for a run, and for what rests below it.

extension TransitionCoordinator {
  /// What the host measures for a request, and what is known of the finger that drives it. What rests below it is
  /// measured next, unless there is nothing to measure: the request is refused then, and leaves that as it is.
  func context(for request: TransitionRequest, by transition: Transition) -> TransitionContext? {
    measured = transition
    let context = host?.transitionContext(for: request)
    measured = nil
    guard let context else { return nil }
    context.isInteractive = request.isInteractive
    context.direction = request.direction
    context.touchPoint = request.touchPoint
    measureResting(context.screen(.covered))
    let covering = context.screen(.covering)
    if let resting = model?.resting(of: covering), resting.context.screen(.covered) != context.screen(.covered) {
      measureResting(covering)
    }
    return context
  }

  /// Measures anew what a screen rests over.
  func measureResting(_ screen: ScreenID) {
    guard let resting = model?.resting(of: screen) else { return }
    if let below = context(for: resting.request, by: resting.transition) {
      resting.context = below
    } else {
      model?.keep(nil, of: screen, stop: 1)
    }
  }
}
