// Two transitions at a time.

extension ScreenTransition {
  /// The same transition with another one's movements added: both move the same screens.
  ///
  /// Where both move one property of one layer, places and turns add up, sizes and opacities multiply; all else is as
  /// the other one has it, if it says anything. A layer that only the other one has comes right above what lies below
  /// it there. Answers to a finger add up, too. The other one has those pieces and elements that this one leaves it of
  /// what can be afforded; pinned bars are there once, above both. The motions are this one's, and so is what the host
  /// has attached; the back gestures are the other one's if this one has none.
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
  /// This timeline with the pinned bars that its context asks for above all layers, unless it has bars.
  @inline(never)
  func withBars(in context: TransitionContext) -> Timeline {
    for layer in layers where layer.kind.role == .bar { return self }
    let bars = TimelineBuilder(context).build()
    return bars.layers.isEmpty ? self : joined(by: bars, isAbove: true, in: context)
  }

  /// This timeline with what another one says of the same run.
  ///
  /// - Parameter isAbove: whether layers that only the other one has come above all of this one's.
  @inline(never)
  func joined(by other: Timeline, isAbove: Bool = false, in context: TransitionContext) -> Timeline {
    let merge = LayerMerge(layers, other.layers, isAbove: isAbove)
    let builder = TimelineBuilder(context, joining: self, merge)
    builder.join(other, merge)
    return builder.timeline
  }
}
