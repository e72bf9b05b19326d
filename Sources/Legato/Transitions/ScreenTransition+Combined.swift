// Two transitions at once.

extension ScreenTransition {
  /// The same transition with the movements of another one added, on the same screens.
  ///
  /// Where both move one property of a layer, translations and rotations add up, scales and opacities multiply; any
  /// other property is the other one's, if it has a track for it. A layer that only the other one has comes right above
  /// the layer that lies below it there. Responses to a finger add up. The other transition gets the pieces and
  /// elements that this one leaves of the budget; pinned bars are there once, above both. The motions and the
  /// attachment are this one's, and so are the back gestures, if it has any.
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
  /// This timeline with the pinned bars of its context on top, unless it has bars.
  @inline(never)
  func withBars(in context: TransitionContext) -> Timeline {
    for layer in layers where layer.kind.role == .bar { return self }
    let bars = TimelineBuilder(context).build()
    return bars.layers.isEmpty ? self : joined(by: bars, isAbove: true, in: context)
  }

  /// This timeline joined with another one of the same run.
  ///
  /// - Parameter isAbove: whether layers that only the other one has go on top.
  @inline(never)
  func joined(by other: Timeline, isAbove: Bool = false, in context: TransitionContext) -> Timeline {
    let merge = LayerMerge(layers, other.layers, isAbove: isAbove)
    let builder = TimelineBuilder(context, joining: self, merge)
    builder.join(other, merge)
    return builder.timeline
  }
}
