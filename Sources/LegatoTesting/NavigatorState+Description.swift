// Prints a navigator's state.

import Legato

extension NavigatorState: CustomStringConvertible {
  /// A few lines, without values that are at their default or at rest.
  public var description: String {
    var lines = [
      moment, "screens: " + list(screens.enumerated().map { $1.words(depth: $0) }) + "; \(top.rawValue) answers",
    ]
    if let run { lines.append("run \(run.words)") }
    if let resting { lines.append("resting: run \(resting.run), \(resting.words)") }
    if let question { lines.append("asking \(question.words)") }
    if let consent { lines.append("awaiting the system \(consent.words)") }
    if !waiting.isEmpty { lines.append("waiting: " + list(waiting)) }
    if let measuring { lines.append("measuring anew: run \(measuring)") }
    if touch.isThere { lines.append("fingers: \(touch.words)") }
    lines.append("frame: \(frame.words)")
    return lines.joined(separator: "\n")
  }

  private var moment: String {
    list([
      "at \(time.words) s", now == time ? nil : "\(now.words) s on the runs' clock",
      "\(size.width.words) × \(size.height.words)", layoutDirection == .rightToLeft ? "right to left" : nil,
    ])
  }
}

extension NavigatorState.Screen {
  fileprivate func words(depth: Int) -> String {
    let facts = [
      depth > 0 ? "\(operation)" : nil, detent < 1 ? "at \(detent.words)" : nil, resting.map { "by run \($0)" },
    ]
    let said = facts.compactMap { $0 }.joined(separator: " ")
    return said.isEmpty ? "\(id.rawValue)" : "\(id.rawValue) (\(said))"
  }
}

extension NavigatorState.Run {
  fileprivate var words: String {
    let moving = Input.allCases.filter { $0 == .fraction || inputs[$0] != 0 || velocity[$0] != 0 }
    return list([
      "\(request.run): \(request.words) by \(transition)", request.isInteractive ? "interactive" : nil,
      commitment == .open ? nil : "\(commitment)", phase.words,
      list(moving.map { "\($0) \(inputs[$0].words) at \(velocity[$0].words) per second" }),
    ])
  }
}

extension NavigatorState.Question {
  fileprivate var words: String {
    let who = if case .scrub(let coverage) = asker { "scrub to \(coverage.words)" } else { "\(asker)" }
    return list([
      "\(number): \(who)", request?.words, "\(about)", measuring.map { "of run \($0)" },
      isCancelled ? "cancelled" : isReleased ? "released" : nil,
    ])
  }
}

extension NavigatorState.Touch {
  fileprivate var isThere: Bool { !fingers.isEmpty || state != .none }

  fileprivate var words: String {
    return list(
      fingers.map { "\($0.pointer) at \($0.position.words)" } + [
        state == .awaitingSystem ? "awaiting the system" : "\(state)", listOffset.map { "the list at \($0.words)" },
      ])
  }
}

extension NavigatorState.Frame {
  fileprivate var words: String {
    list([layerCount.words("layer"), String(digest, radix: 16)])
  }
}

/// The words, except nil, separated by commas.
private func list(_ words: [String?]) -> String { words.compactMap { $0 }.joined(separator: ", ") }
