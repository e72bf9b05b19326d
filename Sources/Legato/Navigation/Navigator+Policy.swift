// Who says how screens come and go: the call, the screen, the container, the default, in this order.

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
}
