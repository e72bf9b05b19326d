// How an operation is resolved, asked for, begun and committed.

extension Navigator {
  /// What a screen says of itself; nothing if the stack does not have it.
  public func configure(_ screen: ScreenID, _ policy: TransitionPolicy) {
    stack.entry(of: screen)?.policy = policy
  }

  /// What gestures on a screen lead onwards to; nothing if the stack does not have it. A finger may become 64 gestures,
  /// those that lead onwards before the ways back; further ones are not recognised.
  public func setOnward(_ bindings: [Binding], of screen: ScreenID) {
    stack.entry(of: screen)?.onward = bindings
  }

  func remove(
    above depth: Int, _ operation: Operation, _ transition: Transition?, _ animated: Bool, isHeld: Bool = false,
    _ time: Double
  ) -> Bool {
    let leaving = settledTop
    let request = TransitionRequest(
      operation: operation, from: leaving.screen, to: settledEntry(depth).screen, isInteractive: isHeld)
    let resolved = transition ?? wayBack(of: leaving, by: operation)
    var proposal = Proposal(request, StackChange(keeping: depth + 1), animated ? resolved : resolved.immediate)
    if isHeld { proposal.hold(by: interactions(of: leaving)) }
    return perform(proposal, time)
  }

  /// A request that adds a screen, or puts one in the place of the top one.
  func bringing(
    _ request: TransitionRequest, _ transition: Transition?, _ policy: TransitionPolicy, wayBack: Interaction? = nil,
    stops: [Double] = [], animated: Bool = true, interaction: Interaction? = nil
  ) -> Proposal {
    let leaving = settledTop
    var request = request
    let replaces = request.operation.isReplacement
    // What rests over a screen that can be seen has no place beside another one, from which it could come back.
    if replaces, restsOver(leaving) { request.operation = .replace }
    let resolved = resolve(transition, policy, request.operation)
    // What takes another screen's place leaves the way that one would have.
    let entry = Entry(request.to, replaces ? leaving.operation : request.operation, resolved, policy)
    entry.wayBack = wayBack
    if !replaces { entry.stops = stops.filter { $0 > 0 && $0 < 1 } }
    let change = StackChange(keeping: settledCount - (replaces ? 1 : 0), adding: References(entry))
    return Proposal(request, change, animated ? resolved : resolved.immediate, interaction)
  }

  /// Whether a screen rests over one that can be seen, or is about to.
  private func restsOver(_ entry: Entry) -> Bool {
    if entry.resting != nil || !entry.stops.isEmpty { return true }
    guard let run = run, run.leavesPicture else { return false }
    return run.context.screen(.covering) == entry.screen
  }

  /// The call's transition, else the screen's, the container's or the default.
  func resolve(_ transition: Transition?, _ policy: TransitionPolicy, _ operation: Operation) -> Transition {
    transition ?? policy.transition(for: operation) ?? self.policy.transition(for: operation)
      ?? defaults.transition(for: operation) ?? fallback.transition(for: operation)
      ?? TransitionPolicy.standard.transition(for: operation) ?? .push
  }

  /// How a screen would come or go by a call that says nothing of it, for a host that must know before it asks.
  ///
  /// - Parameters:
  ///   - operation: what would be done.
  ///   - screen: the screen that comes, or that uncovers another one by going.
  ///   - policy: what that screen says for itself, if it is not in the stack.
  public func transition(for operation: Operation, of screen: ScreenID, policy: TransitionPolicy) -> Transition {
    guard operation.isReverse, !operation.isReplacement, let leaving = stack.entry(of: screen) else {
      return resolve(nil, policy, operation)
    }
    return wayBack(of: leaving, by: operation)
  }

  /// How a screen goes unless the call says it: what it says for itself, else the way it came.
  func wayBack(of leaving: Entry, by operation: Operation) -> Transition {
    leaving.policy.transition(for: operation) ?? leaving.transition ?? resolve(nil, leaving.policy, operation)
  }

  /// The ways back that a finger has from a screen: its own, else that of the gesture which brought it, else the
  /// container's or the default; else those of the transition by which it came, else what is usual.
  func interactions(of entry: Entry) -> [Interaction] {
    entry.policy.interactions(for: entry.operation) ?? entry.wayBack.map { [$0] }
      ?? policy.interactions(for: entry.operation)
      ?? defaults.interactions(for: entry.operation) ?? wayBack(of: entry, by: entry.operation.inverse).interactions
      ?? fallback.interactions(for: entry.operation)
      ?? TransitionPolicy.standard.interactions(for: entry.operation) ?? []
  }

  /// Whether a screen may come by an operation: one that adds a screen, and the screen is not there yet.
  @inline(never)
  func mayCome(_ screen: ScreenID, by operation: Operation) -> Bool {
    screen.rawValue >= 0 && settledDepth(of: screen) < 0 && (!operation.isReverse || operation == .restore)
  }

