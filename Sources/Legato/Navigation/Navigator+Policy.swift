// The order of the settings for transitions: of the call, of the screen, of the container, the default.

extension Navigator {
  /// A policy for screens that have none, at one of the levels.
  final class Level {
    /// The index of a level, in the order in which the levels are asked. The engine's own default comes last.
    static var container: Int { 0 }
    static var global: Int { 1 }
    static var host: Int { 2 }

    var policy: TransitionPolicy

    init(_ policy: TransitionPolicy) { self.policy = policy }
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

  /// The transition of the call, the screen, the container or the default: the first that is set.
  func resolve(_ transition: ScreenTransition?, _ policy: TransitionPolicy, _ operation: TransitionOperation)
    -> ScreenTransition
  {
    if let said = transition ?? policy.transition(for: operation) { return said }
    for level in policies {
      if let said = level.policy.transition(for: operation) { return said }
    }
    return .push
  }

  /// The transition of a call that sets none, for a host that has to know it in advance.
  ///
  /// - Parameters:
  ///   - operation: The operation of the call.
  ///   - screen: The screen that comes, or the one that goes and uncovers another.
  ///   - policy: The policy of the screen, if it is not in the stack.
  package func transition(for operation: TransitionOperation, of screen: ScreenID, policy: TransitionPolicy)
    -> ScreenTransition
  {
    guard operation.isReverse, !operation.isReplacement, let leaving = stack.entry(of: screen) else {
      return resolve(nil, policy, operation)
    }
    return reverseTransition(of: leaving, by: operation)
  }

  /// The transition by which a screen goes if the call sets none: its policy's, or the one by which it came.
  func reverseTransition(of leaving: Entry, by operation: TransitionOperation) -> ScreenTransition {
    leaving.policy.transition(for: operation) ?? leaving.transition ?? resolve(nil, leaving.policy, operation)
  }

  /// The back gestures of a screen. If the screen has detents, they can release it at those.
  func interactions(of entry: Entry) -> [Interaction] {
    var interactions = saidInteractions(of: entry)
    for index in interactions.indices { interactions[index].rest(at: entry.detents.parts) }
    return interactions
  }

  /// The back gestures of a screen, from the first of these that has any: the screen's policy; the gesture that brought
  /// it; the container or the default; the transition by which it goes; the host's policy. If the screen or the call
  /// has set the transition, the gestures of the transition come first and those of the container or the default
  /// follow.
  private func saidInteractions(of entry: Entry) -> [Interaction] {
    let operation = entry.operation
    if let own = entry.policy.interactions(for: operation) ?? entry.backGesture.map({ [$0] }) { return own }
    let brought = reverseTransition(of: entry, by: operation.inverse).interactions
    for level in policies.indices {
      guard let said = policies[level].policy.interactions(for: operation) else { continue }
      // The gestures of the host's policy count only if the transition brings none.
      guard level < Level.host, var all = brought else { return brought ?? said }
      // An empty array switches the transition's gestures off as well.
      guard entry.saysTransition, !said.isEmpty else { return said }
      for interaction in said { all.append(interaction) }
      return all
    }
    return []
  }
}
