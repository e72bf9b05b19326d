// What becomes of a transition where motion is to be reduced.

extension Transition {
  /// Reduce Motion's cross-fade lasts 140 ms (docs/measurements.md).
  static let reducedMotionDuration = 0.14

  /// The transition for a run: where no finger drives, a cross-fade if motion is to be reduced, and none without the
  /// source that it needs, unless another run's picture is to be carried on.
  ///
  /// - Parameter stop: how far the covering screen has come when it rests.
  func resolved(for context: TransitionContext, stop: Double = 1, isAtRest: Bool = true) -> Transition {
    if context.isInteractive || isImmediate(for: context.operation) { return self }
    if needsSource && isAtRest && stop == 1 && !context.operation.isReverse && !context.hasSource {
      return Transition.instant.tagged(tag)
    }
    guard context.reducedMotion else { return self }
    let prepare = prepare
    var traits = Traits(name, .curve(.linear, duration: Transition.reducedMotionDuration))
    traits.keepsCoveredScreenVisible = keepsCoveredScreenVisible
    traits.tag = tag
    return Transition(traits) { context in
      stop < 1 ? prepare(context).fading(for: context, at: stop) : Transition.crossFade(context)
    }
  }
}

extension Timeline {
  /// The same with all that belongs to the covering screen in its place at a stop, to which it fades in.
  fileprivate func fading(for context: TransitionContext, at stop: Double) -> Timeline {
    let place = frame(at: Inputs(fraction: isReversed ? 1 - stop : stop))
    let covering = context.screen(.covering)
    let builder = TimelineBuilder(context, from: self)
    for layer in 0..<layers.count where layers[layer].screen == covering {
      let first = layer * LayerState.stride
      for slot in first..<first + LayerState.stride {
        let value = place.numbers[slot]
        builder.append(Track(slot: Int32(slot), start: value, end: value), to: &builder.tracks)
      }
      let opacity = place[layer][.opacity]
      builder.animate(builder.handle(at: layer), .opacity, from: 0, to: opacity, between: 0, and: stop)
    }
    return builder.timeline
  }
}
