// Back the way one came.

extension Transition {
  /// Hero's autoReverse: goes back by the opposite of how it came, the same pictures the other way round, even where the
  /// transition describes the two ways apart; in the time that the way in takes.
  ///
  /// Cost: that of the transition.
  ///
  /// - Parameter transition: how it comes.
  public static func autoReverse(_ transition: Transition) -> Transition {
    var traits = transition.traits
    traits.reverseMotion = traits.motion
    traits.reverseInitialVelocity = traits.initialVelocity
    traits.reverseAttachment = traits.attachment
    traits.isSymmetric = true
    if transition.isSymmetric { return Transition(traits, prepare: transition.prepare) }
    return Transition(traits) { context in
      context.operation.isReverse ? transition.prepare(context.inverse).reversed : transition.prepare(context)
    }
  }
}

extension TransitionContext {
  /// The same screens changing the other way.
  fileprivate var inverse: TransitionContext {
    let inverse = TransitionContext(operation: operation.inverse, from: to, to: from, size: size)
    inverse.insets = insets
    inverse.layoutDirection = layoutDirection
    inverse.elements = elements
    inverse.barStyle = barStyle
    inverse.coveredBar = coveredBar
    inverse.coveringBar = coveringBar
    inverse.coveringFrame = coveringFrame
    inverse.touchPoint = touchPoint
    inverse.direction = direction
    inverse.isInteractive = isInteractive
    inverse.reducedMotion = reducedMotion
    inverse.displayCornerRadius = displayCornerRadius
    inverse.transition = transition
    inverse.showsBesideCovered = showsBesideCovered
    inverse.coveringRestsAlone = coveringRestsAlone
    inverse.pieceBudget = pieceBudget
    return inverse
  }
}

extension Timeline {
  /// The same pictures from the other end.
  fileprivate var reversed: Timeline {
    var tracks = tracks
    for index in tracks.indices where tracks[index].count == 0 {
      (tracks[index].start, tracks[index].end) = (tracks[index].end, tracks[index].start)
    }
    return Timeline(
      layers: layers, rest: rest, tracks: tracks, responses: responses, points: points, isReversed: !isReversed,
      error: error)
  }
}
