// Fingers on the stack: back, onwards, and taking hold of what moves.

extension Navigator {
  /// A finger lands.
  ///
  /// - Parameters:
  ///   - sample: where and when; a position that is not finite or beyond a billion points is the page's.
  ///   - scrollables: the scrollers under it, innermost first, as they are now; those of a further finger are not
  ///     asked.
  /// - Returns: whose the finger is now.
  @discardableResult
  public func pointerDown(_ sample: PointerSample, scrollables: [Scrollable] = []) -> PointerResponse {
    tick(at: sample.time)
    if session.hasFingers {
      session.down(sample)
      return response
    }
    beginSession(sample, scrollables)
    if isGrabbable, session.phase == .possible, session.candidates[0].interaction.catchesOnTouchDown {
      session.claimFirst()
      win(at: sample.time)
    }
    return response
  }

  /// A finger moves; the answer says whose it is now. A sample that makes no sense, or of a finger that has not landed,
  /// moves nothing.
  @discardableResult
  public func pointerMoved(_ sample: PointerSample) -> PointerResponse {
    let before = session.phase
    session.move(sample)
    if session.isClaimed {
      if before != session.phase {
        win(at: sample.time)
      } else if isOffered {
        session.hold()
      } else {
        follow(at: sample.time)
      }
    }
    return response
  }

  /// A finger lifts; the answer says whose it was. With the last one of its gesture the run is released.
  @discardableResult
  public func pointerUp(_ sample: PointerSample) -> PointerResponse {
    let answer = response
    if session.up(sample) { letGo(isCancelled: false, at: sample.time) }
    return answer
  }

  /// The system has taken all fingers away, at a time in seconds: the gesture is cancelled.
  public func pointersCancelled(at time: Double) {
    letGo(isCancelled: true, at: time)
    session.cancel()
  }

  /// Sends what is running the other way, at a time in seconds; nothing at rest, while a finger holds it, and where
  /// screens have changed under it.
  public func reverse(at time: Double) {
    tick(at: time)
    guard let run = run, !run.isSealed else { return }
    guard run.isCommitted else { return turnRound(at: time) }
    _ = perform(takeBack(run, by: inverse(of: run, isInteractive: session.isClaimed)), time)
  }

  /// Whether a tap beside the top screen closes it, and is heard by nothing else: it is a panel that was opened, and
  /// has not been let go. A host that finds such a tap pops.
  public var closesByTapBeside: Bool { settledTop.operation == .open }

  var response: PointerResponse {
    switch session.phase {
    case .idle, .possible: .undecided
    case .claimed: isOffered ? .offered : .claimed
    case .refused: .refused
    }
  }
}

extension Navigator {
  /// A finger may take hold of a run that is under way, by the interaction that drives it.
  private var isGrabbable: Bool {
    guard let run = run, !run.isSealed, run.interaction != nil || coverInteraction != nil else {
      return false
    }
    if case .settling = phase { return true }
    return false
  }

  /// The way back from the screen that covers the other one in the present run.
  private var coverInteraction: Interaction? {
    guard let run = run else { return nil }
    return known(run.context.screen(.covering)).flatMap { interactions(of: $0).first }
  }

  private func beginSession(_ sample: PointerSample, _ scrollables: [Scrollable]) {
    offersGrab = isGrabbable
    withdrawOffer()
    session.begin(sample, candidates: candidates, scrollables: scrollables, in: size, layoutDirection)
  }

  /// All that a finger may become now: taking hold of what moves, first of all.
  var candidates: [Binding] {
    var candidates: [Binding] = []
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
    tick(at: time)
    passOnGrab()
    guard session.isClaimed else { return }
    if waitsForGrant { isOffered = true } else { claim(at: time) }
  }

  func claim(at time: Double) {
    guard case .claimed(let index) = session.phase else { return }
    let isBegun = isGrab(index) ? grab(at: time) : set(off: session.candidates[index], at: time)
    withdrawOffer()
    guard isBegun else { return session.refuse() }
    if session.isClaimed { return follow(at: time) }
    // The fingers were taken away while their run began: nobody else would ever let go of it.
    release(session.state(at: time), isCancelled: true, at: time)
  }

