// Fingers on the screens: back, forward, and taking hold of what moves.

extension Navigator {
  /// Whose the gesture is that the fingers have become.
  package enum Claim: UInt8 {
    /// Nobody's: there is none yet, or it is the page's.
    case none
    /// The host's system is to let the fingers have it.
    case pending
    /// A list has it that lies in the sheet which it would move.
    case scrolling
    /// What it begins waits for an answer.
    case waiting
    /// It holds the present run.
    case holding
  }

  /// Whose the fingers are.
  public var pointerResponse: PointerResponse {
    switch session.phase {
    case .idle, .possible: .undecided
    case .claimed: claim == .pending ? .pending : .claimed
    case .denied: .denied
    }
  }

  /// Whether a tap beside the top screen closes it, and is heard by nothing else: it is a panel that was opened, and
  /// has not been let go. A host that finds such a tap pops.
  public var closesByTapBeside: Bool { settledTop.operation == .open }

  /// Whether a drag from a point beats all scrollers there: a swipe from an edge, or one that takes hold of what moves.
  ///
  /// - Parameter point: in the container's coordinates; one that is not finite is no place for a drag.
  package func overridesScrollers(from point: Point2D) -> Bool {
    let candidates = candidates(at: point)
    for index in 0..<candidates.count {
      if case .pan(let pan) = candidates[index].interaction.gesture, pan.scrollRule == .overrides,
        pan.region.contains(point, in: size, layoutDirection)
      {
        return true
      }
    }
    return false
  }

  func pointerDown(_ sample: PointerSample, over scrollables: [Scrollable]) {
    // A lift that was lost is one where the finger was last seen.
    if let lost = session.finger(sample.pointer) {
      pointerUp(lost)
      // What that ends at once is not there to be caught.
      advance()
    }
    if session.hasFingers {
      session.down(sample)
      if let run, touched(at: session.focus, in: run) == .other { session.dropPinchOfRun() }
      return
    }
    claim = .none
    begin(sample, candidates: candidates(at: sample.position), over: scrollables)
    if session.claimCatch() { win(at: sample.time) }
  }

  func pointerMoved(_ sample: PointerSample) {
    let before = session.phase
    session.move(sample)
    guard session.isClaimed else { return }
    if before != session.phase { return win(at: sample.time) }
    switch claim {
    case .pending: session.hold()
    case .holding: follow(at: sample.time)
    case .scrolling: scroll(at: sample.time)
    case .none, .waiting: break
    }
  }

  @inline(never)
  func pointerUp(_ sample: PointerSample) {
    if session.endsGesture(sample) { letGo(isCancelled: false, at: sample.time) }
    session.up(sample.pointer)
  }

  func pointersCancelled() {
    letGo(isCancelled: true, at: now)
    session.cancel()
  }

  /// The host's system asks whether the pending gesture may begin.
  func shouldBegin() {
    if isWaiting { return }
    passOnGrab()
    guard claim == .pending, case .leads(let route) = session.winner?.meaning else { return }
    // A list scrolls without being asked about.
    if !session.isListFirst(room: restingRoom) { ask(for: route) }
  }

  /// The host's system lets the pending gesture begin.
  func allowed() {
    guard claim == .pending else { return }
    // What observers have been asked, or have allowed, stands.
    if !isWaiting { passOnGrab() }
    guard session.isClaimed else { return }
    claim = .waiting
    if question != nil { return }
    guard let asked = consent else { return start(at: now) }
    consent = nil
    prepare(asked)
  }
}

extension Navigator {
  /// A gesture has won the fingers.
  private func win(at time: Double) {
    passOnGrab()
    guard session.isClaimed else { return }
    claim = waitsForSystem ? .pending : .waiting
    if claim == .waiting { start(at: time) }
  }

  /// The fingers take hold of the run, or ask for what their gesture leads to.
  private func setOff(at time: Double) {
    guard let winner = session.winner else { return }
    if case .leads(let route) = winner.meaning { return ask(for: route) }
    guard let run else { return }
    if case .takesBack = winner.meaning { run.drive(back: winner.interaction) }
    if run.isCommitted { return ask(takingBack(byFinger: true), .fingers, makeNumber()) }
    grab()
    claim = .holding
    follow(at: time)
  }

