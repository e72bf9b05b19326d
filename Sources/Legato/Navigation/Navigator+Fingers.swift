// Handles the events of fingers: back and forward gestures, grabs of the present run, and a list's part of a drag.

extension Navigator {
  /// Who has the fingers that are down.
  public var pointerResponse: PointerResponse {
    switch session.fingers {
    case .none, .undecided: .undecided
    case .recognized: session.awaited == .system ? .pending : .claimed
    case .holding: .claimed
    case .denied: .denied
    }
  }

  /// Whether the fingers that are down pinch, or may become a pinch with one more. If not, a host may leave two fingers
  /// to its system.
  public var mayPinch: Bool { session.mayPinch }

  /// Whether a tap beside the top screen closes it and does nothing else. This is so if the screen is an open panel
  /// that is not about to close. A host sends ``Request/pop()`` for such a tap.
  public var closesByTapBeside: Bool { decidedTop.operation == .open }

  /// Whether a drag from a point in the container wins over all scrollers there: an edge swipe, or a grab of the run.
  /// No drag starts from a point that is not finite.
  package func overridesScrollers(from point: Point2D) -> Bool {
    candidates(at: point).contains {
      guard case .pan(let pan) = $0.interaction.gesture else { return false }
      return pan.scrollRule == .overrides && $0.mayBegin(at: point, in: container)
    }
  }

  func pointerDown(_ sample: PointerSample, over scrollables: [Scrollable]) {
    // The finger's lift was lost. It counts as a lift at the finger's last position.
    if let lost = session.finger(sample.pointer) {
      pointerUp(lost)
      // Runs that end with this lift are over before the new finger could catch them.
      advance()
    }
    if session.hasFingers {
      session.land(sample)
      // A pinch that has lost a finger, or has caught the run with one, begins where the second one lands.
      if session.beginsPinch { regrip() }
      if run != nil, touched(at: session.focus) == .other { session.ruleOutPinchOfRun() }
    } else {
      let candidates = candidates(at: sample.position)
      session.begin(sample, candidates: candidates, scrollables: scrollables, in: container)
      // A drag grabs a run by a back gesture only from beside its screen. A list there is not the screen's.
      if candidates.contains(where: { $0.backGesture?.isPinch == false }) { session.shared = nil }
      session.catchOnTouchDown()
      if session.recognition != nil { recognized(at: sample.time) }
    }
  }

  func pointerMoved(_ sample: PointerSample) {
    reconsider()
    let isGesture = session.move(sample)
    if isGesture { return recognized(at: sample.time) }
    if session.hasSetOff, let isPinch = session.becomesPinch { changeGesture(isPinch) }
    if session.fingers.isHolding { return drive(at: sample.time) }
    switch session.awaited {
    case .system: session.restart()
    case .list: scroll(at: sample.time)
    case .answer, nil: break
    }
  }

  @inline(never)
  func pointerUp(_ sample: PointerSample) {
    session.moveToLift(sample)
    if session.ends(byLifting: sample.pointer) {
      if session.canPart, successor(isPinch: false) != nil {
        session.part(at: sample.time)
      } else {
        letGo(isCancelled: false, at: sample.time)
      }
    }
    session.lift(sample.pointer)
    // The remaining fingers have another velocity.
    if session.fingers.isHolding { drive(at: sample.time) }
  }

  func pointersCancelled() {
    letGo(isCancelled: true, at: now)
    session.cancel()
  }

  func shouldBegin() {
    reconsider()
    guard session.awaited == .system, !isWaiting else { return }
    // No observer is asked about a list that scrolls.
    if let route = session.winner?.route, !session.isListFirst(room: restingRoom) {
      ask(for: route)
    }
  }

  func allowed() {
    reconsider()
    guard let recognition = session.recognition, recognition.awaited == .system else { return }
    // The question that is open, or the consent, stays valid.
    if !isWaiting { return letListGoFirst(at: now) }
    recognition.awaited = .answer
    guard let consent = recognition.consent else { return }
    recognition.consent = nil
    prepare(consent)
  }
}

extension Navigator {
  package var consent: Question? { session.recognition?.consent }

  /// Decides again, if the run that the fingers might have grabbed is over.
  private func reconsider() {
    if session.mayGrab, !isWaiting, !isGrabbable { decideAgain() }
  }

  @inline(never)
  private func decideAgain() {
    let isScrolling = session.awaited == .list
    let isGesture = session.reconsider(candidates(at: session.hand.start))
    guard isGesture else { return }
    // The list has used up the travel so far.
    if isScrolling { session.restart() }
    recognized(at: session.lastTime)
  }

  private func recognized(at time: Double) {
    if !waitsForSystem { letListGoFirst(at: time) }
  }

