// The events that a stage can have, and how they are written.

import Foundation
import Legato
import LegatoTesting

/// One event of a random sequence.
package enum Event: Equatable {
  case begin(finger: Int, x: Double, y: Double)
  case move(finger: Int, x: Double, y: Double)
  case drag(finger: Int, dx: Double, dy: Double, seconds: Double)
  case pinch(x: Double, y: Double, start: Double, end: Double, seconds: Double)
  case release(finger: Int)
  case cancel
  case wait(Double)
  case frame(Double)
  /// A frame at a time that differs from the clock's.
  case strayTick(Double)
  case push(Int32, transition: Int?, animated: Bool)
  case present(Int32, transition: Int?, animated: Bool)
  case replace(Int32, backwards: Bool, transition: Int?, animated: Bool)
  /// A presentation that rests at detents, with its own back gestures.
  case sheet(Int32, detents: Int, interaction: Int?, animated: Bool)
  case open(Int32, transition: Int?, animated: Bool)
  case setScreens([Int32], transition: Int?, animated: Bool)
  case pop(animated: Bool)
  case popTo(Int32)
  case popToRoot
  case dismiss
  case moveTo(Double)
  case reverse
  case resize(Double, Double)
  case allow(Bool)
  case missing(Int32, Bool)
}

extension Event {
  /// The event as it is written in an array of events.
  var code: String {
    let written = ".\(self)"
    return [("nan", ".nan"), ("-inf", "-.infinity"), ("inf", ".infinity")].reduce(written) { code, number in
      code.replacingOccurrences(of: " \(number.0)", with: " \(number.1)")
        .replacingOccurrences(of: "(\(number.0)", with: "(\(number.1)")
    }
  }

  /// The call that plays it.
  var call: String {
    switch self {
    case .begin(let finger, let x, let y): "\(name(finger)).begin(at: Point2D(x: \(text(x)), y: \(text(y))))"
    case .move(let finger, let x, let y): "\(name(finger)).move(to: Point2D(x: \(text(x)), y: \(text(y))))"
    case .drag(let finger, let dx, let dy, let seconds):
      "\(name(finger)).drag(by: Vector2D(dx: \(text(dx)), dy: \(text(dy))), over: \(seconds))"
    case .pinch(let x, let y, let start, let end, let seconds):
      "stage.pinch(at: Point2D(x: \(x), y: \(y)), from: \(start), to: \(end), over: \(seconds))"
    case .release(let finger): "\(name(finger)).release()"
    case .cancel: "stage.finger.cancel()"
    case .wait(let seconds): "stage.advance(by: \(seconds))"
    case .frame(let seconds): "stage.frame(after: \(seconds))"
    case .strayTick(let offset): "stage.send(.tick, at: stage.clock.time + \(text(offset)))"
    case .push(let screen, let transition, let animated): call("push", "\(screen)", transition, animated)
    case .present(let screen, let transition, let animated): call("present", "\(screen)", transition, animated)
    case .replace(let screen, let backwards, let transition, let animated):
      call("replace", "\(screen)\(backwards ? ", backwards: true" : "")", transition, animated)
    case .sheet(let screen, let detents, let interaction, let animated): sheet(screen, detents, interaction, animated)
    case .open(let screen, let transition, let animated): call("open", "\(screen)", transition, animated)
    case .setScreens(let screens, let transition, let animated): call("setScreens", "\(screens)", transition, animated)
    case .pop(let animated): animated ? "stage.pop()" : "stage.pop(animated: false)"
    case .popTo(let screen): "stage.pop(to: \(screen))"
    case .popToRoot: "stage.popToRoot()"
    case .dismiss: "stage.dismiss()"
    case .moveTo(let detent): "stage.move(to: \(detent))"
    case .reverse: "stage.reverse()"
    case .resize(let width, let height): "stage.resize(to: Size2D(width: \(text(width)), height: \(text(height))))"
    case .allow(let allowed): "stage.allows = \(allowed ? "nil" : "{ _ in false }")"
    case .missing(let screen, let missing): "stage.setMissing(\(screen), \(missing))"
    }
  }

  private func name(_ finger: Int) -> String { finger == 0 ? "stage.finger" : "stage.secondFinger" }

  private func text(_ number: Double) -> String {
    number.isNaN ? ".nan" : number.isInfinite ? (number < 0 ? "-.infinity" : ".infinity") : "\(number)"
  }

  private func call(_ operation: String, _ screens: String, _ transition: Int?, _ animated: Bool) -> String {
    let way = transition.map { ", transition: \(Scenario.transitions[$0].code)" } ?? ""
    return "stage.\(operation)(\(screens)\(way)\(animated ? "" : ", animated: false"))"
  }

  private func sheet(_ screen: Int32, _ detents: Int, _ interaction: Int?, _ animated: Bool) -> String {
    let own = interaction.map { "TransitionPolicy(dismissals: \(Scenario.interactions[$0].code))" }
    let policy = own.map { ", policy: \($0)" } ?? ""
    return
      "stage.present(\(screen)\(policy), detents: \(Scenario.detents[detents])\(animated ? "" : ", animated: false"))"
  }
}
