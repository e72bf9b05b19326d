// A random sequence. It is made from a seed, shrunk, and written as a test.

import Legato
import LegatoTesting

/// A scenario and its events.
package struct EventSequence {
  package var scenario: Scenario
  package var events: [Event]

  package init(scenario: Scenario, events: [Event]) {
    self.scenario = scenario
    self.events = events
  }

  package var failure: String? { Player.failure(of: events, in: scenario) }

  /// Plays the sequence.
  ///
  /// - Parameter fault: A deliberate fault in what is shown.
  package func played(with fault: Fault? = nil) -> Player { Player.play(events, in: scenario, with: fault) }

  /// The smallest sequence that still breaks a rule. Events are left out, first many at a time and then one by one, and
  /// the scenario is simplified, as long as a rule is broken.
  ///
  /// - Parameter failure: The failure of a sequence.
  package func shrunk(by failure: (EventSequence) -> String?) -> EventSequence {
    var smallest = self
    var changed = true
    while changed {
      changed = smallest.shrinkEvents(by: failure)
      for scenario in smallest.scenario.simpler {
        var candidate = smallest
        candidate.scenario = scenario
        if failure(candidate) != nil { (smallest, changed) = (candidate, true) }
      }
    }
    return smallest
  }

  private mutating func shrinkEvents(by failure: (EventSequence) -> String?) -> Bool {
    var changed = false
    var length = events.count
    while length > 0 {
      var start = 0
      while start < events.count {
        var candidate = self
        candidate.events.removeSubrange(start..<min(start + length, events.count))
        if failure(candidate) != nil {
          self = candidate
          changed = true
        } else {
          start += length
        }
      }
      length /= 2
    }
    return changed
  }

  /// The first failure, the states before and after it, and a test that shows it.
  package func report(with fault: Fault? = nil) -> String {
    let player = Player(scenario, fault)
    var before = NavigatorState(player.observed)
    player.play(events) { before = NavigatorState(player.observed) }
    let after = NavigatorState(player.observed)
    return "\(player.failure ?? "nothing")\n\nbefore:\n\(before)\n\nafter:\n\(after)\n\n\(code)\n"
  }

  /// A test that checks the sequence by all rules, ready to paste. A comment beside each event is the call that plays
  /// it.
  package var code: String { code(expectingNone: "Player.failure(of: events, in: scenario)") }

  /// - Parameter failure: The call that returns the failure.
  func code(expectingNone failure: String) -> String {
    var lines = ["@Test func pasteMe() {"]
    lines += scenario.code.map { "  // \($0)" }
    lines.append("  let scenario = \(scenario)")
    lines.append("  let events: [Event] = [")
    lines += events.map { "    \($0.code),  // \($0.call)" }
    lines.append("  ]")
    lines.append("  #expect(\(failure) == nil)")
    lines.append("}")
    return lines.joined(separator: "\n")
  }
}

extension EventSequence {
  /// The sequence of a seed.
  package init(seed: UInt64) {
    var dice = Dice(seed: seed)
    scenario = Scenario(&dice)
    let count = 4 + dice.below(24)
    events = (0..<count).map { _ in Event.random(&dice) }
  }
}
