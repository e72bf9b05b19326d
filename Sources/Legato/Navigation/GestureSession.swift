/// Follows the fingers on a container, decides once which gesture they are, and computes the values of the gesture.
///
/// All candidates watch the fingers from the touch on. The first candidate that is recognised wins, unless a scroller
/// keeps the drag. Until then the host's own scrolling and tapping is not disturbed.
package final class GestureSession {
  private(set) var fingers = Fingers.none
  let hand = Hand()
  private var pinch = Pinch(slop: .infinity)
  /// The travel at which the winner's translation is zero.
  private var lock = Vector2D.zero
  /// The travel at which the fingers took hold of what they carry, for the last time.
  private var held = Vector2D.zero
  /// The scrollers under the first finger, as they were when it landed.
  private(set) var scrollables: [Scrollable] = []
  /// The innermost of the scrollers that can share a drag with a sheet.
  var shared: SharedScroller?
  /// The travel down that has been divided between the shared list and its sheet.
  private var divided = 0.0
  private var container = Container()
  private(set) var lastTime = 0.0

  package var samples: [PointerSample] { hand.fingers }

  /// For printed states.
  package var parts: (fingers: Fingers, awaited: Recognition.Awaited?, list: SharedScroller?) {
    (fingers, awaited, shared)
  }

  var hasFingers: Bool { !hand.fingers.isEmpty }

  func finger(_ pointer: Int32) -> PointerSample? { hand.index(of: pointer).map { hand.fingers[$0] } }

  /// The point midway between the first two fingers.
  var focus: Point2D { pinch.focus }

  /// Where the fingers took hold of what they carry; nil while they are no gesture.
  var grip: Point2D? {
    guard winner != nil else { return nil }
    return isPinching ? pinch.focus - pinch.translation : hand.origin + held
  }

  var winner: Candidate? {
    if case .holding(let candidate) = fingers { return candidate }
    return recognition?.candidate
  }

  var recognition: Recognition? {
    if case .recognized(let recognition) = fingers { return recognition }
    return nil
  }

  var awaited: Recognition.Awaited? { recognition?.awaited }

  private var undecided: References<Candidate>? {
    if case .undecided(let candidates) = fingers { return candidates }
    return nil
  }

  /// A first finger lands.
  func begin(
    _ sample: PointerSample, candidates: References<Candidate>, scrollables: [Scrollable], in container: Container
  ) {
    self.scrollables = scrollables
    shared = nil
    for place in scrollables.indices where shared == nil { shared = SharedScroller(scrollables[place], at: place) }
    self.container = container
    hand.clear()
    // The most sensitive of several pinches defines when fingers pinch.
    var least = Double.infinity
    for candidate in candidates {
      if case .pinch(let slop) = candidate.interaction.gesture { least = min(least, slop) }
    }
    pinch = Pinch(slop: least)
    land(sample)
    watch(candidates)
  }

  /// A finger lands that is not down yet.
  func land(_ sample: PointerSample) {
    guard sample.isUsable else { return }
    lastTime = sample.time
    hand.land(sample)
    pinch.land(in: hand)
  }

  /// A finger lands that may become no gesture. If it seems to be down already, its last lift was lost.
  @inline(never)
  func landDenied(_ sample: PointerSample) {
    lift(sample.pointer)
    if hasFingers { return land(sample) }
    begin(sample, candidates: References(), scrollables: [], in: container)
  }

  /// If the first finger landed outside all regions, or its place is not usable, the fingers belong to the page at
  /// once, and no scroller waits for them.
  private func watch(_ candidates: References<Candidate>) {
    (lock, held, divided) = (.zero, .zero, 0)
    fingers = .denied
    for candidate in candidates where hasFingers {
      candidate.isRuledOut = !candidate.mayBegin(at: hand.start, in: container)
      if !candidate.isRuledOut { fingers = .undecided(candidates) }
    }
  }

  /// Whether the fingers have not begun anything and may grab the present run.
  var mayGrab: Bool {
    undecided?.contains { $0.isGrab } ?? (recognition?.candidate.isGrab == true)
  }

  /// Decides again, because the run that the fingers have touched is over. Returns whether they are a gesture now.
  func reconsider(_ candidates: References<Candidate>) -> Bool {
    watch(candidates)
    return decide()
  }

  /// The travel stays the same in points.
  func resize(to size: Size2D) { container.size = size }

  /// Returns whether the fingers have become a gesture.
  @discardableResult
  func move(_ sample: PointerSample) -> Bool {
    guard hand.move(sample) else { return false }
    lastTime = sample.time
    pinch.move(in: hand)
    return decide()
  }

  /// A lift at the finger's last position is no movement: it would read as a rest, and slow a fling down.
  func moveToLift(_ sample: PointerSample) {
    if winner != nil, let before = finger(sample.pointer), before.position != sample.position { move(sample) }
  }

  func ends(byLifting pointer: Int32) -> Bool {
    guard let index = hand.index(of: pointer) else { return false }
    return isPinching ? index < 2 : hand.fingers.count == 1
  }

  @inline(never)
  func lift(_ pointer: Int32) {
    if let index = hand.index(of: pointer), index < 2, pinch.phase != .parted { pinch.end() }
    hand.lift(pointer)
    if !hasFingers { fingers = .none }
  }

  @inline(never)
  func cancel() {
    hand.clear()
    pinch.end()
    fingers = .none
  }

  /// Counts the travel from here on, because nothing may move yet, or because the run continues from where it is.
  func restart() {
    (lock, held) = (hand.travel, hand.travel)
    divided = lock.dy
    pinch.restart()
  }

  func hold() {
    if let winner { fingers = .holding(winner) }
  }

  @inline(never)
  func deny() { fingers = hasFingers ? .denied : .none }

  var sharesDrag: Bool {
    guard shared != nil, case .pan(let pan) = winner?.interaction.gesture else { return false }
    return pan.sharesDrags
  }

  /// Whether the shared list uses the drag before the sheet, which can go up by `room` points.
  func isListFirst(room: Double) -> Bool { sharesDrag && shared?.isFirst(in: hand.travel.dy, room: room) == true }

  /// How far down the drag has taken the sheet, in points.
  var taken: Double { divided - lock.dy }

  /// Divides the latest travel with a sheet that can go up by `room` points. Returns whether the list has moved.
  func divide(room: Double) -> Bool {
    let travel = hand.travel.dy - divided
    guard travel != 0, let before = shared?.offset, let part = shared?.take(travel, room: room) else { return false }
    divided += travel
    lock.dy += travel - part
    return shared?.offset != before
  }

  /// Whether the shared list has used up the whole last movement.
  var isScrolling: Bool { sharesDrag && shared?.isScrolling == true }

  /// The velocity with which the list continues by itself, in points of its offset per second.
  func listVelocity(at time: Double) -> Double { -GestureSession.plausible(hand.velocity(at: time)).dy }

  func catchOnTouchDown() {
    let grab = undecided?.first { $0.isGrab && !$0.isRuledOut && $0.interaction.catchesOnTouchDown }
    if let grab { fingers = .recognized(Recognition(grab)) }
  }

  /// Rules out the pinches that would grab the run, because the fingers are not on its screen.
  func ruleOutPinchOfRun() {
    guard let undecided else { return }
    for candidate in undecided where candidate.isGrab && candidate.interaction.isPinch { candidate.isRuledOut = true }
  }

  var mayPinch: Bool { undecided?.contains { !$0.isRuledOut && $0.interaction.isPinch } ?? isPinching }

  /// Whether one finger of a pinch can lift and another one continue.
  var canPart: Bool { isPinching && hand.fingers.count > 1 }

  /// One finger of a pinch is about to lift. Nothing moves until the other one drags: it may be about to lift too.
  func part(at time: Double) {
    pinch.part(hand, at: time)
    lock = hand.travel
  }

  var hasSetOff: Bool { fingers.isHolding || awaited == .answer }

  /// `true` if a drag has become a pinch, `false` if a pinch has become a drag, nil for no change.
  var becomesPinch: Bool? {
    switch pinch.phase {
    case .tracking: isPinching ? nil : true
    case .parted: (hand.travel - lock).length < PanGesture.standardSlop ? nil : false
    case .idle, .possible: nil
    }
  }

  func become(_ interaction: Interaction) {
    let candidate = Candidate(grabbingBy: interaction, isBackGesture: true)
    if let recognition { recognition.candidate = candidate } else { fingers = .holding(candidate) }
    restart()
    if !interaction.isPinch { endPinch() }
  }

  /// The fingers do not pinch any more until another one lands.
  func endPinch() { pinch.end() }

  /// Whether a pinch that has the fingers has just got its second one.
  var beginsPinch: Bool { isPinching && pinch.phase == .possible }

  func state(at time: Double) -> GestureValues {
    var state = GestureValues(
      translation: .zero, size: container.size, layoutDirection: container.layoutDirection)
    guard let winner else { return state }
    if winner.interaction.isPinch {
      let velocity = pinch.velocity(of: hand, at: time)
      state.translation = pinch.translation
      state.start = pinch.focus - pinch.translation
      state.velocity = GestureSession.plausible(velocity.focus)
      state.pinch = pinch.scale - 1
      state.pinchVelocity = GestureSession.plausible(velocity.scale)
      state.rotation = pinch.rotation
      state.rotationVelocity = GestureSession.plausible(velocity.turn)
    } else {
      state.translation = hand.travel - lock
      state.start = hand.start
      if !isScrolling { state.velocity = GestureSession.plausible(hand.velocity(at: time)) }
    }
    return state
  }

  /// The highest velocity that counts, in points per second, as Android limits flings: a higher one comes of a leap
  /// between two samples.
  private static let fastest = 8000.0
  /// The same for spreading and turning fingers, in spans or radians per second: 8000 points per second at a radius of
  /// 400.
  private static let fastestTurn = 20.0

  private static func plausible(_ velocity: Vector2D) -> Vector2D {
    let speed = velocity.length
    return speed > fastest ? velocity * (fastest / speed) : velocity
  }

  private static func plausible(_ velocity: Double) -> Double { clamp(velocity, -fastestTurn, fastestTurn) }

  private var isPinching: Bool { winner?.interaction.isPinch == true }

  /// Returns whether undecided fingers have become a gesture.
  private func decide() -> Bool {
    guard let undecided else { return false }
    var isOpen = false
    for candidate in undecided where !candidate.isRuledOut {
      switch judge(candidate.interaction) {
      case .pending: isOpen = true
      case .denied: candidate.isRuledOut = true
      case .locked:
        fingers = .recognized(Recognition(candidate))
        return true
      }
    }
    if !isOpen { fingers = .denied }
    return false
  }

  private func judge(_ interaction: Interaction) -> LockDecision {
    guard case .pan(let pan) = interaction.gesture else {
      if pinch.phase == .tracking { return .locked }
      // A drag with one finger is no pinch. Other candidates, even with a longer slop, do not wait for a second finger.
      let isDrag = !(hand.travel.length < PanGesture.standardSlop)
      return isDrag && hand.fingers.count == 1 ? .denied : .pending
    }
    let decision = pan.decide(
      hand.travel, hand.velocity(at: lastTime), over: scrollables, container.layoutDirection)
    if decision == .locked {
      lock = pan.slop(of: hand.travel)
      divided = lock.dy
    }
    return decision
  }
}
