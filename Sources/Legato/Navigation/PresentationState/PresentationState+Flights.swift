// Redirects shared elements and bars. An element continues its flight, whichever screens show it.

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
  fileprivate func coincides(with other: PresentedLayer, in frame: Frame) -> Bool {
    layer.box(frame[index]).isNear(other.layer.box(frame[other.index]))
  }

  func lands(on frame: Rect2D) -> Bool {
    // What flies home has no timeline: it lies at its rest.
    let end = source.timeline.layers.isEmpty ? source.frame : source.timeline.frame(at: Inputs(fraction: 1))
    return withExtendedLifetime(end) { layer.box(end[index]).isNear(frame) }
  }
}

extension Layer {
  /// The breadth, in points, of a layer that is cut off completely. Without a breadth, the layers that cover it would
  /// leap when it becomes visible again.
  private static let hair = 1.0 / 64
  /// A layer is edge on if one of its points is shown shorter than this. There is nothing to cover then.
  private static let edge = 1.0 / 64

  /// Writes the place, size, turn and outline with which the layer covers the visible part of another one in the same
  /// plane, in its own proportions. Opacity, shadow and colour stay as they are.
  @inline(never)
  func cover(
    _ other: Layer, _ state: UnsafeMutablePointer<Double>, by numbers: UnsafeMutablePointer<Double>
  ) {
    let look = Look(state, other.frame.size)
    let width = look.width < Layer.edge ? 0 : look.width
    let height = look.height < Layer.edge ? 0 : look.height
    let seen = Size2D(
      width: max(Layer.hair, (other.frame.size.width - state[.clipLeft] - state[.clipRight]) * width),
      height: max(Layer.hair, (other.frame.size.height - state[.clipTop] - state[.clipBottom]) * height))
    let region = Rect2D(size: frame.size).matching(seen)
    let scale = max(0, seen.width * reciprocal(region.size.width))
    let middle = SIMD2(state[.clipLeft] - state[.clipRight], state[.clipTop] - state[.clipBottom]) / 2
    var own = look.about(middle).stretched(SIMD2(reciprocal(width), reciprocal(height)) * scale)
    own.middle -= arm(from: other)
    if width == 0 { own.x[0] = scale }
    if height == 0 { own.y[1] = scale }
    own.write(to: numbers)
    numbers[.cornerRadius] = state[.cornerRadius] * width * reciprocal(scale)
    (numbers[.clipTop], numbers[.clipLeft]) = (region.minY, region.minX)
    (numbers[.clipBottom], numbers[.clipRight]) = (region.minY, region.minX)
  }

  /// Converts numbers that refer to another rest of the layer, so that it looks the same.
  @inline(never)
  func rebase(_ numbers: UnsafeMutablePointer<Double>, from before: Rect2D) {
    let wider = before.size.width * reciprocal(frame.size.width)
    let taller = before.size.height * reciprocal(frame.size.height)
    var look = Look(numbers, before.size).stretched(SIMD2(wider, taller))
    look.middle -= arm(from: Layer(kind, frame: before))
    look.write(to: numbers)
    numbers[.cornerRadius] *= reciprocal(wider)
    numbers[.clipTop] *= reciprocal(taller)
    numbers[.clipLeft] *= reciprocal(wider)
    numbers[.clipBottom] *= reciprocal(taller)
    numbers[.clipRight] *= reciprocal(wider)
  }
}
