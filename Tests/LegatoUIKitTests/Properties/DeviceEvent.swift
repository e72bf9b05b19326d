import LegatoTesting
import UIKit

/// Something that happens to an app with a navigation controller.
enum DeviceEvent: CustomStringConvertible {
  case push, legatoPush, pop, legatoPop, popToRoot, setStack, tapBack
  case present, presentOver, dismiss, legatoDismiss
  case touch(x: Double, y: Double)
  case drag(dx: Double, dy: Double, over: Double)
  case lift, cancel
  case wait(Double)
  case rotate, background, veto, reinstall

  static func random(_ dice: inout Dice) -> DeviceEvent {
    switch dice.below(29) {
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
    case 13, 14, 15: .touch(x: dice.once(in: 2) ? 4 : dice.number(10...380), y: dice.number(120...700))
    case 16, 17, 18, 19: .drag(dx: dice.number(-200...300), dy: dice.number(-40...200), over: dice.number(0.02...0.3))
    case 20, 21: .lift
    case 22: .cancel
    case 23: dice.once(in: 3) ? .rotate : .wait(0.02)
    case 24: dice.once(in: 3) ? .background : .wait(0.05)
    case 25: dice.once(in: 4) ? .reinstall : .veto
    case 26: .presentOver
    default: .wait(dice.once(in: 3) ? 1 : dice.number(0.005...0.3))
    }
  }

  var description: String {
    switch self {
    case .touch(let x, let y): "touch(x: \(x), y: \(y))"
    case .drag(let dx, let dy, let seconds): "drag(dx: \(dx), dy: \(dy), over: \(seconds))"
    case .wait(let seconds): "wait(\(seconds))"
    case .push: "push"
    case .legatoPush: "legatoPush"
    case .pop: "pop"
    case .legatoPop: "legatoPop"
    case .popToRoot: "popToRoot"
    case .setStack: "setStack"
    case .tapBack: "tapBack"
    case .present: "present"
    case .presentOver: "presentOver"
    case .dismiss: "dismiss"
    case .legatoDismiss: "legatoDismiss"
    case .lift: "lift"
    case .cancel: "cancel"
    case .rotate: "rotate"
    case .background: "background"
    case .veto: "veto"
    case .reinstall: "reinstall"
    }
  }
}
