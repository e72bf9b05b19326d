// Elements of one screen that come and go by themselves, and their order.

extension ScreenTransition {
  /// The same transition, in which elements of single screens also move by themselves, above the screens.
  ///
  /// These are the ``TransitionContext/ownElements`` that the host gives. Each moves, scales and fades with its screen,
  /// and in addition as its modifier defines. All of it follows the fraction, so a finger drives it, too.
  ///
  /// Such an element is shown apart from its screen. While the screen is turned, cut into pieces, clipped or scaled by
  /// fingers, the element stays in it. If there are more elements than affordable layers, the largest take part.
  ///
  /// - Parameters:
  ///   - entering: how elements come that have no modifier of their own.
  ///   - leaving: how elements go that have none; nil for the same in reverse.
  ///   - cascade: the order in which elements start.
  ///   - span: how much of the run, after an element's delay, lies between the start of the first element and the start
  ///     of the last, limited to 0 ... 1. The default is Legato's own; NaN is 0. At 1 the last one changes at once.
  public func modifyingElements(
    entering: ElementModifier = ElementModifier(), leaving: ElementModifier? = nil, cascade: Cascade = .order,
    span: Double = 0.5
  ) -> ScreenTransition {
    let prepare = prepare
    let span = name.limited(span, to: 0...1, or: 0, "span")
    var traits = traits
    traits.isSymmetric = false
    return ScreenTransition(traits) { context in
      if context.ownElements.isEmpty { return prepare(context) }
      let timeline = prepare(context.part())
      let builder = TimelineBuilder(context, from: timeline)
      var sizes: [Double] = []
      for element in context.ownElements { sizes.put(element.frame.area) }
      let most = builder.affordableParts / (context.ownElements.contains { $0.hasShadow } ? 2 : 1)
      for side in Side.allCases {
        let screen = timeline.layers.firstIndex { $0.kind == .screen(context.screen(side)) }
        if let screen, !timeline.isUpright(screen) { continue }
        var elements: [OwnElement] = []
        for (index, element) in context.ownElements.enumerated() where element.side == side && !element.frame.isEmpty {
          if sizes.rank(of: index) < most { elements.append(element) }
        }
        let enters = (side == .covering) != context.operation.isReverse
        let ranks = cascade.ranks(elements, in: context.layoutDirection)
        let span = ranks.contains { $0 > 0 } ? span : 0
        for (element, rank) in zip(elements, ranks) {
          let said = enters ? element.entering : element.leaving
          let modifier = said ?? (enters ? entering : leaving ?? entering)
          let (shadow, picture) = element.kinds(in: context.screen(side))
          for kind in element.hasShadow ? [shadow, picture] : [picture] {
            let handle = builder.layer(kind, frame: element.frame)
            if let screen { builder.carry(handle, with: screen, of: timeline) }
            builder.modify(handle, by: modifier, enters, modifier.part(rank, span))
          }
        }
      }
      return builder.timeline.withBars(in: context)
    }
  }
}

extension OwnElement {
  /// The layers that show it apart from its screen: the shadow, and above it the picture.
  fileprivate func kinds(in screen: ScreenID) -> (shadow: Layer.Kind, picture: Layer.Kind) {
    (.shadow(of: id, in: screen), .element(id, of: screen))
  }
}

extension TimelineBuilder {
  /// Moves an element in or out between two fractions, as its modifier defines.
  fileprivate func modify(
    _ handle: Handle, by modifier: ElementModifier, _ enters: Bool, _ part: (start: Double, end: Double)
  ) {
    set(handle, .perspective, to: modifier.state.perspective)
    for property in Property.allCases where property.joining != nil {
      let away = modifier.state[property] * (property == .translationX ? context.mirror : 1)
      guard away != LayerState.rest[property] else { continue }
      var keys = modifier.keyframes(from: away, to: LayerState.rest[property], between: part.start, and: part.end)
      // The keyframes lead from the away state to rest; for an element that leaves they are reversed.
      if !enters {
        for key in keys.indices { keys[key].value = away + LayerState.rest[property] - keys[key].value }
      }
      join(handle, property, isReversed ? keys.turned : keys)
    }
  }