  private func setOff(at time: Double) {
    guard let winner = session.winner else { return }
    session.recognition?.awaited = .answer
    if let route = winner.route { return ask(for: route) }
    let isHeld = takeHold(for: .fingers, by: winner.backGesture)
    // Observers are asked for a run that takes a committed one back.
    guard isHeld else { return }
    session.hold()
    drive(at: time)
  }

  /// The run for which fingers have asked has begun. The fingers drive it from now on, or have released it already.
  func letFingersDrive(for asked: Question) {
    if now > asked.time, let run {
      // While the gesture waited for the answer, its finger has moved. The run follows without a jump.
      let oldDriver = run.driver
      track(asked.release ?? session.state(at: now))
      takeOver(by: run, from: oldDriver)
    }
    if let release = asked.release { return self.release(release, isCancelled: asked.isCancelled) }
    session.hold()
    drive(at: now)
  }

  @inline(never)
  func endFingers() {
    if let consent { emit(.denied(consent.number)) }
    session.deny()
  }

  /// Denies all fingers that have landed, even those whose landing waits in the inbox, because something else begins.
  func overtakeFingers() {
    endFingers()
    for letter in inbox.takeAll() {
      // A finger that has landed is down, and becomes no gesture until all fingers have lifted.
      if case .pointerDown(let sample, _) = letter.event { session.landDenied(sample) }
      // A lift still counts. Otherwise its finger would seem to be down.
      if letter.event.concern == .leaving { handle(letter.event, 0) }
      if !letter.event.concern.isOfPointers { inbox.add(letter) }
    }
  }

  /// The back gesture with which the fingers continue when a pinch becomes a drag or the reverse; nil if there is none.
  private func successor(isPinch: Bool) -> Interaction? {
    guard let plan = drivenPlan, plan.uncovers,
      let entry = known(plan.request.operation.screen(.covering, from: plan.request.from, to: plan.request.to))
    else { return nil }
    return interactions(of: entry).first { $0.isPinch == isPinch }
  }

  /// The gesture becomes a pinch or a drag. The run continues from where it is.
  private func changeGesture(_ isPinch: Bool) {
    // Before the destination is known, no gesture follows.
    guard let plan = drivenPlan else { return }
    guard let interaction = successor(isPinch: isPinch) else { return session.endPinch() }
    plan.drive(back: interaction)
    session.become(interaction)
    regrip()
  }

  private var drivenPlan: Plan? {
    if session.fingers.isHolding { return run?.plan }
    return question?.isOfFingers == true ? question?.plan : consent?.plan
  }

  /// A list takes its part of the travel, and a hub may choose another direction.
  private func drive(at time: Double) {
    share()
    track(session.state(at: time))
    relockIfHome()
  }

  private func letGo(isCancelled: Bool, at time: Double) {
    if session.fingers.isHolding || session.awaited == .list { share() }
    if session.isScrolling, !isCancelled { scroll(velocity: session.listVelocity(at: time)) }
    let gesture = session.state(at: time)
    switch session.fingers {
    case .holding: release(gesture, isCancelled: isCancelled)
    case .recognized:
      guard let question, question.isOfFingers else { break }
      // The answer uses the present values of the gesture. It is a cancellation if the fingers are cancelled, or if the
      // host's system has not decided.
      question.release = gesture
      question.isCancelled = isCancelled || session.awaited == .system
    case .none, .undecided, .denied: break
    }
    endFingers()
  }

  /// Lets a hub choose another direction when the finger is back at the start of its gesture and continues beyond it.
  /// Layers of earlier runs continue to move.
  private func relockIfHome() {
    guard run?.driver.inputs.fraction == 0, let winner = session.winner, winner.isForward else { return }
    let gesture = session.state(at: now)
    let beyond = -gesture.translation.dot(winner.interaction.direction.unit(in: layoutDirection))
    guard beyond > PanGesture.standardSlop else { return }
    settle(.cancel, motion: .curve(.linear, duration: 0))
    advance()
    decideAgain()
  }
}

// A list and the sheet in which it lies share one drag.
extension Navigator {
  /// How far the top screen can go up. Its way has not been measured yet, so this tells only whether it can.
  private var restingRoom: Double { decidedTop.detent < 1 ? .infinity : 0 }

  private func letListGoFirst(at time: Double) {
    guard session.isListFirst(room: restingRoom) else { return setOff(at: time) }
    session.recognition?.awaited = .list
    scroll(at: time)
  }

  private func scroll(at time: Double) {
    share()
    // Another open question comes first.
    if session.taken != 0, question == nil { setOff(at: time) }
  }

  private func share() {
    guard session.sharesDrag else { return }
    var room = restingRoom
    if session.fingers.isHolding, let run { room = run.room(above: session.taken) }
    let hasMoved = session.divide(room: room)
    if hasMoved { scroll(velocity: 0) }
  }

  private func scroll(velocity: Double) {
    guard let list = session.shared else { return }
    emit(.scroll(list.place, to: list.offset, velocity: velocity))
  }
}
