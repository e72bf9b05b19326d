// Numbers that the page and the engine hand each other.

import Legato

/// A block of numbers in the module's memory, read and written from its start by either side in turn.
struct Mailbox {
  /// How many numbers it holds: enough for a custom transition, or the frames of some hundred shared elements.
  static let capacity = 8192
  nonisolated(unsafe) static let numbers: UnsafeMutablePointer<Double> = {
    let numbers = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
    numbers.initialize(repeating: 0, count: capacity)
    return numbers
  }()

  private var position = 0

  mutating func number() -> Double {
    guard position < Mailbox.capacity else { return 0 }
    defer { position += 1 }
    return Mailbox.numbers[position]
  }

  /// A whole number; anything that is none is 0.
  mutating func integer() -> Int32 { Int32(exactly: number()) ?? 0 }

  mutating func flag() -> Bool { number() != 0 }

  mutating func size() -> Size { Size(width: number(), height: number()) }

  mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }

  /// A rectangle that may be missing.
  mutating func optionalRect() -> Rect? {
    let isThere = flag()
    let rect = rect()
    return isThere ? rect : nil
  }

  mutating func put(_ value: Double) {
    guard position < Mailbox.capacity else { return }
    Mailbox.numbers[position] = value
    position += 1
  }

  mutating func put(_ rect: Rect) {
    put(rect.minX)
    put(rect.minY)
    put(rect.size.width)
    put(rect.size.height)
  }
}
