// One question at a time: what is asked, what its answer leads to, and what waits for that.

extension Navigator {
  /// Whether something waits for an answer, or for the host's system.
  package var isWaiting: Bool { question != nil || consent != nil }

  /// Takes what happens: at once, or once the open question has been answered.
  func hear(_ event: Event, _ number: Int32 = 0) {
    if question == nil { return handle(event, number) }
    hear(Inbox.Letter(event, number))
  }

  @inline(never)
  private func hear(_ letter: Inbox.Letter) {
    if question == nil || isFollowed(letter) { handle(letter.event, letter.number) } else { inbox.add(letter) }
  }

  /// Whether fingers are followed while a question is open: those that have asked, and those that hold the run, until
  /// they lift. What they decide then would come before what was asked.
  private func isFollowed(_ letter: Inbox.Letter) -> Bool {
    if letter.concern == .system { return question?.isOfFingers == true }
    guard letter.isOfPointers, session.hasFingers, !inbox.hasPointers else { return false }
    switch claim {
    case .none: return session.phase == .denied
    case .holding: return letter.concern == .movement
    case .scrolling, .pending, .waiting: return true
    }
  }

  @inline(never)
  private func handle(_ event: Event, _ number: Int32) {
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

  /// Goes on with what has waited, until a question is open or nothing is left.
  private func proceed() {
    while question == nil, let next = inbox.takeFirst() {
      advance()
      hear(next)
    }
  }

  func makeNumber() -> Int32 {
    lastNumber += 1
    return lastNumber
  }

  /// Asks whether something may begin, if there is something to begin.
  func ask(_ resolution: Resolution, _ asker: Question.Asker, _ number: Int32) {
    let asked = Question(number, asker, .screen, at: now)
    switch resolution {
    case .run(let proposal): ask(whether: proposal, asked)
    case .takesHold: takeHold(for: asked)
    case .rearrange(let change): change(self)
    case .done: break
    case .impossible: deny(asked)
    }
  }

  /// Asks for what a gesture leads to.
  func ask(for route: GestureRoute) {
    let number = makeNumber()
    guard case .forward(let key, _) = route.target else {
      return ask(resolution(of: route, to: nil, from: session.state(at: now).start), .fingers(route), number)
    }
    open(Question(number, .fingers(route), .screen, at: now))
    emit(.find(number, key: key))
  }

  private func ask(whether proposal: Proposal, _ asked: Question) {
    finish(proposal, as: asked.number)
    asked.about = .beginning(proposal)
    open(asked)
    emit(.ask(proposal.request))
  }

  private func open(_ asked: Question) {
    question = asked
    guard asked.isOfFingers else { return }
    // These fingers are followed from now on.
    let letters = inbox.takeAll()
    for index in 0..<letters.count { hear(letters[index]) }
  }

  /// The open question, if an answer with this number is meant for it; it is open no longer.
  private func close(_ number: Int32) -> Question? {
    guard let asked = question, asked.number == number else { return nil }
    question = nil
    return asked
  }

  /// The host says which screen a gesture brings.
  func found(_ number: Int32, _ destination: Destination?) {
    guard case .screen = question?.about, let asked = close(number) else { return }
    if let destination, !asked.isCancelled, case .fingers(let route?) = asked.asker {
      let start = (asked.release ?? session.state(at: now)).start
      switch resolution(of: route, to: destination, from: start) {
      case .run(let proposal): ask(whether: proposal, asked)
      case .takesHold: takeHold(for: asked)
      case .rearrange, .done, .impossible: deny(asked)
      }
    } else {
      deny(asked)
    }
    proceed()
  }

  /// The observers say whether something may begin.
  func answered(_ number: Int32, _ isAllowed: Bool) {
    guard case .beginning(let proposal) = question?.about, let asked = close(number) else { return }
    if !isAllowed || asked.isCancelled {
      deny(asked)
    } else if asked.isOfFingers, claim == .pending {
      consent = asked
    } else {
      prepare(proposal, asked)
    }
    proceed()
  }

  /// The host is to put the new screen in place and measure.
  func prepare(_ proposal: Proposal, _ asked: Question) {
    asked.about = .measures(proposal, Measuring(asked.number))
    question = asked
    emit(.prepare(proposal.request))
  }

  /// What the host has measured for what is to begin; `false` if that is for something else.
  func prepared(_ number: Int32, _ context: TransitionContext?) -> Bool {
    guard case .measures(let proposal, let measuring) = question?.about, measuring.awaited == number,
      let asked = question
    else { return false }
    if measuring.contexts.isEmpty, context == nil {
      question = nil
      deny(asked)
    } else if isComplete(measuring, with: context) {
      question = nil
      begin(asked, proposal, in: settle(measuring, for: proposal.request))
    }
    proceed()
    return true
  }

  private func takeHold(for asked: Question) {
    grab()
    hold(for: asked)
  }

  /// Something is not to begin, and all is as it was.
  private func deny(_ asked: Question) {
    emit(.denied(asked.number))
    if asked.isOfFingers, asked.release == nil, !asked.isCancelled { denyFingers() }
  }

  /// What the host's system is yet to allow will not begin.
  func withdrawConsent() {
    guard let withdrawn = consent else { return }
    consent = nil
    emit(.denied(withdrawn.number))
  }
}
