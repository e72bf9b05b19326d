// How an operation is resolved, asked for, begun and committed.

extension NavigationStack {
  /// What a screen says of itself.
  public func configure(_ screen: ScreenID, _ policy: TransitionPolicy) {
    entry(of: screen)?.policy = policy
  }

  /// What gestures on a screen lead onwards to.
  public func setOnward(_ bindings: [Binding], of screen: ScreenID) {
    entry(of: screen)?.onward = bindings
  }

  func remove(
    above depth: Int, _ operation: Operation, _ transition: Transition?, _ animated: Bool, _ time: Double
  ) -> Bool {
    let leaving = settledTop
    let request = TransitionRequest(operation: operation, from: leaving.screen, to: settledEntry(depth).screen)
    let resolved = transition ?? wayBack(of: leaving, by: operation)
    return perform(Proposal(request, References(), animated ? resolved : resolved.immediate), time)
  }

  /// The call's transition, else the screen's, the container's or the default.
  func resolve(_ transition: Transition?, _ policy: TransitionPolicy, _ operation: Operation) -> Transition {
    transition ?? policy.transition(for: operation) ?? self.policy.transition(for: operation)
      ?? defaults.transition(for: operation) ?? TransitionPolicy.standard.transition(for: operation) ?? .push
  }

  /// How a screen goes unless the call says it: what it says for itself, else the way it came.
  func wayBack(of leaving: Entry, by operation: Operation) -> Transition {
    leaving.policy.transition(for: operation) ?? leaving.transition ?? resolve(nil, leaving.policy, operation)
  }

  /// The ways back that a finger has from a screen: its own, else that of the gesture which brought it, else the
  /// container's or the default.
  func interactions(of entry: Entry) -> [Interaction] {
    entry.policy.interactions(for: entry.operation) ?? entry.wayBack.map { [$0] }
      ?? policy.interactions(for: entry.operation)
      ?? defaults.interactions(for: entry.operation) ?? TransitionPolicy.standard.interactions(for: entry.operation)
      ?? []
  }

  /// Asks whether the run may begin, and begins it. What refuses it leaves everything as it is.
  func perform(_ proposal: Proposal, _ time: Double) -> Bool {
    consented(proposal).map { begin($0, time) } ?? false
  }

  /// The proposal as observers are asked about it; nil if one refuses.
  func consented(_ proposal: Proposal) -> Proposal? {
    var proposal = proposal
    proposal.request.tag = proposal.transition.tag
    proposal.request.stop = (proposal.adding.last ?? settledTop).stop
    proposal.runCount = coordinator.runCount
    return coordinator.observer?.transitionShouldBegin(proposal.request) ?? true ? proposal : nil
  }

  /// Begins a run to which everybody has consented.
  func begin(_ proposal: Proposal, _ time: Double) -> Bool {
    let request = proposal.request
    guard let context = coordinator.context(for: request, by: proposal.transition) else { return false }
    // Whoever was asked has done something else instead, and the request is out of date.
    guard proposal.runCount == coordinator.runCount, settledTop.screen == request.from else { return false }
    if !request.isInteractive { session.end() }
    coordinator.commitVerdict()
    incoming = proposal.adding
    coordinator.begin(
      request, in: context, by: proposal.transition, proposal.interaction, isInverted: proposal.isInverted, at: time)
    if !request.isInteractive { coordinator.tick(at: time) }
    return true
  }
}

extension NavigationStack: TransitionModel {
  func commit(_ request: TransitionRequest) {
    remove(from: keptCount(after: request))
    for index in 0..<incoming.count {
      entries.append(incoming[index])
      members.insert(incoming[index].screen)
    }
    incoming = References()
  }

  func resting(of screen: ScreenID) -> Run? { known(screen)?.resting }

  func keep(_ run: Run?, of screen: ScreenID, stop: Double) {
    let entry = known(screen)
    entry?.resting = run
    entry?.stop = stop
  }

  /// A screen of the stack, or one that the present run has taken away.
  func known(_ screen: ScreenID) -> Entry? {
    let depth = removed.depth(of: screen)
    return entry(of: screen) ?? (depth < 0 ? nil : removed[depth])
  }

  private func remove(from depth: Int) {
    removed = References()
    for index in depth..<count {
      removed.append(entries[index])
      members.remove(entries[index].screen)
    }
    while count > depth { entries.removeLast() }
  }

  /// How many screens stay when a run is committed.
  @inline(never)
  private func keptCount(after request: TransitionRequest) -> Int {
    if request.operation == .replace { return count - 1 }
    let depth = request.operation.isReverse ? entries.depth(of: request.to) : -1
    return depth < 0 ? count : depth + 1
  }
}

extension NavigationStack {
  /// How many screens stay once the run that a release has decided counts, below those that it adds.
  private var keptCount: Int {
    if coordinator.isDecided, let run = coordinator.run { return keptCount(after: run.request) }
    return count
  }

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
