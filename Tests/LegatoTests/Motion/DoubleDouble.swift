// Arithmetic with 106 bits, for comparison with the engine's functions.

/// An unevaluated sum of two doubles, the second at most half a unit in the last place of the first.
///
/// The algorithms are Dekker's and Knuth's, with a fused multiply-add for exact products; each operation is right to
/// about 2⁻¹⁰² of its result.
struct DoubleDouble: Sendable {
  let high, low: Double

  init(_ value: Double) { (high, low) = (value, 0) }

  /// The exact sum of two doubles.
  private init(_ a: Double, plus b: Double) {
    let sum = a + b
    let rest = sum - a
    self.init(high: sum, low: (a - (sum - rest)) + (b - rest))
  }

  private init(high: Double, low: Double) { (self.high, self.low) = (high, low) }

  static prefix func - (a: Self) -> Self { Self(high: -a.high, low: -a.low) }

  static func + (a: Self, b: Self) -> Self {
    let (high, low) = (Self(a.high, plus: b.high), Self(a.low, plus: b.low))
    let sum = Self(high.high, plus: high.low + low.high)
    return Self(sum.high, plus: sum.low + low.low)
  }

  static func - (a: Self, b: Self) -> Self { a + -b }

  static func * (a: Self, b: Self) -> Self {
    let product = a.high * b.high
    let rest = (-product).addingProduct(a.high, b.high)
    return Self(product, plus: rest + (a.high * b.low + a.low * b.high))
  }

  static func / (a: Self, b: Self) -> Self {
    let first = a.high / b.high
    let rest = a - b * Self(first)
    let second = rest.high / b.high
    let third = (rest - b * Self(second)).high / b.high
    return Self(first, plus: second) + Self(third)
  }

  static func * (a: Self, b: Double) -> Self { a * Self(b) }
  static func / (a: Self, b: Double) -> Self { a / Self(b) }

  /// How far a double is from this number, in units in the last place of the double nearest to it.
  func distance(to value: Double) -> Double { (self - Self(value)).high.magnitude / high.ulp }
}
