// Only one question is open at a time: what is asked, what follows from the answer, and what waits for it.

extension Navigator {
  package var isWaiting: Bool { question != nil || consent != nil }

  @inline(never)
  func hear(_ event: Event, _ number: Int32 = 0) {
    if question == nil || isHandledAtOnce(event) { return handle(event, number) }
    inbox.add(Inbox.Letter(event, number))
  }

  /// Whether an event is handled while a question is open, as in the table of ``Event``.
  private func isHandledAtOnce(_ event: Event) -> Bool {
    let concern = event.concern
    if concern == .host { return true }
    if concern == .system { return question?.isOfFingers == true }
    // Fingers keep their order, and a first finger lands on what is shown after the answer.
    guard concern.isOfPointers, session.hasFingers, !inbox.hasPointers else { return false }
    // The lift that was lost might decide something.
    if case .pointerDown(let sample, _) = event, session.finger(sample.pointer) != nil { return false }
    switch session.fingers {
    // Undecided fingers would become a gesture on what is shown before the answer.
    case .none, .undecided: return false
    case .holding: return concern != .leaving
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
    case .scrolled(let list): session.shared?.correct(by: list)
    case .answered(let number, let isAllowed): answered(number, isAllowed)
    case .found(let number, let destination): found(number, destination)
    case .measured(let number, let context): measured(number, context)
    case .resized(let size): resize(to: size)
    case .changed: changed()
    case .tick: tellChange()
    }
  }

  private func proceed() {
    while question == nil, let next = inbox.letters.first {
      inbox.letters.remove(at: 0)
      advance()
      hear(next.event, next.number)
    }
  }

  /// Asks whether a run may begin, or does at once what needs no question.
  func ask(_ resolution: Resolution, _ asker: Question.Asker, _ number: Int32) {
    proceed(with: resolution, of: Question(number, asker, at: now))
  }

  func ask(for route: GestureRoute) {
    let number = inbox.makeNumber()
    guard case .forward(let key, _) = route.target else {
      return ask(resolution(of: route, to: nil, from: session.state(at: now).start), .fingers, number)
    }
    open(Question(number, .fingers, route, at: now))
    emit(.find(number, key: key))
  }

  private func proceed(with resolution: Resolution, of asked: Question) {
    switch resolution {
    case .run(let plan):
      plan.request.run = asked.number
      plan.request.mayRestAtDetent = isBetweenNeighbors(plan)
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
    inbox.question = asked
    // The events of the fingers that ask have waited during another question. They are handled now.
    if asked.isOfFingers { for letter in inbox.takeAll() { hear(letter.event, letter.number) } }
  }

  func found(_ number: Int32, _ destination: Destination?) {
    guard let asked = question, asked.number == number, asked.plan == nil else { return }
    inbox.question = nil
    if !asked.isCancelled, let route = asked.route {
      let start = (asked.release ?? session.state(at: now)).start
      proceed(with: resolution(of: route, to: destination, from: start), of: asked)
    } else {
      deny(asked)
    }
    proceed()
  }

  func answered(_ number: Int32, _ isAllowed: Bool) {
    guard let asked = question, asked.number == number, asked.measuring == nil, let plan = asked.plan else { return }
    inbox.question = nil
    if !isAllowed || asked.isCancelled {
      deny(asked)
      if asked.isOfFingers, !asked.isCancelled { emit(.didAttempt(plan.request)) }
    } else if asked.isOfFingers, session.awaited == .system {
      session.recognition?.consent = asked
    } else {
      prepare(asked)
    }
    proceed()
  }

  func prepare(_ asked: Question) {
    guard let plan = asked.plan else { return }
    asked.measuring = Measuring(asked.number)
    inbox.question = asked
    emit(.prepare(plan.request))
  }

  func prepared(_ asked: Question, _ context: TransitionContext?) {
    inbox.question = nil
    if let context, let plan = asked.plan { begin(asked, plan, in: context) } else { deny(asked) }
    proceed()
  }

  @inline(never)
  private func deny(_ asked: Question) {
    emit(.denied(asked.number))
    if asked.isOfFingers, case nil = asked.release { session.deny() }
  }
}
