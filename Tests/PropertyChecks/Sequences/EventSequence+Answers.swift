// Plays a random sequence twice: with immediate answers to its questions, and with later ones.

import Legato
import LegatoTesting

extension EventSequence {
  /// The fault if answers come later: a frame jumps, or the same events lead to another result than with immediate
  /// answers. Nil if there is none.
  ///
  /// - Parameter seed: The seed of the answers and of their delays.
  package func faultOfLaterAnswers(seed: UInt64) -> String? {
    let (atOnce, later) = (result(answering: seed, later: false), result(answering: seed, later: true))
    // A jump with immediate answers is for the rules to report.
    if atOnce.failure != nil { return nil }
    if let failure = later.failure { return failure }
    for (index, pair) in zip(atOnce.states, later.states).enumerated() where pair.0 != pair.1 {
      return "at rest \(index + 1), at once:\n\(pair.0)\nlater:\n\(pair.1)"
    }
    return nil
  }

  /// The fault if answers come later, and a test that shows it.
  package func reportOfLaterAnswers(seed: UInt64) -> String {
    let call = "EventSequence(scenario: scenario, events: events).faultOfLaterAnswers(seed: \(seed))"
    return "\(faultOfLaterAnswers(seed: seed) ?? "nothing")\n\n\(code(expectingNone: call))\n"
  }

  /// The state at each rest, and the first failure.
  private func result(answering seed: UInt64, later: Bool) -> (states: [String], failure: String?) {
    let player = Player(scenario, answering: seed, later: later)
    var states: [String] = []
    func rest() {
      player.rest()
      states.append(player.summary)
    }
    var earlier: [Event] = []
    for event in events.flatMap(\.played) where player.failure == nil {
      if !event.mayFollow(earlier, leadsForward: scenario.forward > 0) {
        rest()
        earlier = []
      }
      earlier.append(event)
      player.play(event)
    }
    rest()
    player.end()
    states.append(player.summary)
    return (states, player.failure)
  }
}

extension Event {
  /// Whether the app asks for something.
  fileprivate var isCall: Bool {
    switch self {
    case .push, .present, .replace, .sheet, .open, .setScreens, .pop, .popTo, .popToRoot, .dismiss, .moveTo, .reverse:
      true
    case .begin, .move, .drag, .pinch, .release, .cancel, .wait, .frame, .strayTick, .resize, .allow, .missing: false
    }
  }

  /// Whether it has the same result if earlier events since the last rest are not answered yet. This is so for calls,
  /// which wait, and for fingers, unless they are behind a waiting call.
  ///
  /// Reversals and lists of screens depend on the inputs of the present run, and a forward gesture may choose another
  /// direction at its beginning.
  fileprivate func mayFollow(_ earlier: [Event], leadsForward: Bool) -> Bool {
    let hasCalled = earlier.contains(where: \.isCall)
    return switch self {
    case .release: !hasCalled
    case .drag, .move: !hasCalled && !(leadsForward && earlier.contains(where: \.moves))
    case .reverse, .setScreens: !hasCalled || earlier.count == 1
    default: isCall
    }
  }

  /// The events that are played instead: a finger lifts before it lands again, it lands at rest, and only the seed
  /// decides about answers.
  fileprivate var played: [Event] {
    switch self {
    case .begin(let finger, _, _): [.release(finger: finger), self]
    case .pinch: [.release(finger: 0), .release(finger: 1), self]
    case .allow: []
    default: [self]
    }
  }

  private var moves: Bool {
    switch self {
    case .move, .drag, .pinch: true
    default: false
    }
  }
}

extension Player {
  /// The results of all events, without the numbers of runs, which follow the order of questions.
  fileprivate var summary: String {
    let entries = observed.entries.map { "\($0.screen.rawValue) (\($0.operation)) at \($0.detent)" }
    let runs = stage.runs.map {
      let outcome = $0.outcome.map { "\($0)" } ?? "held"
      return "\($0.request.operation) \($0.request.from.rawValue) → \($0.request.to.rawValue): \(outcome)"
    }
    return """
      screens \(entries)
      runs \(runs)
      calls \(stage.consents), attempts \(stage.attempts), detents \(stage.detentChanges), \
      fingers \(observed.pointerResponse)
      """
  }
}
