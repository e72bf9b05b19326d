// A random sequence, its questions answered at once, and later.

import Legato
import LegatoTesting

extension EventSequence {
  /// What is wrong if answers come later, in words: a frame jumps, or something else comes of the same events than if
  /// the same answers come at once; nil if all is well.
  ///
  /// - Parameter seed: says what is answered, and how much later.
  package func faultOfLaterAnswers(seed: UInt64) -> String? {
    let (atOnce, later) = (result(answering: seed, later: false), result(answering: seed, later: true))
    // What jumps without waiting is the rules' own business.
    if atOnce.failure != nil { return nil }
    if let failure = later.failure { return failure }
    for (index, pair) in zip(atOnce.states, later.states).enumerated() where pair.0 != pair.1 {
      return "at rest \(index + 1), at once:\n\(pair.0)\nlater:\n\(pair.1)"
    }
    return nil
  }

  /// What is wrong if answers come later, and a test that shows it.
  package func reportOfLaterAnswers(seed: UInt64) -> String {
    let call = "EventSequence(scenario: scenario, events: events).faultOfLaterAnswers(seed: \(seed))"
    return "\(faultOfLaterAnswers(seed: seed) ?? "nothing")\n\n\(code(expectingNone: call))\n"
  }

  /// What is there whenever all has come to rest; and what has gone wrong first, if anything has.
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
  /// Whether it is the app that asks for something.
  fileprivate var isCall: Bool {
    switch self {
    case .push, .present, .replace, .sheet, .open, .setScreens, .pop, .popTo, .popToRoot, .dismiss, .moveTo, .reverse:
      true
    case .begin, .move, .drag, .pinch, .release, .cancel, .wait, .frame, .strayTick, .resize, .allow, .missing: false
    }
  }

  /// Whether the same comes of it if what has happened since the last rest has not been answered yet: calls wait, and
  /// fingers that have asked are followed, unless a call waits behind them.
  ///
  /// What a reversal and a list of screens do depends on how far the present run is, and a finger that leads forward
  /// may turn about where it began.
  fileprivate func mayFollow(_ earlier: [Event], leadsForward: Bool) -> Bool {
    let hasCalled = earlier.contains(where: \.isCall)
    return switch self {
    case .release: !hasCalled
    case .drag, .move: !hasCalled && !(leadsForward && earlier.contains(where: \.moves))
    case .reverse, .setScreens: !hasCalled || earlier.count == 1
    default: isCall
    }
  }

  /// What is played for it: fingers lift before they land again, on what rests, and only the seed says what is allowed.
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
  /// What has come of all that has been played, without numbers of runs, which follow the order of questions.
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
