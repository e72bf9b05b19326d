/// A small generator of pseudo-random numbers (SplitMix64): the same seed gives the same numbers everywhere.
package struct Dice: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// A whole number from 0 to `count - 1`.
  package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    let part = Double(next() >> 11) * 0x1p-53
    // Rounds, so that the printed number is the number used.
    return ((range.lowerBound + part * (range.upperBound - range.lowerBound)) * 1000).rounded() / 1000
  }

  /// True once in `times`, on average.
  package mutating func once(in times: Int) -> Bool { below(times) == 0 }

  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
