// Prints logs.

import Legato

extension EventLog: CustomStringConvertible {
  /// One line for each event, followed by one line for each of its effects.
  public var description: String { entries.map { "\($0)" }.joined(separator: "\n") }
}

extension EventLog.Entry: CustomStringConvertible {
  var description: String { ([title] + effects.compactMap { $0 }.map { "  \($0.words)" }).joined(separator: "\n") }

  var title: String { "\(time.words) s: \(event.words(number: number))" }
}

extension Navigator.Event {
  /// - Parameter number: the number of the run that a request becomes.
  func words(number: Int32) -> String {
    switch self {
    case .request: "request \(number)"
    case .pointerDown(let sample, let scrollables):
      "pointerDown \(sample.words)\(scrollables.isEmpty ? "" : " over \(scrollables.count.words("scroller"))")"
    case .pointerMoved(let sample): "pointerMoved \(sample.words)"
    case .pointerUp(let sample): "pointerUp \(sample.words)"
    case .scrolled(let list): "scrolled to \(list.offset.words)"
    case .scrub(let coverage): "scrub to \(coverage.words)"
    case .endScrub(let isCovering): "endScrub: \(isCovering.map { $0 ? "covering" : "uncovering" } ?? "the nearer end")"
    case .answered(let number, let isAllowed): "answered \(number): \(isAllowed)"
    case .found(let number, let destination):
      "found \(number): \(destination.map { "\($0.screen.rawValue)" } ?? "none")"
    case .measured(let number, let context): "measured \(number)\(context == nil ? ": a screen is missing" : "")"
    case .resized(let size): "resized to \(size.width.words) × \(size.height.words)"
    case .reverse, .finish, .pointersCancelled, .shouldBegin, .allowed, .changed, .tick: "\(self)"
    }
  }
}

extension Navigator.Effect {
  fileprivate var words: String {
    switch self {
    case .find(let number, let key): "find \(number): key \(key)"
    case .ask(let request): "ask \(request.run): \(request.words)"
    case .prepare(let request): "prepare \(request.run): \(request.words)"
    case .measure(let request): "measure \(request.run): \(request.words)"
    case .show: "show"
    case .denied(let number): "denied \(number)"
    case .scroll(let place, let offset, let velocity):
      "scroll \(place) to \(offset.words) at \(velocity.words) per second"
    case .willBegin(let request): "willBegin \(request.run)"
    case .didChange(let request, let inputs): "didChange \(request.run): fraction \(inputs.fraction.words)"
    case .willEnd(let request, let decision): "willEnd \(request.run): \(decision.words)"
    case .didEnd(let request, let decision): "didEnd \(request.run): \(request.outcome(of: decision).words)"
    case .didChangeDetent(let request, let index): "didChangeDetent \(request.run): \(index)"
    case .didAttempt(let request): "didAttempt \(request.run)"
    }
  }
}

extension PointerSample {
  fileprivate var words: String { "\(pointer) at \(position.words)" }
}
