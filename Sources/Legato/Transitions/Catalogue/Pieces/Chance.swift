/// Random numbers that a seed repeats, the same on every platform: SplitMix's mixing of a counter, in 32 bits.
struct Chance {
  private var state: UInt32

  init(seed: UInt32) { state = seed }

  /// A number from −1 to 1.
  mutating func next() -> Double {
    // The golden ratio's bits, and the two multipliers of MurmurHash's final mixing.
    state = state &+ 0x9E37_79B9
    var bits = state
    bits = (bits ^ (bits >> 16)) &* 0x85EB_CA6B
    bits = (bits ^ (bits >> 13)) &* 0xC2B2_AE35
    bits ^= bits >> 16
    return Double(bits) / Double(UInt32.max) * 2 - 1
  }
}
