// Who says how screens come and go: the call, the screen, the container, the default, in this order.

extension Navigator {
  /// What holds for screens that say nothing, as one level says it.
  final class Level {
    /// Who says it, by the place in the order in which they are asked; after these it is the engine.
    static var container: Int { 0 }
    static var global: Int { 1 }
    static var host: Int { 2 }

    var policy: TransitionPolicy

    init(_ policy: TransitionPolicy) { self.policy = policy }
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

  /// The call's transition, else the screen's, the container's or the default.
  func resolve(_ transition: ScreenTransition?, _ policy: TransitionPolicy, _ operation: TransitionOperation)
    -> ScreenTransition
  {
    if let said = transition ?? policy.transition(for: operation) { return said }
    for level in policies {
      if let said = level.policy.transition(for: operation) { return said }
    }
    return .push
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

  /// The back gestures from a screen, from the first who says any: the screen; the gesture which brought it; the
  /// container or the default, whose gestures go behind those of a transition that the screen or the call has said; the
  /// transition by which it goes; the host's usual policy.
  private func saidInteractions(of entry: Entry) -> [Interaction] {
    let operation = entry.operation
    if let own = entry.policy.interactions(for: operation) ?? entry.backGesture.map({ [$0] }) { return own }
    let brought = reverseTransition(of: entry, by: operation.inverse).interactions
    for level in policies.indices {
      guard let said = policies[level].policy.interactions(for: operation) else { continue }
      // What is usual goes behind what a transition brings.
      guard level < Level.host, var all = brought else { return brought ?? said }
      // None at all switches off what a transition brings, too.
      guard entry.saysTransition, !said.isEmpty else { return said }
      for interaction in said { all.append(interaction) }
      return all
    }
    return []
  }
}
