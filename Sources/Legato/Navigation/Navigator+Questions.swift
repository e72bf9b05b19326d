// Only one question is open at a time: what is asked, what follows from the answer, and what waits for it.

extension Navigator {
  /// Whether a question is open, or the host's system has not allowed a gesture yet.
  package var isWaiting: Bool { question != nil || consent != nil }

  /// Takes an event: at once, or after the open question has been answered.
  func hear(_ event: Event, _ number: Int32 = 0) {
    if question == nil { return handle(event, number) }
    hear(Inbox.Letter(event, number))
  }

  @inline(never)
  private func hear(_ letter: Inbox.Letter) {
    if question == nil || isFollowed(letter) { handle(letter.event, letter.number) } else { inbox.add(letter) }
  }

  /// Whether an event is handled while a question is open: events of fingers that are a gesture, hold the run or are
  /// denied, and decisions of the host's system about fingers that have asked.
  ///
  /// All others wait. These are: a first finger that lands, undecided fingers, and all events of fingers after those; a
  /// lift of fingers that hold the run, because it would decide before the earlier question; and a landing of a finger
  /// that is down already, because its lift was lost.
  private func isFollowed(_ letter: Inbox.Letter) -> Bool {
    if letter.concern == .system { return question?.asker == .fingers }
    guard letter.isOfPointers, session.hasFingers, !inbox.hasPointers else { return false }
    if case .pointerDown(let sample, _) = letter.event, session.finger(sample.pointer) != nil { return false }
    switch session.fingers {
    case .none, .undecided: return false
    case .holding: return letter.concern != .leaving
    case .recognized, .denied: return true
    }
  }

  @inline(never)
  func handle(_ event: Event, _ number: Int32) {
    switch event {
    case .request(let request): ask(request.resolve(self, request), .call, number)
    case .reverse: reverse()
    case .finish: finishNow()
    case .pointerDown(let sample, let scrollables): pointerDown(sample, over: scrollables)
    case .pointerMoved(let sample): pointerMoved(sample)
    case .pointerUp(let sample): pointerUp(sample)
    case .pointersCancelled: pointersCancelled()
    case .shouldBegin: shouldBegin()
    case .allowed: allowed()
    case .scrub(let coverage): scrub(to: coverage)
    case .endScrub(let isCovering): endScrub(covering: isCovering)
    case .scrolled, .answered, .found, .measured, .resized, .changed, .tick: break
    }
  }

  /// Handles the events that have waited, until a question is open or none is left.
  private func proceed() {
    while question == nil, let next = inbox.takeFirst() {
      advance()
      hear(next)
    }
  }

  /// Asks whether a run may begin, or does at once what needs no question.
  func ask(_ resolution: Resolution, _ asker: Question.Asker, _ number: Int32, route: GestureRoute? = nil) {
    go(on: Question(number, asker, route, at: now), with: resolution)
  }

  /// Asks for the destination of a gesture.
  func ask(for route: GestureRoute) {
    let number = inbox.makeNumber()
    guard case .forward(let key, _) = route.target else {
      let start = session.state(at: now).start
      return ask(resolution(of: route, to: nil, from: start), .fingers, number, route: route)
    }
    open(Question(number, .fingers, route, at: now))
    emit(.find(number, key: key))
  }

  private func go(on asked: Question, with resolution: Resolution) {
    switch resolution {
    case .run(let plan):
      fillIn(plan, as: asked.number)
      asked.plan = plan
      open(asked)
      emit(.ask(plan.request))
    case .grab:
      grab()
      letFingersDrive(for: asked)
    case .rearrange(let change): change(self)
    case .impossible: deny(asked)
    }
  }

  private func open(_ asked: Question) {
    question = asked
    guard asked.asker == .fingers else { return }
    // The events of these fingers are handled from now on.
    for letter in inbox.takeAll() { hear(letter) }
  }

  /// Closes the open question and returns it, if the answer has its number and kind.
  ///
  /// - Parameter isKnown: Whether the answer is for a question whose plan is known.
  @inline(never)
  private func close(_ number: Int32, isKnown: Bool) -> Question? {
    guard let asked = question, asked.number == number, (asked.plan != nil) == isKnown, asked.measuring == nil
    else { return nil }
    question = nil
    return asked
  }

  /// Takes the screen that the host supplies for a gesture.
  func found(_ number: Int32, _ destination: Destination?) {
    guard let asked = close(number, isKnown: false) else { return }
    if let destination, !asked.isCancelled, let route = asked.route {
      let start = (asked.release ?? session.state(at: now)).start
      go(on: asked, with: resolution(of: route, to: destination, from: start))
    } else {
      deny(asked)
    }
    proceed()
  }

  /// Takes the observers' answer whether a run may begin.
  func answered(_ number: Int32, _ isAllowed: Bool) {
    guard let asked = close(number, isKnown: true), let plan = asked.plan else { return }
    if !isAllowed || asked.isCancelled {
      deny(asked)
      if asked.asker == .fingers, !asked.isCancelled { emit(.didAttempt(plan.request)) }
    } else if asked.asker == .fingers, session.awaited == .system {
      session.wait(for: .system, consent: asked)
    } else {
      prepare(asked)
    }
    proceed()
  }

  /// Has the host put the new screen in place and measure.
  func prepare(_ asked: Question) {
    guard let plan = asked.plan else { return }
    asked.measuring = Measuring(asked.number)
    question = asked
    emit(.prepare(plan.request))
  }

  /// Takes the measured context of a run that is about to begin; nil if a screen is missing.
  func prepared(_ asked: Question, _ context: TransitionContext?) {
    question = nil
    if let context, let plan = asked.plan { begin(asked, plan, in: context) } else { deny(asked) }
    proceed()
  }

  /// Denies a question. Nothing has changed.
  @inline(never)
  private func deny(_ asked: Question) {
    emit(.denied(asked.number))
    if asked.asker == .fingers, case nil = asked.release { session.deny() }
  }
}
