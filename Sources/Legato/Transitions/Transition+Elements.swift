// Elements of one screen that come and go by themselves.

extension Transition {
  /// The same transition with elements of single screens coming and going by themselves, above the screens.
  ///
  /// They are the elements that the host finds (``TransitionContext/ownElements``). Each comes with its screen and goes
  /// with it: it travels, scales and fades as the screen does, and what the modifier says comes on top. All of it
  /// follows the fraction, so a finger drives it, too.
  ///
  /// - Parameters:
  ///   - entering: how those come that say nothing themselves.
  ///   - leaving: how they go; nil for the same way back.
  ///   - cascade: the order in which they set off.
  ///   - span: what part of the way lies between the first one that sets off and the last, limited to 0 ... 1; half of
  ///     it by our own choice, and NaN is none.
  public func modifyingElements(
    entering: ElementModifier = ElementModifier(), leaving: ElementModifier? = nil, cascade: Cascade = .order,
    span: Double = 0.5
  ) -> Transition {
    let prepare = prepare
    let span = clamp(span, 0, 1)
    var traits = traits
    traits.isSymmetric = false
    return Transition(traits) { context in
      let timeline = prepare(context)
      if context.ownElements.isEmpty { return timeline }
      let builder = TimelineBuilder(context, from: timeline)
      for side in Side.allCases {
        let elements = context.ownElements.filter { $0.side == side && !$0.frame.isEmpty }
        let enters = (side == .covering) != context.operation.isReverse
        let ranks = cascade.ranks(elements, in: context.layoutDirection)
        for (element, rank) in zip(elements, ranks) {
          let said = enters ? element.entering : element.leaving
          builder.add(element, by: said ?? (enters ? entering : leaving ?? entering), enters, rank, span, timeline)
        }
      }
      return builder.timeline
    }
  }
}

extension TimelineBuilder {
  /// Adds an element above all layers, which comes with its screen or goes with it.
  fileprivate func add(
    _ element: OwnElement, by modifier: ElementModifier, _ enters: Bool, _ rank: Double, _ span: Double,
    _ timeline: Timeline
  ) {
    let screen = context.screen(element.side)
    let handle = layer(.element(element.id, of: screen), frame: element.frame)
    if let index = timeline.layers.firstIndex(where: { $0.kind == .screen(screen) }) {
      carry(handle, with: index, of: timeline)
    }
    let part = modifier.part(rank, span)
    set(handle, .perspective, to: modifier.state.perspective)
    for property in Property.allCases where property.joining != nil {
      let away = modifier.state[property] * (property == .translationX ? context.mirror : 1)
      guard away != LayerState.rest[property] else { continue }
      var keys = modifier.keyframes(from: away, to: LayerState.rest[property], between: part.start, and: part.end)
      // They lead from the state away; an element that leaves goes there.
      if !enters {
        for key in keys.indices { keys[key].value = away + LayerState.rest[property] - keys[key].value }
      }
      join(handle, property, isReversed ? keys.turned : keys)
    }
  }

  /// Lets a layer travel, scale and fade with a screen.
  private func carry(_ handle: Handle, with screen: Int, of timeline: Timeline) {
    let (frame, own) = (timeline.layers[screen].frame, layers[Int(handle.index)].frame)
    let anchor = Point(
      x: frame.minX + timeline.rest[screen * LayerState.stride + Property.anchorX.index] * frame.size.width,
      y: frame.minY + timeline.rest[screen * LayerState.stride + Property.anchorY.index] * frame.size.height)
    let away = own.center - anchor
    for property in [Property.translationX, .translationY, .scaleX, .scaleY, .opacity] {
      let keys = timeline.way(of: property, layer: screen)
      join(handle, property, keys)
      guard property == .scaleX || property == .scaleY else { continue }
      // A screen's scale moves what lies beside its fixed point.
      let (place, distance) = property == .scaleX ? (Property.translationX, away.dx) : (.translationY, away.dy)
      join(handle, place, keys.map { Keyframe($0.fraction, distance * ($0.value - 1), curve: $0.curve) })
    }
    for response in timeline.responses where Int(response.slot) / LayerState.stride == screen {
      answer(handle, as: response, of: timeline)
    }
  }

  /// Lets a layer follow the finger as a screen does, where that only moves it or fades it.
  private func answer(_ handle: Handle, as response: Track, of timeline: Timeline) {
    let index = Int(response.slot) % LayerState.stride
    let follows = index == Property.translationX.index || index == Property.translationY.index
    guard response.role == .answering, follows || index == Property.opacity.index else { return }
    var response = response
    response.slot = handle.index * Int32(LayerState.stride) + Int32(index)
    keep(timeline.knots(of: response), response)
  }

  /// Adds a movement to what a layer does already.
  private func join(_ handle: Handle, _ property: Property, _ keys: [Keyframe]) {
    guard let mode = property.joining, keys.contains(where: { $0.value != LayerState.rest[property] }) else { return }
    for key in keys.indices where !keys[key].value.isFinite { return fail(.notFinite, handle, property, key) }
    let slot = slot(of: handle, property)
    let isMoved = tracks.contains { $0.slot == slot }
    keep(keys, Track(slot: slot, mode: mode, role: isMoved ? .joining : .writing))
  }
}

extension Timeline {
  /// How a layer's property goes, from the covered screen to the covering one; one keyframe where it stands still.
  fileprivate func way(of property: Property, layer: Int) -> [Keyframe] {
    let slot = layer * LayerState.stride + property.index
    guard let track = tracks.last(where: { $0.slot == slot }) else { return [Keyframe(0, rest[slot])] }
    return keyframes(of: track)
  }
}
