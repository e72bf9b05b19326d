// Who says how screens come and go, and by which gestures; the order is ``TransitionPolicy``'s.

extension Navigator {
  /// What holds for what a call and a screen leave open, level by level.
  struct Policies {
    var container: TransitionPolicy
    var global = TransitionPolicy()
    var host = TransitionPolicy()
  }

  /// What the container says, for screens that say nothing.
  public var policy: TransitionPolicy {
    get { policies.container }
    set { policies.container = newValue }
  }

  /// The global default, for what neither a screen nor the container says.
  public var defaults: TransitionPolicy {
    get { policies.global }
    set { policies.global = newValue }
  }

  /// What is usual where the host runs, for what nobody has said. A transition's own back gestures go before those that
  /// stand here.
  package var fallback: TransitionPolicy {
    get { policies.host }
    set { policies.host = newValue }
  }

  /// What a screen says of itself; nothing if the stack does not have it.
  public func configure(_ screen: ScreenID, _ policy: TransitionPolicy) {
    stack.entry(of: screen)?.policy = policy
  }

  /// Says where forward gestures on a screen lead; does nothing if the stack does not have it.
  /// Forward gestures go before back gestures.
  public func setForwardRoutes(_ routes: [GestureRoute], of screen: ScreenID) {
    stack.entry(of: screen)?.forwardRoutes = routes
  }

  /// How a screen comes: as the call says, else as the levels do from the screen's own on.
  func resolve(_ transition: ScreenTransition?, _ policy: TransitionPolicy, _ operation: TransitionOperation)
    -> ScreenTransition
  {
    transition ?? policy.transition(for: operation) ?? policies.container.transition(for: operation)
      ?? policies.global.transition(for: operation) ?? policies.host.transition(for: operation)
      ?? TransitionPolicy.standardTransition(for: operation)
  }

  /// How a screen would come or go by a call that says nothing of it, for a host that must know before it asks.
  ///
  /// - Parameters:
  ///   - operation: what would be done.
  ///   - screen: the screen that comes, or that uncovers another one by going.
  ///   - policy: what that screen says for itself, if it is not in the stack.
  package func transition(for operation: TransitionOperation, of screen: ScreenID, policy: TransitionPolicy)
    -> ScreenTransition
  {
    guard operation.isReverse, !operation.isReplacement, let leaving = stack.entry(of: screen) else {
      return resolve(nil, policy, operation)
    }
    return reverseTransition(of: leaving, by: operation)
  }

  /// How a screen goes unless the call says it: what it says for itself, else the way it came.
  func reverseTransition(of leaving: Entry, by operation: TransitionOperation) -> ScreenTransition {
    leaving.policy.transition(for: operation) ?? leaving.transition ?? resolve(nil, leaving.policy, operation)
  }

  /// The back gestures that a finger has from a screen, which rest at its detents if it has any.
  func interactions(of entry: Entry) -> [Interaction] {
    var interactions = saidInteractions(of: entry)
    for index in interactions.indices { interactions[index].rest(at: entry.detents.parts) }
    return interactions
  }

  /// The back gestures from a screen, from the first who says any. The transition by which it goes says some as well:
  /// they go before what is usual, and before a container's if the call or the screen has said that transition.
  private func saidInteractions(of entry: Entry) -> [Interaction] {
    let operation = entry.operation
    if let own = entry.policy.interactions(for: operation) ?? entry.backGesture.map({ [$0] }) { return own }
    let brought = reverseTransition(of: entry, by: operation.inverse).interactions
    let general = policies.container.interactions(for: operation) ?? policies.global.interactions(for: operation)
    guard let general else {
      return brought ?? policies.host.interactions(for: operation)
        ?? TransitionPolicy.standardInteractions(for: operation)
    }
    // None at all switches off what a transition brings, too.
    guard var all = brought, entry.saysTransition, !general.isEmpty else { return general }
    for interaction in general { all.append(interaction) }
    return all
  }
}
