// What fingers do, event by event: a gesture back or forward, taking hold of what moves, and a list's part of a drag.

extension Navigator {
  /// Whose the fingers are.
  public var pointerResponse: PointerResponse {
    switch session.fingers {
    case .none, .undecided: .undecided
    case .recognized: session.awaited == .system ? .pending : .claimed
    case .holding: .claimed
    case .denied: .denied
    }
  }

  /// Whether a tap beside the top screen closes it, and is heard by nothing else: it is a panel that was opened, and
  /// has not been let go. A host that finds such a tap pops.
  public var closesByTapBeside: Bool { decidedTop.operation == .open }

  /// Whether a drag from a point beats all scrollers there: a swipe from an edge, or one that takes hold of what moves.
  ///
  /// - Parameter point: in the container's coordinates; one that is not finite is no place for a drag.
  package func overridesScrollers(from point: Point2D) -> Bool {
    candidates(at: point).contains {
      guard case .pan(let pan) = $0.interaction.gesture else { return false }
      return pan.scrollRule == .overrides && $0.mayBegin(at: point, in: container)
    }
  }

  func pointerDown(_ sample: PointerSample, over scrollables: [Scrollable]) {
    // The finger's lift was lost: it counts where the finger was last seen.
    if let lost = session.finger(sample.pointer) {
      pointerUp(lost)
      // What that ends at once is not there to be caught.
      advance()
    }
    if session.hasFingers {
      // A pinch that goes on begins anew.
      if session.isParted { regrip() }
      session.land(sample)
      if let run, touched(at: session.focus, in: run) == .other { session.ruleOutPinchOfRun() }
    } else {
      watch(sample, over: scrollables)
      session.catchOnTouchDown()
      if session.recognition != nil { recognized(at: sample.time) }
    }
  }

  func pointerMoved(_ sample: PointerSample) {
    reconsider()
    let isGesture = session.move(sample)
    if isGesture { return recognized(at: sample.time) }
    if session.fingers.isHolding {
      if let isPinch = session.becomesPinch { changeGesture(isPinch) }
      return drive(at: sample.time)
    }
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
    // The others move at a speed of their own.
    if session.fingers.isHolding { drive(at: sample.time) }
  }

  func pointersCancelled() {
    letGo(isCancelled: true, at: now)
    session.cancel()
  }

  /// The host's system asks whether the pending gesture may begin.
  func shouldBegin() {
    reconsider()
    guard session.awaited == .system, !isWaiting else { return }
    // A list scrolls without being asked about.
    if let route = session.winner?.route, !session.isListFirst(room: restingRoom) {
      ask(for: route)
    }
  }

  /// The host's system lets the pending gesture begin.
  func allowed() {
    reconsider()
    guard session.awaited == .system else { return }
    // What observers have been asked, or have allowed, stands.
    if !isWaiting { return offerToList(at: now) }
    session.recognition?.awaited = .answer
    guard let consent else { return }
    session.recognition?.consent = nil
    prepare(consent)
  }
}

extension Navigator {
  /// What observers have allowed the fingers to begin, and the host's system is yet to.
  package var consent: Question? { session.recognition?.consent }

  /// Decides anew what the fingers are, from where they have landed, if the run that they might have grabbed is over.
  private func reconsider() {
    if !session.mayGrab || isWaiting || isGrabbable { return }
    let isScrolling = session.awaited == .list
    let isGesture = session.reconsider(candidates(at: session.hand.start))
    guard isGesture else { return }
    // A list has had what the fingers have travelled.
    if isScrolling { session.restart() }
    recognized(at: session.last.time)
  }

  /// The fingers have become a gesture.
  private func recognized(at time: Double) {
    if !waitsForSystem { offerToList(at: time) }
  }

  /// The fingers take hold of the run, or ask for what their gesture leads to.
  private func setOff(at time: Double) {
    guard let winner = session.winner else { return }
    session.recognition?.awaited = .answer
    if let route = winner.route { return ask(for: route) }
    let isHeld = takeHold(for: .fingers, by: winner.backGesture)
    // What has committed is to be taken back, which is asked about.
    guard isHeld else { return }
    session.hold()
    drive(at: time)
  }

  /// What fingers have asked for has begun: they drive it from now on, or have let go of it already.
  func letFingersDrive(for asked: Question) {
    if now > asked.time { catchUp(with: asked.release ?? session.state(at: now)) }
    if let release = asked.release { return self.release(release, isCancelled: asked.isCancelled) }
    session.hold()
    drive(at: now)
  }

  /// Denies the fingers that are down, and with them the gesture that the host's system was yet to allow.
  @inline(never)
  func endFingers() {
    if let consent { emit(.denied(consent.number)) }
    session.deny()
  }

