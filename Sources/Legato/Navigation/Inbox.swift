// The open question, and the events that wait for its answer.

/// The open question, and the events that wait for its answer, in their order.
package struct Inbox {
  /// An event that waits.
  package final class Letter {
    package let event: Navigator.Event
    let concern: Navigator.Event.Concern
    /// The sample of a finger that lands, moves or lifts; nil for other events.
    let sample: PointerSample?
    /// The number of a request; 0 for other events.
    package let number: Int32

    init(_ event: Navigator.Event, _ number: Int32) {
      self.event = event
      self.number = number
      concern = event.concern
      switch event {
      case .pointerDown(let sample, _), .pointerMoved(let sample), .pointerUp(let sample): self.sample = sample
      default: sample = nil
      }
    }

    var isOfPointers: Bool { concern.rawValue <= Navigator.Event.Concern.leaving.rawValue }
  }

  /// The open question; nil if no event has to wait.
  var question: Question?
  package private(set) var letters = References<Letter>()
  /// The number of the latest request.
  private var lastNumber: Int32 = 0

  /// Of three samples of a finger within this time, in seconds, the middle one is dropped: the velocity is not read
  /// from it (see ``VelocityTracker``).
  private static let spacing = 0.01

  /// Whether an event of a finger waits.
  var hasPointers: Bool { letters.contains { $0.isOfPointers } }

  /// A new number for a request.
  @inline(never)
  mutating func makeNumber() -> Int32 {
    lastNumber += 1
    return lastNumber
  }

  mutating func add(_ letter: Letter) {
    if let last = letters.last, last.concern == letter.concern, isJoined(by: letter) { letters.removeLast() }
    letters.append(letter)
  }

  /// Whether a new letter replaces the last one, which has the same concern.
  private func isJoined(by letter: Letter) -> Bool {
    // A host may ask its system for every sample.
    if letter.concern == .system { return true }
    guard letter.concern == .movement, letters.count > 1, let new = letter.sample else { return false }
    let (last, before) = (letters[letters.count - 1], letters[letters.count - 2])
    guard before.concern == .movement, let old = before.sample else { return false }
    return last.sample?.pointer == new.pointer && old.pointer == new.pointer && new.time - old.time < Inbox.spacing
  }

  /// Removes and returns the letter that has waited longest.
  mutating func takeFirst() -> Letter? {
    guard let first = letters.first else { return nil }
    letters.remove(at: 0)
    return first
  }

  /// Removes and returns all letters.
  mutating func takeAll() -> References<Letter> {
    defer { letters = References() }
    return letters
  }
}

extension Navigator.Event {
  /// The kind of an event, which decides whether it has to wait.
  enum Concern: UInt8 {
    /// A finger lands, moves, or lifts and is taken away.
    case landing, movement, leaving
    /// The host's system asks about or allows a gesture.
    case system
    /// The app asks for something.
    case request
    /// Events that never wait: answers, time, and reports of the host about what it shows.
    case host
  }

  var concern: Concern {
    @inline(never) get {
      switch self {
      case .pointerDown: .landing
      case .pointerMoved: .movement
      case .pointerUp, .pointersCancelled: .leaving
      case .shouldBegin, .allowed: .system
      case .request, .reverse, .finish, .scrub, .endScrub: .request
      case .scrolled, .answered, .found, .measured, .resized, .changed, .tick: .host
      }
    }
  }
}
