// The policies that decide about transitions and gestures, in the order of ``TransitionPolicy``.

extension Navigator {
  /// The policies of the levels below a screen's own.
  struct Policies {
    let container: Level
    let global = Level()
    let host = Level()
  }

  /// What one of these levels says.
  final class Level {
    var policy: TransitionPolicy

    init(_ policy: TransitionPolicy = TransitionPolicy()) { self.policy = policy }

    @inline(never)
    func transition(for operation: TransitionOperation) -> ScreenTransition? { policy.transition(for: operation) }

    @inline(never)
    func interactions(for operation: TransitionOperation) -> [Interaction]? { policy.interactions(for: operation) }
  }

  /// The container's settings, for screens that have none.
  public var policy: TransitionPolicy {
    get { policies.container.policy }
    set { policies.container.policy = newValue }
  }

  /// The global default, for what neither a screen's policy nor the container's sets.
  public var defaults: TransitionPolicy {
    get { policies.global.policy }
    set { policies.global.policy = newValue }
  }

  /// The host's settings, for what no other policy sets. A transition's own back gestures have priority over these.
  package var fallback: TransitionPolicy {
    get { policies.host.policy }
    set { policies.host.policy = newValue }
  }

  /// Sets the policy of a screen. Does nothing if the screen is not in the stack.
  public func configure(_ screen: ScreenID, _ policy: TransitionPolicy) {
    stack.entry(of: screen)?.policy = policy
  }

  /// Sets the forward gestures of a screen. They have priority over back gestures. Does nothing if the screen is not in
  /// the stack.
  public func setForwardRoutes(_ routes: [GestureRoute], of screen: ScreenID) {
    stack.entry(of: screen)?.forwardRoutes = routes
  }

  /// The call's transition, or the first that is set at the levels from the screen's own on.
  func resolve(_ transition: ScreenTransition?, _ policy: TransitionPolicy, _ operation: TransitionOperation)
    -> ScreenTransition
  {
    transition ?? policy.transition(for: operation) ?? policies.container.transition(for: operation)
      ?? policies.global.transition(for: operation) ?? policies.host.transition(for: operation)
      ?? TransitionPolicy.standardTransition(for: operation)
  }

  /// The transition of a call that sets none, for a host that has to know it in advance. The screen is the one that
  /// comes, or the one that goes and uncovers another; `policy` is its own, if it is not in the stack.
  package func transition(for operation: TransitionOperation, of screen: ScreenID, policy: TransitionPolicy)
    -> ScreenTransition
  {
    guard operation.isReverse, !operation.isReplacement, let leaving = stack.entry(of: screen) else {
      return resolve(nil, policy, operation)
    }
    return reverseTransition(of: leaving, by: operation)
  }

  func reverseTransition(of leaving: Entry, by operation: TransitionOperation) -> ScreenTransition {
    leaving.policy.transition(for: operation) ?? leaving.transition ?? resolve(nil, leaving.policy, operation)
  }

  /// The back gestures of a screen, which can release it at its detents.
  func interactions(of entry: Entry) -> [Interaction] {
    var interactions = saidInteractions(of: entry)
    for index in interactions.indices { interactions[index].rest(at: entry.detents.parts) }
    return interactions
  }

  /// The gestures of the first level that has any. Those of the transition have priority over the host's and, if the
  /// call or the screen has set the transition, over the container's and the global ones as well.
  private func saidInteractions(of entry: Entry) -> [Interaction] {
    let operation = entry.operation
    if let own = entry.policy.interactions(for: operation) ?? entry.backGesture.map({ [$0] }) { return own }
    let brought = reverseTransition(of: entry, by: operation.inverse).interactions
    let general = policies.container.interactions(for: operation) ?? policies.global.interactions(for: operation)
    guard let general else {
      return brought ?? policies.host.interactions(for: operation)
        ?? TransitionPolicy.standardInteractions(for: operation)
    }
    // An empty array switches the transition's gestures off as well.
    guard var all = brought, entry.saysTransition, !general.isEmpty else { return general }
    for interaction in general { all.append(interaction) }
    return all
  }
}
