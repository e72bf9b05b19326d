// Fingers on the screens: back, onwards, and taking hold of what moves.

extension Navigator {
  /// Whose the gesture is that the fingers have become.
  enum Claim: UInt8 {
    /// Nobody's: there is none yet, or it is the page's.
    case none
    /// The host's system is to let the fingers have it.
    case offered
    /// What it begins waits for an answer.
    case waiting
    /// It holds the present run.
    case holding
  }

  /// Whose the fingers are.
  public var pointerResponse: PointerResponse {
    switch session.phase {
    case .idle, .possible: .undecided
    case .claimed: claim == .offered ? .offered : .claimed
    case .refused: .refused
    }
  }

  /// Whether a tap beside the top screen closes it, and is heard by nothing else: it is a panel that was opened, and
  /// has not been let go. A host that finds such a tap pops.
  public var closesByTapBeside: Bool { settledTop.operation == .open }

  /// Whether a drag from a point beats all scrollers there: a swipe from an edge, or one that takes hold of what moves.
  ///
  /// - Parameter point: in the container's coordinates; one that is not finite is no place for a drag.
  public func overridesScrollers(from point: Point) -> Bool {
    let candidates = candidates
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
    if session.hasFingers { return session.down(sample) }
    offersGrab = isGrabbable
    claim = .none
    session.begin(sample, candidates: candidates, scrollables: scrollables, in: size, layoutDirection)
    if offersGrab, session.phase == .possible, session.candidates[0].interaction.catchesOnTouchDown {
      session.claimFirst()
      win(at: sample.time)
    }
  }

  func pointerMoved(_ sample: PointerSample) {
    let before = session.phase
    session.move(sample)
    guard session.isClaimed else { return }
    if before != session.phase { return win(at: sample.time) }
    switch claim {
    case .offered: session.hold()
    case .holding: follow(at: sample.time)
    case .none, .waiting: break
    }
  }

  func pointerUp(_ sample: PointerSample) {
    if session.up(sample) { letGo(isCancelled: false, at: sample.time) }
  }

  func pointersCancelled(at time: Double) {
    letGo(isCancelled: true, at: time)
    session.cancel()
  }

  /// The host's system asks whether what it has been offered may begin.
  func shouldGrant() {
    passOnGrab()
    guard claim == .offered, case .claimed(let index) = session.phase, !isGrab(index), gesture == nil else {
      return
    }
    wait(for: .gesture(session.candidates[index]), awaitsGrant: true)
  }

  /// The host's system lets the fingers have what it has been offered.
  func granted(at time: Double) {
    guard claim == .offered else { return }
    passOnGrab()
    guard session.isClaimed else { return }
    claim = .waiting
    guard let gesture else { return setOff(at: time) }
    gesture.awaitsGrant = false
    proceed()
  }
}

extension Navigator {
  /// A finger may take hold of a run that is under way, by the interaction that drives it.
  private var isGrabbable: Bool {
    guard let run, !run.isSealed, run.interaction != nil || coverInteraction != nil else { return false }
    if case .settling = phase { return true }
    return false
  }

  /// The way back from the screen that covers the other one in the present run.
  var coverInteraction: Interaction? {
    guard let run else { return nil }
    return known(run.context.screen(.covering)).flatMap { interactions(of: $0).first }
  }

  /// All that a finger may become now: taking hold of what moves, first of all.
  private var candidates: References<Binding> {
    var candidates = References<Binding>()
    if isGrabbable, var grab = run?.interaction ?? coverInteraction {
      if case .pan(let gesture) = grab.gesture { grab.gesture = .pan(gesture.grabbing) }
      candidates.append(Binding(grab))
    }
    let entry = settledTop
    for binding in entry.onward { candidates.append(binding) }
    if settledCount > 1 {
      for var interaction in interactions(of: entry) {
        // What has stops rests at them, and what rests at one may go on as well as back.
        if interaction.release.stops.isEmpty { interaction.release.stops = entry.stops.reversed().map { 1 - $0 } }
        if entry.stop < 1, case .pan(let gesture) = interaction.gesture { interaction.gesture = .pan(gesture.grabbing) }
        candidates.append(Binding(interaction))
      }
    }
    return candidates
  }

  /// A gesture has won the fingers.
  private func win(at time: Double) {
    passOnGrab()
    guard session.isClaimed else { return }
    claim = waitsForGrant ? .offered : .waiting
    if claim == .waiting { setOff(at: time) }
  }

  /// The fingers take hold of the run, or ask for what their gesture leads to.
  private func setOff(at time: Double) {
    guard case .claimed(let index) = session.phase else { return }
    guard isGrab(index) else { return wait(for: .gesture(session.candidates[index])) }
    if run?.isCommitted == true { return wait(for: .takeBack(byFinger: true)) }
    grab()
    claim = .holding
    follow(at: time)
  }

  /// Whether a candidate takes hold of the run that was under way when the finger landed.
  private func isGrab(_ index: Int) -> Bool { offersGrab && index == 0 }

  /// If the run that the finger would have taken hold of has ended under it, the drag is what else it may be.
  private func passOnGrab() {
    guard case .claimed(let index) = session.phase, isGrab(index), !isGrabbable else { return }
    offersGrab = false
    session.dropFirst()
    if !session.isClaimed { claim = .none }
  }

  /// What a gesture has waited for begins: it drives that from now on, or has let go of it already.
  func hold(for gesture: Pending) {
    if now > gesture.time { catchUp(with: gesture.release ?? session.state(at: time)) }
    if let release = gesture.release { return self.release(release, isCancelled: gesture.isCancelled) }
    claim = .holding
    self.gesture = nil
    follow(at: time)
  }

  /// What the fingers have become waits for its turn.
  private func wait(for source: Pending.Source, awaitsGrant: Bool = false) {
    let next = makePending(source)
    next.awaitsGrant = awaitsGrant
    gesture = next
    enqueue(next)
  }

  /// The fingers are the page's.
  func refuseFingers() {
    claim = .none
    gesture = nil
    session.refuse()
  }

  /// The fingers are nobody's any more, although they are down.
  func endFingers() {
    claim = .none
    gesture = nil
    session.end()
  }

  private func follow(at time: Double) {
    track(session.state(at: time))
    relockIfHome()
  }

  private func letGo(isCancelled: Bool, at time: Double) {
    let gesture = session.state(at: time)
    switch claim {
    case .holding: release(gesture, isCancelled: isCancelled)
    case .waiting: if let waiting = self.gesture { letGo(of: waiting, gesture, isCancelled) }
    case .offered: if let waiting = self.gesture { withdraw(waiting) }
    case .none: break
    }
    endFingers()
  }

  /// The fingers let go of what waits: it is decided as they were, unless it was taken away.
  private func letGo(of waiting: Pending, _ gesture: GestureState, _ isCancelled: Bool) {
    // What the host prepares already begins.
    if isCancelled, waiting.stage != .preparing { return withdraw(waiting) }
    waiting.release = gesture
    waiting.isCancelled = isCancelled
  }

  /// A hub whose finger is back at the centre, and goes on beyond it, chooses its direction anew.
  private func relockIfHome() {
    guard let winner = session.winner, case .onward = winner.target else { return }
    let gesture = session.state(at: time)
    let beyond = -gesture.translation.dot(winner.interaction.direction.unit(in: layoutDirection))
    guard inputs.fraction == 0, beyond > PanGesture.standardSlop else { return }
    settle(.cancel, motion: .curve(.linear, duration: 0))
    finishNow()
    claim = .none
    session.begin(
      session.last, candidates: session.candidates, scrollables: session.scrollables, in: size, layoutDirection)
  }
}
