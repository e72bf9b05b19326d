// Questions that are answered later.

import Legato
import LegatoTesting

/// How questions are answered, and when.
struct Answers {
  /// Say whether something may begin.
  var decisions: Dice
  /// Say how much later each question is answered; nil for at once.
  var delays: Dice?
  /// What is to be answered, and when.
  var open: (question: Navigator.Effect, due: Double)?

  mutating func allows() -> Bool { !decisions.once(in: 4) }

  /// Leaves what is asked for open, if that is a question and is answered later.
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
  /// A player whose questions are answered as a seed says: at once, or each 1 ... 400 ms later.
  convenience init(_ scenario: Scenario, answering seed: UInt64, later: Bool) {
    self.init(scenario)
    answers = Answers(decisions: Dice(seed: seed), delays: later ? Dice(seed: ~seed) : nil)
    stage.allows = { [unowned self] _ in answers?.allows() ?? true }
    stage.postpones = { [unowned self] in answers?.postpone($0, at: stage.clock.time) ?? false }
  }

  /// Answers the open question if it is time.
  func answerIfDue() {
    guard let (question, due) = answers?.open, stage.clock.time >= due else { return }
    answers?.open = nil
    (isDisturbed, isAsking) = (true, true)
    stage.carryOut(question)
    isAsking = false
    // What takes no time has begun and ended.
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
