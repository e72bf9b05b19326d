import LegatoTesting
import UIKit

/// Something that happens to an app.
enum DeviceEvent {
  case push, legatoPush, pop, legatoPop, popToRoot, setStack, tapBack
  case present, presentOver, presentSheet, selectDetent, dismiss, legatoDismiss
  /// Of the container of the navigation controller: a tab bar controller, a hub or a drawer.
  case goAside, comeBack
  case touch(x: Double, y: Double)
  case drag(dx: Double, dy: Double, over: Double)
  case lift, cancel
  case wait(Double)
  case rotate, background, veto, reinstall

  static func random(_ dice: inout Dice) -> DeviceEvent {
    switch dice.below(34) {
    case 0, 1: .push
    case 2, 3: .legatoPush
    case 4: .pop
    case 5, 6: .legatoPop
    case 7: .popToRoot
    case 8: .setStack
    case 9: .tapBack
    case 10: .present
    case 11: .dismiss
    case 12: .legatoDismiss
    case 13, 14, 15, 16: .touch(x: dice.once(in: 3) ? 4 : dice.number(10...380), y: dice.number(120...700))
    case 17, 18, 19, 20, 21:
      .drag(dx: dice.number(-300...300), dy: dice.number(-200...300), over: dice.number(0.02...0.3))
    case 22, 23: .lift
    case 24: .cancel
    case 25: dice.once(in: 3) ? .rotate : .wait(0.02)
    case 26: dice.once(in: 3) ? .background : .wait(0.05)
    case 27: dice.once(in: 4) ? .reinstall : .veto
    case 28: .presentOver
    case 29: dice.once(in: 2) ? .presentSheet : .selectDetent
    case 30: dice.once(in: 2) ? .goAside : .comeBack
    default: .wait(dice.once(in: 3) ? 1 : dice.number(0.005...0.3))
    }
  }

  /// Whether the screen may jump: its size has changed, the app was in the background, or the library is uninstalled.
  var mayJump: Bool {
    switch self {
    case .rotate, .background, .reinstall: true
    default: false
    }
  }
}
