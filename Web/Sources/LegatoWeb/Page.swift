// All that the page has made, by number.

import Legato

/// All that the page has made, by number.
struct Page {
  var containers: [WebContainer?] = []
  var transitions: [Transition] = []
  var interactions: [Interaction] = []
  /// What holds where neither the call, nor the screen, nor the container says anything.
  var defaults = TransitionPolicy.standard

  nonisolated(unsafe) static var shared = Page()

  func transition(_ number: Int32) -> Transition? {
    transitions.indices.contains(Int(number)) ? transitions[Int(number)] : nil
  }

  /// Reads a policy: a transition's number or -1, a count of interactions or -1, and their numbers.
  func policy(_ mail: inout Mailbox) -> TransitionPolicy {
    var policy = TransitionPolicy(transition: transition(mail.integer()))
    let count = mail.integer()
    guard count >= 0 else { return policy }
    policy.interactions = []
    for _ in 0..<count { policy.interactions?.append(interactions[Int(mail.integer())]) }
    return policy
  }
}
