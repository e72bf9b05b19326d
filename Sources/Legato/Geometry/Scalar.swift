// Interpolation, clamping and testing of plain numbers.

/// The value a fraction of the way from `start` to `end`; exact at 0 and at 1.
func interpolate(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
  fraction == 1 ? end : start + (end - start) * fraction
}

/// The value limited to `lower ... upper`; NaN gives `lower`.
@inline(never)
func clamp(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
  value > lower ? (value < upper ? value : upper) : lower
}

/// The nearest whole number, the upper one of two. The standard library's own is a function that WebAssembly lacks.
@inline(never)
func rounded(_ value: Double) -> Double { (value + 0.5).rounded(.down) }

/// The reciprocal of what is above 0; else 0.
@inline(never)
func reciprocal(_ value: Double) -> Double { value > 0 ? 1 / value : 0 }

/// The library's own tests of a number, in place of the standard library's, which take its bits apart: the same answers
/// by one comparison, in a quarter of the WebAssembly. A finite number less itself is 0, any other NaN, which equals
/// nothing.
extension Double {
  /// Whether it is neither infinite nor NaN.
  var isFinite: Bool { self - self == 0 }
  /// Whether it is not a number.
  var isNaN: Bool { self != self }
}

extension [Double] {
  /// Appends a number. In one place: an array's growth is long in WebAssembly.
  @inline(never)
  mutating func put(_ number: Double) { append(number) }
}
