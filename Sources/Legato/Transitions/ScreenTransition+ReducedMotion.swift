// Transitions under reduced motion.

extension ScreenTransition {
  /// Reduce Motion's cross-fade lasts 140 ms (docs/measurements.md).
  static let reducedMotionDuration = 0.14

  /// The transition that a run uses. With reduced motion and without a finger it is a cross-fade. If the source that it
  /// needs is missing, it takes no time, unless layers of an earlier run still move.
  ///
  /// - Parameter detent: how much of the covering screen shows when it rests.
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
  /// The same timeline, with all layers of the covering screen at their places at a detent, where they fade in.
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
