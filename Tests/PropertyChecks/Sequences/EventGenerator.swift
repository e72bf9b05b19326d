// Random events.

import Legato
import LegatoTesting

extension Event {
  /// A random event. The likelihood of each kind depends only on the dice.
  static func random(_ dice: inout Dice) -> Event {
    switch dice.below(100) {
    case 0..<12: begin(&dice)
    case 12..<32: drag(&dice)
    case 32..<36: move(&dice)
    case 36..<46: .release(finger: dice.once(in: 5) ? 1 : 0)
    case 46..<48: .cancel
    case 48..<58: .wait(dice.pick([0.016, 0.03, 0.08, 0.2, 0.6]))
    case 58..<60: .frame(dice.pick([0.0001, 0.004, 0.3, 2, 40]))
    case 60..<62: .strayTick(dice.pick([-0.01, -0.5, -1000, 0, 3600, .nan, .infinity, -.infinity]))
    case 62..<63: .pinch(x: 200, y: 400, start: dice.number(40...300), end: dice.number(40...300), seconds: 0.1)
    case 63..<82: add(&dice)
    case 82..<88: .pop(animated: isAnimated(&dice))
    case 88..<90: .popTo(screen(&dice))
    case 90..<91: .popToRoot
    case 91..<93: .dismiss
    case 93..<95: .reverse
    case 95: .moveTo(dice.pick([0.25, 0.5, 0.6, 1]))
    case 96..<98: resize(&dice)
    case 98: .allow(!dice.once(in: 2))
    default: .missing(screen(&dice), dice.once(in: 2))
    }
  }

  /// A request that brings screens.
  private static func add(_ dice: inout Dice) -> Event {
    switch dice.below(19) {
    case 0..<7: .push(screen(&dice), transition: transition(&dice), animated: isAnimated(&dice))
    case 7..<9: .present(screen(&dice), transition: transition(&dice), animated: isAnimated(&dice))
    case 9..<12:
      .replace(
        screen(&dice), backwards: dice.once(in: 2), transition: transition(&dice), animated: isAnimated(&dice))
    case 12..<15:
      .sheet(
        screen(&dice), detents: dice.below(Scenario.detents.count),
        interaction: dice.once(in: 3) ? dice.below(Scenario.interactions.count) : nil, animated: isAnimated(&dice))
    case 15..<17: .open(screen(&dice), transition: Scenario.drawer, animated: isAnimated(&dice))
    default:
      .setScreens(
        (0..<1 + dice.below(4)).map { _ in screen(&dice) }, transition: transition(&dice), animated: isAnimated(&dice))
    }
  }

  private static func isAnimated(_ dice: inout Dice) -> Bool { !dice.once(in: 10) }

  private static func screen(_ dice: inout Dice) -> Int32 { dice.once(in: 30) ? -1 : Int32(dice.below(8)) }

  private static func transition(_ dice: inout Dice) -> Int? {
    dice.once(in: 3) ? dice.below(Scenario.transitions.count) : nil
  }

  private static func begin(_ dice: inout Dice) -> Event {
    let x = dice.once(in: 2) ? dice.pick([4.0, 398]) : coordinate(&dice, 402)
    return .begin(finger: dice.once(in: 5) ? 1 : 0, x: x, y: coordinate(&dice, 874))
  }

  private static func move(_ dice: inout Dice) -> Event {
    .move(finger: dice.once(in: 4) ? 1 : 0, x: coordinate(&dice, 402), y: coordinate(&dice, 874))
  }

  private static func drag(_ dice: inout Dice) -> Event {
    let across = dice.once(in: 4) ? 1.0 : 0.1
    var (dx, dy) = (dice.number(-350...350), dice.number(-350...350) * across)
    if dice.once(in: 3) { (dx, dy) = (dy, dx) }
    let seconds = dice.pick([0.0, 0.02, 0.05, 0.1, 0.3])
    return .drag(finger: dice.once(in: 6) ? 1 : 0, dx: dx, dy: dy, seconds: seconds)
  }

  private static func coordinate(_ dice: inout Dice, _ extent: Double) -> Double {
    if dice.once(in: 40) { return dice.pick([.nan, .infinity, -.infinity, 1e300, -50]) }
    return dice.number(0...extent)
  }

  private static func resize(_ dice: inout Dice) -> Event {
    let size = dice.pick([(874.0, 402.0), (402, 874), (0, 0), (320, 500), (.nan, 700)])
    return .resize(size.0, size.1)
  }
}
