// A number that stands for a picture.

import Legato

/// A checksum of layer states: equal for equal bits, and hardly ever otherwise (64-bit FNV-1a over whole numbers).
public struct Digest: Equatable, Sendable {
  /// The checksum so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The digest of nothing.
  public init() {}

  /// Adds a number, by its bits.
  public mutating func add(_ number: Double) {
    value = (value ^ number.bitPattern) &* 0x100_0000_01b3
  }

  /// Adds every number of a layer's state.
  public mutating func add(_ state: LayerState) {
    for property in Property.allCases { add(state[property]) }
  }
}
