// A number that stands for many.

import Legato

/// FNV-1a over whole words: a digest of the bits of all that was added, in order.
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Double) {
    value = (value ^ number.bitPattern) &* 0x100_0000_01b3
  }

  mutating func add(_ state: LayerState) {
    for property in Property.allCases { add(state[property]) }
  }
}
