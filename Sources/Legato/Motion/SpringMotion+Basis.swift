// The two solutions that every motion of a spring is made of.

extension SpringMotion {
  /// The travels from (value 1, velocity −ζω) and from (value 0, velocity 1) at a time in seconds.
  ///
  /// They are e⁻ᶻᵗ·cos(dt) and e⁻ᶻᵗ·sin(dt)/d with z = ζω and d = ω√(1 − ζ²); above ζ = 1 the hyperbolic functions
  /// take their place, split into their two decaying exponentials so that nothing overflows. Where dt is small, both
  /// are a series in (dt)², which is also their common limit at ζ = 1. Its first term left out is 3·10⁻¹⁷ at dt = 0.1.
  func basis(at time: Double) -> (cosine: Double, sine: Double) {
    let phase = rate * time
    let square = phase * phase
    if square < 0.01 {
      let envelope = Elementary.exp(-decay * time)
      let w = dampingRatio < 1 ? -square : square
      let c = 1 + w / 2 * (1 + w / 12 * (1 + w / 30 * (1 + w / 56)))
      let s = 1 + w / 6 * (1 + w / 20 * (1 + w / 42 * (1 + w / 72)))
      return (envelope * c, envelope * s * time)
    }
    if dampingRatio < 1 {
      let envelope = Elementary.exp(-decay * time)
      let (s, c) = Elementary.sincos(phase)
      return (envelope * c, envelope * s * inverseRate)
    }
    let fast = decay + rate
    let slowPart = Elementary.exp(-(angularFrequency * angularFrequency / fast) * time)
    let fastPart = Elementary.exp(-fast * time)
    return (0.5 * (slowPart + fastPart), 0.5 * (slowPart - fastPart) * inverseRate)
  }
}