  /// Moves, scales and fades a layer with a screen.
  fileprivate func carry(_ handle: Handle, with screen: Int, of timeline: Timeline) {
    let (frame, own) = (timeline.layers[screen].frame, layers[Int(handle.index)].frame)
    let anchor = Point2D(
      x: frame.minX + timeline.rest[screen * LayerState.stride + Property.anchorX.index] * frame.size.width,
      y: frame.minY + timeline.rest[screen * LayerState.stride + Property.anchorY.index] * frame.size.height)
    let away = own.center - anchor
    // A screen's scale moves everything that is not at its fixed point.
    func shift(by scale: Property) -> (Property, Double) {
      scale == .scaleX ? (.translationX, away.dx) : (.translationY, away.dy)
    }
    for property in [Property.translationX, .translationY, .scaleX, .scaleY, .opacity] {
      let keys = timeline.way(of: property, layer: screen)
      join(handle, property, keys)
      guard property == .scaleX || property == .scaleY else { continue }
      let (place, distance) = shift(by: property)
      join(handle, place, keys.map { Keyframe($0.fraction, distance * ($0.value - 1), curve: $0.curve) })
    }
    for response in timeline.responses where Int(response.slot) / LayerState.stride == screen {
      var own = response
      own.slot = handle.index * Int32(LayerState.stride) + response.slot % Int32(LayerState.stride)
      if response.role == .answering {
        let knots = timeline.knots(of: response)
        keep(knots, own)
        guard timeline.stretches(response) else { continue }
        let isAcross = Int(response.slot) % LayerState.stride == Property.scaleX.index
        let (place, distance) = shift(by: isAcross ? .scaleX : .scaleY)
        let unscaled = response.mode == .multiply ? 1.0 : 0
        let moved = knots.map { Knot($0.input, distance * ($0.output - unscaled), slope: distance * $0.slope) }
        respond(handle, place, to: response.input, through: moved)
      } else {
        keep(timeline.keyframes(of: response), own)
      }
    }
  }

  /// Adds a movement to the layer's own movement.
  private func join(_ handle: Handle, _ property: Property, _ keys: [Keyframe]) {
    guard let mode = property.joining, keys.contains(where: { $0.value != LayerState.rest[property] }) else { return }
    for key in keys.indices where !keys[key].value.isFinite { return fail(.notFinite, handle, property, key) }
    let slot = slot(of: handle, property)
    let isMoved = tracks.contains { $0.slot == slot }
    keep(keys, Track(slot: slot, mode: mode, role: isMoved ? .joining : .writing))
  }
}

extension Timeline {
  /// Whether a screen stays whole, upright and in its plane throughout, and a finger only moves, stretches or fades it.
  fileprivate func isUpright(_ screen: Int) -> Bool {
    for layer in layers where layer.kind.role == .piece && layer.kind.screen == layers[screen].kind { return false }
    let numbers = screen * LayerState.stride
    let atRest = LayerState.rest
    for index in 0..<LayerState.stride where Property.turnsOrCuts(index) && rest[numbers + index] != atRest[index] {
      return false
    }
    for track in tracks where Int(track.slot) / LayerState.stride == screen {
      if Property.turnsOrCuts(Int(track.slot) - numbers) { return false }
    }
    for response in responses where Int(response.slot) / LayerState.stride == screen {
      let index = Int(response.slot) - numbers
      if index <= Property.translationY.index || index == Property.opacity.index || stretches(response) { continue }
      return false
    }
    return true
  }

  /// Whether this response stretches a screen that nothing else scales, as when a finger stretches a sheet or a drawer,
  /// or adds to its scale as it trails.
  fileprivate func stretches(_ response: Track) -> Bool {
    let index = Int(response.slot) % LayerState.stride
    if response.input == .trail, response.mode == .add {
      return index == Property.scaleX.index || index == Property.scaleY.index
    }
    let isScale =
      index == Property.scaleX.index && response.input == .dragX
      || index == Property.scaleY.index && response.input == .dragY
    return isScale && !tracks.contains { $0.slot == response.slot }
  }

  /// A property of a layer, from the covered screen to the covering one; one keyframe if it is constant.
  fileprivate func way(of property: Property, layer: Int) -> [Keyframe] {
    let slot = layer * LayerState.stride + property.index
    guard let track = tracks.last(where: { $0.slot == slot }) else { return [Keyframe(0, rest[slot])] }
    return keyframes(of: track)
  }
}

extension Property {
  /// Whether the number at an index rotates the layer, takes it out of its plane or clips it.
  fileprivate static func turnsOrCuts(_ index: Int) -> Bool {
    index >= rotationZ.index && index <= rotationY.index || clips.contains(index)
  }
}

/// The order in which a screen's elements start.
public enum Cascade: Equatable, Sendable {
  /// One after the other, in the host's order.
  case order
  /// The elements nearest to a point first; the point is in the container's coordinates.
  case distance(from: Point2D)
  /// Along a direction: the element farthest back starts first.
  case direction(Direction)

  /// When each element starts, from 0 for the first to 1 for the last; 0 for all if all have the same distance.
  func ranks(_ elements: [OwnElement], in layout: ReadingDirection) -> [Double] {
    var places = elements.indices.map { place(of: elements[$0].frame.center, at: $0, in: layout) }
    guard let first = places.min(), let last = places.max(), last > first else { return places.map { _ in 0 } }
    for index in places.indices { places[index] = (places[index] - first) / (last - first) }
    return places
  }

  private func place(of center: Point2D, at index: Int, in layout: ReadingDirection) -> Double {
    switch self {
    case .order: Double(index)
    case .distance(let point): (center - point).length
    case .direction(let direction): (center - .zero).dot(direction.unit(in: layout))
    }
  }
}
