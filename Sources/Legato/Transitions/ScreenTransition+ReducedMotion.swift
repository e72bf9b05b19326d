// Transitions under reduced motion.

extension ScreenTransition {
  /// Reduce Motion's cross-fade lasts 140 ms (docs/measurements.md).
  static let reducedMotionDuration = 0.14

  /// The transition that a run uses. Without a finger it is a cross-fade if motion is to be reduced, and takes no time
  /// if the source that it needs is missing, unless another run's layers go on.
  ///
  /// - Parameter detent: how much of the covering screen is seen when it rests.
  func resolved(for context: TransitionContext, detent: Double = 1, isAtRest: Bool = true) -> ScreenTransition {
    if context.isInteractive || isImmediate(for: context.operation) { return self }
    if needsSource && isAtRest && detent == 1 && !context.operation.isReverse && !context.hasSource {
      return ScreenTransition.instant.tagged(tag)
    }
    guard context.reducedMotion else { return self }
    let prepare = prepare
    var traits = Traits(name, .curve(.linear, duration: ScreenTransition.reducedMotionDuration))
    traits.keepsCoveredScreenVisible = keepsCoveredScreenVisible
    traits.tag = tag
    return ScreenTransition(traits) { context in
      detent < 1 ? prepare(context).fading(for: context, at: detent) : ScreenTransition.crossFade(context)
    }
  }
}

extension Timeline {
  /// The same, with all that belongs to the covering screen in its place at a detent, where it fades in.
  fileprivate func fading(for context: TransitionContext, at detent: Double) -> Timeline {
    let place = frame(at: Inputs(fraction: isReversed ? 1 - detent : detent))
    let covering = context.screen(.covering)
    let builder = TimelineBuilder(context, from: self)
    for layer in 0..<layers.count where layers[layer].screen == covering {
      let first = layer * LayerState.stride
      for slot in first..<first + LayerState.stride {
        let value = place.numbers[slot]
        builder.append(Track(slot: Int32(slot), start: value, end: value), to: &builder.tracks)
      }
      let opacity = place[layer][.opacity]
      builder.animate(builder.handle(at: layer), .opacity, from: 0, to: opacity, between: 0, and: detent)
    }
    return builder.timeline
  }
}
