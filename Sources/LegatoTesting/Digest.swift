// A checksum of frames. Web/Sources/SelfTest links to this file.

import Legato

/// A checksum of layers and their states: equal for equal bits in the same order, and almost never equal for others.
package struct Digest: Equatable, Sendable {
  /// The checksum so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Adds a number, by its bits.
  package mutating func add(_ number: Double) {
    // 64-bit FNV-1a over whole numbers. The high bits of a product never reach the low ones, so without a shift two
    // signs would cancel out.
    value = (value ^ number.bitPattern) &* 0x100_0000_01b3
    value ^= value >> 32
  }

  /// Adds the kind and the resting place of a layer.
  mutating func add(_ layer: Layer) {
    add(Double(layer.kind.role.rawValue))
    add(Double(layer.kind.id))
    add(Double(layer.kind.part))
    add(Double(layer.kind.shade))
    add(layer.frame.origin.x)
    add(layer.frame.origin.y)
    add(layer.frame.size.width)
    add(layer.frame.size.height)
  }

  mutating func add(_ state: LayerState) {
    for property in Property.allCases { add(state[property]) }
  }
}
