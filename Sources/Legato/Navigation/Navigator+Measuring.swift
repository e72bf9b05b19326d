// What the host measures for a run, and for what rests below it.

extension Navigator {
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
    context.showsBesideCovered = resting(of: context.screen(.covered)) != nil
    let covering = context.screen(.covering)
    let operation = request.operation
    context.coveringRestsAlone =
      operation.isReplacement
      || operation.isReverse && run?.context.coveringRestsAlone ?? (resting(of: covering) == nil)
    if let resting = resting(of: covering), resting.context.screen(.covered) != context.screen(.covered) {
      measureResting(covering)
    }
    return context
  }

  /// Says in a context where the covered screen shows its elements, if that rests at a stop.
  @inline(never)
  func lookForElements(in context: TransitionContext, during change: StackChange? = nil) {
    let covered = context.screen(.covered)
    guard let resting = resting(of: covered, during: change), resting.coverage < 1 else { return }
    let frame = resting.timeline.frame(at: resting.driver.inputs)
    for index in 0..<context.elements.count {
      let (id, rest) = (context.elements[index].id, context.elements[index].covered)
      if rest.isEmpty { continue }
      let own = Layer(.element(id, of: covered), frame: rest)
      let look = PictureSource.rest.frame
      var stopped: Rect?
      for place in 0..<resting.timeline.layers.count {
        let layer = resting.timeline.layers[place]
        // It may have been lifted out of the screen by what has brought that.
        if layer.kind == own.kind { stopped = layer.box(frame[place]) }
        if layer.kind == own.kind.screen { own.carry(look[0], by: frame[place], of: layer, at: nil) }
      }
      context.elements[index].stopped = stopped ?? own.box(look[0])
    }
  }

  /// Measures anew what a screen rests over.
  func measureResting(_ screen: ScreenID) {
    guard let resting = resting(of: screen) else { return }
    if let below = context(for: resting.request, by: resting.transition) {
      lookForElements(in: below)
      resting.context = below
    } else {
      keep(nil, of: screen, stop: 1)
    }
  }
}
