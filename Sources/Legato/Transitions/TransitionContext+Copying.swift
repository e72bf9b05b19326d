// What is known of one run, for another one.

extension TransitionContext {
  /// The same once more, to be changed.
  package var copy: TransitionContext { copy(for: operation, from: from, to: to) }

  /// The same for an operation between other screens.
  @inline(never)
  func copy(for operation: TransitionOperation, from: ScreenID, to: ScreenID) -> TransitionContext {
    let context = TransitionContext(operation: operation, from: from, to: to, size: size)
    context.insets = insets
    context.layoutDirection = layoutDirection
    (context.elements, context.touchedElement) = (elements, touchedElement)
    context.ownElements = ownElements
    context.bend = bend
    context.barStyle = barStyle
    (context.coveredBar, context.coveringBar) = (coveredBar, coveringBar)
    (context.coveringFrame, context.coveringContent) = (coveringFrame, coveringContent)
    context.coveringColor = coveringColor
    (context.touchPoint, context.direction, context.isInteractive) = (touchPoint, direction, isInteractive)
    context.reducedMotion = reducedMotion
    context.displayCornerRadius = displayCornerRadius
    context.transition = transition
    (context.showsBesideCovered, context.coveringRestsAlone) = (showsBesideCovered, coveringRestsAlone)
    (context.pieceBudget, context.layerBudget, context.isPart) = (pieceBudget, layerBudget, isPart)
    return context
  }
}
