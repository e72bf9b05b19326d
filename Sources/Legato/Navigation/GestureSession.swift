/// Follows the fingers on a container and decides, once, which of several interactions they are.
///
/// All candidates watch from the touch on; the first whose gesture is recognised, and which no scroller keeps, wins,
/// and the others fail. Until then the host's own scrolling and tapping is not disturbed.
package final class GestureSession {
  package enum Phase: Equatable {
    case idle
    /// Fingers are down and nothing is decided.
    case possible
    /// The candidate of this index has the fingers.
    case claimed(Int)
    /// The fingers are somebody else's.
    case denied
  }

  package private(set) var phase = Phase.idle
  private(set) var candidates = References<Candidate>()
  /// A bit for each candidate that the fingers may still become.
  private var open: UInt64 = 0
  private var hand = Hand()
  private var pinch = Pinch()
  /// The travel at which the winner's translation is zero.
  private var lock = Vector2D.zero
  /// The scrollers under the first finger, as they were when it landed.
  private(set) var scrollables: [Scrollable] = []
  /// The innermost of them that a sheet may share a drag with, and its place among them.
  package private(set) var shared: SharedScroller?
  private(set) var sharedPlace: Int32 = 0
  /// The travel down that has been divided between that and the sheet.
  private var divided = 0.0
  /// Whether that had the last movement.
  private(set) var isScrolling = false
  private var size = Size2D.zero
  private var layout = ReadingDirection.leftToRight
  private(set) var last = PointerSample(position: .zero, time: 0)

  /// How many candidates there may be, a bit of ``open`` each; further ones are ignored.
  private static let maximumCandidateCount = 64

  /// The fingers that are down, where they are.
  package var fingers: [PointerSample] { hand.fingers }

  var hasFingers: Bool { !hand.fingers.isEmpty }

  /// A finger that is down, where it was last seen; nil for another one.
  func finger(_ pointer: Int32) -> PointerSample? { hand.index(of: pointer).map { hand.fingers[$0] } }

  /// The middle of the fingers that may pinch.
  var focus: Point2D { pinch.focus }

  /// Whether one of the candidates has the fingers.
  var isClaimed: Bool {
    if case .claimed = phase { return true }
    return false
  }

  /// What has won.
  var winner: Candidate? {
    if case .claimed(let index) = phase { return candidates[index] }
    return nil
  }

  /// A first finger lands, with all that it might become.
  func begin(
    _ sample: PointerSample, candidates: References<Candidate>, scrollables: [Scrollable], in size: Size2D,
    _ layout: ReadingDirection
  ) {
    self.candidates = candidates
    self.scrollables = scrollables
    (shared, isScrolling) = (nil, false)
    for place in scrollables.indices where shared == nil {
      shared = SharedScroller(scrollables[place])
      sharedPlace = Int32(place)
    }
    self.size = size
    self.layout = layout
    hand.clear()
    // Of several pinches the most sensitive one says when fingers pinch.
    var least = Double.infinity
    for index in 0..<candidates.count {
      if case .pinch(let slop) = candidates[index].interaction.gesture { least = min(least, slop) }
    }
    pinch = least < .infinity ? Pinch(slop: least) : Pinch()
    lock = .zero
    open = 0
    for index in 0..<min(candidates.count, GestureSession.maximumCandidateCount) where sample.isUsable {
      if case .pan(let pan) = candidates[index].interaction.gesture,
        !pan.region.contains(sample.position, in: size, layout)
      {
        continue
      }
      open |= 1 << UInt64(index)
    }
    down(sample)
    // A finger that landed nowhere, or beyond all regions, is the page's at once: no scroller waits for it.
    phase = open == 0 ? .denied : .possible
  }

  /// A finger lands, the first or a further one; none that is down.
  func down(_ sample: PointerSample) {
    guard sample.isUsable else { return }
    last = sample
    hand.land(sample)
    pinch.land(in: hand)
  }

  /// The container has another size; `true` if the winner's travel counts from here on, because it is a part of the
  /// size.
  func resize(to size: Size2D) -> Bool {
    self.size = size
    guard isClaimed, !isPinching else { return false }
    lock = hand.travel
    return true
  }

  func move(_ sample: PointerSample) {
    guard hand.move(sample) else { return }
    last = sample
    pinch.move(in: hand)
    if phase == .possible { decide() }
  }

  /// A finger is about to lift; `true` if the gesture that has the fingers ends with that.
  ///
  /// A lift is a movement, too, unless the finger is where it was last seen: that would read as a rest, and slow a
  /// fling down.
  func endsGesture(_ sample: PointerSample) -> Bool {
    guard let index = hand.index(of: sample.pointer) else { return !hasFingers }
    if isClaimed, sample.position != hand.fingers[index].position { move(sample) }
    return isPinching ? index < 2 : hand.fingers.count == 1
  }

  /// A finger has lifted.
  @inline(never)
  func up(_ pointer: Int32) {
    if let index = hand.index(of: pointer), index < 2 { pinch.end() }
    hand.lift(pointer)
    if !hasFingers, !isClaimed { phase = .idle }
  }

  @inline(never)
  func cancel() {
    hand.clear()
    pinch.end()
    phase = .idle
  }

  /// The travel counts from here on: the winner may not move anything yet.
  func hold() {
    lock = hand.travel
    divided = lock.dy
  }

  /// Whether the winner has its drag together with a list.
  var sharesDrag: Bool {
    guard shared != nil, case .pan(let pan) = winner?.interaction.gesture else { return false }
    return pan.sharesDrags
  }

  /// Whether that list has the drag first.
  ///
  /// - Parameter room: how far the sheet can go up.
  func isListFirst(room: Double) -> Bool { sharesDrag && shared?.isFirst(in: hand.travel.dy, room: room) == true }

  /// How far down the sheet has been taken, in points, as far as the drag has been divided.
  var taken: Double { divided - lock.dy }

  /// Divides what the fingers have travelled since the last time; whether the list has moved.
  ///
  /// - Parameter room: how far the sheet can go up.
  func divide(room: Double) -> Bool {
    let travel = hand.travel.dy - divided
    guard let before = shared, travel != 0 else { return false }
    let part = shared?.take(travel, room: room) ?? travel
    divided += travel
    lock.dy += travel - part
    isScrolling = part == 0
    return shared != before
  }

  /// How fast the list would go on, in points of its offset per second.
  func listVelocity(at time: Double) -> Double { -GestureSession.plausible(hand.velocity(at: time)).dy }

  /// The list is somewhere else than it was put.
  func correct(by scrollable: Scrollable) { shared?.correct(by: scrollable) }

  /// The gesture is over; fingers that are still down are nobody's.
  func end() { phase = hasFingers ? .denied : .idle }

  /// Gives the fingers to what takes hold of the run at once, without waiting for a drag, if that is so; says whether
  /// it is.
  func claimCatch() -> Bool {
    guard phase == .possible else { return false }
    for index in 0..<candidates.count where candidates[index].holdsRun {
      guard candidates[index].interaction.catchesOnTouchDown else { continue }
      phase = .claimed(index)
      return true
    }
    return false
  }

  /// There is no run to take hold of any more: the other candidates decide between themselves.
  func dropRun() {
    closeRun()
    lock = .zero
    phase = .possible
    decide()
  }

  /// The fingers are beside what a pinch would take hold of.
  func dropPinchOfRun() {
    if phase == .possible { closeRun(onlyByPinch: true) }
  }

  private func closeRun(onlyByPinch: Bool = false) {
    for index in 0..<min(candidates.count, GestureSession.maximumCandidateCount)
    where candidates[index].holdsRun && (candidates[index].interaction.isPinch || !onlyByPinch) {
      open &= ~(1 << UInt64(index))
    }
  }

  /// The winner was vetoed: the fingers are the page's.
  func deny() { phase = .denied }

  /// What the winning gesture has done by a time.
  func state(at time: Double) -> GestureValues {
    var state = GestureValues(translation: .zero, size: size, layoutDirection: layout)
    if isPinching {
      let velocity = pinch.velocity(of: hand, at: time)
      state.translation = pinch.translation
      state.start = pinch.focus - pinch.translation
      state.velocity = GestureSession.plausible(velocity.focus)
      state.pinch = pinch.scale - 1
      state.pinchVelocity = GestureSession.plausible(velocity.scale)
      state.rotation = pinch.rotation
      state.rotationVelocity = GestureSession.plausible(velocity.turn)
    } else if isClaimed {
      state.translation = hand.travel - lock
      state.start = hand.start
      if !isScrolling { state.velocity = GestureSession.plausible(hand.velocity(at: time)) }
    }
    return state
  }

  /// In points per second. A finger that leaps between two samples is not faster: Android, too, takes no fling above
  /// that.
  private static let fastest = 8000.0
  /// The same for fingers that spread or turn, in spans or radians per second: the arc of that at a radius of 400
  /// points.
  private static let fastestTurn = 20.0

  private static func plausible(_ velocity: Vector2D) -> Vector2D {
    let speed = velocity.length
    return speed > fastest ? velocity * (fastest / speed) : velocity
  }

  private static func plausible(_ velocity: Double) -> Double { clamp(velocity, -fastestTurn, fastestTurn) }

  private var isPinching: Bool { winner?.interaction.isPinch == true }

  private func decide() {
    for index in 0..<candidates.count where open & 1 << UInt64(index) != 0 {
      if case .pan(let pan) = candidates[index].interaction.gesture {
        let lockDecision = DirectionLock.decide(
          translation: hand.travel, velocity: hand.velocity(at: last.time), gesture: pan, layout: layout)
        if lockDecision == .pending, !isDrag { continue }
        if lockDecision != .denied, isTransition(pan) {
          if lockDecision == .pending { continue }
          lock = pan.slop(of: hand.travel)
          divided = lock.dy
          phase = .claimed(index)
          return
        }
        open &= ~(1 << UInt64(index))
      } else if pinch.phase == .tracking {
        phase = .claimed(index)
        return
      } else if isDrag, hand.fingers.count == 1 {
        // One finger that drags is no pinch, and whoever else may have it must not wait for a second one.
        open &= ~(1 << UInt64(index))
      }
    }
    if open == 0 { phase = .denied }
  }

  /// Whether the fingers have set off, however long a candidate's own slop is.
  private var isDrag: Bool { !(hand.travel.length < PanGesture.standardSlop) }

  private func isTransition(_ pan: PanGesture) -> Bool {
    ScrollArbiter.decide(translation: hand.travel, gesture: pan, scrollables: scrollables, layout: layout)
      == .transition
  }
}
