// The fingers on a container, from the first touch to the last lift, and which interaction they have become.

/// Follows the fingers on a container and decides, once, which of several interactions they are.
///
/// All candidates watch from the touch on; the first whose gesture is recognised, and which no scroller keeps, wins, and
/// the others fail. Until then the host's own scrolling and tapping is not disturbed.
struct GestureSession {
  enum Phase: Equatable {
    case idle
    /// Fingers are down and nothing is decided.
    case possible
    /// The candidate of this index has the fingers.
    case claimed(Int)
    /// The fingers are somebody else's.
    case refused
  }

  private(set) var phase = Phase.idle
  private(set) var candidates: [Interaction] = []
  private var pans: [PanRecognizer] = []
  private var pinch = PinchRecognizer()
  private var scrollables: [Scrollable] = []
  private var size = Size.zero
  private var layout = LayoutDirection.leftToRight
  private(set) var last = PointerSample(position: .zero, time: 0)
  private var fingers: [Int32] = []

  var fingerCount: Int { fingers.count }

  /// A first finger lands, with all that it might become.
  mutating func begin(
    _ sample: PointerSample, candidates: [Interaction], scrollables: [Scrollable], in size: Size,
    _ layout: LayoutDirection
  ) {
    self.candidates = candidates
    self.scrollables = scrollables
    self.size = size
    self.layout = layout
    pans.removeAll(keepingCapacity: true)
    for candidate in candidates {
      var pan = PanGesture(region: .nowhere)
      if case .pan(let gesture) = candidate.gesture { pan = gesture }
      pans.append(PanRecognizer(gesture: pan))
    }
    pinch.cancel()
    fingers.removeAll(keepingCapacity: true)
    phase = candidates.isEmpty ? .refused : .possible
    down(sample)
  }

  /// A finger lands, the first or a further one.
  mutating func down(_ sample: PointerSample) {
    last = sample
    if !fingers.contains(sample.pointer) { fingers.append(sample.pointer) }
    for index in pans.indices { pans[index].down(sample, in: size, layout) }
    pinch.down(sample)
  }

  mutating func move(_ sample: PointerSample) {
    last = sample
    for index in pans.indices { pans[index].move(sample) }
    pinch.move(sample)
    if phase == .possible { decide() }
  }

  /// A finger lifts; `true` when the gesture that had the fingers is over.
  mutating func up(_ sample: PointerSample) -> Bool {
    last = sample
    fingers.removeAll { $0 == sample.pointer }
    for index in pans.indices { pans[index].up(sample) }
    pinch.up(sample)
    if case .claimed(let index) = phase {
      return isPinching ? pinch.phase != .tracking : pans[index].phase != .tracking
    }
    return fingers.isEmpty
  }

  mutating func cancel() {
    for index in pans.indices { pans[index].cancel() }
    pinch.cancel()
    fingers.removeAll(keepingCapacity: true)
    phase = .idle
  }

  /// The gesture is over; fingers that are still down are nobody's.
  mutating func end() { phase = fingerCount > 0 ? .refused : .idle }

  /// Gives the fingers to a candidate at once, without waiting for a drag.
  mutating func claim(_ index: Int) {
    pans[index].claim()
    phase = .claimed(index)
  }

  /// The first candidate has nothing to do any more: the others decide between themselves.
  mutating func dropFirst() {
    candidates.removeFirst()
    pans.removeFirst()
    phase = .possible
    decide()
  }

  /// The winner was vetoed: the fingers are the page's.
  mutating func refuse() { phase = .refused }

  /// What the winning gesture has done by a time.
  func state(at time: Double) -> GestureState {
    guard case .claimed(let index) = phase else {
      return GestureState(translation: .zero, size: size, layoutDirection: layout)
    }
    var state = GestureState(translation: .zero, size: size, layoutDirection: layout)
    if isPinching {
      state.translation = pinch.translation
      state.start = pinch.focus - pinch.translation
      state.velocity = GestureSession.plausible(pinch.velocity(at: time))
      state.pinch = pinch.scale - 1
      state.pinchVelocity = GestureSession.plausible(pinch.scaleVelocity(at: time))
      state.rotation = pinch.rotation
      state.rotationVelocity = GestureSession.plausible(pinch.rotationVelocity(at: time))
    } else {
      state.translation = pans[index].translation
      state.start = pans[index].start
      state.velocity = GestureSession.plausible(pans[index].velocity(at: time))
    }
    return state
  }

  /// A finger that leaps between two samples is not that fast: Android, too, takes no fling above 8000 points per second.
  private static func plausible(_ velocity: Vector) -> Vector {
    let limit = 8000.0
    let speed = velocity.length
    return speed > limit ? velocity * (limit / speed) : velocity
  }

  /// The same for fingers that spread or turn, in spans or radians per second.
  private static func plausible(_ velocity: Double) -> Double { clamp(velocity, -20, 20) }

  private var isPinching: Bool {
    guard case .claimed(let index) = phase else { return false }
    return candidates[index].gesture == .pinch
  }

  private mutating func decide() {
    var isOpen = false
    for index in candidates.indices {
      if candidates[index].gesture == .pinch {
        if pinch.phase == .tracking {
          phase = .claimed(index)
          return
        }
        isOpen = true
        continue
      }
      switch pans[index].phase {
      case .tracking:
        if isGranted(index) {
          phase = .claimed(index)
          return
        }
        pans[index].fail()
      case .possible: isOpen = true
      default: break
      }
    }
    if !isOpen { phase = .refused }
  }

  private func isGranted(_ index: Int) -> Bool {
    // The recogniser's own direction: the last sample may be a second finger's.
    let direction = pans[index].direction?.unit(in: layout) ?? .zero
    let verdict = ScrollArbiter.decide(
      translation: direction, gesture: pans[index].gesture, scrollables: scrollables, layout: layout)
    return verdict == .transition
  }
}
