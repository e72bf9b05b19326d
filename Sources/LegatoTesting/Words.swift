// Prints the engine's values, for failures, logs and tables.

import Foundation
import Legato

extension Double {
  /// The number, rounded to a thousandth.
  var words: String { String(format: "%g", (self * 1000).rounded() / 1000) }
}

extension Int {
  /// A count with a noun.
  func words(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Point2D {
  var words: String { "(\(x.words), \(y.words))" }
}

extension TransitionRequest {
  var words: String { "\(operation) \(from.rawValue) → \(to.rawValue)" }
}

extension ReleaseDecision {
  var words: String {
    switch self {
    case .finish: "finish"
    case .cancel: "cancel"
    case .detent(let fraction): "detent \(fraction.words)"
    }
  }
}

extension Outcome {
  var words: String {
    switch self {
    case .finished: "finished"
    case .cancelled: "cancelled"
    case .detent(let fraction): "at detent \(fraction.words)"
    }
  }
}

extension TransitionDriver.Phase {
  var words: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .settling(let decision): "settling to \(decision.words)"
    case .ended(let decision): "ended at \(decision.words)"
    }
  }
}

extension Layer.Kind {
  /// A short name, the same in every run: `screen 1`, `dimming over 0`, `element 7 of 1`.
  package var name: String {
    switch role {
    case .container: "container"
    case .screen: "screen \(id)"
    case .dimming: "dimming over \(id)"
    case .shadow: "shadow of \(id)"
    case .element: "element \(part) of \(id)"
    case .elementShadow: "shadow of element \(part) of \(id)"
    case .piece: "piece \(part) of \(id)"
    case .bar: "bar of \(id)"
    case .shade: "shade from \(darkEdge) on " + (ground.role == .piece ? "piece \(part) of \(id)" : "\(id)")
    case .barItem: "bar item \(part) of \(id)"
    }
  }
}
