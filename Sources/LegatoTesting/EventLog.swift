// Logs of a navigator's events and effects.

import Legato

/// The events sent to a navigator, its effects, and its state after each event: to be printed and replayed.
///
/// ``Stage/log(_:)`` makes one. Another host makes one by sending its events and taking its effects through it.
/// Requests keep the app's objects and closures, so a log cannot be stored; a ``Recording`` of the fingers' events can.
public struct EventLog {
  /// An event and its effects.
  struct Entry {
    let event: Navigator.Event
    let time: Double
    /// The number of the run that a request becomes.
    let number: Int32
    /// The state right after the event.
    let state: NavigatorState
    /// The effects that the host took before it sent the next event; nil for a call that found no effect.
    var effects: [Navigator.Effect?] = []
  }

  private(set) var entries: [Entry] = []

  /// An empty log.
  package init() {}

  /// The state after each event.
  public var states: [NavigatorState] { entries.map(\.state) }

  /// Sends an event, as the navigator's own `send(_:at:)` does, and logs it.
  @discardableResult
  package mutating func send(_ event: Navigator.Event, to navigator: Navigator, at time: Double) -> Int32 {
    let kept = event.copy
    let number = navigator.send(event, at: time)
    entries.append(Entry(event: kept, time: time, number: number, state: NavigatorState(navigator)))
    return number
  }

  /// Takes the next effect, as the navigator's own `nextEffect()` does, and logs it.
  package mutating func nextEffect(of navigator: Navigator) -> Navigator.Effect? {
    let effect = navigator.nextEffect()
    if !entries.isEmpty { entries[entries.count - 1].effects.append(effect) }
    return effect
  }

  /// Sends all events, including answers, to another navigator and takes its effects; returns the log of the replay.
  ///
  /// - Parameter navigator: a navigator that was made in the same way, and is in the state that the first one had when
  ///   its log began.
  public func replayed(on navigator: Navigator) -> EventLog {
    var log = EventLog()
    for entry in entries {
      log.send(entry.event.copy, to: navigator, at: entry.time)
      for _ in entry.effects { _ = log.nextEffect(of: navigator) }
    }
    return log
  }

  /// The first difference of this log from an expected one, in words; nil if they are equal.
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
  /// A copy, unaffected by the engine's changes to a measured context.
  fileprivate var copy: Navigator.Event {
    if case .measured(let number, let context) = self { return .measured(number, context?.copy) }
    return self
  }
}
