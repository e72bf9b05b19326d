// Interpolation and clamping of plain numbers.

/// The value a fraction of the way from `start` to `end`; exact at 0 and at 1.
func interpolate(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
  fraction == 1 ? end : start + (end - start) * fraction
}

/// The value limited to `lower ... upper`; NaN gives `lower`.
func clamp(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
  value > lower ? (value < upper ? value : upper) : lower
}
