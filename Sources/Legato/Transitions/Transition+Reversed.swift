// A transition the other way round.

extension Transition {
  /// The same transition turned round: a screen comes as one is uncovered, and goes as one is covered again.
  ///
  /// So a push that is turned round brings the new screen from beneath the old one, which leaves. The motions change
  /// places. It is made for screens that fill their container; a finger's way back is still that of the transition, so
  /// give it another one (``with(interactions:)``) where the screens go another way.
  public var reversed: Transition {
    var traits = traits
    (traits.motion, traits.reverseMotion) = (reverseMotion, motion)
    (traits.initialVelocity, traits.reverseInitialVelocity) = (reverseInitialVelocity, initialVelocity)
    (traits.attachment, traits.reverseAttachment) = (reverseAttachment, attachment)
    let prepare = prepare
    return Transition(traits) { prepare($0.turned) }
  }

  /// The same transition with leading and trailing swapped; what goes to the left or to the right by name goes on to do
  /// so.
  public var mirrored: Transition {
    let prepare = prepare
    return Transition(traits) { prepare($0.mirrored) }
  }
}

extension TransitionContext {
  /// The same run as if it were undone: what covers is covered.
  fileprivate var turned: TransitionContext {
    let context = copy(operation.inverse)
    (context.coveredBar, context.coveringBar) = (coveringBar, coveredBar)
    context.elements = elements.map { element in
      SharedElement(
        id: element.id, covered: element.covering, covering: element.seen, coveredRadius: element.coveringRadius,
        coveringRadius: element.coveredRadius)
    }
    return context
  }

  /// The same run in an interface that reads the other way.
  fileprivate var mirrored: TransitionContext {
    let context = copy(operation)
    context.layoutDirection = layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    return context
  }

  /// The same for another operation between the same screens.
  private func copy(_ operation: Operation) -> TransitionContext {
    let context = TransitionContext(operation: operation, from: from, to: to, size: size)
    context.insets = insets
    context.layoutDirection = layoutDirection
    context.elements = elements
    context.barStyle = barStyle
    (context.coveredBar, context.coveringBar) = (coveredBar, coveringBar)
    context.coveringFrame = coveringFrame
    (context.touchPoint, context.direction, context.isInteractive) = (touchPoint, direction, isInteractive)
    context.reducedMotion = reducedMotion
    context.displayCornerRadius = displayCornerRadius
    context.transition = transition
    context.pieceBudget = pieceBudget
    return context
  }
}
