// The page's containers, and what it has described for its next call.

import Legato

/// The page's containers, and the transitions and interactions that it has described for its next call, all by their
/// numbers.
enum Page {
  nonisolated(unsafe) static var containers: [WebContainer?] = []
  /// The call that reads them clears them: otherwise a page that pushes screens for days would fill the memory.
  nonisolated(unsafe) static var transitions: [ScreenTransition] = []
  nonisolated(unsafe) static var interactions: [Interaction] = []
  /// The page's defaults, used if the call, the screen and the container set nothing.
  nonisolated(unsafe) static var defaults = TransitionPolicy()
  /// The style of pinned bars: attached until the page has called `pinnedBars`.
  nonisolated(unsafe) static var pinnedBars = BarStyle.attached

  @inline(never)
  static func container(_ number: Int32) -> WebContainer? {
    number >= 0 && Int(number) < containers.count ? containers[Int(number)] : nil
  }

  @inline(never)
  static func transition(_ number: Int32) -> ScreenTransition? {
    number >= 0 && Int(number) < transitions.count ? transitions[Int(number)] : nil
  }

  /// Reads a transition's number.
  @inline(never)
  static func transition() -> ScreenTransition { transition(Mailbox.integer())! }

  /// Stores a transition and gives it a number.
  @inline(never)
  static func add(_ transition: ScreenTransition) -> Int32 {
    transitions.append(transition)
    return Int32(transitions.count - 1)
  }

  /// Clears what the page has described, after the call has read it.
  @inline(never)
  static func forget() {
    transitions = []
    interactions = []
  }

  /// Reads a count of interactions, and their numbers; nil for -1.
  @inline(never)
  static func readInteractions() -> [Interaction]? {
    let count = Mailbox.integer()
    return count < 0 ? nil : Mailbox.list(of: count) { interactions[Int(Mailbox.integer())] }
  }

  /// Reads a policy: a transition's number or -1, a count of interactions or -1, and their numbers. Clears both lists.
  @inline(never)
  static func policy() -> TransitionPolicy {
    Mailbox.open()
    defer { forget() }
    let transition = transition(Mailbox.integer())
    return TransitionPolicy(transition: transition, interactions: readInteractions())
  }
}
