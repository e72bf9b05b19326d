/// What waits until the open question is answered, in its order.
package struct Inbox {
  /// Something that waits.
  package final class Letter {
    package let event: Navigator.Event
    let concern: Navigator.Event.Concern
    /// The number of a request; 0 for all else.
    package let number: Int32

    init(_ event: Navigator.Event, _ number: Int32) {
      self.event = event
      self.number = number
      concern = event.concern
    }

    var isOfPointers: Bool { concern.rawValue <= Navigator.Event.Concern.leaving.rawValue }
  }

  package private(set) var letters = References<Letter>()

  /// Of three samples of a finger within this time, in seconds, a velocity is not read from the middle one: see
  /// ``VelocityTracker``.
  private static let spacing = 0.01

  /// Whether something of fingers waits.
  var hasPointers: Bool {
    for index in 0..<letters.count where letters[index].isOfPointers { return true }
    return false
  }

  mutating func add(_ letter: Letter) {
    if let last = letters.last, last.concern == letter.concern, isJoined(by: letter) { letters.removeLast() }
    letters.append(letter)
  }

  /// Whether the last letter says nothing beside a new one of the same concern.
  private func isJoined(by letter: Letter) -> Bool {
    // A host may ask its system with every sample.
    if letter.concern == .system { return true }
    guard letters.count > 1, case .pointerMoved(let newest) = letter.event,
      case .pointerMoved(let last) = letters[letters.count - 1].event,
      case .pointerMoved(let before) = letters[letters.count - 2].event
    else { return false }
    return last.pointer == newest.pointer && before.pointer == newest.pointer
      && newest.time - before.time < Inbox.spacing
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
  /// What an event is about, as far as that matters to who may wait.
  enum Concern: UInt8 {
    /// A finger lands, moves, or lifts and is taken away.
    case landing, movement, leaving
    /// What the host's system does with a gesture.
    case system
    case other
  }

  var concern: Concern {
    @inline(never) get {
      switch self {
      case .pointerDown: .landing
      case .pointerMoved: .movement
      case .pointerUp, .pointersCancelled: .leaving
      case .shouldBegin, .allowed: .system
      default: .other
      }
    }
  }
}
