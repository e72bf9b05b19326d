// The numbers that the page and the engine pass each other.

import Legato
import LegatoHost

/// A block of numbers in the module's memory, read and written from its start by either side in turn.
enum Mailbox {
  /// The block of numbers, its length, and the index of the next number.
  nonisolated(unsafe) private static var numbers: UnsafeMutablePointer<Double>?
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var next = 0

  /// Begins to read or write the block.
  @inline(never)
  static func open() {
    numbers = mailbox_numbers
    count = Int(mailbox_capacity)
    next = 0
  }

  /// Reads from a copy of some of the numbers instead of the block.
  static func read<Result>(_ letter: [Double], _ body: () -> Result) -> Result {
    letter.withUnsafeBufferPointer {
      numbers = UnsafeMutablePointer(mutating: $0.baseAddress)
      count = $0.count
      next = 0
      defer { open() }
      return body()
    }
  }

  /// Copies the numbers that `body` reads.
  static func letter(_ body: () -> Void) -> [Double] {
    let start = next
    body()
    let end = next
    next = start
    var letter: [Double] = []
    while next < end { letter.append(number()) }
    return letter
  }

  @inline(never)
  static func number() -> Double {
    guard let numbers, next < count else { return 0 }
    next &+= 1
    return numbers[next &- 1]
  }

  /// A whole number; other numbers are 0.
  @inline(never)
  static func integer() -> Int32 { Int32(exactly: number()) ?? 0 }

  /// The number of an enumeration's case; other numbers are 255.
  @inline(never)
  static func code() -> UInt8 { UInt8(exactly: number()) ?? 255 }

  /// A fraction up to 1, points above 1, or -1 for the height of the content.
  @inline(never)
  static func detent() -> Detent {
    let number = number()
    return number < 0 ? .content : number > 1 ? .points(number) : .fraction(number)
  }

  static func length() -> Int32 { max(integer(), 0) }

  /// Reads a list with `length` elements, limited to 0 and to the length of the block.
  static func list<Element>(of length: Int32, _ read: () -> Element) -> [Element] {
    let length = max(0, min(Int(length), count))
    return [Element](unsafeUninitializedCapacity: length) { elements, initialized in
      for index in 0..<length { (elements.baseAddress! + index).initialize(to: read()) }
      initialized = length
    }
  }

  @inline(never)
  static func flag() -> Bool { number() != 0 }

  @inline(never)
  static func size() -> Size2D { Size2D(width: number(), height: number()) }

  @inline(never)
  static func vector() -> Vector2D { Vector2D(dx: number(), dy: number()) }

  @inline(never)
  static func rect() -> Rect2D { Rect2D(x: number(), y: number(), width: number(), height: number()) }

  @inline(never)
  static func put(_ value: Double) {
    guard let numbers, next < count else { return }
    numbers[next] = value
    next &+= 1
  }

  static func put(_ vector: Vector2D) {
    put(vector.dx)
    put(vector.dy)
  }
}