  /// Denies all fingers that have landed by now, also those whose landing waits in the inbox, because something else
  /// begins.
  func overtakeFingers() {
    endFingers()
    for letter in inbox.takeAll() {
      switch letter.event {
      // It is down, and may become nothing until all have lifted.
      case .pointerDown(let sample, _): session.landDenied(sample)
      // A lift counts all the same, or its finger would seem to be down.
      case .pointerUp, .pointersCancelled: handle(letter.event, 0)
      case .pointerMoved: break
      default: inbox.add(letter)
      }
    }
  }

  /// The back gesture with which the fingers can go on when their pinch becomes a drag, or their drag a pinch; nil for
  /// none.
  private func successor(isPinch: Bool) -> Interaction? {
    let asked = question?.isOfFingers == true ? question : consent
    guard let plan = session.fingers.isHolding ? run?.plan : asked?.plan, plan.uncovers,
      let entry = known(plan.request.operation.screen(.covering, from: plan.request.from, to: plan.request.to))
    else { return nil }
    return interactions(of: entry).first { $0.isPinch == isPinch }
  }

  /// Turns the gesture that holds the run into a pinch, or into a drag, which goes on from where the run is.
  private func changeGesture(_ isPinch: Bool) {
    guard let run, let interaction = successor(isPinch: isPinch) else { return session.endPinch() }
    run.plan.drive(back: interaction)
    session.hold(by: interaction)
    run.driver.grab(at: now)
  }

  /// A first finger lands, which may become whatever there is now.
  private func watch(_ sample: PointerSample, over scrollables: [Scrollable]) {
    let candidates = candidates(at: sample.position)
    session.begin(sample, candidates: candidates, scrollables: scrollables, in: container)
  }

  /// The fingers drive the run that they hold: a list takes its part of their travel, and a hub's may turn round.
  private func drive(at time: Double) {
    share(at: time)
    track(session.state(at: time))
    relockIfHome()
  }

  private func letGo(isCancelled: Bool, at time: Double) {
    if session.fingers.isHolding { share(at: time) } else if session.awaited == .list { divide(room: restingRoom) }
    if session.isScrolling, !isCancelled { scroll(velocity: session.listVelocity(at: time)) }
    let gesture = session.state(at: time)
    switch session.fingers {
    case .holding: release(gesture, isCancelled: isCancelled)
    case .recognized:
      guard let question, question.isOfFingers else { break }
      // The answer decides as the fingers are now; not if they are taken away, or the host's system has not decided.
      question.release = gesture
      question.isCancelled = isCancelled || session.awaited == .system
    case .none, .undecided, .denied: break
    }
    endFingers()
  }

  /// A hub's finger that is back where its gesture began, and goes on beyond, chooses its direction anew. What is left
  /// over of earlier runs goes on.
  private func relockIfHome() {
    guard run?.driver.inputs.fraction == 0, let winner = session.winner, winner.isForward else { return }
    let gesture = session.state(at: now)
    let beyond = -gesture.translation.dot(winner.interaction.direction.unit(in: layoutDirection))
    guard beyond > PanGesture.standardSlop else { return }
    settle(.cancel, motion: .curve(.linear, duration: 0))
    advance()
    watch(session.last, over: session.scrollables)
  }
}

// A list and the sheet in which it lies have one drag.
extension Navigator {
  /// How far the top screen can go up from where it rests. Its way has not been measured yet, and all that matters is
  /// whether it can go up at all.
  private var restingRoom: Double { decidedTop.detent < 1 ? .infinity : 0 }

  /// The gesture may begin, unless a list has the drag first.
  private func offerToList(at time: Double) {
    guard session.isListFirst(room: restingRoom) else { return setOff(at: time) }
    session.recognition?.awaited = .list
    scroll(at: time)
  }

  /// The fingers scroll the list, until it hands them over.
  private func scroll(at time: Double) {
    divide(room: restingRoom)
    // Another question goes first.
    if session.taken != 0, question == nil { setOff(at: time) }
  }

  /// The fingers hold a run, of which a list may have its part.
  private func share(at time: Double) {
    guard session.sharesDrag, let run else { return }
    divide(room: run.room(above: session.taken, for: session.state(at: time)))
  }

  /// Divides what the fingers have travelled between the list and its sheet.
  private func divide(room: Double) {
    let hasMoved = session.divide(room: room)
    if hasMoved { scroll(velocity: 0) }
  }

  private func scroll(velocity: Double) {
    guard let list = session.shared else { return }
    emit(.scroll(list.place, to: list.offset, velocity: velocity))
  }
}
