// Answers questions later.

import Legato
import LegatoTesting

/// The answers to questions, and their times.
struct Answers {
  /// Decides whether a run may begin.
  var decisions: Dice
  /// The delays of answers; nil for immediate answers.
  var delays: Dice?
  /// The open question, and the time of its answer.
  var open: (question: Navigator.Effect, due: Double)?

  mutating func allows() -> Bool { !decisions.once(in: 4) }

  /// Leaves a question open. Returns `false` if the effect is no question, or is answered at once.
  mutating func postpone(_ effect: Navigator.Effect, at time: Double) -> Bool {
    switch effect {
    case .find, .ask, .prepare: break
    default: return false
    }
    guard let delay = delays?.number(0.001...0.4) else { return false }
    open = (effect, time + delay)
    return true
  }
}

extension Player {
  /// A player with answers by a seed: immediate ones, or each of them 1 ... 400 ms later.
  convenience init(_ scenario: Scenario, answering seed: UInt64, later: Bool) {
    self.init(scenario)
    answers = Answers(decisions: Dice(seed: seed), delays: later ? Dice(seed: ~seed) : nil)
    stage.allows = { [unowned self] _ in answers?.allows() ?? true }
    stage.postpones = { [unowned self] in answers?.postpone($0, at: stage.clock.time) ?? false }
  }

  /// Answers the open question if its time has come.
  func answerIfDue() {
    guard let (question, due) = answers?.open, stage.clock.time >= due else { return }
    answers?.open = nil
    (isDisturbed, isAsking) = (true, true)
    stage.carryOut(question)
    isAsking = false
    // A run without a duration has begun and ended.
    if !stage.isRunning { isExcused = true }
    checkStill("an answer")
  }

  /// Lets time pass until every question is answered, nothing moves by itself, and fingers that are down have rested.
  func rest() {
    let end = stage.clock.time + Player.patience
    while answers?.open != nil || isMoving, stage.clock.time < end, failure == nil { stage.frame(after: Player.step) }
    stage.frame(after: 0.5)
  }

  private var isMoving: Bool { stage.isRunning && stage.navigator.phase != .tracking }
}
