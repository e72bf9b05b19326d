// Where layers lie whose screens rest at a detent below the present run.

extension PresentationState {
  /// Shifts the layers that both a resting run and a run above it show. A shift is the difference between the layer
  /// in the resting run and the same layer in the run above while that run covers nothing. If the run above does not
  /// show a layer, the layer's screen moves it instead, provided that the screen is shown.
  func shift(to resting: References<Run>, in order: LayerOrder) {
    for index in 0..<resting.count {
      // The array ends with the sources of the resting runs, in their order, and then the present run's.
      let source = sources[sources.count - 1 - resting.count + index]
      let brought = Layer.Kind.screen(resting[index].context.screen(.covering))
      var isAbove = false
      for layer in 0..<source.timeline.layers.count {
        guard let part = order[source.timeline.layers[layer].kind] else { continue }
        if part.layer.kind == brought { isAbove = true }
        if part.source === source {
          let kind = part.layer.kind
          var base = order[kind.ground] ?? order[kind.screen]
          // Another screen above the resting one moves with the screen below it.
          if base == nil || base?.source === source, isAbove, !kind.isLifted { base = order[brought] }
          if let base, base.source !== source { (part.ground, part.outshinesGround) = (base, base.isCut) }
        }
        if part.source === source || part.lead != nil { continue }
        let (rest, uncovered, shift) = (source.frame[layer], part.source.uncovered[part.index], part.shift)
        // A perspective is compared by its reciprocal: otherwise a viewer who moves far away would come ever nearer.
        let nearness = shift[.perspective] + (reciprocal(rest[.perspective]) - reciprocal(uncovered[.perspective]))
        for number in 0..<LayerState.stride { shift[number] += rest[number] - uncovered[number] }
        shift[.perspective] = nearness
      }
    }
    for part in parts { shiftPiece(part, in: order) }
  }

  /// Shifts a piece of a screen that the present run has cut, or a shade on a piece, as the screen is shifted.
  private func shiftPiece(_ part: PresentedLayer, in order: LayerOrder) {
    let kind = part.layer.kind
    // A shifted layer is at rest in pieces already.
    guard kind.role == .piece || kind.ground.role == .piece, !part.shift.moves,
      let screen = order[kind.screen], screen.source === part.source, screen.shift.moves
    else { return }
    let (moved, whole, shift) = (LayerSource.rest.frame, part.source.uncovered[part.index], part.shift)
    for index in 0..<Property.opacity.index { moved.numbers[index] += screen.shift[index] }
    shift.update(from: whole, count: LayerState.stride)
    withExtendedLifetime(moved) { part.layer.carry(shift, by: moved.numbers, of: screen.layer, at: nil) }
    for index in 0..<LayerState.stride { shift[index] -= whole[index] }
  }
}

extension UnsafeMutablePointer<Double> {
  /// Whether these shifts move a layer.
  var moves: Bool {
    for index in 0..<LayerState.stride where self[index] != 0 { return true }
    return false
  }
}
