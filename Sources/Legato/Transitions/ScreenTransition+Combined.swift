// Combines two transitions.

extension ScreenTransition {
  /// The same transition with the movements of another one added, on the same screens.
  ///
  /// Where both move one property of a layer, translations and rotations are added, scales and opacities multiplied;
  /// for any other property the other transition's track counts, if it has one. A layer that only the other transition
  /// has is put right above the layer that lies below it there. Responses to a finger are added.
  ///
  /// The other transition gets the rest of the budget of pieces and elements. Pinned bars are added once, above both.
  /// The motions and the attachment are this transition's, and so are the back gestures, if it has any.
  ///
  /// ```swift
  /// let turning = ScreenTransition.fade.combined(with: .scale())
  /// ```
  public func combined(with other: ScreenTransition) -> ScreenTransition {
    var traits = traits
    traits.keepsCoveredScreenVisible = keepsCoveredScreenVisible || other.keepsCoveredScreenVisible
    traits.needsSource = needsSource || other.needsSource
    traits.isSymmetric = isSymmetric && other.isSymmetric
    traits.interactions = interactions ?? other.interactions
    let prepare = prepare
    return ScreenTransition(traits) { context in
      let first = prepare(context.part())
      let rest = context.part(beside: first)
      rest.transition = other.name
      return first.joined(by: other.prepare(rest), in: context).withBars(in: context)
    }
  }
}

extension Timeline {
  /// This timeline with the pinned bars of its context on top; without a change if it already has bars.
  @inline(never)
  func withBars(in context: TransitionContext) -> Timeline {
    for layer in layers where layer.kind.role == .bar { return self }
    let bars = TimelineBuilder(context).build()
    return bars.layers.isEmpty ? self : joined(by: bars, isAbove: true, in: context)
  }

  /// This timeline joined with another timeline of the same run.
  ///
  /// - Parameter isAbove: whether layers that only the other timeline has go on top.
  @inline(never)
  func joined(by other: Timeline, isAbove: Bool = false, in context: TransitionContext) -> Timeline {
    let merge = LayerMerge(layers, other.layers, isAbove: isAbove)
    let builder = TimelineBuilder(context, joining: self, merge)
    builder.join(other, merge)
    return builder.timeline
  }
}
