// How an operation is resolved, asked for, begun and committed.

extension NavigationStack {
  /// What a screen says of itself.
  public func configure(_ screen: ScreenID, _ policy: TransitionPolicy) {
    guard contains(screen), let depth = entries.lastIndex(where: { $0.screen == screen }) else { return }
    entries[depth].policy = policy
  }

  /// What gestures on a screen lead onwards to.
  public func setOnward(_ bindings: [Binding], of screen: ScreenID) {
    guard contains(screen), let depth = entries.lastIndex(where: { $0.screen == screen }) else { return }
    entries[depth].onward = bindings
  }

  func remove(
    above depth: Int, _ operation: Operation, _ transition: Transition?, _ animated: Bool, _ time: Double
  ) -> Bool {
    let leaving = entries[count - 1]
    let request = TransitionRequest(operation: operation, from: leaving.screen, to: entries[depth].screen)
    let resolved = transition ?? leaving.policy.transition ?? leaving.transition ?? resolve(nil, leaving.policy)
    return perform(request, [], animated ? resolved : resolved.immediate, nil, time)
  }

  /// The call's transition, else the screen's, the container's or the default.
  func resolve(_ transition: Transition?, _ policy: TransitionPolicy) -> Transition {
    transition ?? policy.falling(to: self.policy).falling(to: defaults).transition ?? .push
  }

  /// Asks whether the run may begin, and begins it.
  func perform(
    _ request: TransitionRequest, _ adding: [Entry], _ transition: Transition, _ interaction: Interaction?,
    isInverted: Bool = false, _ time: Double
  ) -> Bool {
    let runCount = coordinator.runCount
    guard coordinator.observer?.transitionShouldBegin(request) ?? true else { return false }
    guard let host, let context = host.transitionContext(for: request) else { return false }
    // Whoever was asked has done something else instead, and the request is out of date.
    guard runCount == coordinator.runCount else { return false }
    context.isInteractive = request.isInteractive
    context.direction = request.direction
    context.touchPoint = request.touchPoint
    if !request.isInteractive { session.end() }
    incoming = adding
    coordinator.begin(request, in: context, by: transition, interaction, isInverted: isInverted, at: time)
    if !request.isInteractive { coordinator.tick(at: time) }
    return true
  }

  /// A finger's run that has been decided is committed before anything else is asked for.
  func settleModel(at time: Double) {
    coordinator.tick(at: time)
    coordinator.commitVerdict()
  }
}

extension NavigationStack: TransitionModel {
  func commit(_ request: TransitionRequest) {
    switch request.operation {
    case .push, .present, .open: removed = []
    case .replace: remove(above: count - 2)
    case .pop, .dismiss, .close:
      if let depth = entries.lastIndex(where: { $0.screen == request.to }) { remove(above: depth) }
    }
    for entry in incoming {
      entries.append(entry)
      members.insert(entry.screen)
    }
    incoming = []
  }

  private func remove(above depth: Int) {
    removed = Array(entries[(depth + 1)...])
    entries.removeSubrange((depth + 1)...)
    for entry in removed { members.remove(entry.screen) }
  }
}
