// What a navigator was told, and what it asked for.

import Legato

/// All that a navigator was told, what it asked for, and its state after each event: to be printed and replayed.
///
/// A ``Stage`` keeps one by ``Stage/log(_:)``; another host keeps one if it sends its events and takes its effects by
/// it. Requests are kept with what an app says in them, closures too, so a log cannot be stored; a ``Recording`` can,
/// which has what the fingers do.
public struct EventLog {
  /// An event, and what came of it.
  struct Entry {
    let event: Navigator.Event
    let time: Double
    /// The number of the run that a request is to become.
    let number: Int32
    /// The state right after the event.
    let state: NavigatorState
    /// What the host then took to be carried out, before it sent the next event; nil where nothing was left.
    var effects: [Navigator.Effect?] = []
  }

  private(set) var entries: [Entry] = []

  /// A log of nothing.
  package init() {}

  /// The state after each event.
  public var states: [NavigatorState] { entries.map(\.state) }

  /// Sends an event, as the navigator's own `send(_:at:)` does, and keeps it.
  @discardableResult
  package mutating func send(_ event: Navigator.Event, to navigator: Navigator, at time: Double) -> Int32 {
    let kept = event.copy
    let number = navigator.send(event, at: time)
    entries.append(Entry(event: kept, time: time, number: number, state: NavigatorState(navigator)))
    return number
  }

  /// Takes what is to be carried out next, as the navigator's own `nextEffect()` does, and keeps it.
  package mutating func nextEffect(of navigator: Navigator) -> Navigator.Effect? {
    let effect = navigator.nextEffect()
    if !entries.isEmpty { entries[entries.count - 1].effects.append(effect) }
    return effect
  }

  /// Sends all events, answers too, to another navigator and takes what comes of them; returns the log of that.
  ///
  /// - Parameter navigator: one that was built as the first one was, and is as that was when its log began.
  public func replayed(on navigator: Navigator) -> EventLog {
    var log = EventLog()
    for entry in entries {
      log.send(entry.event.copy, to: navigator, at: entry.time)
      for _ in entry.effects { _ = log.nextEffect(of: navigator) }
    }
    return log
  }

  /// Where this log first differs from the expected one in a state, or in what was asked for, in words; nil where both
  /// are alike.
  public func difference(from expected: EventLog) -> String? {
    for (index, (entry, other)) in zip(entries, expected.entries).enumerated() {
      let event = "event \(index + 1), \(other.title)"
      if entry.state != other.state { return "\(event) leads to\n\(entry.state)\ninstead of\n\(other.state)" }
      if entry.effects != other.effects { return "\(event) asks for\n\(entry)\ninstead of\n\(other)" }
    }
    return entries.count == expected.entries.count
      ? nil : "\(entries.count) events instead of \(expected.entries.count)"
  }
}

extension Navigator.Event {
  /// The same, whatever the engine adds to what was measured.
  fileprivate var copy: Navigator.Event {
    if case .measured(let number, let context) = self { return .measured(number, context?.copy) }
    return self
  }
}
