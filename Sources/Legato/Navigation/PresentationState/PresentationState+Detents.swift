// Where layers lie whose screens rest at a detent below the present run.

extension PresentationState {
  /// The shifts of the layers that both a run which rests below and a run above it show: how far the former has them
  /// from where the latter has them while it covers nothing. A layer that the run above does not show is moved by its
  /// screen instead, if that is shown.
  func shifts(of resting: References<Run>, in order: LayerOrder) -> Frame {
    let shifts = Frame(layers: parts.count)
    for index in 0..<resting.count {
      // The sources are the runs', in their order, below the present one's.
      let source = sources[sources.count - 1 - resting.count + index]
      let brought = Layer.Kind.screen(resting[index].context.screen(.covering))
      var isAbove = false
      for layer in 0..<source.timeline.layers.count {
        guard let part = order[source.timeline.layers[layer].kind] else { continue }
        if part.layer.kind == brought { isAbove = true }
        if part.source === source {
          let kind = part.layer.kind
          if let base = (kind.isShade ? order[kind.ground] : nil) ?? order[kind.screen], base.source !== source {
            (part.mover, part.outshinesMover) = (base, base.isCut)
          }
          // Another screen that lies on the one that rests below it goes with that.
          if isAbove, part.mover == nil, !kind.isLifted, let screen = order[brought], screen.source !== source {
            (part.mover, part.outshinesMover) = (screen, screen.isCut)
          }
          continue
        }
        let (rest, uncovered) = (source.frame[layer], part.source.uncovered[part.index])
        for number in 0..<LayerState.stride {
          shifts[part.place][number] +=
            ResidualMeasurement.comparable(rest, number) - ResidualMeasurement.comparable(uncovered, number)
        }
      }
    }
    for place in 0..<parts.count { shiftPiece(parts[place], in: order, shifts) }
    return shifts
  }

  /// Shifts a piece, or a shade on one, as the screen is shifted out of which the present run cuts it.
  private func shiftPiece(_ part: PresentedLayer, in order: LayerOrder, _ shifts: Frame) {
    let kind = part.layer.kind
    guard kind.role == .piece || kind.ground.role == .piece, let screen = order[kind.screen],
      screen.source === part.source
    else { return }
    // What is shifted already rests in pieces.
    if shifts.moves(part.place) || !shifts.moves(screen.place) { return }
    let (moved, whole, shift) = (Frame(layers: 1), part.source.uncovered[part.index], shifts[part.place])
    for index in 0..<LayerState.stride {
      (moved.numbers[index], shift[index]) = (LayerState.rest[index], whole[index])
      if index < Property.opacity.index { moved.numbers[index] += shifts[screen.place][index] }
    }
    withExtendedLifetime(moved) { part.layer.carry(shift, by: moved.numbers, of: screen.layer, at: nil) }
    for index in 0..<LayerState.stride { shift[index] -= whole[index] }
  }
}

extension Frame {
  /// Whether shifts have a layer anywhere else.
  func moves(_ place: Int) -> Bool {
    for index in 0..<LayerState.stride where self[place][index] != 0 { return true }
    return false
  }
}
