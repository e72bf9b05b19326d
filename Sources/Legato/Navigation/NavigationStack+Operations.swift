// How an operation is resolved, asked for, begun and committed.

extension NavigationStack {
  /// What a screen says of itself; nothing if the stack does not have it.
  public func configure(_ screen: ScreenID, _ policy: TransitionPolicy) {
    entry(of: screen)?.policy = policy
  }

  /// What gestures on a screen lead onwards to; nothing if the stack does not have it. A finger may become 64 gestures,
  /// those that lead onwards before the ways back; further ones are not recognised.
  public func setOnward(_ bindings: [Binding], of screen: ScreenID) {
    entry(of: screen)?.onward = bindings
  }

  func remove(
    above depth: Int, _ operation: Operation, _ transition: Transition?, _ animated: Bool, isHeld: Bool = false,
    _ time: Double
  ) -> Bool {
    let leaving = settledTop
    let request = TransitionRequest(
      operation: operation, from: leaving.screen, to: settledEntry(depth).screen, isInteractive: isHeld)
    let resolved = transition ?? wayBack(of: leaving, by: operation)
    var proposal = Proposal(request, keeping: depth + 1, References(), animated ? resolved : resolved.immediate)
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
    return Proposal(
      request, keeping: settledCount - (replaces ? 1 : 0), References(entry), animated ? resolved : resolved.immediate,
      interaction)
  }

  /// Whether a screen rests over one that can be seen, or is about to.
  private func restsOver(_ entry: Entry) -> Bool {
    if entry.resting != nil || !entry.stops.isEmpty { return true }
    guard let run = coordinator.run, run.leavesPicture else { return false }
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
    guard operation.isReverse, !operation.isReplacement, let leaving = entry(of: screen) else {
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
    proposal.runCount = coordinator.runCount
    proposal.rearrangementCount = rearrangementCount
    proposal.request.mayStop = isBetweenNeighbours(proposal)
    if proposal.request.mayStop {
      let covering = proposal.request.operation.isReverse ? settledTop : proposal.adding.last ?? settledTop
      proposal.request.stop = covering.stop
    }
    return coordinator.observer?.transitionShouldBegin(proposal.request) ?? true ? proposal : nil
  }

  /// Begins a run to which everybody has consented.
  func begin(_ proposal: Proposal, _ time: Double) -> Bool {
    let request = proposal.request
    guard let context = coordinator.context(for: request, by: proposal.transition) else { return false }
    // Whoever was asked has done something else instead, and the request is out of date.
    guard proposal.runCount == coordinator.runCount, proposal.rearrangementCount == rearrangementCount,
      settledTop.screen == request.from
    else { return false }
    if !request.isInteractive { session.end() }
    coordinator.commitVerdict()
    keeping = proposal.keeping
    incoming = proposal.adding
    coordinator.begin(
      request, in: context, by: proposal.transition, proposal.interaction, isInverted: proposal.isInverted, at: time)
    if !request.isInteractive { coordinator.tick(at: time) }
    return true
  }

  /// Whether the request is between a screen and the one directly below it, now or then, over which it may rest.
  private func isBetweenNeighbours(_ proposal: Proposal) -> Bool {
    let (request, adding) = (proposal.request, proposal.adding)
    if request.operation.isReplacement { return false }
    if request.operation.isReverse { return settledCount > 1 && settledEntry(settledCount - 2).screen == request.to }
    if adding.count > 1 { return adding[adding.count - 2].screen == request.from }
    return proposal.keeping > 0 && settledEntry(proposal.keeping - 1).screen == request.from
  }

  /// What takes the present run back: what it added goes, and what it took away returns.
  func takeBack(_ run: Run, by request: TransitionRequest, _ interaction: Interaction? = nil) -> Proposal {
    Proposal(request, keeping: keeping, removed, run.wayBack, interaction)
  }
}

extension NavigationStack: TransitionModel {
  func commit() {
    removed = References()
    for index in keeping..<count {
      removed.append(entries[index])
      members.remove(entries[index].screen)
    }
    while count > keeping { entries.removeLast() }
    for index in 0..<incoming.count {
      entries.append(incoming[index])
      members.insert(incoming[index].screen)
    }
    incoming = References()
  }

  /// What a run brings back rests as it did, and not as since, until that run has ended without bringing it.
  func resting(of screen: ScreenID) -> Run? {
    let depth = coordinator.isRunning ? incoming.depth(of: screen) : -1
    return (depth < 0 ? known(screen) : incoming[depth])?.resting
  }

  func keep(_ run: Run?, of screen: ScreenID, stop: Double) {
    guard let entry = known(screen) else { return }
    let depth = entries.depth(of: screen)
    var isOverNext = true
    if let run {
      guard depth > 0 else { return }
      // A drawer that a run from a screen farther below brings back rests over the one directly below it, as before.
      isOverNext = run.context.screen(.covered) == entries[depth - 1].screen
    }
    if isOverNext || entry.stop != stop { entry.resting = isOverNext ? run : nil }
    entry.stop = stop
  }

  /// A screen of the stack, or one that the present run has taken away.
  func known(_ screen: ScreenID) -> Entry? {
    let depth = removed.depth(of: screen)
    return entry(of: screen) ?? (depth < 0 ? nil : removed[depth])
  }
}

extension NavigationStack {
  /// How many screens stay once the run that a release has decided counts, below those that it adds.
  private var keptCount: Int { coordinator.isDecided ? keeping : count }

  /// How many screens there are once a decided run counts: anything that is asked for now counts on it.
  var settledCount: Int { keptCount + (coordinator.isDecided ? incoming.count : 0) }

  /// The screen on top once a decided run counts.
  var settledTop: Entry { settledEntry(settledCount - 1) }

  /// The screen at a depth once a decided run counts.
  @inline(never)
  func settledEntry(_ depth: Int) -> Entry {
    let kept = keptCount
    return depth < kept ? entries[depth] : incoming[depth - kept]
  }

  /// Where a screen lies once a decided run counts; -1 if it is not there.
  @inline(never)
  func settledDepth(of screen: ScreenID) -> Int {
    let kept = keptCount
    let place = coordinator.isDecided ? incoming.depth(of: screen) : -1
    if place >= 0 { return kept + place }
    let depth = contains(screen) ? entries.depth(of: screen) : -1
    return depth < kept ? depth : -1
  }

  /// A screen of the stack, and what was said when it came.
  func entry(of screen: ScreenID) -> Entry? {
    let depth = contains(screen) ? entries.depth(of: screen) : -1
    return depth < 0 ? nil : entries[depth]
  }
}

extension References<NavigationStack.Entry> {
  /// Where a screen lies, seen from the top; -1 if it is not there.
  @inline(never)
  func depth(of screen: ScreenID) -> Int {
    var depth = count - 1
    while depth >= 0, self[depth].screen != screen { depth -= 1 }
    return depth
  }
}
