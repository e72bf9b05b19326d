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

/// The nearest whole number; halves round up. The standard library calls a function that WebAssembly lacks.
@inline(never)
func rounded(_ value: Double) -> Double { (value + 0.5).rounded(.down) }

/// The reciprocal of a number above 0; 0 for any other number.
@inline(never)
func reciprocal(_ value: Double) -> Double { value > 0 ? 1 / value : 0 }

/// Tests of a number by one comparison, in a quarter of the WebAssembly that the standard library's tests take. A
/// finite number minus itself is 0; an infinite one or NaN gives NaN.
extension Double {
  var isFinite: Bool { self - self == 0 }
  var isNaN: Bool { self != self }
}

extension [Double] {
  /// Appends a number. Never inlined: growing an array takes much WebAssembly.
  @inline(never)
  mutating func put(_ number: Double) { append(number) }

  /// Appends all numbers of values that consist of numbers only.
  @inline(never)
  mutating func put(_ values: UnsafeRawBufferPointer) {
    let numbers = values.assumingMemoryBound(to: Double.self)
    #if hasFeature(Embedded)
      for number in numbers { put(number) }
    #else
      // Four times as fast, but 300 bytes more of WebAssembly.
      append(contentsOf: numbers)
    #endif
  }
}
