/// What waits until the open question is answered, in its order.
package struct Inbox {
  /// Something that waits.
  package final class Letter {
    package let event: Navigator.Event
    /// The number of a request; 0 for all else.
    package let number: Int32

    init(_ event: Navigator.Event, _ number: Int32) {
      self.event = event
      self.number = number
    }
  }

  package private(set) var letters = References<Letter>()

  /// Of three samples of a finger within this time, in seconds, a velocity is not read from the middle one: see
  /// ``VelocityTracker``.
  private static let spacing = 0.01

  /// Whether something of fingers waits.
  var hasPointers: Bool { letters.contains { $0.event.isOfPointers } }

  mutating func add(_ event: Navigator.Event, _ number: Int32) {
    if let newest = event.movement, let last = movement(fromEnd: 1), let before = movement(fromEnd: 2),
      last.pointer == newest.pointer, before.pointer == newest.pointer, newest.time - before.time < Inbox.spacing
    {
      letters.removeLast()
    }
    // A host may ask its system with every sample.
    if event.isOfSystem, letters.last?.event.isOfSystem == true { letters.removeLast() }
    letters.append(Letter(event, number))
  }

  private func movement(fromEnd distance: Int) -> PointerSample? {
    letters.count < distance ? nil : letters[letters.count - distance].event.movement
  }

  /// Takes out what has waited longest.
  mutating func takeFirst() -> Letter? {
    guard let first = letters.first else { return nil }
    letters.remove(at: 0)
    return first
  }

  /// Takes out everything.
  mutating func takeAll() -> References<Letter> {
    defer { letters = References() }
    return letters
  }
}

extension Navigator.Event {
  /// Whether it tells of fingers.
  var isOfPointers: Bool {
    switch self {
    case .pointerDown, .pointerMoved, .pointerUp, .pointersCancelled: true
    default: false
    }
  }

  /// Whether it tells what the host's system does with a gesture.
  var isOfSystem: Bool {
    switch self {
    case .shouldBegin, .allowed: true
    default: false
    }
  }

  /// Where a finger has moved to; nil for all else.
  fileprivate var movement: PointerSample? {
    if case .pointerMoved(let sample) = self { return sample }
    return nil
  }
}