  /// Whether a candidate takes hold of the run that was under way when the finger landed.
  func isGrab(_ index: Int) -> Bool { offersGrab && index == 0 }

  /// If the run that the finger would have taken hold of has ended under it, the drag is what else it may be.
  func passOnGrab() {
    guard case .claimed(let index) = session.phase, isGrab(index), !isGrabbable else { return }
    offersGrab = false
    session.dropFirst()
    if !session.isClaimed { withdrawOffer() }
  }

  func withdrawOffer() {
    isOffered = false
    proposal = nil
  }

  private func follow(at time: Double) {
    track(session.state(at: time), at: time)
    relockIfHome()
  }

  private func letGo(isCancelled: Bool, at time: Double) {
    if session.isClaimed, !isOffered {
      release(session.state(at: time), isCancelled: isCancelled, at: time)
    }
    withdrawOffer()
    session.end()
  }

  /// Takes hold of the present run; one that is committed is taken back by its inverse, from where it is.
  func grab(at time: Double) -> Bool {
    guard let run = run else { return false }
    let interaction = run.interaction ?? coverInteraction ?? .edgePan()
    guard run.isCommitted else {
      grab(by: interaction, at: time)
      return true
    }
    let request = inverse(of: run, isInteractive: true)
    let isBack = request.operation.isReverse
    let isOnward = run.interaction != nil && !run.request.operation.isReverse
    var proposal = takeBack(run, by: request, interaction)
    proposal.isInverted = run.isInverted != (isOnward || !isBack)
    return perform(proposal, time)
  }

  private func inverse(of run: Run, isInteractive: Bool) -> TransitionRequest {
    var request = run.request.inverse
    request.isInteractive = isInteractive
    if isInteractive { request.direction = run.request.direction }
    return request
  }

  /// Begins what a gesture on the top screen leads to.
  private func set(off binding: Binding, at time: Double) -> Bool {
    if let proposal { return begin(proposal, time) }
    return propose(binding).map { perform($0, time) } ?? false
  }

  /// What a gesture on the top screen leads to; nil for nothing.
  func propose(_ binding: Binding) -> Proposal? {
    let leaving = settledTop
    switch binding.target {
    case .back:
      let count = settledCount
      guard count > 1 else { return nil }
      let request = driven(leaving.operation.inverse, to: settledEntry(count - 2).screen, by: binding)
      let transition = wayBack(of: leaving, by: request.operation)
      return Proposal(request, StackChange(keeping: count - 1), transition, binding.interaction)
    case .onward(let key, let operation):
      guard let destination = host?.destination(forKey: key), mayCome(destination.screen, by: operation) else {
        return nil
      }
      let request = driven(operation, to: destination.screen, by: binding)
      return bringing(
        request, binding.transition, destination.policy, wayBack: binding.wayBack, interaction: binding.interaction)
    }
  }

  private func driven(_ operation: Operation, to screen: ScreenID, by binding: Binding) -> TransitionRequest {
    var request = TransitionRequest(
      operation: operation, from: settledTop.screen, to: screen, isInteractive: true)
    request.direction = binding.interaction.direction
    request.touchPoint = session.state(at: time).start
    return request
  }

  /// A hub whose finger is back at the centre, and goes on beyond it, chooses its direction anew.
  private func relockIfHome() {
    guard let winner = session.winner, case .onward = winner.target else { return }
    let interaction = winner.interaction
    let gesture = session.state(at: time)
    let beyond = -gesture.translation.dot(interaction.direction.unit(in: layoutDirection))
    guard inputs.fraction == 0, beyond > PanGesture.standardSlop else { return }
    settle(.cancel, motion: .curve(.linear, duration: 0))
    finishNow()
    session.begin(
      session.last, candidates: session.candidates, scrollables: session.scrollables, in: size, layoutDirection)
  }
}
