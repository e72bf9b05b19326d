// Compares a story with a host.

import Legato

extension StoryPlayer {
  /// All deviations of a host from an expected state.
  package func differences(from sight: Story.Sight, on host: some StoryHost) -> [Deviation] {
    var result: [Deviation?] = []
    func compare<Value: Equatable>(_ what: String, _ expected: Value?, _ seen: @autoclosure () -> Value) {
      guard let expected else { return }
      let seen = seen()
      if expected != seen { result.append(deviation(sight.at, what, "\(expected)", "\(seen)")) }
    }
    for (layer, look) in sight.layers.sorted(by: { $0.key < $1.key }) {
      result += differences(sight.at, layer, from: look, to: host.look(of: layer))
    }
    result.append(number(sight.at, "fraction", sight.fraction, host.fraction, fadeTolerance))
    for (screen, offset) in sight.offsets.sorted(by: { $0.key < $1.key }) {
      result.append(number(sight.at, "\(screen), offset", offset, host.offset(of: screen), tolerance))
    }
    compare("running", sight.running, host.isRunning)
    compare("top", sight.top, host.top)
    compare("screens", sight.screens, host.screens)
    compare("inner", sight.inner, host.inner)
    for (screen, answers) in sight.bars.sorted(by: { $0.key < $1.key }) {
      compare("\(screen), bars", answers, host.barAnswers(of: screen))
    }
    for (screen, isBelow) in sight.barsBelow.sorted(by: { $0.key < $1.key }) {
      compare("\(screen), barsBelow", isBelow, host.barsLieBelow(screen))
    }
    compare("wholeBar", sight.wholeBar, host.isBarWhole)
    return result.compactMap { $0 }
  }

  /// All deviations of a host from the story's end.
  package func differences(from ending: Story.Ending, on host: some StoryHost) -> [Deviation] {
    let unreported = host.unreported
    func heard(_ callbacks: [String]) -> [String] {
      callbacks.filter { callback in !unreported.contains { callback.hasPrefix("\($0) ") } }
    }
    func list<Element: Equatable>(_ what: String, _ expected: [Element]?, _ seen: [Element]) -> Deviation? {
      guard let expected, expected != seen else { return nil }
      return deviation(nil, what, "\(expected)", "\(seen)")
    }
    let rest = host.isRunning ? deviation(nil, "running", "false", "true") : nil
    return [
      rest, list("screens", ending.screens, host.screens),
      list("outcomes", ending.outcomes, host.callbacks.compactMap(\.storyOutcome)),
      list("callbacks", ending.callbacks.map(heard), heard(host.callbacks.map(\.storyName))),
      list("detents", ending.detents, host.detentChanges),
      list("attempts", ending.attempts, host.attempts.map { "\($0)" }), list("inner", ending.inner, host.inner),
      list("scrolled", ending.scrolled, host.screens.filter { isScrolled($0, on: host) }),
    ].compactMap { $0 }
  }

  /// Whether the scroller of a screen is elsewhere than at the start.
  private func isScrolled(_ screen: String, on host: some StoryHost) -> Bool {
    guard let scroller = story.scrollers[screen], let offset = host.offset(of: screen) else { return false }
    return (offset - scroller.offset).magnitude > tolerance
  }

  private func differences(
    _ at: Double, _ layer: String, from expected: Story.Look?, to seen: Story.Look?
  ) -> [Deviation?] {
    guard let expected else {
      guard let seen, !isLikeNothing(seen) else { return [] }
      return [deviation(at, layer, "out of sight", "seen at \((seen.x ?? 0).words), \((seen.y ?? 0).words)")]
    }
    guard let seen else { return isLikeNothing(expected) ? [] : [deviation(at, layer, "seen", "out of sight")] }
    return [
      number(at, "\(layer), x", expected.x, seen.x, tolerance),
      number(at, "\(layer), y", expected.y, seen.y, tolerance),
      number(at, "\(layer), width", expected.width, seen.width, tolerance),
      number(at, "\(layer), height", expected.height, seen.height, tolerance),
      number(at, "\(layer), opacity", expected.opacity, seen.opacity, fadeTolerance),
    ]
  }

  /// Whether a layer is practically invisible: within the tolerances it is transparent, or outside of the container.
  private func isLikeNothing(_ look: Story.Look) -> Bool {
    func isNear(_ place: Double?, _ edge: Double) -> Bool { place.map { abs($0 - edge) <= tolerance } ?? false }
    let right = look.x.flatMap { x in look.width.map { x + $0 } }
    let bottom = look.y.flatMap { y in look.height.map { y + $0 } }
    return (look.opacity ?? 1) <= fadeTolerance || isNear(look.x, story.size.width) || isNear(right, 0)
      || isNear(look.y, story.size.height) || isNear(bottom, 0)
  }

  private func number(
    _ at: Double, _ what: String, _ expected: Double?, _ seen: Double?, _ tolerance: Double
  ) -> Deviation? {
    guard let expected, !((expected - (seen ?? .nan)).magnitude <= tolerance) else { return nil }
    return deviation(at, what, expected.words, seen?.words ?? "nothing")
  }

  private func deviation(_ at: Double?, _ what: String, _ expected: String, _ seen: String) -> Deviation {
    Deviation(story: story.name, at: at, what: what, expected: expected, seen: seen)
  }
}

extension Callback {
  /// Its name in stories.
  package var storyName: String {
    switch self {
    case .shouldBegin(let operation): "shouldBegin \(operation)"
    case .willBegin(let operation): "willBegin \(operation)"
    case .willEnd(let operation, let decision):
      "\(operation.completes(decision) ? "willFinish" : "willCancel") \(operation)"
    case .didEnd(let operation, let outcome): "\(outcome == .finished ? "finish" : "cancel") \(operation)"
    }
  }

  /// The outcome of a run, in a story's words; nil for other callbacks.
  var storyOutcome: String? {
    guard case .didEnd(_, let outcome) = self else { return nil }
    return outcome == .finished ? "finished" : "cancelled"
  }
}

/// A deviation of a host from a story.
package struct Deviation: Equatable, Sendable, CustomStringConvertible {
  /// The story's name.
  package var story: String
  /// The time, in milliseconds of the story; nil for its end.
  package var at: Double?
  /// The differing part: a layer and its property, such as `detail, x`, or `top`, `callbacks` …
  package var what: String
  package var expected: String
  package var seen: String

  /// One line: `A push comes, at 100 ms: detail, x should be 195 and is 201.4`.
  package var description: String {
    let time = at.map { "at \($0.words) ms" } ?? "at the end"
    return "\(story), \(time): \(what) should be \(expected) and is \(seen)"
  }
}