  /// If the run that the finger would have taken hold of has ended under it, the drag is what else it may be.
  private func passOnGrab() {
    guard session.winner?.holdsRun == true, !isGrabbable else { return }
    session.dropRun()
    if !session.isClaimed { claim = .none }
  }

  /// What fingers have asked for has begun: they drive it from now on, or have let go of it already.
  func hold(for asked: Question) {
    if now > asked.time { catchUp(with: asked.release ?? session.state(at: now)) }
    if let release = asked.release { return self.release(release, isCancelled: asked.isCancelled) }
    claim = .holding
    follow(at: now)
  }

  /// The fingers are the page's.
  func denyFingers() {
    claim = .none
    session.deny()
  }

  /// The fingers are nobody's any more, although they are down.
  @inline(never)
  func endFingers() {
    withdrawConsent()
    claim = .none
    session.end()
  }

  /// Something else begins: the fingers that have landed by now are nobody's, also those that wait in the inbox.
  func overtakeFingers() {
    endFingers()
    let letters = inbox.takeAll()
    for index in 0..<letters.count {
      let letter = letters[index]
      // Those that have lifted are down no longer.
      if letter.concern == .leaving { handle(letter.event, 0) }
      if !letter.isOfPointers { inbox.add(letter) }
    }
  }

  private func begin(_ sample: PointerSample, candidates: References<Candidate>, over scrollables: [Scrollable]) {
    session.begin(sample, candidates: candidates, scrollables: scrollables, in: size, layoutDirection)
  }

  private func follow(at time: Double) {
    share(at: time)
    track(session.state(at: time))
    relockIfHome()
  }

  private func letGo(isCancelled: Bool, at time: Double) {
    switch claim {
    case .holding: share(at: time)
    case .scrolling: divide(room: restingRoom)
    case .none, .pending, .waiting: break
    }
    if session.isScrolling, !isCancelled { scroll(velocity: session.listVelocity(at: time)) }
    let gesture = session.state(at: time)
    switch claim {
    case .holding: release(gesture, isCancelled: isCancelled)
    case .waiting:
      // It is decided as they were now, unless they are taken away.
      question?.release = gesture
      question?.isCancelled = isCancelled
    case .pending: if let question, question.asker == .fingers { question.isCancelled = true }
    case .none, .scrolling: break
    }
    endFingers()
  }

  /// A hub whose finger is back at the centre, and goes on beyond it, chooses its direction anew.
  private func relockIfHome() {
    guard let winner = session.winner, case .leads(let route) = winner.meaning, route.target != .back else {
      return
    }
    let gesture = session.state(at: now)
    let beyond = -gesture.translation.dot(winner.interaction.direction.unit(in: layoutDirection))
    guard inputs.fraction == 0, beyond > PanGesture.standardSlop else { return }
    settle(.cancel, motion: .curve(.linear, duration: 0))
    finishNow()
    claim = .none
    begin(session.last, candidates: session.candidates, over: session.scrollables)
  }
}

// A list and the sheet in which it lies have one drag.
extension Navigator {
  /// How far the top screen can go up from where it rests, as far as that matters before it has been measured.
  private var restingRoom: Double { settledTop.detent < 1 ? .infinity : 0 }

  /// The gesture may begin, unless a list has the drag first.
  private func start(at time: Double) {
    guard session.isListFirst(room: restingRoom) else { return setOff(at: time) }
    claim = .scrolling
    scroll(at: time)
  }

  /// The fingers scroll the list, until it hands them over.
  private func scroll(at time: Double) {
    divide(room: restingRoom)
    // Another question goes first.
    guard session.taken != 0, question == nil else { return }
    claim = .waiting
    setOff(at: time)
  }

  /// The fingers hold a run, of which a list may have its part.
  private func share(at time: Double) {
    guard session.sharesDrag, let run else { return }
    divide(room: run.room(above: session.taken, for: session.state(at: time)))
  }

  /// Divides what the fingers have travelled between the list and its sheet.
  private func divide(room: Double) {
    if session.divide(room: room) { scroll(velocity: 0) }
  }

  private func scroll(velocity: Double) {
    guard let list = session.shared else { return }
    emit(.scroll(session.sharedPlace, to: list.offset, velocity: velocity))
  }
}
