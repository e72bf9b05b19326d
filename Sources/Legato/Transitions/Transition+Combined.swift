// Two transitions at a time.

extension Transition {
  /// The same transition with another one's movements added: both move the same screens.
  ///
  /// Where both move one property of one layer, places and turns add up, sizes and opacities multiply; all else is as
  /// the other one has it, if it says anything. A layer that only the other one has comes right above what lies below
  /// it there. Answers to a finger add up, too. The motions are this one's, and so is what the host has attached; the
  /// ways back are the other one's if this one has none.
  ///
  /// ```swift
  /// let turning = Transition.fade.combined(with: .scale())
  /// ```
  public func combined(with other: Transition) -> Transition {
    var traits = traits
    traits.keepsCoveredScreenVisible = keepsCoveredScreenVisible || other.keepsCoveredScreenVisible
    traits.needsSource = needsSource || other.needsSource
    traits.isSymmetric = isSymmetric && other.isSymmetric
    traits.interactions = interactions ?? other.interactions
    let prepare = prepare
    return Transition(traits) { context in
      let first = prepare(context)
      context.transition = other.name
      return first.joined(by: other.prepare(context), in: context)
    }
  }
}

extension Timeline {
  /// This timeline with what another one says of the same run.
  func joined(by other: Timeline, in context: TransitionContext) -> Timeline {
    let merge = LayerMerge(layers, other.layers)
    let builder = TimelineBuilder(context, joining: self, merge)
    builder.join(other, merge)
    return builder.timeline
  }
}
