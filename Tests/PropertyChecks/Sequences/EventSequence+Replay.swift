// Sends a random sequence once more, to another navigator.

import Legato
import LegatoTesting

extension EventSequence {
  /// The first difference between a player's navigator and another one that gets the same events; nil if there is none.
  ///
  /// - Parameter seed: The seed of the disturbances between the events: later answers, a system that asks and allows,
  ///   and scrubbing. The rules do not cover these, so only the two navigators are compared.
  package func replayDifference(seed: UInt64) -> String? {
    var dice = Dice(seed: seed)
    let player = Player(scenario)
    let other = scenario.stage().navigator
    let waitsForSystem = dice.once(in: 3)
    for navigator in [player.observed, other] { navigator.waitsForSystem = waitsForSystem }
    let log = player.stage.log {
      for event in events {
        player.play(event)
        player.stage.disturb(&dice)
      }
      player.stage.endScrub()
      player.end()
    }
    return log.replayed(on: other).difference(from: log)
  }
}

extension Stage {
  /// Does something that is not an event of a sequence.
  fileprivate func disturb(_ dice: inout Dice) {
    switch dice.below(10) {
    case 0: answersLater.toggle()
    case 1..<3: answer(!dice.once(in: 3))
    case 3: send(.shouldBegin)
    case 4: send(.allowed)
    case 5: scrub(to: dice.number(-0.2...1.2))
    case 6: endScrub(covering: dice.pick([nil, true, false]))
    case 7: send(dice.pick([.finish, .changed]))
    default: break
    }
  }
}
