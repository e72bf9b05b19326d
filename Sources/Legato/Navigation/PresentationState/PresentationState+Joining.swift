// Lets layers move together: the faces of a shared element, and the layers of a screen at a detent.

extension PresentationState {
  /// Finds the faces of a shared element that the new run shows in one place, and lets all of them fly with one of
  /// them, so that they coincide. A face that stays in its place while another one flies is left alone.
  func joinFlights(of new: LayerSource, in order: LayerOrder) {
    let covered = new.timeline.frame(covering: 1)
    for part in parts where part.source === new {
      guard let lead = order.lead(of: part.layer.kind), lead !== part, lead.source === new else { continue }
      if part.coincides(with: lead, in: new.uncovered), part.coincides(with: lead, in: covered) { part.lead = lead }
    }
  }

  /// The face of a shared element that was the most visible one before a new face comes; nil if none was visible.
  func face(before part: PresentedLayer, under shown: Frame) -> PresentedLayer? {
    let kind = part.layer.kind
    guard kind.isFace else { return nil }
    var clearest: PresentedLayer?
    var opacity = PresentationState.faintest
    // Of two that are as visible, the lower one counts.
    for place in layers.indices where layers[place].kind.part == kind.part && layers[place].kind.role == kind.role {
      let past = parts[place].past
      if past >= 0, shown[past][.opacity] > opacity { (clearest, opacity) = (parts[place], shown[past][.opacity]) }
    }
    return clearest
  }
}

extension PresentationState {
  /// Sets in a context which elements are in flight, and where. A run that takes over moves them on from there.
  func noteFlights(in context: TransitionContext) {
    for place in 0..<layers.count where layers[place].kind.role == .element {
      let (layer, numbers) = (layers[place], frame[place])
      for index in context.elements.indices where context.elements[index].id.rawValue == layer.kind.part {
        // The uppermost face is the most visible one, because it covers the faces below it.
        if numbers[.opacity] > PresentationState.faintest { context.elements[index].inFlight = layer.box(numbers) }
      }
    }
  }
}

extension PresentationState {
  /// Whether a screen of a context moves with its bar attached. A run that takes over cannot pin such a bar.
  func showsAttachedBar(in context: TransitionContext) -> Bool {
    let shows = { (kind: Layer.Kind) in self.layers.contains { $0.kind == kind } }
    return Side.allCases.contains { side in
      let screen = context.screen(side)
      return !context.bar(side).frame.isEmpty && shows(.screen(screen)) && !shows(.bar(of: screen))
    }
  }
}

extension TransitionContext {
  /// Takes over into the new context of a present run where its elements were when it began, and how its bars move.
  func keepFlights(of before: TransitionContext) {
    barStyle = before.barStyle
    for past in before.elements where !past.inFlight.isEmpty {
      for index in elements.indices where elements[index].id == past.id { elements[index].inFlight = past.inFlight }
    }
  }
}

extension PresentedLayer {
  /// Whether two layers of one source are in one place.
  @inline(never)
  func coincides(with other: PresentedLayer, in frame: Frame) -> Bool {
    layer.box(frame[index]).isNear(other.layer.box(frame[other.index]))
  }

  func lands(on frame: Rect2D) -> Bool {
    // What flies home has no timeline: it lies at its rest.
    let end = source.timeline.layers.isEmpty ? source.frame : source.timeline.frame(at: Inputs(fraction: 1))
    return withExtendedLifetime(end) { layer.box(end[index]).isNear(frame) }
  }
}

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
    guard kind.role == .piece || kind.ground.role == .piece, !part.hasShift,
      let screen = order[kind.screen], screen.source === part.source, screen.hasShift
    else { return }
    let (moved, whole, shift) = (LayerSource.rest.frame, part.source.uncovered[part.index], part.shift)
    for index in 0..<Property.opacity.index { moved.numbers[index] += screen.shift[index] }
    shift.update(from: whole, count: LayerState.stride)
    withExtendedLifetime(moved) { part.layer.carry(shift, by: moved.numbers, of: screen.layer, at: nil) }
    for index in 0..<LayerState.stride { shift[index] -= whole[index] }
  }
}