  /// Asks whether the run may begin, and begins it. What refuses it leaves everything as it is.
  func perform(_ proposal: Proposal, _ time: Double) -> Bool {
    consented(proposal).map { begin($0, time) } ?? false
  }

  /// The proposal as observers are asked about it; nil if one refuses.
  func consented(_ proposal: Proposal) -> Proposal? {
    var proposal = proposal
    proposal.request.tag = proposal.transition.tag
    proposal.runCount = runCount
    proposal.rearrangementCount = rearrangementCount
    proposal.request.mayStop = isBetweenNeighbours(proposal)
    if proposal.request.mayStop {
      let covering = proposal.request.operation.isReverse ? settledTop : proposal.change.adding.last ?? settledTop
      proposal.request.stop = covering.stop
    }
    return observer?.transitionShouldBegin(proposal.request) ?? true ? proposal : nil
  }

  /// Begins a run to which everybody has consented.
  func begin(_ proposal: Proposal, _ time: Double) -> Bool {
    let request = proposal.request
    guard let context = context(for: request, by: proposal.transition) else { return false }
    // Whoever was asked has done something else instead, and the request is out of date.
    guard proposal.runCount == runCount, proposal.rearrangementCount == rearrangementCount,
      settledTop.screen == request.from
    else { return false }
    if !request.isInteractive { session.end() }
    commitVerdict()
    begin(proposal, in: context, at: time)
    if !request.isInteractive { tick(at: time) }
    return true
  }

  /// Whether the request is between a screen and the one directly below it, now or then, over which it may rest.
  private func isBetweenNeighbours(_ proposal: Proposal) -> Bool {
    let (request, change) = (proposal.request, proposal.change)
    if request.operation.isReplacement { return false }
    if request.operation.isReverse { return settledCount > 1 && settledEntry(settledCount - 2).screen == request.to }
    if change.adding.count > 1 { return change.adding[change.adding.count - 2].screen == request.from }
    return change.keeping > 0 && settledEntry(change.keeping - 1).screen == request.from
  }

  /// What takes the present run back: what it added goes, and what it took away returns.
  func takeBack(_ run: Run, by request: TransitionRequest, _ interaction: Interaction? = nil) -> Proposal {
    Proposal(request, run.change.inverse, run.wayBack, interaction)
  }
}

extension Navigator {
  /// The run whose picture a screen has left when it came, if it has. What a run brings back rests as it did, and not
  /// as since, until that run has ended without bringing it.
  ///
  /// - Parameter change: what is about to be done to the screens; nil for what the present run does.
  func resting(of screen: ScreenID, during change: StackChange? = nil) -> Run? {
    let pending = run.flatMap { $0.isCommitted ? nil : $0.change }
    if let change = change ?? pending {
      let depth = change.adding.depth(of: screen)
      if depth >= 0 { return change.adding[depth].resting }
    }
    return known(screen)?.resting
  }

  /// Remembers how far a screen has come, and the run whose picture it leaves, if it does.
  func keep(_ run: Run?, of screen: ScreenID, stop: Double) {
    guard let entry = known(screen) else { return }
    let depth = stack.entries.depth(of: screen)
    var isOverNext = true
    if let run {
      guard depth > 0 else { return }
      // A drawer that a run from a screen farther below brings back rests over the one directly below it, as before.
      isOverNext = run.context.screen(.covered) == stack.entries[depth - 1].screen
    }
    if isOverNext || entry.stop != stop { entry.resting = isOverNext ? run : nil }
    entry.stop = stop
  }

  /// A screen of the stack, or one that the present run has taken away or is about to bring.
  func known(_ screen: ScreenID) -> Entry? { stack.entry(of: screen) ?? run?.change.entry(of: screen) }
}

extension Navigator {
  /// What a release has decided, and the stack does not say yet.
  private var decided: StackChange? { isDecided ? run?.change : nil }

  /// How many screens there are once a decided run counts: anything that is asked for now counts on it.
  var settledCount: Int { decided.map { $0.keeping + $0.adding.count } ?? count }

  /// The screen on top once a decided run counts.
  var settledTop: Entry { settledEntry(settledCount - 1) }

  /// The screen at a depth once a decided run counts.
  @inline(never)
  func settledEntry(_ depth: Int) -> Entry {
    if let decided, depth >= decided.keeping { return decided.adding[depth - decided.keeping] }
    return stack.entries[depth]
  }

  /// Where a screen lies once a decided run counts; -1 if it is not there.
  @inline(never)
  func settledDepth(of screen: ScreenID) -> Int {
    let depth = stack.depth(of: screen)
    guard let decided else { return depth }
    let place = decided.adding.depth(of: screen)
    if place >= 0 { return decided.keeping + place }
    return depth < decided.keeping ? depth : -1
  }
}
