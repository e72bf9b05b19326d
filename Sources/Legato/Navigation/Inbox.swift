/// The open question, and the events that wait for its answer, in their order.
package final class Inbox {
  /// An event that waits.
  package final class Letter {
    package let event: Navigator.Event
    /// The number of a request; 0 for other events.
    package let number: Int32

    init(_ event: Navigator.Event, _ number: Int32) { (self.event, self.number) = (event, number) }
  }

  var question: Question?
  var letters = References<Letter>()
  private var lastNumber: Int32 = 0

  var hasPointers: Bool { letters.contains { $0.event.concern.isOfPointers } }

  @inline(never)
  func makeNumber() -> Int32 {
    lastNumber += 1
    return lastNumber
  }

  func add(_ letter: Letter) {
    if let last = letters.last, replaces(last.event, letter.event) { letters.removeLast() }
    letters.append(letter)
  }

  private func replaces(_ last: Navigator.Event, _ event: Navigator.Event) -> Bool {
    // A host may ask its system for every sample.
    if event.concern == .system { return last.concern == .system }
    guard case .pointerMoved(let new) = event, case .pointerMoved(let middle) = last, letters.count > 1,
      case .pointerMoved(let old) = letters[letters.count - 2].event
    else { return false }
    // The velocity is not read from the middle one of three samples that are so close.
    return middle.pointer == new.pointer && old.pointer == new.pointer && new.time - old.time < VelocityTracker.spacing
  }

  func takeAll() -> References<Letter> {
    defer { letters = References() }
    return letters
  }
}

extension Navigator.Event {
  /// The kind of an event, which decides whether it has to wait.
  enum Concern: UInt8 {
    /// A finger lands or moves; it lifts or is taken away.
    case touch, leaving
    case system
    case request
    /// Events that never wait: answers, time, and reports of the host about what it shows.
    case host

    var isOfPointers: Bool { rawValue <= Concern.leaving.rawValue }
  }

  var concern: Concern {
    @inline(never) get {
      switch self {
      case .pointerDown, .pointerMoved: .touch
      case .pointerUp, .pointersCancelled: .leaving
      case .shouldBegin, .allowed: .system
      case .request, .reverse, .finish, .scrub, .endScrub: .request
      case .scrolled, .answered, .found, .measured, .resized, .changed, .tick: .host
      }
    }
  }
}
